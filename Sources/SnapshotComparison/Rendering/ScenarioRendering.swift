import ContentExtensionHost
import ExtensionFolders
import RenderNotification

/// A played scenario as it is compared with references.
package struct ScenarioRendering: Sendable {
    /// A snapshot of the scenario, as picture or layout.
    package struct Screen: Sendable {
        /// The name in the scenario, without the ending.
        package var name: String
        package var kinds: [SnapshotKind]
        package var products: SnapshotProducts
    }

    /// The expectations that aren't met.
    package let failures: [Diagnostic]
    package let screens: [Screen]
    /// The trace and the diagnostics at the end.
    package let end: SnapshotProducts

    /// Plays a scenario's file.
    /// - Parameter code: how extensions' own code runs, if at all.
    /// - Throws: `InputError` with each error in the scenario and its files, and for a snapshot of another format.
    package init(_ path: String, code: CodeOptions = CodeOptions()) throws {
        var loaded = try ScenarioFile.read(path)
        loaded.value.code = code
        let defaults = try Configuration.nearest(to: FilePath.folder(of: path))
        let files = BundledFonts.files(of: loaded.value.extensionPaths)
        let (outcome, origin) = try RendererStore.shared.withRenderer(
            on: defaults.environment.device, folders: defaults.options.fontFolders, files: files
        ) { [loaded] renderer, fonts in
            let outcome = try ScenarioPlayer(loaded.value, in: defaults.environment, with: renderer).run()
            return (outcome, PictureOrigin(style: renderer.device.style.rawValue, fonts: fonts.digest))
        }
        let sources = ViewSources(extensions: loaded.value.extensionPaths)
        func products(_ bytes: [SnapshotKind: [UInt8]], _ diagnostics: [Diagnostic] = []) -> SnapshotProducts {
            SnapshotProducts(
                diagnostics: diagnostics, origin: origin, base: FilePath.folder(of: path), sources: sources
            ) { bytes[$0] }
        }
        var names: [String] = []
        var contents: [String: [SnapshotKind: [UInt8]]] = [:]
        for snapshot in outcome.snapshots {
            guard let kind = SnapshotKind.allCases.first(where: { snapshot.path.hasSuffix(".\($0.ending)") }) else {
                throw InputError(
                    Diagnostic(
                        .error, "snapshot-format", "\(snapshot.path.quoted()) can't be compared",
                        at: SourceSpan(file: path), hint: "give snapshots the ending .png or .layout.json"))
            }
            let name = String(snapshot.path.dropLast(kind.ending.count + 1))
            if contents[name] == nil { names.append(name) }
            contents[name, default: [:]][kind] = snapshot.bytes
        }
        screens = names.map { name in
            let bytes = contents[name] ?? [:]
            return Screen(
                name: name, kinds: SnapshotKind.allCases.filter { bytes[$0] != nil }, products: products(bytes))
        }
        failures = outcome.failures
        end = products([.trace: Array(outcome.trace.json.utf8)], loaded.warnings + outcome.diagnostics)
    }
}
