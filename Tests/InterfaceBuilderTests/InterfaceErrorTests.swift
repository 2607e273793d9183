import Basics
import FoundationEssentials
import TestSupport
import Testing

@testable import InterfaceBuilder

/// The cases of Tests/Fixtures/interface-errors: a storyboard with something wrong in it, and in `expected.txt` the views
/// that are drawn and the exact words that a developer gets to read.
private let fixtures = FixtureArea.interfaceErrors.cases()

@Test("A storyboard's errors are said exactly so", arguments: fixtures)
func interfaceError(_ fixture: FixtureCase) throws {
    let report = DiagnosticCollector(file: "MainInterface.storyboard")
    let document = InterfaceDocument.read("\(fixture.folder)/MainInterface.storyboard", report: report)
    #expect((document == nil) == report.hasErrors)
    for diagnostic in report.diagnostics {
        #expect(diagnostic.hint != nil && diagnostic.location?.column != nil, "\(diagnostic)")
    }
    let drawn = document.map { "\($0.counts.views) views, \($0.counts.constraints) constraints" } ?? "nothing is drawn"
    let found = ([drawn] + report.inFileOrder.map(\.description)).joined(separator: "\n") + "\n"
    let difference = try fixture.difference(found)
    #expect(difference == nil)
}

@Test func everyKindOfInterfaceErrorHasAFixture() {
    #expect(fixtures.count >= 25)
}
