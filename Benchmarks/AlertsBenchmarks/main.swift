import Foundation

Task { @MainActor in
  var results: [Measurement] = []
  // One kind alone, where it is named.
  let kinds = CommandLine.arguments.dropFirst()
  if kinds.isEmpty || kinds.contains("graph") { results += await GraphBenchmarks.run() }
  if kinds.isEmpty || kinds.contains("alerts") { results += await AlertBenchmarks.run() }
  if kinds.isEmpty || kinds.contains("inspection") { results += await InspectionBenchmarks.run() }
  print("")
  print(
    "what".padding(toLength: 52, withPad: " ", startingAt: 0) + "      ours          floor    ratio"
  )
  for result in results { print(result.line) }
  exit(0)
}
RunLoop.main.run()
