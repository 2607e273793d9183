import TestSupport
import ContentExtensionHost
import FoundationEssentials
import Testing

@testable import Renderer

/// Writing of references, and messages about differences.
@Suite final class ReferenceTests {
    private let scratch: TemporaryFolder
    private var folder: String { scratch.path }
    private var artefacts: Artefacts { Artefacts(folder: "\(folder)/failures") }

    init() throws { scratch = try TemporaryFolder() }

    @Test func aMissingReferenceIsWrittenAndFails() throws {
        let reference = reference(.diagnostics, "warning\n")
        guard case .failed = try reference.check(artefacts: artefacts, records: true) else {
            Issue.record("a reference that nobody has looked at passed")
            return
        }
        #expect(try stored(.diagnostics) == "warning\n")
        #expect(try reference.check(artefacts: artefacts, records: false) == .same)
    }

    @Test func nothingIsWrittenUnlessRecording() throws {
        let outcome = try reference(.diagnostics, "warning\n").check(artefacts: artefacts, records: false)
        guard case .failed(let text) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(text.contains("there is no reference"))
        #expect(!Repository.isFile("\(folder)/\(Reference.Kind.diagnostics.rawValue)"))
    }

    @Test func aDifferenceIsKeptApart() throws {
        try store(.diagnostics, "old\n")
        let outcome = try reference(.diagnostics, "new\n").check(artefacts: artefacts, records: false)
        guard case .failed(let text) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(try stored(.diagnostics) == "old\n")
        let failure = "\(folder)/failures/area-case.failure.diagnostics.txt"
        #expect(text.contains("accept      cp '\(failure)' '\(folder)/expected.diagnostics.txt'"))
        #expect(try String(contentsOfFile: failure, encoding: .utf8) == "new\n")
    }

    @Test func aDifferenceIsWrittenWhenRecording() throws {
        try store(.diagnostics, "old\n")
        guard case .failed = try reference(.diagnostics, "new\n").check(artefacts: artefacts, records: true) else {
            Issue.record("a reference that was just written passed")
            return
        }
        #expect(try stored(.diagnostics) == "new\n")
    }

    @Test func surplusReferencesFail() throws {
        try store(.diagnostics, "old\n")
        let outcome = try reference(.diagnostics, nil).check(artefacts: artefacts, records: false)
        #expect(
            outcome
                == .failed(
                    """
                    area/case/expected.diagnostics.txt nothing makes this file any more
                      accept      rm '\(folder)/expected.diagnostics.txt'
                    """))
        #expect(try reference(.picture, nil).check(artefacts: artefacts, records: false) == .same)
    }

    @Test func differentPicturesAreDescribed() throws {
        let path = "\(folder)/expected.png"
        try Data(picture(8, 6)).write(to: URL(filePath: path))
        let other = try picture(8, 6) { $0.row(4)[3] += 30 }
        let outcome = try Reference(.picture, title: "area/case", path: path, found: other)
            .check(artefacts: artefacts, records: false)
        #expect(
            outcome
                == .failed(
                    """
                    area/case/expected.png differs
                      size        8 × 6 pixels, as the reference
                      different   1 of 48 pixels (2.09 %), the worst by 30 of 255
                      where       x 3–3, y 4–4
                      tolerance   ±2 a channel, set in Tests/Snapshots/PictureComparison.swift
                      reference   \(folder)/failures/area-case.reference.png
                      failure     \(folder)/failures/area-case.failure.png
                      difference  \(folder)/failures/area-case.difference.png
                      accept      cp '\(folder)/failures/area-case.failure.png' '\(folder)/expected.png'
                    """))
    }

    @Test func picturesWithinToleranceAreNoted() throws {
        let path = "\(folder)/expected.png"
        try Data(picture(8, 6)).write(to: URL(filePath: path))
        let outcome = try Reference(
            .picture, title: "area/case", path: path, found: picture(8, 6) { $0.row(4)[3] += 2 }
        )
        .check(artefacts: artefacts, records: false)
        guard case .near(let note) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(note.contains("the worst by 2 of 255"))
    }

    private func reference(_ kind: Reference.Kind, _ text: String?) -> Reference {
        Reference(
            kind, title: "area/case", path: "\(folder)/\(kind.rawValue)", found: text.map { Array($0.utf8) })
    }

    private func store(_ kind: Reference.Kind, _ text: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(kind.rawValue)"))
    }

    private func stored(_ kind: Reference.Kind) throws -> String {
        try String(contentsOfFile: "\(folder)/\(kind.rawValue)", encoding: .utf8)
    }
}
