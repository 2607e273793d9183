import ContentExtensionHost
import RenderNotification

/// Reads `cases.json`: notifications with the devices and places that they are compared on, and scenarios.
enum SnapshotList {
    /// - Parameters:
    ///   - path: the list's file; paths in it begin at its folder, and stay in its project.
    ///   - prefix: what the names of its cases begin with.
    /// - Throws: each error in the list.
    static func cases(
        in path: String, below prefix: String, settings: SnapshotSettings
    ) throws(InputError) -> [SnapshotCase] {
        let bytes = try FileReader.readInput(path, limit: Limits.scenarioBytes)
        let report = DiagnosticCollector(file: FilePath.shownName(of: path))
        let value = try JSONReader.read(bytes, file: report.file, members: Limits.scenarioMembers)
        try report.refuseOtherFile(
            value, without: "cases", "not-a-list", "a list of cases",
            hint: "name its folder, in which all notifications are cases, or a list: {\"cases\": […]}")
        let root = ObjectReader(value, path: "$", report: report)
        _ = root.raw("$schema")
        var shared = settings
        shared.read(root)
        let files = ListedFiles(folder: FilePath.folder(of: path))
        var found: [SnapshotCase] = []
        if root.require("cases", hint: "write \"cases\": [{\"payload\": \"rooftop.apns\", \"extension\": \"Invite\"}]")
        {
            for (value, place) in root.array("cases") ?? [] {
                let reader = ObjectReader(value, path: place, report: report)
                found += try cases(reader, in: files, prefix, shared)
                reader.finish()
            }
        }
        root.finish()
        try report.check()
        return found
    }

    private static func cases(
        _ reader: ObjectReader, in files: ListedFiles, _ prefix: String, _ shared: SnapshotSettings
    ) throws(InputError) -> [SnapshotCase] {
        var settings = shared
        let name = reader.string("name")
        if let name, !ReferenceFiles.isName(prefix + name) {
            reader.report.add(
                .error, "path-outside",
                "the name \(name.quoted()) leads out of the references' folder, or is too long",
                at: reader.raw("name")?.position ?? .init(), path: reader.child("name"),
                hint: "it is a path of names: \"invite/dinner\", at most \(ReferenceFiles.maxDepth) folders and "
                    + "\(ReferenceFiles.maxNameBytes) bytes each", exit: .refused)
        }
        if let scenario = reader.string("scenario") {
            settings.read(reader, onlyTolerance: true)
            guard let path = files.path("scenario", reader) else { return [] }
            return [
                SnapshotCase(
                    name: prefix + (name ?? FilePath.stem(of: scenario)), subject: .scenario(path),
                    options: settings.options, tolerance: settings.tolerance, kinds: settings.kinds)
            ]
        }
        settings.read(reader)
        let bindings = files.path("bindings", reader)
        let extensions = files.path("extension", reader).map { [settings.installed($0, bindings: bindings)] }
        let attachments = files.paths("attachments", reader)
            .map { AttachmentReference(identifier: $0.key, path: $0.path) }
        let assets = RemoteAssets(files.paths("assets", reader).map { RemoteAsset(url: $0.key, path: $0.path) })
        // A list of unknown names, which is reported, leaves no pictures.
        guard reader.require("payload", hint: "write \"payload\": \"rooftop.apns\", or \"scenario\": …"),
            let payload = files.path("payload", reader), settings.matrix.count > 0
        else { return [] }
        let notification = PushNotification(
            payload: .file(payload), extensions: extensions ?? [], attachments: attachments, assets: assets)
        return try settings.cases(notification, named: prefix + (name ?? FilePath.stem(of: payload)))
    }
}

/// The files that a list names, from its folder and in its project.
private struct ListedFiles {
    let folder: String
    private let project: FileScope

    init(folder: String) {
        self.folder = folder
        project = .project(around: folder)
    }

    /// The path under a key; errors are reported.
    func path(_ key: String, _ reader: ObjectReader) -> String? {
        guard let name = reader.string(key), let raw = reader.raw(key) else { return nil }
        return reader.report.file(name, of: raw, path: reader.child(key), from: folder, in: project)
    }

    /// The paths by the keys of an object.
    func paths(_ key: String, _ reader: ObjectReader) -> [(key: String, path: String)] {
        (reader.entries(key) ?? []).compactMap { entry in
            guard let name = reader.report.string(entry.value, path: entry.path, "a path"),
                let path = reader.report.file(
                    name, of: entry.value, path: entry.path, from: folder, in: project)
            else { return nil }
            return (entry.key, path)
        }
    }
}

extension SnapshotSettings {
    /// Takes the keys that are present; reports values that don't exist.
    fileprivate mutating func read(_ reader: ObjectReader, onlyTolerance: Bool = false) {
        let report = reader.report
        // Two names of one device are one.
        func list<Value: Hashable>(_ key: String, _ named: (Spanned<String>) -> Value?) -> [Value]? {
            var seen: Set<Value> = []
            return reader.strings(key)?.compactMap { named(Spanned($0.text, at: report.span($0.value, $0.path))) }
                .filter { seen.insert($0).inserted }
        }
        if let precision = reader.number("precision", in: 0...1) {
            tolerance.precision = precision
            tolerance.origin = report.file
        }
        if let perceptual = reader.number("perceptualPrecision", in: 0...1) {
            tolerance.perceptualPrecision = perceptual
            tolerance.origin = report.file
        }
        kinds = list("as") { NamedTrait.choice($0, "compared", report) } ?? kinds
        if onlyTolerance { return }
        options.scale = reader.number("scale", in: 0.5...8) ?? options.scale
        styles = list("styles") { NamedTrait.choice($0, "a style", report, hint: SystemStyle.hint) } ?? styles
        devices = list("devices") { NamedTrait.device($0, report) } ?? devices
        orientations = list("orientations") { NamedTrait.choice($0, "an orientation", report) } ?? orientations
        places = list("presentations") { NamedTrait.choice($0, "a place", report) } ?? places
        locales = list("locales") { $0.value } ?? locales
        appearances = list("appearances") { NamedTrait.choice($0, "an appearance", report) } ?? appearances
        contentSizes = list("contentSizes") { NamedTrait.contentSize($0, report) } ?? contentSizes
    }
}
