import ContentExtensionHost
import Renderer

/// The files that a scenario names, relative to its folder.
package struct ScenarioFiles {
    private let scenario: Scenario
    private var folder: String { scenario.folder }

    init(_ scenario: Scenario) { self.scenario = scenario }

    /// The extensions' paths, relative to the working directory.
    package var extensions: [String] { scenario.extensions.map { path($0.value) } }

    /// The paths of all files that the scenario itself names, relative to the working directory.
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

    /// A path relative to the working directory.
    /// - Parameter folder: the base folder; the scenario's own when `nil`.
    func path(_ name: String, in folder: String? = nil) -> String {
        let folder = folder ?? self.folder
        return FilePath.joined(folder, name)
    }

    /// The path of an existing file.
    /// - Throws: `file-missing`, with the nearest name, at the position in the scenario. A name without a position
    ///   isn't
    ///   checked here.
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
    package var files: ScenarioFiles { ScenarioFiles(self) }
}
