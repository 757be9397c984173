import SwiftUI
import ViewInspector
import XCTest

/// Alerts, dialogs and sheets in views that are not on screen.
final class ModernAlertTests: XCTestCase {
  func testAnAlertThatIsNotPresentedIsAbsent() throws {
    let sut = EmptyView().alert("Title", isPresented: .constant(false)) { Button("OK") {} }
    XCTAssertThrows(try sut.inspect().emptyView().alert(), "View for Alert is absent")
  }

  func testAViewWithoutAnAlertSaysSo() throws {
    XCTAssertThrows(
      try EmptyView().inspect().emptyView().alert(), "EmptyView does not have 'alert' modifier")
    XCTAssertThrows(
      try EmptyView().inspect().emptyView().alert(2),
      "EmptyView does not have 'alert' modifier at index 2")
  }

  func testTitleMessageAndActions() throws {
    let sut = EmptyView().alert("Delete?", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
    let alert = try sut.inspect().emptyView().alert()
    XCTAssertEqual(try alert.title().string(), "Delete?")
    XCTAssertEqual(try alert.message().text().string(), "This cannot be undone.")
    XCTAssertEqual(try alert.actions().button(0).role(), .destructive)
    XCTAssertEqual(try alert.actions().button(1).labelView().text().string(), "Cancel")
    XCTAssertThrows(
      try alert.primaryButton(), "Alert does not have primaryButton(): use actions()")
  }

  func testAMissingMessageIsAbsent() throws {
    let sut = EmptyView().alert("Title", isPresented: .constant(true)) { Button("OK") {} }
    XCTAssertThrows(try sut.inspect().emptyView().alert().message(), "View for message is absent")
  }

  func testTappingAnActionRunsItAndLeavesTheAlert() throws {
    var taps = 0
    let isPresented = Binding(wrappedValue: true)
    let sut = EmptyView().alert("Title", isPresented: isPresented) { Button("OK") { taps += 1 } }
    try sut.inspect().find(button: "OK").tap()
    XCTAssertEqual(taps, 1)
    XCTAssertTrue(isPresented.wrappedValue)
    try sut.inspect().emptyView().alert().dismiss()
    XCTAssertFalse(isPresented.wrappedValue)
  }

  func testPaths() throws {
    let sut = EmptyView().alert("Title", isPresented: .constant(true)) {
      Button("A") {}
      Button("B") {}
    } message: {
      Text("Message")
    }
    XCTAssertEqual(
      try sut.inspect().find(text: "Title").pathToRoot, "emptyView().alert().title()")
    XCTAssertEqual(
      try sut.inspect().find(text: "Message").pathToRoot, "emptyView().alert().message().text()")
    XCTAssertEqual(
      try sut.inspect().find(text: "B").pathToRoot,
      "emptyView().alert().actions().button(1).labelView().text()")
  }

  func testOfTwoAlertsTheFirstAppliedHasIndexZero() throws {
    let sut = EmptyView()
      .alert("One", isPresented: .constant(true)) { Button("OK") {} }
      .padding()
      .alert("Two", isPresented: .constant(true)) { Button("OK") {} }
    let view = try sut.inspect().emptyView()
    XCTAssertEqual(try view.alert().title().string(), "One")
    XCTAssertEqual(try view.alert(1).title().string(), "Two")
    XCTAssertEqual(try sut.inspect().find(text: "Two").pathToRoot, "emptyView().alert(1).title()")
  }

  func testDataThatIsMissingKeepsTheAlertAbsent() throws {
    let data: String? = nil
    let sut = EmptyView().alert("Title", isPresented: .constant(true), presenting: data) {
      Button($0) {}
    }
    XCTAssertThrows(try sut.inspect().emptyView().alert(), "View for Alert is absent")
  }

  func testAnAlertOfADisabledViewCanBeAnswered() throws {
    var taps = 0
    let sut = Button("Open") {}
      .alert("Title", isPresented: .constant(true)) { Button("OK") { taps += 1 } }
      .disabled(true)
    try sut.inspect().find(button: "OK").tap()
    XCTAssertEqual(taps, 1)
  }

  func testADisabledActionCannotBeTapped() throws {
    let sut = EmptyView().alert("Title", isPresented: .constant(true)) {
      Button("OK") { XCTFail("a disabled button acts") }.disabled(true)
    }
    XCTAssertThrows(
      try sut.inspect().find(button: "OK").tap(), "Button is unresponsive: it is disabled")
  }

  func testTheErrorIsTheTitle() throws {
    struct Failure: LocalizedError {
      var errorDescription: String? { "No network" }
      var recoverySuggestion: String? { "Try again later." }
    }
    let sut = EmptyView().alert(isPresented: .constant(true), error: Failure()) { _ in
      Button("OK") {}
    } message: {
      Text($0.recoverySuggestion ?? "")
    }
    let alert = try sut.inspect().find(ViewType.Alert.self)
    XCTAssertEqual(try alert.title().string(), "No network")
    XCTAssertEqual(try alert.message().text().string(), "Try again later.")
  }
}

final class LegacyAlertTests: XCTestCase {
  func testABareAlertGivesAHint() throws {
    let sut = EmptyView().alert(isPresented: .constant(true)) { Alert(title: Text("Title")) }
    XCTAssertThrows(
      try sut.inspect().emptyView().alert(),
      "Please refer to the Guide for inspecting the Alert: "
        + "https://github.com/nalexn/ViewInspector/blob/master/guide_popups.md#alert")
    XCTAssertThrows(try sut.inspect().find(text: "Title"), "Search did not find a match")
  }

  func testPressingAButtonDismissesFirst() throws {
    var events: [String] = []
    let isPresented = Binding(wrappedValue: true)
    let sut = EmptyView().inspectableAlert(isPresented: isPresented) {
      Alert(
        title: Text("Title"), message: Text("Message"),
        dismissButton: .default(Text("Got it!")) { events.append("\(isPresented.wrappedValue)") })
    }
    try sut.inspect().find(ViewType.AlertButton.self, containing: "Got it!").tap()
    XCTAssertEqual(events, ["false"])
    XCTAssertThrowsError(
      try sut.inspect().find(ViewType.AlertButton.self, containing: "Got it!"))
  }

  func testTitleMessageAndButtons() throws {
    let sut = EmptyView().inspectableAlert(isPresented: .constant(true)) {
      Alert(
        title: Text("Title"), message: Text("Message"), primaryButton: .cancel(Text("No")),
        secondaryButton: .destructive(Text("Yes")))
    }
    let alert = try sut.inspect().emptyView().alert()
    XCTAssertEqual(try alert.title().string(), "Title")
    XCTAssertEqual(try alert.message().text().string(), "Message")
    XCTAssertEqual(try alert.primaryButton().style(), .cancel)
    XCTAssertEqual(try alert.secondaryButton().style(), .destructive)
    XCTAssertEqual(try alert.secondaryButton().labelView().string(), "Yes")
    XCTAssertEqual(
      try sut.inspect().find(text: "Yes").pathToRoot,
      "emptyView().alert().secondaryButton().labelView()")
    XCTAssertThrows(
      try alert.actions(), "Alert does not have actions(): use primaryButton() or secondaryButton()"
    )
  }

  func testAnAlertWithOneButtonHasNoSecond() throws {
    let sut = EmptyView().inspectableAlert(isPresented: .constant(true)) {
      Alert(title: Text("Title"))
    }
    let alert = try sut.inspect().emptyView().alert()
    XCTAssertThrows(try alert.secondaryButton(), "View for secondaryButton is absent")
    XCTAssertThrows(try alert.message(), "View for message is absent")
    XCTAssertEqual(try alert.primaryButton().labelView().string(), "OK")
  }

  func testAPresenterThatPresentsNothingIsAbsent() throws {
    let sut = EmptyView().inspectableAlert(isPresented: .constant(false)) {
      Alert(title: Text("Title"))
    }
    XCTAssertThrows(try sut.inspect().emptyView().alert(), "View for Alert is absent")
  }

  func testAnItemPresenterDismissesByItsItem() throws {
    let item = Binding<Note?>(wrappedValue: Note(id: 7))
    let sut = EmptyView().modifier(ItemAlert(item: item) { Alert(title: Text("Note \($0.id)")) })
    XCTAssertNoThrow(try sut.inspect().find(text: "Note 7"))
    try sut.inspect().emptyView().alert().dismiss()
    XCTAssertNil(item.wrappedValue)
  }
}

struct Note: Identifiable {
  let id: Int
}

struct ItemAlert: ViewModifier {
  let item: Binding<Note?>
  let popupBuilder: (Note) -> Alert
  var onDismiss: (() -> Void)? = nil

  func body(content: Self.Content) -> some View {
    content.alert(item: item, content: popupBuilder)
  }
}

extension ItemAlert: ItemPopupPresenter {}

final class ConfirmationDialogTests: XCTestCase {
  func testTitleVisibilityMessageAndActions() throws {
    let isPresented = Binding(wrappedValue: true)
    let sut = Text("List").confirmationDialog(
      "Sort", isPresented: isPresented, titleVisibility: .visible
    ) {
      ForEach(["Name", "Date"], id: \.self) { Button($0) {} }
    } message: {
      Text("Choose an order")
    }
    let dialog = try sut.inspect().text().confirmationDialog()
    XCTAssertEqual(try dialog.title().string(), "Sort")
    XCTAssertEqual(try dialog.titleVisibility(), .visible)
    XCTAssertEqual(try dialog.message().text().string(), "Choose an order")
    XCTAssertEqual(
      try dialog.actions().forEach().button(1).labelView().text().string(), "Date")
    try dialog.dismiss()
    XCTAssertThrows(
      try sut.inspect().text().confirmationDialog(), "View for ConfirmationDialog is absent")
    XCTAssertThrows(
      try EmptyView().inspect().emptyView().confirmationDialog(),
      "EmptyView does not have 'confirmationDialog' modifier")
  }
}

struct InspectableActionSheet: ViewModifier {
  let isPresented: Binding<Bool>
  let popupBuilder: () -> ActionSheet
  var onDismiss: (() -> Void)? = nil

  func body(content: Self.Content) -> some View {
    content.actionSheet(isPresented: isPresented, content: popupBuilder)
  }
}

extension InspectableActionSheet: PopupPresenter {}

final class ActionSheetTests: XCTestCase {
  func testButtonsAreFoundByIndexAndDismiss() throws {
    var pressed = ""
    let isPresented = Binding(wrappedValue: true)
    let sut = EmptyView().modifier(
      InspectableActionSheet(isPresented: isPresented) {
        ActionSheet(
          title: Text("Title"), message: Text("Message"),
          buttons: [
            .default(Text("First")) { pressed = "First" },
            .default(Text("Second")) { pressed = "Second" }, .cancel(),
          ])
      })
    let sheet = try sut.inspect().emptyView().actionSheet()
    XCTAssertEqual(try sheet.title().string(), "Title")
    XCTAssertEqual(try sheet.message().string(), "Message")
    XCTAssertThrows(
      try sheet.button(3), "View for button at index 3 is absent")
    try sheet.button(1).tap()
    XCTAssertEqual(pressed, "Second")
    XCTAssertFalse(isPresented.wrappedValue)
  }

  func testABareActionSheetGivesAHint() throws {
    let sut = EmptyView().actionSheet(isPresented: .constant(true)) {
      ActionSheet(title: Text("Title"))
    }
    XCTAssertThrows(
      try sut.inspect().emptyView().actionSheet(),
      "Please refer to the Guide for inspecting the ActionSheet: "
        + "https://github.com/nalexn/ViewInspector/blob/master/guide_popups.md#actionsheet")
  }
}

struct InspectableSheet<Sheet: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let popupBuilder: () -> Sheet

  func body(content: Self.Content) -> some View {
    content.sheet(isPresented: isPresented, onDismiss: onDismiss, content: popupBuilder)
  }
}

extension InspectableSheet: PopupPresenter {}

struct InspectableCover<Sheet: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let popupBuilder: () -> Sheet

  func body(content: Self.Content) -> some View {
    content.fullScreenCover(isPresented: isPresented, onDismiss: onDismiss, content: popupBuilder)
  }
}

extension InspectableCover: PopupPresenter {}

struct InspectablePopover<Popover: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let popupBuilder: () -> Popover

  func body(content: Self.Content) -> some View {
    content.popover(isPresented: isPresented, arrowEdge: .bottom, content: popupBuilder)
  }
}

extension InspectablePopover: PopupPresenter {}

final class SheetTests: XCTestCase {
  func testASheetBehindAPresenterIsFoundAndDismissedOnce() throws {
    var dismissals = 0
    let isPresented = Binding(wrappedValue: true)
    let sut = EmptyView().modifier(
      InspectableSheet(isPresented: isPresented, onDismiss: { dismissals += 1 }) {
        VStack {
          Text("Inside")
          Button("Close") { isPresented.wrappedValue = false }
        }
      })
    let sheet = try sut.inspect().emptyView().sheet()
    XCTAssertEqual(try sheet.vStack().text(0).string(), "Inside")
    XCTAssertEqual(
      try sut.inspect().find(text: "Inside").pathToRoot, "emptyView().sheet().vStack().text(0)")
    try sheet.dismiss()
    XCTAssertEqual(dismissals, 1)
    XCTAssertThrows(try sut.inspect().emptyView().sheet(), "View for Sheet is absent")
  }

  func testANativeSheetGivesAHintUnlessSwitchedOn() throws {
    var dismissals = 0
    let isPresented = Binding(wrappedValue: true)
    let sut = EmptyView().sheet(isPresented: isPresented) {
      dismissals += 1
    } content: {
      Text("Inside")
    }
    XCTAssertThrows(
      try sut.inspect().emptyView().sheet(),
      "Please refer to the Guide for inspecting the Sheet: "
        + "https://github.com/nalexn/ViewInspector/blob/master/guide_popups.md#sheet")
    XCTAssertThrowsError(try sut.inspect().find(text: "Inside"))

    NativePopups.areInspectable = true
    defer { NativePopups.areInspectable = false }
    XCTAssertNoThrow(try sut.inspect().find(text: "Inside"))
    try sut.inspect().emptyView().sheet().dismiss()
    XCTAssertEqual(dismissals, 1)
    XCTAssertThrows(try sut.inspect().emptyView().sheet(), "View for Sheet is absent")
  }

  func testCoversAndPopovers() throws {
    let cover = EmptyView().modifier(
      InspectableCover(isPresented: .constant(true), onDismiss: nil) { Text("Cover") })
    XCTAssertEqual(
      try cover.inspect().emptyView().fullScreenCover().text().string(), "Cover")
    let popover = EmptyView().modifier(
      InspectablePopover(isPresented: .constant(true), onDismiss: nil) { Text("Popover") })
    XCTAssertEqual(try popover.inspect().emptyView().popover().text().string(), "Popover")
    XCTAssertEqual(try popover.inspect().emptyView().popover().arrowEdge(), .bottom)
    XCTAssertThrows(
      try popover.inspect().emptyView().sheet(), "EmptyView does not have 'sheet' modifier")
  }
}
