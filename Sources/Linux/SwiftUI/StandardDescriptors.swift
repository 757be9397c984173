import Foundation

/// Standard input, output and error, which a program may be started without.
///
/// The next thing that is opened would get the number of one that is closed: the screen would be
/// written into it, or input be read from it.
enum StandardDescriptors {
  /// Opens the null device for each that is closed. To be called before anything else is opened.
  static func openMissing() {
    // The lowest free number is used, so each gets its own.
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      guard open("/dev/null", O_RDWR) == descriptor else { return }
    }
  }
}
