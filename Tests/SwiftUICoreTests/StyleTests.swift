import Foundation
import SwiftUICore
import Testing

@Suite("Styles", .timeLimit(.minutes(10)))
struct StyleTests {
  @Test("Colours resolve to sRGB for light and dark")
  func colors() {
    #expect(Color.red.resolve(in: .light).description == "#FF3B30FF")
    #expect(Color.red.resolve(in: .dark).description == "#FF453AFF")
    #expect(Color.primary.resolve(in: .dark).description == "#FFFFFFFF")
    #expect(Color.black.opacity(0.5).opacity(0.5).resolve(in: .light).opacity == 0.25)
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).description == "#00FF00FF")
    #expect(Color(hue: 0.5, saturation: 0.5, brightness: 0.8).description == "#66CCCCFF")
    #expect(Color(.sRGBLinear, white: 0.5).resolve(in: .light).description == "#BCBCBCFF")
    let wide = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: .light)
    #expect(wide.red > 1 && wide.green < 0)
    #expect(Color(.displayP3, white: 1).resolve(in: .light).description == "#FFFFFFFF")
    #expect(Color.red == .red && Color.red != .green && Color.red.description == "red")
    #expect(Color(red: .nan, green: 9, blue: -1).description == "#00FF00FF")
    #expect(!Color.red.opacity(.infinity).description.isEmpty)
  }

  @Test("UIKit's colours stand for ones that adapt, and take the older and the newer spelling")
  func uiColors() {
    #expect(Color(.systemBlue) == .blue)
    #expect(Color(UIColor.label) == .primary)
    #expect(Color(uiColor: .systemGray6).resolve(in: .light).description == "#F2F2F7FF")
    #expect(Color(uiColor: .systemGray6).resolve(in: .dark).description == "#1C1C1EFF")
    #expect(Color(.systemGroupedBackground).resolve(in: .dark).description == "#000000FF")
    #expect(
      Color(UIColor.red.withAlphaComponent(0.5)).resolve(in: .light).description == "#FF000080")
    #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor(Color.red) == .systemRed)
    #expect(UIColor(named: "nothing of that name") == nil)
  }

  @Test("Opacity and levels of a style are those of what it comes to where it is used")
  func derivedStyles() throws {
    var environment = EnvironmentValues()
    environment.tint = Color(white: 1)
    let half = try #require(environment.color(of: .tint.opacity(0.5)))
    #expect(half.resolve(in: .light).description == "#FFFFFF80")
    let level = try #require(environment.color(of: TintShapeStyle().opacity(0.5).secondary))
    #expect(level.resolve(in: .light).opacity == 0.5 * 0.6)
    let levels = [
      environment.color(of: Color.red.secondary), environment.color(of: Color.red.tertiary),
      environment.color(of: Color.red.quaternary), environment.color(of: Color.red.quinary),
    ].map { $0?.resolve(in: .light).opacity }
    #expect(levels == [0.6, 0.3, 0.18, 0.1])
    #expect(environment.color(of: Color.red.gradient) == .red)
    // A colour's opacity stays a colour.
    let color: Color = .red.opacity(0.5)
    #expect(color.resolve(in: .light).opacity == 0.5)
  }

  @Test("A named colour is read from the asset catalog, and clear where there is none")
  func assets() throws {
    let files = try TemporaryBundle([
      "Assets.xcassets/Brand.colorset/Contents.json": """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "0.500", "blue": "0", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb", "components":
          {"red": "16", "green": "0x20", "blue": "1.000", "alpha": "0.5"}}}
      ], "info": {"version": 1}}
      """
    ])
    let brand = Color("Brand", bundle: files.bundle)
    #expect(brand.assetName == "Brand")
    #expect(brand.resolve(in: .light).description == "#FF8000FF")
    #expect(brand.resolve(in: .dark).description == "#1020FF80")
    #expect(Color("None", bundle: files.bundle).resolve(in: .light).opacity == 0)
  }

  @Test("Fonts say what they are")
  func fonts() {
    let system = Font.system(size: 24, weight: .semibold, design: .monospaced).traits
    #expect(system.size == 24 && system.weight == .semibold && system.design == .monospaced)
    #expect(system.name == nil && system.textStyle == nil && !system.isFixedSize)
    #expect(Font.system(size: 13).traits.weight == .regular)
    let custom = Font.custom("abc", size: 14).traits
    #expect(custom.name == "abc" && custom.size == 14 && custom.textStyle == .body)
    #expect(custom.weight == nil && custom.design == nil && !custom.isFixedSize)
    #expect(Font.custom("abc", fixedSize: 16).traits.isFixedSize)
    #expect(Font.custom("a", size: 1, relativeTo: .caption2).traits.textStyle == .caption2)
    #expect(Font.callout.traits.textStyle == .callout && Font.callout.traits.size == nil)
    #expect(Font.system(.largeTitle) == .largeTitle)
    #expect(Font.headline.traits.pointSize == 17 && Font.headline.traits.weight == .semibold)
    let rich = Font.body.bold().italic().monospacedDigit().weight(.light).traits
    #expect(rich.isBold && rich.isItalic && rich.isMonospacedDigit && rich.weight == .light)
    #expect(Font.body.bold() != .body)
  }

  @Test("A style stands for one colour where patterns cannot be drawn")
  func styles() {
    #expect(AnyShapeStyle(AnyShapeStyle(Color.red))._color() == .red)
    #expect(Gradient(colors: [.blue, .red])._color() == .blue)
    #expect(Gradient(colors: [.blue, .red, .green]).stops.map(\.location) == [0, 0.5, 1])
    #expect(TintShapeStyle.tint._color() == .accentColor)
  }
}
