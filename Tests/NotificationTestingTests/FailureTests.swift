import Basics
import Foundation
import TestSupport
import Testing
import Views

@testable import NotificationSnapshots
@testable import NotificationTesting
@testable import SnapshotComparison

/// What failed assertions say, and how tests are told apart.
@Suite struct FailureTests {
    @Test("a reference is written once, then compared, then differs with what moved") func flow() throws {
        let folder = try TemporaryFolder()
        let here = SnapshotName(folder: folder.path, stem: "card")
        #expect(
            failures(here, dump(y: 96)) == [
                """
                folder/card: there was no reference; now there is: look at it
                  reference   \(folder.path)/card.layout.json
                  report      \(page)
                """
            ])
        #expect(failures(here, dump(y: 96)) == [])
        let texts = failures(here, dump(y: 104))
        #expect(texts.count == 1)
        #expect(texts.first?.contains("\"title\" label in custom: frame.y 96 → 104 (+8 points)") == true)
        #expect(texts.first?.contains("accept      cp ") == true)
        #expect(texts.first?.hasSuffix("report      \(page)") == true)
    }

    @Test("the trait's mode counts before the environment's", .notificationSnapshots(record: .never)) func trait()
        throws
    {
        let folder = try TemporaryFolder()
        let texts = failures(SnapshotName(folder: folder.path, stem: "card"), dump(y: 1), record: nil)
        #expect(texts.first?.contains("has no reference") == true)
    }

    @Test("two assertions with one name fail") func sameName() throws {
        let folder = try TemporaryFolder()
        let name = SnapshotName(folder: folder.path, stem: "card")
        #expect(failures(name, dump(y: 1)).count == 1)
        let other = TestPosition(fileID: #fileID, file: #filePath, test: "other", line: 2, column: 1)
        #expect(failures(name, dump(y: 1), at: other).first?.contains("tell them apart by named:") == true)
    }

    @Test("a font that is missing stops the comparison") func font() throws {
        let folder = try TemporaryFolder()
        let missing = Diagnostic(.warning, "missing-font-package", "Inter isn't there", hint: "install it")
        let products = products(dump(y: 1), [missing])
        let assertion = SnapshotAssertion(
            name: SnapshotName(folder: folder.path, stem: "card"), position: position, record: .all)
        let error = #expect(throws: InputError.self) { try assertion.check([.layout], products) }
        #expect(error?.diagnostics.map(\.code) == ["font-missing"])
        #expect(Repository.entries(of: folder.path) == [])
    }

    @Test("paths in traces and diagnostics begin at the test's folder") func relativePaths() throws {
        let warning = Diagnostic(.warning, "text-truncated", "cut", at: SourceSpan(file: "/app/Invite/descriptor.json"))
        let products = SnapshotProducts(
            diagnostics: [warning], origin: PictureOrigin(style: "ios18", fonts: "aa"), base: "/app",
            sources: ViewSources()
        ) { $0 == .trace ? Array(#"{"file":"/app/rooftop.apns"}"#.utf8) : nil }
        #expect(products.found(.trace).map { String(decoding: $0, as: UTF8.self) } == #"{"file":"rooftop.apns"}"#)
        let text = products.found(.diagnostics).map { String(decoding: $0, as: UTF8.self) }
        #expect(text == "Invite/descriptor.json: warning: cut [text-truncated]\n")
    }

    @Test("names as in swift-snapshot-testing") func names() {
        let position = TestPosition(
            fileID: "M/F.swift", file: "/app/Tests/InviteTests.swift", test: "invitation(_:on:)", line: 1, column: 1)
        let name = SnapshotName(position, name: "iPhone 8, dark!")
        #expect(name.folder == "/app/Tests/__Snapshots__/InviteTests")
        #expect(name.stem == "invitation-_-on.iPhone-8-dark")
        #expect(name.title == "InviteTests/invitation-_-on.iPhone-8-dark")
    }

    @Test("a device's name has what differs from the usual") func deviceNames() {
        #expect(Device.iPhone16Pro.dark.snapshotName(in: .expanded) == "iphone-16-pro-dark")
        #expect(
            Device.iPhone16Pro.contentSize(.accessibilityLarge).locale("ar").snapshotName(in: .banner)
                == "iphone-16-pro-light-AX2-ar-banner")
    }

    @Test("orphans are files that no test used, of files with tests that ran") func orphans() throws {
        let folder = try TemporaryFolder()
        let references = ["A/used.x.png", "A/old.x.png", "A/notes.txt", "Gone/a.png"]
        for name in references.map({ "Tests/__Snapshots__/\($0)" }) + ["Tests/A.swift"] {
            try folder.write("", to: name)
        }
        let found = SnapshotRun.orphans(
            of: ["\(folder.path)/Tests/A.swift"], uses: ["\(folder.path)/Tests/__Snapshots__/A/used.x"])
        #expect(
            found.map { String($0.dropFirst(folder.path.count + 1)) }
                == ["Tests/__Snapshots__/A/old.x.png", "Tests/__Snapshots__/Gone"])
    }

    private let page =
        SnapshotRequest.References.artefacts(ProcessInfo.processInfo.environment, beside: Repository.root)
        + "/report.html"
    private let position = TestPosition(fileID: #fileID, file: #filePath, test: "flow", line: 1, column: 1)

    private func dump(y: Int) -> [UInt8] {
        Array(
            """
            {"size":[359.000,100.000],"scale":1.000,"nodes":[
            {"id":"title","kind":"label","part":"custom","frame":[0.000,\(y).000,9.000,9.000],"text":null,"lines":[],"clipped":false,"truncated":false}
            ]}

            """.utf8)
    }

    private func products(_ layout: [UInt8], _ diagnostics: [Diagnostic] = []) -> SnapshotProducts {
        SnapshotProducts(
            diagnostics: diagnostics, origin: PictureOrigin(style: "ios18", fonts: "aa"), base: "/app",
            sources: ViewSources()
        ) { $0 == .layout ? layout : nil }
    }

    /// The texts of the issues that an assertion records.
    private func failures(
        _ name: SnapshotName, _ layout: [UInt8], record: RecordMode? = .missing, at place: TestPosition? = nil
    ) -> [String] {
        nonisolated(unsafe) var texts: [String] = []
        withKnownIssue(isIntermittent: true) {
            do {
                try SnapshotAssertion(name: name, position: place ?? position, record: record)
                    .check([.layout], products(layout))
            } catch { texts.append("\(error)") }
        } matching: { issue in
            texts += issue.comments.map(\.rawValue)
            return true
        }
        return texts
    }
}
