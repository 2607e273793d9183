import ContentExtensionHost
import Renderer
import RenderNotification

/// Compares cases with their references.
package struct SnapshotRunner: Sendable {
    /// The folder of the references.
    package let references: String
    package let artefacts: Artefacts
    package var mode = RecordMode.missing
    package var code = CodeOptions()
    /// The number of threads; the machine's cores when `nil`.
    package var threads: Int?
    /// Calls on any of the threads.
    package var progress: @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }

    package init(references: String, artefacts: Artefacts) {
        (self.references, self.artefacts) = (references, artefacts)
    }

    /// The results in the order of names.
    /// - Parameter shard: the part of the cases to run, `nil` for all, of which orphaned references are found as well.
    /// - Throws: `same-name` for two cases with the same references; errors of reading and writing files.
    package func run(_ all: [SnapshotCase], shard: CaseShard? = nil, title: String = "Snapshots") throws
        -> SnapshotReport
    {
        let sorted = all.sorted { $0.name < $1.name }
        for (one, other) in zip(sorted, sorted.dropFirst()) where one.name == other.name {
            throw InputError(
                Diagnostic(
                    .error, "same-name", "two cases have the name \(one.name.quoted())",
                    hint: "rename one of the files, or give them names in cases.json", exit: .data))
        }
        let chosen = sorted.indices.filter { shard?.holds($0) ?? true }.map { sorted[$0] }
        let counter = ProgressCounter(of: chosen.count, progress)
        let results = try Threads.map(chosen.count, on: threads ?? Threads.cores) { number, _ in
            defer { counter.add() }
            return try entries(of: chosen[number])
        }
        var found = results.flatMap(\.self)
        if shard == nil { found += orphans(beside: found) }
        return SnapshotReport(
            title: title, references: references, shard: shard?.description, cases: found.sorted { $0.name < $1.name })
    }

    private func entries(of snapshot: SnapshotCase) throws -> [SnapshotReport.Case] {
        do {
            let results = try snapshot.run(code: code)
            var entries = try results.products.map { name, kinds, products in
                try entry(name, kinds, products, snapshot.tolerance)
            }
            // A reference counts from now on: warnings tell that it isn't what a device shows.
            if let new = entries.firstIndex(where: { $0.status == .new }) {
                for finding in results.diagnostics where finding.severity == .warning {
                    entries[new].message += "\n\(finding)"
                }
            }
            if !results.failures.isEmpty { entries.append(.init(failed: snapshot.name, results.failures)) }
            return entries
        } catch let error as InputError {
            return [.init(failed: snapshot.name, error.diagnostics)]
        }
    }

    /// Names the run's report unless it is where the command looks for it.
    private func acceptCommand(_ name: String) -> String {
        let command = "render-notification snapshot accept \(name.shellQuoted)"
        return artefacts.folder == Artefacts.standardFolder
            ? command : command + " --from \("\(artefacts.folder)/\(Artefacts.lastReport)".shellQuoted)"
    }

    private func entry(
        _ name: String, _ kinds: [SnapshotKind], _ products: SnapshotProducts, _ tolerance: PictureTolerance
    ) throws -> SnapshotReport.Case {
        var references = ReferenceSet(title: name, stem: "\(references)/\(name)")
        let accept = acceptCommand(name)
        references.acceptCommand = { _, _ in accept }
        let tolerances = Dictionary(kinds.map { ($0, tolerance) }, uniquingKeysWith: { first, _ in first })
        var entry = SnapshotReport.Case(name: name, status: .passed)
        for (kind, outcome) in try references.check(tolerances, products, mode, artefacts: artefacts) {
            switch outcome {
            case .same, .near:
                if kind == .picture {
                    entry.files.append(.init(role: .reference, kind: kind, path: references.path(kind)))
                }
            case .failed(let failure):
                entry.add(failure, of: kind, references.path(kind), tolerance, accept: accept)
            }
        }
        return entry
    }

    /// The references that no case has.
    package func orphans(beside entries: [SnapshotReport.Case]) -> [SnapshotReport.Case] {
        let names = Set(entries.map(\.name))
        var orphans: [SnapshotReport.Case] = []
        for file in ReferenceFiles.all(in: references) {
            // A case that failed may have had references of its own and of its snapshots.
            let owners = sequence(first: file.name) { name in name.lastIndex(of: "/").map { String(name[..<$0]) } }
            if owners.contains(where: names.contains) { continue }
            let found = SnapshotReport.File(role: .reference, kind: file.kind, path: file.path)
            if let index = orphans.firstIndex(where: { $0.name == file.name }) {
                orphans[index].files.append(found)
            } else {
                orphans.append(.init(name: file.name, status: .orphaned, files: [found]))
            }
        }
        return orphans.map { orphan in
            var orphan = orphan
            orphan.message = "\(orphan.name): nothing makes this reference any more"
            orphan.accept = "render-notification snapshot prune"
            return orphan
        }
    }
}

extension SnapshotReport.Case {
    fileprivate init(failed name: String, _ diagnostics: [Diagnostic]) {
        self.init(name: name, status: .failed, message: diagnostics.map(\.description).joined(separator: "\n"))
    }

    /// Adds what is wrong with one of the case's files; the worst status counts.
    mutating func add(
        _ failure: SnapshotFailure, of kind: SnapshotKind, _ reference: String, _ tolerance: PictureTolerance,
        accept: String?
    ) {
        let found: SnapshotReport.Status =
            switch failure.verdict {
            case .missing: .missing
            case .written: .new
            case .differs, .otherOrigin, .surplus: .changed
            }
        if status == .passed || found == .changed { status = found }
        message += (message.isEmpty ? "" : "\n") + failure.text
        if failure.verdict != .written { self.accept = accept }
        // The views of differing pixels say nothing new when views moved.
        let added = kind == .picture && !changes.isEmpty ? [] : failure.changes
        changes += added.map { change in
            .init(
                view: change.view, property: change.property, old: change.old?.description,
                new: change.new?.description, file: change.source?.file, line: change.source?.line)
        }
        if let difference = failure.difference {
            picture = .init(
                size: difference.size, differing: difference.count, beyond: difference.mismatches,
                worst: difference.worst,
                box: [
                    difference.columns.lowerBound, difference.rows.lowerBound, difference.columns.count,
                    difference.rows.count,
                ], tolerance: tolerance.words)
        }
        if failure.verdict == .written {
            files.append(.init(role: .reference, kind: kind, path: reference))
        } else {
            files += failure.files.map { .init(role: $0.role, kind: kind, path: $0.path) }
        }
    }
}
