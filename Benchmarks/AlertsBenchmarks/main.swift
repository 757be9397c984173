import Foundation

Task { @MainActor in
  var results: [Measurement] = []
  results += await GraphBenchmarks.run()
  results += await AlertBenchmarks.run()
  print("")
  print(
    "what".padding(toLength: 52, withPad: " ", startingAt: 0) + "      ours          floor    ratio"
  )
  for result in results { print(result.line) }
  exit(0)
}
RunLoop.main.run()
