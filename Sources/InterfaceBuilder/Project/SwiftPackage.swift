import Basics

/// The targets of a Swift package, as far as its manifest is literal.
struct SwiftPackage {
    private let folder: String
    private let scope: FileScope
    private let targets: [ManifestValue]

    /// - Parameter folder: the package's, absolute.
    /// - Returns: `nil` without a readable `Package.swift`.
    init?(folder: String, scope: FileScope) {
        guard let file = scope.admitted("\(folder)/Package.swift"),
            let bytes = try? FileReader.read(file, limit: Limits.sourceFileBytes)
        else { return nil }
        self.folder = folder
        self.scope = scope
        targets = SwiftManifest(bytes).calls(of: ["target"])
    }

    /// The folder of a target's sources: its `path`, else the one of its name where SwiftPM looks for it.
    func folder(ofTarget name: String) -> String? {
        let named = targets.filter { $0["name"]?.text == name }
        if named.isEmpty { return nil }
        if let path = named.lazy.compactMap({ $0["path"]?.text }).first {
            return scope.admitted(FilePath.joined(folder, path))
        }
        return ["Sources", "Source", "src", "srcs"].lazy.compactMap { scope.admitted("\(folder)/\($0)/\(name)") }.first
    }
}
