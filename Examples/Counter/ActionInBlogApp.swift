import SwiftUI

@main
struct ActionInBlogApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}
