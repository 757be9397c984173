import SwiftUI
import ViewInspector
import XCTest

struct InspectableAlert: ViewModifier {
  let isPresented: Binding<Bool>
  let popupBuilder: () -> Alert
  let onDismiss: (() -> Void)? = nil

  func body(content: Self.Content) -> some View {
    content.alert(isPresented: isPresented, content: popupBuilder)
  }
}

extension View {
  func inspectableAlert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    return self.modifier(InspectableAlert(isPresented: isPresented, popupBuilder: content))
  }
}

extension InspectableAlert: PopupPresenter {}

private struct CounterView: View {
  internal let inspection = Inspection<Self>()
  @State var count = 0
  @State var isPresented = false

  var body: some View {
    VStack {
      Text("\(count)")
        .inspectableAlert(isPresented: $isPresented) {
          Alert(
            title: Text("Do you want to increase count?"),
            primaryButton: .default(Text("Yes")) { count += 1 },
            secondaryButton: .destructive(Text("Cancel"))
          )
        }
      Button("Increase") { self.isPresented = true }
    }
    .padding()
    .onReceive(inspection.notice) { self.inspection.visit(self, $0) }
  }
}

/// An alert behind a presenter, in a view that is on screen.
final class HostedLegacyAlertTests: XCTestCase {
  func testPressingTheButtonOpensTheAlert() throws {
    let sut = CounterView()
    let expectation = sut.inspection.inspect { view in
      try view.find(button: "Increase").tap()

      XCTAssertNoThrow(
        try view.find(ViewType.Alert.self, containing: "Do you want to increase count?"))
      XCTAssertNoThrow(try view.find(ViewType.AlertButton.self, containing: "Yes"))
      XCTAssertNoThrow(try view.find(ViewType.AlertButton.self, containing: "Cancel"))
    }
    ViewHosting.host(view: sut)
    wait(for: [expectation], timeout: 2.5)
  }

  func testYesIncreasesTheCountAndClosesTheAlert() throws {
    let sut = CounterView()
    let expectation = sut.inspection.inspect { view in
      try view.find(button: "Increase").tap()
      try view.find(ViewType.AlertButton.self, containing: "Yes").tap()

      XCTAssertNoThrow(try view.find(text: "1"))
      XCTAssertThrowsError(try view.find(ViewType.AlertButton.self, containing: "Yes"))
    }
    ViewHosting.host(view: sut)
    wait(for: [expectation], timeout: 2.5)
  }

  func testCancelLeavesTheCountAndClosesTheAlert() throws {
    let sut = CounterView()
    let expectation = sut.inspection.inspect { view in
      try view.find(button: "Increase").tap()
      try view.find(ViewType.AlertButton.self, containing: "Cancel").tap()

      XCTAssertNoThrow(try view.find(text: "0"))
      XCTAssertThrowsError(try view.find(ViewType.AlertButton.self, containing: "Cancel"))
    }
    ViewHosting.host(view: sut)
    wait(for: [expectation], timeout: 2.5)
  }
}
