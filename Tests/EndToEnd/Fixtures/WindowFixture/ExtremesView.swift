import SwiftUI

/// Numbers that make no sense, and changes from one to another.
struct ExtremesView: View {
  @State private var step = Int(CommandLine.arguments.last ?? "") ?? 0

  private static let numbers: [CGFloat] = [0, -1, .infinity, -.infinity, .nan, 1e300, 1]
  private var number: CGFloat { Self.numbers[step % Self.numbers.count] }

  var body: some View {
    VStack {
      Text("Step \(step)")
      Button("Next") { step += 1 }
      HStack {
        Color.red.offset(x: number, y: number)
        Color.red.rotationEffect(.degrees(Double(number)))
        Color.red.scaleEffect(number)
        Color.red.scaleEffect(x: 1, y: number, anchor: UnitPoint(x: number, y: 0))
        Color.red.blur(radius: number)
        Color.red.shadow(color: .blue, radius: number, x: number, y: number)
        Color.red.brightness(Double(number)).hueRotation(.degrees(Double(number)))
        Color.red.contrast(Double(number)).saturation(Double(number))
        Color.red.mask { Circle().stroke(.red, lineWidth: number) }
      }
      HStack {
        Text("x").position(x: number, y: number)
        Color.red.aspectRatio(number, contentMode: .fit)
        Color.red.aspectRatio(number, contentMode: .fill).frame(width: 20, height: 20).clipped()
        Color.red.frame(width: number, height: number)
        Color.red.frame(minWidth: 30, maxWidth: number)
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, miterLimit: number, dash: [number]))
        Text("y").layoutPriority(Double(number)).zIndex(Double(number))
        RoundedRectangle(cornerRadius: number)
        Path { path in
          path.move(to: CGPoint(x: number, y: 0))
          path.addLine(to: CGPoint(x: 3, y: number))
        }
        .stroke(.red)
      }
      HStack {
        Color.red.aspectRatio(number, contentMode: .fill).frame(width: 20, height: 20)
        Text("k").kerning(number).font(.system(size: number))
        Text("c").foregroundStyle(Color(red: number, green: 0, blue: 0, opacity: number))
        Text("b").border(.red, width: number).cornerRadius(number).opacity(Double(number))
        Text("p").padding(number).frame(idealWidth: number)
        Color(red: number, green: number, blue: 0)
        Gauge(value: number, in: 0...(number > 1 ? number : 1)) { Text("g") }
        ProgressView(value: number, total: number)
        Slider(value: .constant(number), in: 0...(number > 1 ? number : 1))
        DatePicker("d", selection: .constant(Date(timeIntervalSince1970: Double(number))))
      }
    }
    .frame(width: 500, height: 300)
  }
}
