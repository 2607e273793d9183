import Basics
import Views

/// Reads scenarios (docs/scenarios.md).
package enum ScenarioFile {
    /// Reads a scenario from a file, or from standard input for `-`.
    /// - Throws: every error in the file, each with its position.
    package static func read(_ path: String) throws(InputError) -> Loaded<Scenario> {
        let bytes = try FileReader.readInput(path, limit: Limits.scenarioBytes)
        return try decode(bytes, file: FilePath.shownName(of: path), folder: FilePath.folder(of: path))
    }

    /// Decodes the bytes of a scenario.
    /// - Parameter folder: the folder to which its paths are relative.
    package static func decode(_ bytes: [UInt8], file: String, folder: String = ".") throws(InputError) -> Loaded<
        Scenario
    > {
        let root = try JSONReader.read(bytes, file: file, members: Limits.scenarioMembers)
        let report = DiagnosticCollector(file: file)
        try report.refuseOtherFile(
            root, without: "steps", "not-a-scenario", "a scenario",
            hint: "a scenario is {\"extensions\": [\"descriptor.json\"], \"steps\": [\"…\"]}")
        let reader = ObjectReader(root, path: "$", report: report)
        var scenario = Scenario(reader, folder: folder)
        scenario.hasDate = scenario.settings.date != nil
        scenario.project = .project(around: folder)
        reader.finish()
        try report.check()
        return Loaded(scenario, warnings: report.inFileOrder)
    }
}

extension Scenario {
    fileprivate init(_ reader: ObjectReader, folder: String) {
        let values = ScenarioReader(report: reader.report)
        let extensions = reader.decode("extensions") { values.texts($0, $1, "a path") } ?? []
        let bindings = reader.decode("bindings") { values.texts($0, $1, "a path") } ?? []
        let settings = ScenarioSettings(reader)
        let options = HostOptions(
            deliversBeforeAppearing: reader.bool("receiveFirst") ?? false, isStrict: reader.bool("strict") ?? false,
            isForced: reader.bool("force") ?? false,
            center: CenterSettings(reader))
        let assets = (reader.entries("assets") ?? []).filter { !$0.key.hasPrefix("//") }
            .compactMap { ScenarioAsset(url: $0.key, $0.value, $0.path, values) }
        var steps: [ScenarioStep] = []
        if reader.require("steps", hint: "write \"steps\": [{\"deliver\": \"payload.json\"}, \"expand\", …]") {
            var counter = StepCounter()
            steps = reader.decode("steps") { values.steps($0, $1, &counter) } ?? []
        }
        self.init(
            file: reader.report.file, folder: folder, extensions: extensions, bindings: bindings, settings: settings,
            options: options, assets: assets, steps: steps)
    }
}

extension ScenarioSettings {
    /// Decodes the settings' keys; invalid values are reported and left out.
    package init(_ reader: ObjectReader) {
        self.init()
        let values = ScenarioReader(report: reader.report)
        device = reader.decode("device") { values.text($0, $1, "a device's name") }
        appearance = reader.decode("appearance") { values.text($0, $1, "\"light\" or \"dark\"") }
        contentSize = reader.decode("contentSize") { values.text($0, $1, "a text size's name") }
        style = reader.choice("style", SystemStyle.self, hint: SystemStyle.hint)
        increaseContrast = reader.bool("increaseContrast")
        reduceTransparency = reader.bool("reduceTransparency")
        boldText = reader.bool("boldText")
        glassOpacity = reader.number("glassOpacity", in: 0...1)
        func unknown(_ key: String, _ message: String, hint: String) {
            let position = reader.raw(key)?.position ?? .init()
            reader.report.add(.error, "unknown-value", message, at: position, path: reader.child(key), hint: hint)
        }
        locale = reader.string("locale")
        if let locale, !LocaleIdentifier.isValid(locale) {
            unknown(
                "locale", "\(locale.quoted()) isn't a locale", hint: "it is an identifier such as de_DE, zh-Hans or ar")
        }
        timeZone = reader.string("timeZone")
        if let timeZone, !LocalizedFormat.isTimeZone(timeZone) {
            unknown(
                "timeZone", "there is no time zone \(timeZone.quoted())", hint: "it is a name such as Europe/Berlin")
        }
        date = reader.moment("date")
    }
}

extension ScenarioAsset {
    fileprivate init?(url: String, _ raw: JSONValue, _ path: String, _ values: ScenarioReader) {
        if raw.string != nil {
            guard let file = values.text(raw, path, "a path") else { return nil }
            self.init(url: url, path: file)
            return
        }
        let what = "a path, or an object with \"path\", \"latency\" and \"failure\""
        guard let reader = values.report.object(raw, path: path, what) else { return nil }
        self.init(
            url: url, path: reader.decode("path") { values.text($0, $1, "a path") },
            latency: reader.number("latency", in: 0...Limits.advanceSeconds) ?? 0, failure: reader.string("failure"))
        reader.finish()
        if self.path == nil, failure == nil, raw["path"] == nil {
            values.report.add(
                .error, "missing-key", "the address leads neither to a file nor to a failure", at: raw.position,
                path: path, hint: "write \"path\": …, or \"failure\": \"why\"")
        }
    }
}
