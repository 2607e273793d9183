import ContentExtensionHost
import PlatformFoundation
import Renderer

/// A file with the expected result of a case, and the actual result.
package struct SnapshotReference: Sendable {
    package enum Outcome: Sendable, Equatable {
        case same
        /// Within the tolerance, with a note.
        case near(String)
        case failed(SnapshotFailure)
    }

    package let kind: SnapshotKind
    /// The name of its case.
    package let title: String
    /// The file's absolute path.
    package let path: String
    /// `nil` when the case makes no such file.
    package let found: [UInt8]?
    /// The reference of another case, which counts when there is none.
    package var fallback: String?
    /// The differences between the reference's origin and this run's, in words; `nil` if there are none.
    package var otherOrigin: String?
    /// The files that views come from.
    package var sources = ViewSources()
    /// The layout of the picture that was found, for the names of views whose pixels differ.
    package var layout: @Sendable () -> [UInt8]? = { nil }
    /// The command that accepts a failure, of the file of what was found and the reference's; `cp` unless given.
    package var acceptCommand: (@Sendable (_ found: String, _ reference: String) -> String)?

    package init(_ kind: SnapshotKind, of title: String, path: String, found: [UInt8]?, fallback: String? = nil) {
        (self.kind, self.title, self.path, self.found, self.fallback) = (kind, title, path, found, fallback)
    }

    /// The start of the file that Git leaves in place of another that wasn't fetched.
    private static let pointerStart = "version https://git-lfs.github.com/spec/v1"

    /// Compares, or writes the reference. One that was just written is a failure, so that someone looks at it.
    /// - Throws: when a file can't be read or written.
    package func check(
        _ mode: RecordMode, artefacts: Artefacts, tolerance: PictureTolerance = .init()
    ) throws -> Outcome {
        let stored = try [path, fallback].lazy.compactMap(\.self).first(where: FolderReader.exists).map {
            try FileReader.readInput($0, limit: Limits.imageBytes)
        }
        guard let found else {
            guard FolderReader.exists(path) else { return .same }
            return .failed(failure(.surplus, ": nothing makes this file any more", accept: "rm \(path.shellQuoted)"))
        }
        guard let stored else {
            return mode == .never
                ? .failed(try missing(found, artefacts))
                : .failed(try written(found, "there was no reference; now there is: look at it"))
        }
        if stored == found { return .same }
        if stored.starts(with: Self.pointerStart.utf8) {
            return .failed(
                failure(
                    .differs, ": the reference is a Git LFS pointer, without the file that it stands for",
                    accept: "git lfs pull"))
        }
        if kind == .layout, LayoutComparison.withoutCode(stored) == LayoutComparison.withoutCode(found) { return .same }
        let outcome = try compare(stored, found, tolerance, artefacts)
        switch (mode, outcome) {
        case (.all, .same), (.all, .near): return .failed(try written(found, "written again, within the tolerance"))
        case (.all, .failed(let failure)), (.failed, .failed(let failure)):
            return .failed(try written(found, "written again\n\(failure.text)"))
        default: return outcome
        }
    }

    private func missing(_ found: [UInt8], _ artefacts: Artefacts) throws -> SnapshotFailure {
        let kept = try artefacts.write(found, of: title, as: "failure.\(kind.ending)")
        let copy =
            "mkdir -p \(FilePath.folder(of: path).shellQuoted) && cp \(kept.shellQuoted) \(path.shellQuoted)"
        var failure = failure(.missing, " has no reference", accept: acceptCommand?(kept, path) ?? copy)
        failure.files = [.init(role: .failure, path: kept, bytes: found)]
        return failure
    }

    private func written(_ found: [UInt8], _ why: String) throws -> SnapshotFailure {
        try FileManager.default.createDirectory(
            atPath: FilePath.folder(of: path), withIntermediateDirectories: true)
        let kept = kind == .layout ? LayoutComparison.withoutSources(found) : found
        try AtomicFile.write([.init(bytes: kept, path: path)])
        return SnapshotFailure(verdict: .written, text: "\(title): \(why)\n  reference   \(path)")
    }

    private func compare(
        _ stored: [UInt8], _ found: [UInt8], _ tolerance: PictureTolerance, _ artefacts: Artefacts
    ) throws -> Outcome {
        var lines: [String] = []
        var changes: [LayoutChange] = []
        var differing: PixelDifference?
        switch kind {
        case .layout:
            guard let found = LayoutComparison.changes(reference: stored, found: found) else {
                lines = ["unreadable  one of the two isn't a layout"]
                break
            }
            changes = sources.placed(found)
            lines = changes.isEmpty ? ["only white space or the order of keys"] : changes.map(\.description)
        case .trace, .diagnostics: lines = TextComparison.changes(reference: stored, found: found)
        case .picture:
            switch PictureVerdict(reference: stored, found: found, tolerance: tolerance) {
            case .sameBytes, .samePixels: return .same
            case .near(let difference):
                return .near(([title + ": near"] + difference.lines + [tolerance.line]).joined(separator: "\n  "))
            case .different(let difference):
                differing = difference
                let views = layout().map { DifferingViews(difference, layout: $0, sources: sources) }
                changes = views?.views ?? []
                lines = difference.lines + [views?.line, tolerance.line].compactMap(\.self)
            case .unreadable(let why): lines = ["unreadable  \(why)"]
            }
        }
        let files = try kept(stored, found, lines, tolerance, artefacts)
        let what = otherOrigin.map { " differs; it was recorded \($0)" } ?? " differs"
        var failure = failure(
            otherOrigin == nil ? .differs : .otherOrigin, what,
            lines: Self.shortened(lines) + files.map { Self.labelled($0.role.rawValue, $0.path) },
            accept: acceptCommand?(files[1].path, path) ?? "cp \(files[1].path.shellQuoted) \(path.shellQuoted)")
        (failure.files, failure.changes, failure.difference) = (files, changes, differing)
        return .failed(failure)
    }

    /// The reference, what was found, and what differs, as files.
    private func kept(
        _ stored: [UInt8], _ found: [UInt8], _ lines: [String], _ tolerance: PictureTolerance, _ artefacts: Artefacts
    ) throws -> [SnapshotFailure.File] {
        func keep(_ bytes: [UInt8], _ role: SnapshotFailure.File.Role, _ ending: String) throws -> SnapshotFailure.File
        {
            .init(role: role, path: try artefacts.write(bytes, of: title, as: "\(role).\(ending)"), bytes: bytes)
        }
        var files = [try keep(stored, .reference, kind.ending), try keep(found, .failure, kind.ending)]
        guard kind == .picture else {
            return files + [try keep(Array(lines.joined(separator: "\n").utf8), .difference, "\(kind.rawValue).diff")]
        }
        if let old = try? Image.decode(png: stored), let new = try? Image.decode(png: found) {
            let difference = try DifferencePicture.png(reference: old, found: new, tolerance: tolerance)
            files.append(try keep(difference, .difference, "png"))
        }
        return files
    }

    private static func labelled(_ label: String, _ text: String) -> String {
        label + String(repeating: " ", count: 12 - label.count) + text
    }

    /// The lines of a failure's text.
    private static let mostLines = 12

    private static func shortened(_ changes: [String]) -> [String] {
        changes.count > mostLines
            ? changes.prefix(mostLines) + ["… and \(changes.count - mostLines) more changes"] : changes
    }

    private func failure(
        _ verdict: SnapshotFailure.Verdict, _ what: String, lines: [String] = [], accept: String
    ) -> SnapshotFailure {
        let head = "\(title).\(kind.ending)\(what)"
        return SnapshotFailure(
            verdict: verdict, text: ([head] + lines + ["accept      \(accept)"]).joined(separator: "\n  "))
    }
}

/// The lines in which two texts differ.
package enum TextComparison {
    /// Lines that begin with − are the reference's, those with + were found.
    package static func changes(reference: [UInt8], found: [UInt8]) -> [String] {
        func lines(_ bytes: [UInt8]) -> [Substring] {
            String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        }
        let (old, new) = (lines(reference), lines(found))
        let before = zip(old, new).prefix { $0 == $1 }.count
        let after = min(
            zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, min(old.count, new.count) - before)
        return ["from line \(before + 1)"] + old[before..<old.count - after].map { "− \($0)" }
            + new[before..<new.count - after].map { "+ \($0)" }
    }
}
