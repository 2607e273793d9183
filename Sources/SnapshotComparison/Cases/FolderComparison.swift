import ContentExtensionHost
import Renderer

/// Compares two folders of pictures and layouts by the names of their files.
package struct FolderComparison: Sendable {
    private let before: String
    private let after: String
    private let artefacts: Artefacts

    package init(before: String, after: String, artefacts: Artefacts) {
        (self.before, self.after, self.artefacts) = (before, after, artefacts)
    }

    /// - Throws: `not-a-folder`; errors of reading and writing files.
    package func run(_ tolerance: PictureTolerance) throws -> SnapshotReport {
        for folder in [before, after] where !FolderReader.isFolder(folder) {
            throw InputError(
                Diagnostic(
                    .error, "not-a-folder", "\(folder.quoted()) isn't a folder", at: SourceSpan(file: folder),
                    hint: "name two folders of pictures", exit: .noInput))
        }
        let old = ReferenceFiles.all(in: before)
        let new = ReferenceFiles.all(in: after)
        let names = Set(old.map(\.name)).union(new.map(\.name)).sorted()
        let entries = try Threads.map(names.count, on: Threads.cores) { number, _ in
            let name = names[number]
            let (old, new) = (old.filter { $0.name == name }, new.filter { $0.name == name })
            if new.isEmpty { return only(name, .orphaned, old, .reference, "is only in \(before)") }
            if old.isEmpty { return only(name, .new, new, .failure, "is only in \(after)") }
            return try entry(name, new.map(\.kind), tolerance)
        }
        var report = SnapshotReport(title: "\(before) and \(after)", references: before, cases: entries)
        report.labels = [.reference: before, .failure: after]
        return report
    }

    private func entry(
        _ name: String, _ kinds: [SnapshotKind], _ tolerance: PictureTolerance
    ) throws -> SnapshotReport.Case {
        var entry = SnapshotReport.Case(name: name, status: .passed)
        for kind in SnapshotKind.allCases where kinds.contains(kind) {
            let found = try FileReader.read("\(after)/\(name).\(kind.ending)", limit: Limits.imageBytes)
            let path = "\(before)/\(name).\(kind.ending)"
            let reference = SnapshotReference(kind, of: name, path: path, found: found)
            switch try reference.check(.never, artefacts: artefacts, tolerance: tolerance) {
            case .same, .near: entry.files.append(.init(role: .reference, kind: kind, path: path))
            case .failed(let failure): entry.add(failure, of: kind, path, tolerance, accept: nil)
            }
        }
        return entry
    }

    private func only(
        _ name: String, _ status: SnapshotReport.Status, _ files: [ReferenceFiles.File],
        _ role: SnapshotFailure.File.Role, _ message: String
    ) -> SnapshotReport.Case {
        SnapshotReport.Case(
            name: name, status: status, message: "\(name) \(message)",
            files: files.map { .init(role: role, kind: $0.kind, path: $0.path) })
    }
}

/// The pictures, layouts, traces and diagnostics below a folder.
enum ReferenceFiles {
    struct File: Sendable {
        /// The path below the folder, without the ending.
        var name: String
        var kind: SnapshotKind
        var path: String
    }

    /// Folders in one another, below which no files are looked for.
    static let maxDepth = 16
    /// Bytes of the name of a folder or file, with room for endings.
    static let maxNameBytes = 200

    /// `true` for a name that stays below the folder: names of folders and a file, separated by `/`.
    static func isName(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count <= maxDepth + 1 && !name.utf8.contains(0)
            && !parts.contains { ["", ".", ".."].contains($0) || $0.utf8.count > maxNameBytes }
    }

    static func all(in folder: String, below name: String = "", depth: Int = 0) -> [File] {
        FolderReader.entries(of: folder).flatMap { entry -> [File] in
            let path = "\(folder)/\(entry.name)"
            if entry.isFolder {
                return depth < maxDepth ? all(in: path, below: "\(name)\(entry.name)/", depth: depth + 1) : []
            }
            guard let kind = SnapshotKind.allCases.first(where: { entry.name.hasSuffix(".\($0.ending)") }) else {
                return []
            }
            return [File(name: name + entry.name.dropLast(kind.ending.count + 1), kind: kind, path: path)]
        }
    }
}
