import ContentExtensionHost
import ExtensionFolders
import PlatformFoundation
import RenderNotification
import SnapshotRequests

/// Answers the assertions of tests.
package enum SnapshotService {
    /// - Throws: `InputError` with each error in the inputs.
    package static func answer(_ request: SnapshotRequest) throws -> SnapshotReply {
        switch request {
        case .device(let folder): .device(try Configuration.nearest(to: folder).environment.device)
        case .notification(let request): .compared(.init(references: [try compare(request)]))
        case .scenario(let request): .compared(try play(request))
        case .report(let request): try report(request)
        }
    }

    private static func compare(_ request: SnapshotRequest.Notification) throws -> SnapshotReply.Compared {
        let notification = PushNotification(
            payload: request.payload.map { .file($0) } ?? PayloadSource(nil),
            extensions: request.folder.map { [.installed($0, runningCode: request.runsCode, beside: request.file)] }
                ?? [],
            relativeTo: request.file)
        let picture = request.references.formats.first { $0.kind == .picture }
        let rendering = try SnapshotRendering(
            notification, on: request.device, in: request.place, after: steps(request), scale: picture?.scale,
            drawsPicture: picture != nil)
        return try compare(rendering.products, with: request.references)
    }

    private static func steps(_ request: SnapshotRequest.Notification) throws -> [ScenarioStep] {
        if request.steps.isEmpty { return [] }
        let text = "{\"steps\": [\(request.steps.joined(separator: ",\n"))]}"
        return try ScenarioFile.decode(Array(text.utf8), file: request.file, folder: FilePath.folder(of: request.file))
            .value.steps
    }

    private static func play(_ request: SnapshotRequest.Scenario) throws -> SnapshotReply.Comparisons {
        var code = CodeOptions()
        if request.runsCode { code.extensions = nil }
        let scenario = try ScenarioRendering(request.path, code: code)
        var references = request.references
        var compared = try scenario.screens.map { screen in
            references.formats = screen.kinds.map { SnapshotFormat(kind: $0) }
            return try compare(screen.products, with: references.named(screen.name))
        }
        if !request.references.formats.isEmpty {
            compared.append(try compare(scenario.end, with: request.references.named("end")))
        }
        return .init(failures: scenario.failures.map(\.description), references: compared)
    }

    /// Compares products with the references of a name.
    package static func compare(
        _ products: SnapshotProducts, with references: SnapshotRequest.References
    ) throws -> SnapshotReply.Compared {
        let files = ReferenceSet(title: references.title, stem: references.path)
        let artefacts = Artefacts(folder: references.artefacts)
        var entry = SnapshotReport.Case(name: references.title, status: .passed)
        var outcomes: [SnapshotReply.Outcome] = []
        for (kind, outcome) in try files.check(references.tolerances, products, references.record, artefacts: artefacts)
        {
            switch outcome {
            case .same: outcomes.append(.same)
            case .near(let note): outcomes.append(.near(note))
            case .failed(let failure):
                entry.add(failure, of: kind, files.path(kind), references.tolerances[kind] ?? .init(), accept: nil)
                outcomes.append(.failed(failure.text, files: failure.files.map(\.path)))
            }
        }
        let report = entry.status == .passed ? nil : SnapshotReport(title: "", references: "", cases: [entry])
        return .init(stem: references.stem, outcomes: outcomes, report: report?.json.compactText)
    }

    /// Writes the page of a run's failures.
    private static func report(_ request: SnapshotRequest.Report) throws -> SnapshotReply {
        let path = request.path + ".html"
        let reports = try request.reports.map { try SnapshotReport(Array($0.utf8), file: path) }
        let report = SnapshotReport(
            title: "Snapshots", references: "", cases: reports.flatMap(\.cases).sorted { $0.name < $1.name })
        try FileManager.default.createDirectory(
            atPath: FilePath.folder(of: path), withIntermediateDirectories: true)
        try AtomicFile.write([.init(bytes: HTMLReport.bytes(of: report), path: path)])
        return .reported
    }
}

extension ContentExtension {
    /// A descriptor, or a real extension's folder or Info.plist.
    /// - Parameter file: the file beside which relative paths begin.
    fileprivate static func installed(_ path: String, runningCode: Bool, beside file: String) -> ContentExtension {
        let whole = FilePath.joined(FilePath.folder(of: file), path)
        return runningCode || FolderReader.isFolder(whole) ? .folder(path, runningCode: runningCode) : .path(path)
    }
}
