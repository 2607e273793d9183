import ContentExtensionHost
import Platform
import PlatformFoundation

/// Changes references by a report: accepts what was found, and removes what nothing makes.
package struct ReferenceStore: Sendable {
    package let report: SnapshotReport

    package init(_ report: SnapshotReport) { self.report = report }

    /// Copies the pictures and layouts that were found over the references.
    /// - Parameter names: the cases, or folders of cases; all when empty.
    /// - Returns: the names of the accepted cases.
    /// - Throws: `unknown-case` for a name without a case to accept; `path-outside` for a name that leads out of the
    ///   references' folder.
    package func accept(_ names: [String]) throws -> [String] {
        let open = report.cases.filter { [.changed, .missing].contains($0.status) }
        for name in names where !open.contains(where: { $0.matches(name) }) {
            throw InputError(
                Diagnostic(
                    .error, "unknown-case", "there is nothing to accept in \(name.quoted())",
                    hint: NearestName.hint(for: name, among: open.map(\.name))
                        ?? "run 'render-notification snapshot' first",
                    exit: .data))
        }
        let accepted = open.filter { entry in names.isEmpty || names.contains { entry.matches($0) } }
        var outputs: [AtomicFile.Output] = []
        for entry in accepted {
            for file in entry.files where file.role == .failure {
                let bytes = try FileReader.read(file.path, limit: Limits.imageBytes)
                outputs.append(.init(bytes: bytes, path: try path(entry.name, file.kind)))
            }
        }
        for output in outputs {
            try FileManager.default.createDirectory(
                atPath: FilePath.folder(of: output.path), withIntermediateDirectories: true)
        }
        try AtomicFile.write(outputs)
        return accepted.map(\.name)
    }

    /// Removes the references that nothing makes any more.
    /// - Returns: their paths.
    package func prune() throws -> [String] {
        let paths = try report.cases.filter { $0.status == .orphaned }
            .flatMap { entry in try entry.files.map { try path(entry.name, $0.kind) } }
        for path in paths where FileReader.isRegularFile(path) { try FileManager.default.removeItem(atPath: path) }
        return paths
    }

    /// The path of a reference, always below the references' folder: a report may come from another machine.
    private func path(_ name: String, _ kind: SnapshotKind) throws(InputError) -> String {
        guard !report.references.isEmpty, ReferenceFiles.isName(name) else {
            throw InputError(
                Diagnostic(
                    .error, "path-outside",
                    "the case \(name.quoted()) leads out of the references' folder, or its name is too long",
                    exit: .refused))
        }
        return "\(report.references)/\(name).\(kind.ending)"
    }
}

extension SnapshotReport.Case {
    /// `true` for the case's own name, and for a folder that holds it.
    fileprivate func matches(_ name: String) -> Bool { self.name == name || self.name.hasPrefix(name + "/") }
}
