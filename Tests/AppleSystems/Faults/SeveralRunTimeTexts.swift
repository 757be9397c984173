import Alerts
import SwiftUI

struct Importer {
  let name: String
  @ShowAlert var showAlert

  @MainActor func tell() {
    // iOS: 'callAsFunction(_:message:actions:)' is unavailable: Where both texts are made at run time
    showAlert(name, message: name)
    // iOS: 'callAsFunction(title:message:actions:)' is unavailable: Where both texts are made at run time
    showAlert(title: name, message: name)
    // iOS: 'init(_:message:actions:)' is unavailable: Where both texts are made at run time
    showAlert(Alert(name, message: name))
    showAlert(Alert(name).message(name))
  }

  @MainActor func ask() async {
    // iOS: 'acknowledge(_:message:)' is unavailable: Where both texts are made at run time
    await showAlert.acknowledge(name, message: name)
    // iOS: 'confirm(_:message:action:role:)' is unavailable: Where several texts are made at run time
    _ = await showAlert.confirm(name, action: name)
    // iOS: 'confirm(_:message:action:role:)' is unavailable: Where several texts are made at run time
    _ = await showAlert.confirm("Import?", message: name, action: name)
    // iOS: 'ask(_:message:text:placeholder:action:isSecure:isValid:)' is unavailable: Where several
    _ = await showAlert.ask(name, message: name)
    // iOS: 'ask(_:message:text:placeholder:action:isSecure:isValid:)' is unavailable: Where several
    _ = await showAlert.ask("Name", message: name, placeholder: name)
    _ = await showAlert.ask("Name", placeholder: name)
    _ = await showAlert.confirm(.verbatim(name), message: .verbatim(name), action: "Import")
  }
}
