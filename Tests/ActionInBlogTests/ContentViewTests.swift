import SwiftUI
import XCTest
import ViewInspector

@testable import ActionInBlog

final class ContentViewTests: XCTestCase {
    func test_whenClickIncreaseButton_thenOpenAlert() throws {
        let sut = ContentView()
        let expectation = sut.inspection.inspect { view in
            try view.find(button: "Increase").tap() // 1
            
            
            let alertWindow = try view.find( // 2
                ViewType.Alert.self,
                containing: "Do you want to increase count?"
            )
            let yesButton = try view.find(ViewType.AlertButton.self, containing: "Yes")
            let cancelButton = try view.find(ViewType.AlertButton.self, containing: "Cancel")
            XCTAssertNotNil(alertWindow)
            XCTAssertNotNil(yesButton)
            XCTAssertNotNil(cancelButton)
        }
        ViewHosting.host(view: sut)
        wait(for: [expectation], timeout: 2.5)
    }
    
    func test_givenOpenedAlert_whenYesButton_thenCountIsIncreasedAndCloseAlert() throws {
        let sut = ContentView()
        let expectation = sut.inspection.inspect { view in
            try view.find(button: "Increase").tap() // 1
            
            
            try view.find(ViewType.AlertButton.self, containing: "Yes").tap() // 2
            
            
            let result = try view.find(text: "1") // 3
            XCTAssertNotNil(result)
            XCTAssertThrowsError(
                try view.find(
                    ViewType.AlertButton.self,
                    containing: "Yes"
                )
            )
        }
        ViewHosting.host(view: sut)
        wait(for: [expectation], timeout: 2.5)
    }
    
    func test_givenOpenedAlert_whenCancelButton_thenCountIsNotIncreasedAndCloseAlert() throws {
        let sut = ContentView()
        let expectation = sut.inspection.inspect { view in
            try view.find(button: "Increase").tap()
            
            
            try view.find(
                ViewType.AlertButton.self,
                containing: "Cancel"
            )
            .tap()
            
            
            let result = try view.find(text: "0")
            XCTAssertNotNil(result)
            XCTAssertThrowsError(
                try view.find(
                    ViewType.AlertButton.self,
                    containing: "Cancel"
                )
            )
        }
        ViewHosting.host(view: sut)
        wait(for: [expectation], timeout: 2.5)
    }
}
