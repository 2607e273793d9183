/// The build configurations of an Xcode project, with the layers of settings that each one adds.
struct XcodeConfigurations {
    struct Configuration {
        let name: String
        /// The strongest first: its own settings, and those of its `.xcconfig`.
        let layers: [[String: String]]
        /// `true` if its `.xcconfig` could be read, or there is none.
        let isComplete: Bool
    }

    private let objects: XcodeObjects
    private let byID: [String: Configuration]

    /// Reads all configurations once, as targets may share them.
    init(_ objects: XcodeObjects, in scope: FileScope) {
        self.objects = objects
        var files = ConfigurationFiles(scope: scope)
        let ids = objects.ids { $0["isa"]?.text == "XCBuildConfiguration" }
        byID = ids.reduce(into: [:]) { result, id in
            guard let object = objects[id] else { return }
            let name = object["name"]?.text ?? ""
            let own = (object["buildSettings"]?.table ?? [:]).mapValues { $0.texts.joined(separator: " ") }
            let shared = Self.file(of: object, objects).map { files.values(of: $0) } ?? .init()
            result[id] = Configuration(
                name: name,
                layers: [own, shared.values].map { BuildSettings.fulfilled($0, configuration: name) },
                isComplete: shared.isComplete)
        }
    }

    private static func file(of configuration: OpenStepValue, _ objects: XcodeObjects) -> String? {
        if let id = configuration["baseConfigurationReference"]?.text { return objects.path(id) }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap(objects.path) else {
            return nil
        }
        return configuration["baseConfigurationReferenceRelativePath"]?.text.map { FilePath.joined(anchor, $0) }
    }

    /// The configurations of a target or project, the default one first: `Release`, which apps are archived
    /// with, or one like `Release-Shop`, else that of `defaultConfigurationName`
    /// (fact: xcode/project.archive).
    func all(of object: OpenStepValue) -> [Configuration] {
        let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
        let all = (list?["buildConfigurations"]?.texts ?? []).prefix(Limits.configurations).compactMap { byID[$0] }
        let preferred = list?["defaultConfigurationName"]?.text
        let first =
            all.first { $0.name == "Release" } ?? all.first { $0.name.contains("Release") }
            ?? all.first { $0.name == preferred }
        return all.filter { $0.name == first?.name } + all.filter { $0.name != first?.name }
    }
}
