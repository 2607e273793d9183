import Basics
import InterfaceBuilder
import SourceReading

/// Files that become one module.
struct ModulePart {
    var module: PreparedSources.Module
    /// Its place among the extension's modules, from 1, and their number.
    var number = 1
    var count = 1
    var files: [SourcePass.File]
    var frameworks: [String] = []
    /// Modules of the app's that its files see by an umbrella header.
    var headers: [String] = []
    var assets = AssetNames()
    var features: [String] = []
    /// The outlines of the files that become the modules compiled before.
    var libraries: [SourceOutline] = []

    var name: String {
        if case .library(let name) = module { name } else { "ExtensionModule" }
    }
    var isLibrary: Bool {
        if case .library = module { true } else { false }
    }
    /// The compiler's options for the module's own dialect.
    var options: [String] { features.flatMap { ["-enable-upcoming-feature", $0] } }
    /// The compiled file.
    var product: String { isLibrary ? "lib\(name).a" : "extension" }

    func prepared(
        _ modules: HostedModules, excluded: [Int: Set<Int>] = [:], repairs: [Int: SourceRepairs] = [:],
        shells: Shells = Shells()
    ) -> PreparedSources {
        PreparedSources(
            files + (shells.isEmpty ? [] : [shells.file]), modules: modules, excluded: excluded, repairs: repairs,
            frameworks: frameworks, headers: headers, assets: assets, libraries: libraries, module: module)
    }
}

/// A module's folder in the cache.
struct CompiledPart {
    let module: ModulePart
    let entry: CacheEntry
    /// The name of what it was compiled from.
    let key: String

    /// The file with the errors of what is left out.
    static let skipped = "skipped"
    /// The file with the names of classes that are left out.
    static let leftOut = "left-out"

    /// The path of the program or archive.
    var product: String { "\(entry.path)/\(module.product)" }

    /// The names of classes that are left out.
    var leftOut: Set<String> {
        let bytes = (try? FileReader.read("\(entry.path)/\(Self.leftOut)", limit: Limits.sourceFileBytes)) ?? []
        return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    }

    /// The errors because of which something is left out, or all of it.
    func findings(limit: Int) -> [Diagnostic] {
        guard let bytes = try? FileReader.read("\(entry.path)/\(Self.skipped)", limit: 16 * ToolRun.maxOutput) else {
            return []
        }
        return CompilerMessage.findings(in: String(decoding: bytes, as: UTF8.self), limit: limit)
    }
}
