import Basics
import Views

extension ExtensionDescriptor {
    /// `true` for a path of a real extension: an Info.plist, or a folder without a descriptor.json.
    package static func isExtension(_ path: String) -> Bool {
        if FolderReader.isFolder(path) { return !FolderReader.exists("\(path)/descriptor.json") }
        return path.hasSuffix(".plist") && FileReader.isRegularFile(path)
    }

    /// Loads an extension's descriptor.
    /// - Parameter path: a descriptor in JSON, the extension's Info.plist, a folder with one of the two
    ///   (`descriptor.json` first), or `-` for standard input.
    /// - Throws: every error in the file, each with its position.
    package static func load(path: String) throws(InputError) -> Loaded<ExtensionDescriptor> {
        if path.hasSuffix(".storyboard") || path.hasSuffix(".xib"), FileReader.isRegularFile(path) {
            throw InputError(
                Diagnostic(
                    .error, "interface-as-descriptor",
                    "an interface file alone doesn't say which notifications it is for",
                    at: SourceSpan(file: path), hint: "name the folder that holds its Info.plist"))
        }
        let source = try DescriptorSource(path: path)
        let report = DiagnosticCollector(file: source.file)
        let value =
            source.isPropertyList
            ? try PropertyList.read(source.bytes, file: source.file)
            : try JSONReader.read(source.bytes, file: source.file)
        if value["aps"] != nil, value["app"] == nil {
            throw InputError(
                Diagnostic(
                    .error, "descriptor-is-payload", "this is a payload, where a descriptor should be",
                    at: report.location(value.position), path: "$", hint: "name descriptors first, the payload last"))
        }
        let descriptor =
            source.isPropertyList
            ? ExtensionDescriptor(plist: value, source: source, report: report)
            : ExtensionDescriptor(json: value, source: source, report: report)
        try report.check()
        var loaded = Loaded(descriptor, warnings: report.inFileOrder)
        loaded.namedFiles = report.namedFiles
        return loaded
    }

    /// A descriptor for a real Info.plist: the view is empty, and the unknown app takes the extension's name.
    private init(plist value: JSONValue, source: DescriptorSource, report: DiagnosticCollector) {
        let plist = InfoPlist(value, report: report)
        let name = plist.bundleName ?? source.folderName
        if !report.hasErrors {
            report.add(
                .note, "app-name-guessed",
                "an extension's Info.plist doesn't name its app: the header shows \(name.quoted())",
                hint: "name the app in a descriptor.json: {\"infoPlist\": \"Info.plist\", \"app\": {\"name\": \"…\"}}")
        }
        self.init(
            file: source.file, name: source.folderName, attributes: plist.attributes.attributes,
            app: AppInfo(name: name, bundleIdentifier: plist.appIdentifier ?? ""))
        isLoadable = plist.isLoadable
    }

    private init(json value: JSONValue, source: DescriptorSource, report: DiagnosticCollector) {
        let reader = ObjectReader(value, path: "$", report: report)
        let scope = FileScope(root: source.folder)
        let name = reader.string("name") ?? source.folderName
        let own = AttributeValues.decodeAll(reader)
        let plist = reader.infoPlist(scope: scope, folder: source.folder)
        let attributes = plist.map { own.filled(from: $0.attributes) } ?? own
        let app = reader.app(scope: scope, plist: plist)
        self.init(
            reader, file: source.file, name: name, attributes: attributes.attributes, app: app,
            context: ProgramDecoding(report: report, files: scope))
        isLoadable = plist?.isLoadable ?? true
        if attributes.categories == nil, plist == nil, value.members != nil {
            report.add(
                .error, "missing-key", "the key \"categories\" is missing: no notification would reach the extension",
                at: value.position, path: "$", hint: "name the category that the payload has in aps.category")
        }
    }
}

extension AttributeValues {
    /// The attributes of a descriptor, merged from their three possible locations.
    fileprivate static func decodeAll(_ reader: ObjectReader) -> AttributeValues {
        var values = decode(reader)
        let report = reader.report
        if let raw = reader.raw(ExtensionDictionary.attributesKey) {
            let path = reader.child(ExtensionDictionary.attributesKey)
            values = values.filled(from: LenientAttributes(value: raw, path: path, report: report).decode())
        }
        if let raw = reader.raw(ExtensionDictionary.key) {
            let path = reader.child(ExtensionDictionary.key)
            values = values.filled(from: ExtensionDictionary(value: raw, path: path, report: report).decode())
        }
        return values
    }
}

extension ObjectReader {
    /// The Info.plist named by the descriptor. Its findings have positions in its own file.
    fileprivate func infoPlist(scope: FileScope, folder: String) -> InfoPlist? {
        guard let raw = raw("infoPlist"), let path = report.file(raw, path: child("infoPlist"), in: scope) else {
            return nil
        }
        let file = folder == "." ? raw.string ?? path : "\(folder)/\(raw.string ?? path)"
        do throws(InputError) {
            let bytes = try FileReader.readInput(
                path, limit: Limits.propertyListBytes, at: report.location(raw.position), path: child("infoPlist"))
            let collector = DiagnosticCollector(file: file)
            let plist = InfoPlist(try PropertyList.read(bytes, file: file), report: collector)
            collector.diagnostics.forEach(report.add)
            return plist
        } catch {
            error.diagnostics.forEach(report.add)
            return nil
        }
    }

    /// The app that owns the notification, and the paths of its string tables by language.
    /// - Parameter fallback: the app to use if none is named; `nil` makes a name mandatory.
    func app(
        scope: FileScope, plist: InfoPlist?, fallback: AppInfo? = nil
    ) -> (info: AppInfo, localizations: [String: String]) {
        var info =
            fallback ?? AppInfo(name: plist?.bundleName ?? "", bundleIdentifier: plist?.appIdentifier ?? "")
        guard let app = object("app") else {
            if fallback == nil, plist?.bundleName == nil {
                _ = require("app", hint: "write \"app\": {\"name\": \"…\"}")
            }
            return (info, [:])
        }
        if info.name.isEmpty || app.raw("name") != nil { info.name = app.identifier("name") ?? "" }
        if app.raw("bundleIdentifier") != nil { info.bundleIdentifier = app.identifier("bundleIdentifier") ?? "" }
        if let icon = app.raw("icon") { info.iconPath = report.file(icon, path: app.child("icon"), in: scope) }
        var tables: [String: String] = [:]
        for table in app.entries("localizations") ?? [] {
            tables[table.key] = report.file(table.value, path: table.path, in: scope)
        }
        app.finish()
        return (info, tables)
    }
}
