// The same window and the same alert as in `gtk/floor.c`, through SwiftUI and Alerts.
//
// GTKBenchmarks CYCLES callback|closure|await [painted]
#if GTK
  import CGtkFloor
  import Foundation
  import GTKHost

  let arguments = CommandLine.arguments.dropFirst()
  let cycles = arguments.first.flatMap { Int32($0) } ?? 1_000
  let isPainted: gboolean = arguments.contains("painted") ? 1 : 0

  guard
    let host = arguments.contains("await")
      ? GTKHost(AwaitApp.self)
      : arguments.contains("closure") ? GTKHost(ClosureApp.self) : GTKHost(CallbackApp.self)
  else {
    FileHandle.standardError.write(Data("GTKBenchmarks needs a display\n".utf8))
    exit(69)
  }
  host.start()
  let form = ["await", "closure"].first(where: arguments.contains) ?? "callback"
  if arguments.contains("idle") {
    floor_wait_until_up(floor_window(), 1)
    _ = floor_idle_cpu_ms(1)
    print("{\"name\":\"idle\",\"cpu_ms_in_5_s\":\(floor_idle_cpu_ms(5))}")
  } else {
    floor_run(form, floor_window(), cycles, isPainted)
  }
#endif
