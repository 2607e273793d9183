import ContentExtensionHost
import RenderNotification

/// Reads `cases.json`: notifications with the devices and places that they are compared on, and scenarios.
enum SnapshotList {
    /// - Parameters:
    ///   - path: the list's file; paths in it begin at its folder.
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
        var found: [SnapshotCase] = []
        if root.require("cases", hint: "write \"cases\": [{\"payload\": \"rooftop.apns\", \"extension\": \"Invite\"}]")
        {
            for (value, place) in root.array("cases") ?? [] {
                let reader = ObjectReader(value, path: place, report: report)
                found += try cases(reader, folder: FilePath.folder(of: path), prefix, shared)
                reader.finish()
            }
        }
        root.finish()
        try report.check()
        return found
    }

    private static func cases(
        _ reader: ObjectReader, folder: String, _ prefix: String, _ shared: SnapshotSettings
    ) throws(InputError) -> [SnapshotCase] {
        var settings = shared
        let name = reader.string("name")
        if let scenario = reader.string("scenario") {
            settings.read(reader, onlyTolerance: true)
            let stem = FilePath.stem(of: scenario)
            return [
                SnapshotCase(
                    name: prefix + (name ?? stem), subject: .scenario(FilePath.joined(folder, scenario)),
                    options: settings.options, tolerance: settings.tolerance, kinds: settings.kinds)
            ]
        }
        settings.read(reader)
        func pairs(_ key: String) -> [(key: String, path: String)] {
            (reader.entries(key) ?? []).compactMap { entry in
                reader.report.string(entry.value, path: entry.path, "a path").map {
                    (entry.key, FilePath.joined(folder, $0))
                }
            }
        }
        let bindings = reader.string("bindings").map { FilePath.joined(folder, $0) }
        let extensions = reader.string("extension").map {
            [settings.installed(FilePath.joined(folder, $0), bindings: bindings)]
        }
        let attachments = pairs("attachments").map { AttachmentReference(identifier: $0.key, path: $0.path) }
        let assets = RemoteAssets(pairs("assets").map { RemoteAsset(url: $0.key, path: $0.path) })
        // A list of unknown names, which is reported, leaves no pictures.
        guard reader.require("payload", hint: "write \"payload\": \"rooftop.apns\", or \"scenario\": …"),
            let payload = reader.string("payload"), settings.matrix.count > 0
        else { return [] }
        let notification = PushNotification(
            payload: .file(FilePath.joined(folder, payload)), extensions: extensions ?? [],
            attachments: attachments, assets: assets)
        return try settings.cases(notification, named: prefix + (name ?? FilePath.stem(of: payload)))
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
        styles = list("styles") { NamedTrait.choice($0, "a style", report) } ?? styles
        devices = list("devices") { NamedTrait.device($0, report) } ?? devices
        orientations = list("orientations") { NamedTrait.choice($0, "an orientation", report) } ?? orientations
        places = list("presentations") { NamedTrait.choice($0, "a place", report) } ?? places
        locales = list("locales") { $0.value } ?? locales
        appearances = list("appearances") { NamedTrait.choice($0, "an appearance", report) } ?? appearances
        contentSizes = list("contentSizes") { NamedTrait.contentSize($0, report) } ?? contentSizes
    }
}
