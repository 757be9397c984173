// The code of the article about testing, which runs as a test.

import Alerts
import AlertsTesting
import SwiftUI
import Testing
import XCTest

@MainActor
private final class TrashModel {
  @ShowAlert private var showAlert
  private(set) var items = ["One", "Two"]

  func empty() async {
    let isSure = await showAlert.confirm("Empty the trash?", action: "Empty", role: .destructive)
    if isSure { items = [] }
  }

  func newName() async -> String? {
    await showAlert.ask("Rename", placeholder: "Name")
  }
}

@Suite("The tests of the article about testing", .timeLimit(.minutes(10)))
@MainActor
struct TestingSnippets {
  @Test func deletesWhenThePersonIsSure() async throws {
    try await withAlerts { alerts in
      let model = TrashModel()
      async let emptied: Void = model.empty()

      let question = try await alerts.next("Empty the trash?")
      #expect(question.actions == ["Empty", "Cancel"])
      try question.press("Empty")

      await emptied
      #expect(model.items.isEmpty)
      await alerts.expectNone()
    }
  }

  @Test func asksForAName() async throws {
    try await withAlerts { alerts in
      async let name = TrashModel().newName()
      let question = try await alerts.next("Rename")
      #expect(!question.isEnabled("OK"))
      try question.type("Notes", into: "Name")
      try question.press("OK")
      #expect(await name == "Notes")
    }
  }

  @Test func emptiesTwice() async {
    await withAlerts { alerts in
      alerts.answer("Empty the trash?", with: "Empty")
      let model = TrashModel()
      await model.empty()
      await model.empty()
      #expect(model.items.isEmpty)
    }
  }

  @Test(.alerts) func keepsEverything() async throws {
    let alerts = try #require(AlertTester.current)
    let model = TrashModel()
    async let emptied: Void = model.empty()
    try await alerts.press("Cancel", on: "Empty the trash?")
    await emptied
    #expect(model.items.count == 2)
  }
}

/// What a test case keeps in a property, used as the article says.
final class TrashTests: XCTestCase {
  private var model: TrashModel?

  override func setUp() async throws { model = await TrashModel() }

  @MainActor func testEmpties() async throws {
    let model = try XCTUnwrap(model)
    try await withAlerts { alerts in
      async let emptied: Void = model.empty()
      try await alerts.press("Empty", on: "Empty the trash?")
      await emptied
    }
    XCTAssertTrue(model.items.isEmpty)
  }
}
