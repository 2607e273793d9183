import Basics

/// XcodeGen's `project.yml`, without the files that it includes and its templates.
enum XcodeGenProject {
    /// Reads a project; `nil` if it isn't one.
    /// - Parameter file: absolute.
    /// - Throws: the errors of files.
    static func read(
        _ file: String, in scope: FileScope, _ budget: inout ProjectBudget
    ) throws(Diagnostic) -> DescribedProject? {
        guard let root = YAMLReader.read(try budget.read(file, in: scope), left: &budget.values),
            case .table(let targets)? = root["targets"]
        else { return nil }
        let options = root["options"]
        var configurations = ConfigurationFiles(scope: scope)
        let folder = FilePath.folder(of: file)
        func shared(_ object: OpenStepValue) -> [[String: String]] {
            let path = object["configFiles"]?["Release"]?.text
            return [
                settings(object["settings"]),
                path.map { configurations.values(of: FilePath.joined(folder, $0)).values } ?? [:],
            ]
        }
        let project = shared(root)
        let minimum = options?["deploymentTarget"]?["iOS"]?.text
        return DescribedProject(
            targets.sorted { $0.key < $1.key }.prefix(Limits.projectTargets).map { name, target in
                var layers = shared(target)
                layers.insert(infoSettings(target), at: 1)
                var defaults: [String: String] = [:]
                defaults["IPHONEOS_DEPLOYMENT_TARGET"] = target["deploymentTarget"]?.text ?? minimum
                if let prefix = options?["bundleIdPrefix"]?.text {
                    defaults["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(BuildSettings.domainIdentifier(name))"
                }
                let files = (target["sources"]?.elements ?? []).compactMap { fileSet($0, folder: folder) }
                if layers.allSatisfy({ $0["INFOPLIST_FILE"] == nil }) {
                    defaults["INFOPLIST_FILE"] = infoPlist(of: files, in: scope, &budget)
                }
                return .init(
                    name: name, product: product(target["type"]?.text ?? ""), layers: layers + project + [defaults],
                    files: files,
                    dependencies: (target["dependencies"]?.elements ?? []).compactMap { $0["target"]?.text })
            }, name: root["name"]?.text ?? "", file: file,
            developmentLanguage: options?["developmentLanguage"]?.text ?? "en",
            packages: (root["packages"]?.table.values ?? [:].values).compactMap { $0["path"]?.text }.sorted(), in: scope
        )
    }

    private static func product(_ type: String) -> ProjectTarget.Product {
        switch type {
        case "application": .application
        case "app-extension": .appExtension
        default: .other
        }
    }

    /// Settings of `base` and of the configuration, or a plain table of them.
    private static func settings(_ value: OpenStepValue?) -> [String: String] {
        guard let value else { return [:] }
        let isGrouped = ["base", "configs", "groups"].contains { value[$0] != nil }
        let base = isGrouped ? value["base"]?.table ?? [:] : value.table
        let release = value["configs"]?["Release"]?.table ?? value["configs"]?["release"]?.table ?? [:]
        return base.merging(release) { $1 }.compactMapValues { setting in
            switch setting {
            case .text("true"), .text("yes"): "YES"
            case .text("false"), .text("no"): "NO"
            default: setting.texts.joined(separator: " ")
            }
        }
    }

    /// The settings that stand for `info`: XcodeGen writes its properties into the file at its path.
    private static func infoSettings(_ target: OpenStepValue) -> [String: String] {
        var result: [String: String] = [:]
        result["INFOPLIST_FILE"] = target["info"]?["path"]?.text
        let properties = target["info"]?["properties"]
        if let name = properties?["CFBundleDisplayName"]?.text {
            result["INFOPLIST_KEY_CFBundleDisplayName"] = name
            result["GENERATE_INFOPLIST_FILE"] = "YES"
        }
        return result
    }

    /// The `Info.plist` that XcodeGen finds among a target's sources.
    private static func infoPlist(
        of files: [FileSet], in scope: FileScope, _ budget: inout ProjectBudget
    ) -> String? {
        for set in files {
            guard let root = scope.admitted(set.root), FolderReader.isFolder(root) else { continue }
            if let found = budget.infoPlist(below: root) { return found }
        }
        return nil
    }

    private static func fileSet(_ source: OpenStepValue, folder: String) -> FileSet? {
        guard let path = source.text ?? source["path"]?.text else { return nil }
        var set = FileSet(
            root: FilePath.joined(folder, path), included: source["includes"]?.texts ?? [],
            excluded: source["excludes"]?.texts ?? [])
        switch source["buildPhase"]?.text {
        case "sources": set.phase = .sources
        case "resources": set.phase = .resources
        case "none", "headers": return nil
        default: break
        }
        return set
    }
}
