import SwiftUI

/// A picture of 40 by 20 pixels, red on the left and blue on the right, in squares of 80.
struct ImagesView: View {
  /// The folder with the picture.
  let folder: String

  private var picture: Image { Image("picture", bundle: Bundle(path: folder)) }

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 24) {
        Tile("own") { picture }
        Tile("stretched") { picture.resizable() }
        Tile("fitted") { picture.resizable().scaledToFit() }
        Tile("filled") {
          picture.resizable().scaledToFill().frame(width: 80, height: 80).clipShape(Circle())
        }
      }
      HStack(spacing: 24) {
        Tile("tiled") { picture.resizable(resizingMode: .tile) }
        Tile("template") {
          picture.resizable().renderingMode(.template)
            .foregroundColor(Color(.sRGB, red: 1, green: 0, blue: 0))
        }
        Tile("symbol") {
          Image(systemName: "plus").resizable()
            .foregroundColor(Color(.sRGB, red: 1, green: 0, blue: 0))
        }
        Tile("missing") { Image("no such picture") }
      }
    }
    .padding()
    .background(Color(.sRGB, red: 1, green: 1, blue: 1))
  }
}
