import ContentExtensionHost
import Renderer

/// The files that a scenario names, relative to its own folder.
package struct ScenarioFiles {
    private let scenario: Scenario
    private var folder: String { scenario.folder }

    init(_ scenario: Scenario) { self.scenario = scenario }

    /// The extensions, as they are opened from here.
    package var extensions: [String] { scenario.extensions.map { path($0.value) } }

    /// Everything that the scenario names itself, as it is opened from here.
    package var all: [String] {
        let extensions = extensions.flatMap(FilePath.descriptors)
        let others = scenario.bindings.compactMap(\.self) + scenario.assets.compactMap(\.path)
        return extensions + others.map { path($0.value) } + delivered(scenario.steps)
    }

    private func delivered(_ steps: [ScenarioStep]) -> [String] {
        var names: [String] = []
        for step in steps {
            switch step.act {
            case .deliver(let delivery):
                if case .file(let name) = delivery.source { names.append(path(name.value, in: delivery.folder)) }
                names += delivery.attachments.map { path($0.value.path, in: delivery.folder) }
            case .repeat(_, let inner): names += delivered(inner)
            default: break
            }
        }
        return names
    }

    /// A path as it is opened from here.
    /// - Parameter folder: what it is relative to; the scenario's own folder when `nil`.
    func path(_ name: String, in folder: String? = nil) -> String {
        let folder = folder ?? self.folder
        return name.hasPrefix("/") || folder == "." ? name : "\(folder)/\(name)"
    }

    /// The path of something that is there.
    /// - Throws: `file-missing`, with the nearest name, where the scenario names it. What has no place in a file is left
    ///   to whoever opens it.
    func existing(_ name: Spanned<String>, in folder: String? = nil) throws(InputError) -> String {
        let path = path(name.value, in: folder)
        guard let span = name.span, path != FileReader.standardInput, !FolderReader.exists(path) else { return path }
        let folder = FilePath.folder(of: path)
        let nearest = path.split(separator: "/").last.flatMap { last in
            NearestName.hint(for: String(last), among: FolderReader.entries(of: folder).map(\.name))
        }
        throw InputError(
            Diagnostic(
                .error, "file-missing", "\(name.value.quoted()): there is no such file", at: span,
                hint: nearest ?? "paths are relative to the scenario's own folder", exit: .noInput
            ))
    }
}

extension Scenario {
    /// The files that the scenario names.
    package var files: ScenarioFiles { ScenarioFiles(self) }
}
