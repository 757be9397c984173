import SwiftUI

/// Squares of 80 pixels, each drawn in another way, with its name below.
struct EffectsView: View {
  @State private var isTurned = true
  @State private var isRedInFront = true
  @State private var presses = 0

  private let red = Color(.sRGB, red: 1, green: 0, blue: 0)
  private let blue = Color(.sRGB, red: 0, green: 0, blue: 1)
  private let white = Color(.sRGB, red: 1, green: 1, blue: 1)

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 24) { places }
      HStack(spacing: 24) { looks }
      HStack(spacing: 24) { shapes }
      HStack(spacing: 24) { rooms }
      HStack {
        Text("Presses: \(presses)")
        Button("Moved") { presses += 1 }.offset(x: 120)
        Button("Change") {
          isTurned.toggle()
          isRedInFront.toggle()
        }
      }
    }
    .padding()
    .background(white)
  }

  @ViewBuilder private var places: some View {
    Tile("offset") { red.frame(width: 20, height: 20).offset(x: 30, y: -30) }
    Tile("rotation") {
      red.frame(width: 80, height: 10).rotationEffect(.degrees(isTurned ? 90 : 0))
    }
    Tile("corner") {
      red.frame(width: 20, height: 80).rotationEffect(.degrees(-90), anchor: .bottom)
    }
    Tile("scale") { red.frame(width: 20, height: 20).scaleEffect(x: 4, y: 1) }
    Tile("position") { red.frame(width: 20, height: 20).position(x: 70, y: 10) }
    Tile("order") { red.offset(x: 20).frame(width: 20, height: 20).rotationEffect(.degrees(90)) }
  }

  @ViewBuilder private var looks: some View {
    Tile("blur") { red.frame(width: 40, height: 40).blur(radius: 8) }
    Tile("shadow") {
      white.frame(width: 40, height: 40).shadow(color: blue, radius: 2, x: 20)
    }
    Tile("invert") { red.colorInvert() }
    Tile("grey") { red.grayscale(1) }
    Tile("multiply") { white.colorMultiply(blue) }
    Tile("hue") { red.hueRotation(.degrees(180)) }
  }

  @ViewBuilder private var shapes: some View {
    Tile("mask") { red.mask { Circle() } }
    Tile("clip") { red.clipShape(Triangle()) }
    Tile("path") { Triangle().fill(red) }
    Tile("border") { Circle().strokeBorder(red, lineWidth: 10) }
    Tile("stroke") { Rectangle().stroke(red, lineWidth: 10) }
    Tile("dashes") {
      Rectangle().stroke(red, style: StrokeStyle(lineWidth: 10, dash: [40, 40]))
    }
  }

  @ViewBuilder private var rooms: some View {
    Tile("fit") { red.aspectRatio(2, contentMode: .fit) }
    Tile("fill") {
      red.aspectRatio(2, contentMode: .fill).frame(width: 80, height: 80).clipped()
    }
    Tile("front") {
      ZStack {
        red.zIndex(isRedInFront ? 1 : 0)
        blue
      }
    }
    Tile("inset") {
      blue.safeAreaInset(edge: .bottom) { red.frame(height: 20) }
    }
  }
}

struct Tile<Content: View>: View {
  let name: String
  let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 10) {
      content.frame(width: 80, height: 80)
      Text(verbatim: name)
    }
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
