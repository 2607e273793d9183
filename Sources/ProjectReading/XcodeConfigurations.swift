import Basics

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

    /// The configurations of a target or project, the one that its app is most likely archived with first
    /// (fact: xcode/project.archive).
    func all(of object: OpenStepValue) -> [Configuration] {
        let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
        let all = (list?["buildConfigurations"]?.texts ?? []).prefix(Limits.configurations).compactMap { byID[$0] }
        let preferred = list?["defaultConfigurationName"]?.text
        let ranked = all.enumerated().map { (rank: Self.rank($0.element.name, preferred: preferred), index: $0.offset) }
        guard let first = ranked.min(by: <) else { return [] }
        let name = all[first.index].name
        return all.filter { $0.name == name } + all.filter { $0.name != name }
    }

    /// Names of configurations for the App Store.
    private static let shipped = ["prod", "appstore", "app store", "distribution", "live"]

    /// `Release`, which Xcode archives with by default, comes first; then one like `Release-Shop`, one named after the
    /// App Store, `defaultConfigurationName`, and any other before a debug one.
    static func rank(_ name: String, preferred: String?) -> Int {
        let lower = name.lowercased()
        if name == "Release" { return 0 }
        let isDebug = lower.contains("debug")
        if lower.contains("release"), !isDebug { return 1 }
        if shipped.contains(where: lower.contains), !isDebug, !lower.contains("non") { return 2 }
        if isDebug { return name == preferred ? 5 : 6 }
        return name == preferred ? 3 : 4
    }
}
