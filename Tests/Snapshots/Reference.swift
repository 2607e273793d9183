import TestSupport
import ContentExtensionHost
import FoundationEssentials
import Renderer

/// A file with the expected result of a case, and the actual result.
struct Reference {
    /// The references of a case in the order of comparison: differences in the layout are more informative than in
    /// pixels.
    enum Kind: String, CaseIterable {
        case layout = "expected.layout.json"
        case diagnostics = "expected.diagnostics.txt"
        case picture = "expected.png"
    }

    /// The result of a comparison.
    enum Outcome: Equatable {
        case same
        /// Within the tolerance, with a note.
        case near(String)
        case failed(String)
    }

    let kind: Kind
    /// `area/name` of its case.
    let title: String
    /// The file's absolute path.
    let path: String
    /// `nil` when the case makes no such file.
    let found: [UInt8]?
    /// The same reference of the case that this one is like: it counts when the case has none of its own.
    let fallback: String?

    init(_ kind: Kind, title: String, path: String, found: [UInt8]?, fallback: String? = nil) {
        (self.kind, self.title, self.path, self.found, self.fallback) = (kind, title, path, found, fallback)
    }

    /// The references of a case with its actual results.
    static func all(of snapshot: SnapshotCase, _ rendered: RenderedCase) -> [Reference] {
        Kind.allCases.map { kind in
            let found =
                switch kind {
                case .layout: Array(rendered.layout.utf8)
                case .diagnostics: rendered.diagnostics.map { Array($0.utf8) }
                case .picture: rendered.picture
                }
            return Reference(
                kind, title: snapshot.testDescription, path: "\(snapshot.folder)/\(kind.rawValue)", found: found,
                fallback: snapshot.fixture.like.map { "\($0.folder)/\(kind.rawValue)" })
        }
    }

    /// Compares, or with `RECORD=1` writes. A reference that was just written is a failure, so that someone looks at it.
    /// - Throws: when a file can't be read or written.
    func check(artefacts: Artefacts, records: Bool = Recording.isOn) throws -> Outcome {
        let isThere = Repository.isFile(path)
        guard let found else {
            return isThere ? .failed(failure("nothing makes this file any more", accept: "rm '\(path)'")) : .same
        }
        let stored = isThere ? path : fallback.flatMap { Repository.isFile($0) ? $0 : nil }
        guard let stored else {
            return records
                ? try record(found, "there was no reference; now there is: look at it")
                : .failed(failure("there is no reference", accept: try artefacts.acceptance(of: self, found)))
        }
        let outcome = try compare(
            FileReader.read(stored, limit: Limits.imageBytes), found, artefacts: artefacts)
        if records, case .failed(let text) = outcome { return try record(found, "written again\n\(text)") }
        return outcome
    }

    private func record(_ found: [UInt8], _ why: String) throws -> Outcome {
        try Data(found).write(to: URL(filePath: path))
        return .failed("\(title): \(why)\n  reference   \(path)")
    }

    private func compare(_ stored: [UInt8], _ found: [UInt8], artefacts: Artefacts) throws -> Outcome {
        if stored == found { return .same }
        let lines: [String]
        switch kind {
        case .layout:
            let (old, new) = (String(decoding: stored, as: UTF8.self), String(decoding: found, as: UTF8.self))
            let changes = LayoutComparison.changes(reference: old, found: new)
            try artefacts.write(Array(changes.joined(separator: "\n").utf8), for: self, as: "layout.diff")
            lines = changes.count > 12 ? changes.prefix(12) + ["… and \(changes.count - 12) more changes"] : changes
        case .diagnostics:
            lines = [
                "expected:", String(decoding: stored, as: UTF8.self), "found:", String(decoding: found, as: UTF8.self),
            ]
        case .picture:
            switch PictureVerdict(reference: stored, found: found) {
            case .sameBytes, .samePixels: return .same
            case .near(let difference):
                return .near(([title + ": near"] + difference.lines + [Self.tolerance]).joined(separator: "\n  "))
            case .different(let difference): lines = difference.lines + [Self.tolerance]
            case .otherSize(let reference, let found):
                lines = ["size        \(found) pixels; the reference has \(reference)"]
            case .unreadable(let why): lines = ["unreadable  \(why)"]
            }
        }
        let written = try artefacts.write(stored: stored, found: found, of: self)
        return .failed(
            failure("differs", lines: lines + written, accept: try artefacts.acceptance(of: self, found)))
    }

    private static let tolerance =
        "tolerance   ±\(PictureVerdict.tolerance) a channel, set in Tests/Snapshots/PictureComparison.swift"

    private func failure(_ what: String, lines: [String] = [], accept: String) -> String {
        (["\(title)/\(kind.rawValue) \(what)"] + lines + ["accept      \(accept)"]).joined(separator: "\n  ")
    }
}
