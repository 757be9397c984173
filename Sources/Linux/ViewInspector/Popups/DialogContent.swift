import SwiftUI
import SwiftUICore

/// An alert or confirmation dialog made of views.
@MainActor
protocol DialogValue {
  var supplement: Supplement { get }
}

extension DialogModifier: DialogValue {
  var supplement: Supplement {
    let isAlert = kind == .alert
    let type: any BaseViewType.Type =
      isAlert ? ViewType.Alert.self : ViewType.ConfirmationDialog.self
    return Supplement(type.inspectionCall(typeName: ""), isPresented: true) {
      guard isPresented.wrappedValue, isReady else {
        throw InspectionError.viewNotFound(parent: type.typePrefix)
      }
      return DialogContent(
        viewType: type, title: title, titleVisibility: titleVisibility, actions: actions,
        message: message, dismiss: { isPresented.wrappedValue = false })
    }
  }
}

/// What an alert or confirmation dialog made of views shows.
struct DialogContent: DismissiblePopup {
  let viewType: any BaseViewType.Type
  let title: Text
  let titleVisibility: Visibility
  let actions: (any View)?
  let message: (any View)?
  let dismiss: () -> Void
}

extension DialogContent: VariableKind {
  var supplements: [Supplement] {
    [
      Supplement("title()") { title },
      Supplement.views("message()") {
        guard let message else { throw InspectionError.viewNotFound(parent: "message") }
        return message
      },
      Supplement.views("actions()") { actions ?? EmptyView() },
    ]
  }
}
