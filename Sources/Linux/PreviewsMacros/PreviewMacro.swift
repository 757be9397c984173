/// `#Preview("name") { … }`
///
/// There is nothing here that could show a preview. So it leaves nothing behind; the compiler has
/// checked its closure by then.
enum PreviewMacro {
  static func expand() -> String { "" }
}
