// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "Alerts",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Alerts", targets: ["Alerts"]),
    .library(name: "AlertsTesting", targets: ["AlertsTesting"]),
    .executable(name: "Counter", targets: ["ActionInBlog"]),
    .executable(name: "Tour", targets: ["Tour"]),
  ],
  traits: [
    .trait(name: "GTK", description: "Native windows on Linux: GTK 4 and libadwaita.")
  ],
  targets: [
    .target(name: "Alerts", swiftSettings: strict),
    .target(name: "AlertsTesting", dependencies: ["Alerts"], swiftSettings: strict),
    .executableTarget(
      name: "Tour", dependencies: ["Alerts"], path: "Examples/Tour", swiftSettings: strict),
    // The app of an article, as it is there: https://github.com/Junhyunny/blog-in-action
    .executableTarget(
      name: "ActionInBlog", path: "Examples/Counter", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "AlertsTests", dependencies: ["Alerts", "AlertsTesting"], swiftSettings: strict),
    .testTarget(
      name: "AlertsTestingTests", dependencies: ["Alerts", "AlertsTesting"], swiftSettings: strict),
    // Skipped, but where the tests above start it to read how it fails.
    .testTarget(
      name: "FailingAlertTests", dependencies: ["Alerts", "AlertsTesting"], swiftSettings: strict),
    .testTarget(
      name: "AlertsMainActorTests", dependencies: ["Alerts", "AlertsTesting"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)

// What Apple's systems bring and Linux lacks. The names are those of Apple's frameworks, so that
// `import SwiftUI` in the library and in an app means the same thing on both.
#if os(Linux)
  package.products += [
    .library(name: "SwiftUI", targets: ["SwiftUI", "SwiftUICore", "Combine"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "ViewInspector", targets: ["ViewInspector"]),
  ]
  package.targets += [
    .target(name: "Combine", path: "Sources/Linux/Combine", swiftSettings: strict),
    .macro(name: "PreviewsMacros", path: "Sources/Linux/PreviewsMacros", swiftSettings: strict),
    .target(
      name: "SwiftUICore", dependencies: ["Combine", "PreviewsMacros"],
      path: "Sources/Linux/SwiftUICore", swiftSettings: strict),
    .target(
      name: "PlainHost", dependencies: ["SwiftUICore"],
      path: "Sources/Linux/PlainHost", swiftSettings: strict),
    .systemLibrary(
      name: "CGtk", path: "Sources/Linux/CGtk", pkgConfig: "libadwaita-1",
      providers: [.apt(["libadwaita-1-dev"])]),
    .target(
      name: "GTKHost",
      dependencies: ["SwiftUICore", .target(name: "CGtk", condition: .when(traits: ["GTK"]))],
      path: "Sources/Linux/GTKHost", exclude: ["README.md"], swiftSettings: strict),
    .target(name: "CTerminal", path: "Sources/Linux/CTerminal"),
    .target(
      name: "TerminalHost", dependencies: ["SwiftUICore", "CTerminal"],
      path: "Sources/Linux/TerminalHost", exclude: ["README.md"], swiftSettings: strict),
    .target(
      name: "SwiftUI",
      dependencies: ["SwiftUICore", "Combine", "PlainHost", "TerminalHost", "GTKHost"],
      path: "Sources/Linux/SwiftUI", swiftSettings: strict),
    .target(
      name: "ViewInspector", path: "Sources/Linux/ViewInspector", swiftSettings: strict),
    .executableTarget(
      name: "WindowFixture", path: "Tests/EndToEnd/Fixtures/WindowFixture", swiftSettings: strict),
    .testTarget(name: "DocumentationTests", swiftSettings: strict),
    .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: strict),
    // By way of SwiftUI: a test that depended on the macros' own target would have all tests, and what
    // they test, built a second time, for the tools.
    .testTarget(name: "PreviewsMacrosTests", swiftSettings: strict),
    // In Swift 5 mode, as the tests are that people bring: they conform types of the app to protocols.
    .testTarget(
      name: "ViewInspectorTests", dependencies: ["ViewInspector"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "TerminalFixture",
      path: "Tests/EndToEnd/terminal/Fixture", swiftSettings: strict),
    .testTarget(
      name: "TerminalHostTests", dependencies: ["TerminalHost", "CTerminal"],
      swiftSettings: strict),
    .testTarget(name: "SwiftUICoreTests", swiftSettings: strict),
    .testTarget(
      name: "PlainHostTests", dependencies: ["PlainHost"], swiftSettings: strict),
    .testTarget(name: "GTKHostTests", dependencies: ["GTKHost"], swiftSettings: strict),
    .testTarget(
      name: "ActionInBlogTests", dependencies: ["ActionInBlog", "ViewInspector"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["ActionInBlog", "Tour"], path: "Tests/EndToEnd",
      exclude: ["Fixtures", "gtk", "terminal"],
      swiftSettings: strict),
  ]
  // Left out of an ordinary build: `make bench` asks for it.
  if Context.environment["ALERTS_BENCHMARKS"] != nil {
    package.targets += [
      .executableTarget(
        name: "AlertsBenchmarks", dependencies: ["Alerts", "ViewInspector"],
        path: "Benchmarks/AlertsBenchmarks", swiftSettings: strict),
      .executableTarget(
        name: "TerminalBenchmarks", path: "Benchmarks/terminal/App", swiftSettings: strict),
      .systemLibrary(name: "CGtkFloor", path: "Benchmarks/gtk", pkgConfig: "libadwaita-1"),
      .executableTarget(
        name: "GTKBenchmarks",
        dependencies: [
          "Alerts", "GTKHost",
          .target(name: "CGtkFloor", condition: .when(traits: ["GTK"])),
        ],
        path: "Benchmarks/GTKBenchmarks", swiftSettings: strict),
    ]
  }
  // What `SwiftUI` re-exports has to be named as well: SwiftPM does not compile a target again when
  // only a module has changed that the target gets through another one.
  let belowSwiftUI: Set = [
    "Combine", "CombineTests", "PreviewsMacros", "SwiftUICore", "PlainHost",
    "CGtk", "CGtkFloor", "GTKHost", "CTerminal", "TerminalHost", "SwiftUI", "EndToEndTests",
    "DocumentationTests",
  ]
  for target in package.targets where !belowSwiftUI.contains(target.name) {
    target.dependencies += ["SwiftUI", "SwiftUICore", "Combine"]
  }
#else
  // Apple's systems bring the rest. The article's tests run there on the public inspection package.
  package.dependencies += [
    .package(url: "https://github.com/nalexn/ViewInspector", from: "0.10.0")
  ]
  package.targets += [
    .testTarget(
      name: "ActionInBlogTests", dependencies: ["ActionInBlog", "ViewInspector"],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
#endif
