import TestSupport
import FoundationEssentials
import Platform
import Testing

@testable import Basics
@testable import Renderer
@testable import SnapshotComparison

/// Writing of references, and messages about differences.
@Suite final class ReferenceTests {
    private let scratch: TemporaryFolder
    private var folder: String { scratch.path }
    private var artefacts: Artefacts { Artefacts(folder: "\(folder)/failures") }

    init() throws { scratch = try TemporaryFolder() }

    @Test("a reference that was just written fails once, unless nothing may be written", arguments: RecordMode.allCases)
    func missing(_ mode: RecordMode) throws {
        let reference = reference(.diagnostics, "warning\n")
        let failure = try failure(reference.check(mode, artefacts: artefacts))
        #expect(failure.verdict == (mode == .never ? .missing : .written))
        #expect(Repository.isFile(reference.path) == (mode != .never))
        if mode == .never {
            let kept = "\(folder)/failures/area__case.failure.diagnostics.txt"
            #expect(
                failure.text.hasSuffix(
                    "accept      mkdir -p \(folder.shellQuoted) && cp \(kept.shellQuoted) \(reference.path.shellQuoted)"
                ))
            #expect(try contents(of: kept) == "warning\n")
        } else {
            #expect(try contents(of: reference.path) == "warning\n")
            #expect(try reference.check(mode, artefacts: artefacts) == .same)
        }
    }

    @Test("a difference is kept apart, or becomes the reference", arguments: RecordMode.allCases)
    func difference(_ mode: RecordMode) throws {
        let reference = reference(.diagnostics, "one\nnew\nthree\n")
        try store("one\nold\nthree\n", reference)
        let failure = try failure(reference.check(mode, artefacts: artefacts))
        let writes = mode == .all || mode == .failed
        #expect(failure.verdict == (writes ? .written : .differs))
        #expect(try contents(of: reference.path) == (writes ? "one\nnew\nthree\n" : "one\nold\nthree\n"))
        #expect(failure.text.contains("from line 2\n  − old\n  + new\n"))
        #expect(failure.files.map(\.role) == (writes ? [] : [.reference, .failure, .difference]))
    }

    @Test("a pointer of Git LFS is named as one") func pointer() throws {
        let reference = reference(.picture, "a picture")
        try store("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n", reference)
        let failure = try failure(reference.check(.never, artefacts: artefacts))
        #expect(failure.text.contains("is a Git LFS pointer") && failure.text.hasSuffix("accept      git lfs pull"))
    }

    @Test("a reference that nothing makes any more fails") func surplus() throws {
        let reference = reference(.diagnostics, nil)
        try store("old\n", reference)
        let failure = try failure(reference.check(.failed, artefacts: artefacts))
        #expect(failure.verdict == .surplus)
        #expect(
            failure.text == """
                area/case.diagnostics.txt: nothing makes this file any more
                  accept      rm \("\(folder)/case.diagnostics.txt".shellQuoted)
                """)
        #expect(try self.reference(.trace, nil).check(.never, artefacts: artefacts) == .same)
    }

    @Test("a failure says what differs, how much, where, and how to accept it") func text() throws {
        let reference = try reference(other(by: 30))
        let failure = try failure(reference.check(.missing, artefacts: artefacts))
        #expect(
            failure.text == """
                area/case.png differs
                  size        8 × 6 pixels, as the reference
                  different   1 of 48 pixels (2.09 %), the worst by 30 of 255
                  beyond      1 pixels (2.09 %) differ by more than the tolerance
                  where       x 3–3, y 4–4
                  tolerance   ±2 a channel, set by the default
                  reference   \(folder)/failures/area__case.reference.png
                  failure     \(folder)/failures/area__case.failure.png
                  difference  \(folder)/failures/area__case.difference.png
                  accept      cp \("\(folder)/failures/area__case.failure.png".shellQuoted) \("\(folder)/case.png".shellQuoted)
                """)
    }

    @Test("a picture within the tolerance passes with a note, and leaves no files") func near() throws {
        let reference = try reference(other(by: 2))
        guard case .near(let note) = try reference.check(.never, artefacts: artefacts) else {
            Issue.record("2 of 255 isn't near")
            return
        }
        #expect(note.contains("the worst by 2 of 255"))
        #expect(Repository.entries(of: "\(folder)/failures") == [])
    }

    @Test("damaged references are differences", arguments: [0, 10, 60])
    func damaged(bytes: Int) throws {
        let whole = try picture(8, 6)
        let reference = SnapshotReference(.picture, of: "area/case", path: "\(folder)/case.png", found: whole)
        try Data(whole.prefix(bytes)).write(to: URL(filePath: reference.path))
        let failure = try failure(reference.check(.missing, artefacts: artefacts))
        #expect(failure.verdict == .differs)
        #expect(failure.text.contains("unreadable  "))
    }

    @Test("a reference that is no file is an error, and stays", arguments: ["a folder", "a pipe"])
    func irregular(_ kind: String) throws {
        let reference = reference(.diagnostics, "new\n")
        #expect((kind == "a pipe" ? mkfifo(reference.path, 0o600) : mkdir(reference.path, 0o700)) == 0)
        let error = #expect(throws: InputError.self) { try reference.check(.all, artefacts: artefacts) }
        #expect(error?.diagnostics.first?.message.contains(kind) == true)
        #expect(!FileReader.isRegularFile(reference.path))
    }

    @Test("a folder that can't be written is an error, not a pass") func unwritable() throws {
        try Data().write(to: URL(filePath: "\(folder)/file"))
        let reference = SnapshotReference(.trace, of: "a", path: "\(folder)/file/a.trace.json", found: [1])
        #expect(throws: (any Error).self) { try reference.check(.missing, artefacts: artefacts) }
    }

    @Test("a picture of another version is told apart") func origin() throws {
        let here = PictureOrigin(style: "ios18", fonts: "aa")
        let there = PictureOrigin(version: "0.0.9", style: "ios18", fonts: "bb")
        var reference = try reference(here.added(to: other(by: 30)))
        try Data(there.added(to: picture(8, 6))).write(to: URL(filePath: reference.path))
        reference.otherOrigin = here.difference(from: there)
        let failure = try failure(reference.check(.missing, artefacts: artefacts))
        #expect(failure.verdict == .otherOrigin)
        let version = EngineVersion.text
        #expect(
            failure.text.hasPrefix(
                "area/case.png differs; it was recorded by version 0.0.9 (this is \(version)), with other fonts\n")
        )
    }

    private func reference(_ kind: SnapshotKind, _ text: String?) -> SnapshotReference {
        SnapshotReference(
            kind, of: "area/case", path: "\(folder)/case.\(kind.ending)", found: text.map { Array($0.utf8) })
    }

    /// The reference of a picture, with the sample stored.
    private func reference(_ found: [UInt8]) throws -> SnapshotReference {
        let reference = SnapshotReference(.picture, of: "area/case", path: "\(folder)/case.png", found: found)
        try Data(picture(8, 6)).write(to: URL(filePath: reference.path))
        return reference
    }

    private func other(by delta: UInt32) throws -> [UInt8] { try picture(8, 6) { $0.row(4)[3] += delta } }

    private func failure(_ outcome: SnapshotReference.Outcome) throws -> SnapshotFailure {
        guard case .failed(let failure) = outcome else { throw Unexpected(outcome: outcome) }
        return failure
    }

    private struct Unexpected: Error { let outcome: SnapshotReference.Outcome }

    private func store(_ text: String, _ reference: SnapshotReference) throws {
        try Data(text.utf8).write(to: URL(filePath: reference.path))
    }

    private func contents(of path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
}
