extension Configuration {
    /// The name of the schema's file beside the configuration.
    package static let schemaName = "render-notification.schema.json"

    /// The defaults of a new project: iOS 18 on a current iPhone.
    /// - Parameter fontFolders: paths from the file.
    package static func starter(fontFolders: [String] = []) -> JSON {
        let keys: JSON = [
            "$schema": .init(.string(schemaName)), "style": .init(.string(SystemStyle.ios18.rawValue)),
            "device": .init(.string(DeviceModel.iPhone16Pro.name)),
        ]
        if fontFolders.isEmpty { return keys }
        let fonts = JSONValue(.array(fontFolders.map { JSONValue(.string($0)) }))
        return JSON(.object((keys.members ?? []) + [.init(key: "fontFolders", value: fonts)]))
    }

    /// The JSON schema of the file, for editors.
    package static var schema: JSON {
        var keys = ConfigurationKeys(reader: ObjectReader([:], path: "$", report: DiagnosticCollector(file: fileName)))
        _ = Configuration(&keys, folder: ".")
        return [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "render-notification: a project's defaults",
            "description": "Defaults of all commands and of tests in Swift. See docs/configuration.md.",
            "type": "object",
            "properties": .init(.object(keys.schemas)),
            "patternProperties": ["^(\\$|//)": [:]],
            "additionalProperties": false,
        ]
    }

    /// Declares all keys in the order of the schema, and reads those that aren't a scenario's settings.
    /// - Parameter folder: the folder that paths begin at.
    init(_ keys: inout ConfigurationKeys, folder: String) {
        self = .builtIn
        keys.declare("$schema", "string", "The path of this schema.")
        keys.declare("style", oneOf: SystemStyle.self, "The generation of iOS.")
        keys.declare("device", "string", "A device by its name, as --list-devices or simctl has it.")
        keys.declare("appearance", oneOf: Appearance.self, "Light or dark.")
        environment.device.orientation =
            keys.choice("orientation", Orientation.self, "How the device is held.") ?? .portrait
        keys.declare("contentSize", "string", "The text size: XS to XXXL, AX1 to AX5, or UIKit's names.")
        keys.declare("locale", "string", "The user's locale, such as de_DE, zh-Hans or ar.")
        keys.declare("timeZone", "string", "The zone that dates are written in, such as Europe/Berlin.")
        keys.declare("date", "string", "The date of the notification: 2026-01-01T09:41:00Z.")
        keys.declare("increaseContrast", "boolean", "Increase Contrast.")
        keys.declare("reduceTransparency", "boolean", "Reduce Transparency.")
        keys.declare("boldText", "boolean", "Bold Text.")
        keys.declare(
            "glassOpacity", "number", "The opacity added to iOS 26's glass, up to 1.", ["minimum": 0, "maximum": 1])
        options.format =
            keys.choice("format", PictureFormat.self, "The format of pictures whose file's ending says none.")
            ?? options.format
        options.effort = keys.choice("encode", PNGEncoder.Effort.self, "The compression of PNGs.") ?? options.effort
        keys.declare("scale", "number", "Pixels per point.", ["minimum": 0.5, "maximum": 8])
        options.scale = keys.reader.number("scale", in: 0.5...8)
        options.crop = keys.choice("crop", Crop.self, "The part of the screen that is drawn.") ?? options.crop
        options.showsFullHeight =
            keys.flag("fullHeight", "Draws all of a notification that is taller than the screen.") ?? false
        keys.declare("wallpaper", "string", "The path of an image to blur behind the notification.")
        if let name = keys.reader.string("wallpaper"), let raw = keys.reader.raw("wallpaper") {
            options.wallpaper = keys.reader.report.file(
                name, of: raw, path: keys.reader.child("wallpaper"), from: folder, in: .project(around: folder))
        }
        keys.declare(
            "fontFolders", "array", "Folders of fonts to use first, as paths from this file.",
            ["items": ["type": "string"]])
        options.fontFolders = (keys.reader.strings("fontFolders") ?? []).map { FilePath.joined(folder, $0.text) }
        isStrict = keys.flag("strict", "Takes warnings for errors.") ?? false
        keys.declare("appName", "string", "The app of notifications without an extension.")
        keys.declare("appIcon", "string", "The path of that app's icon.")
        if let icon = keys.reader.string("appIcon"), let raw = keys.reader.raw("appIcon") {
            let path = keys.reader.report.file(
                icon, of: raw, path: keys.reader.child("appIcon"), from: folder, in: .project(around: folder))
            app = AppInfo(name: "App", iconPath: path)
        }
        if let name = keys.reader.string("appName") { app = AppInfo(name: name, iconPath: app?.iconPath) }
    }
}

/// The keys of a configuration, each declared once: reads their values, and collects their schemas.
struct ConfigurationKeys {
    var reader: ObjectReader
    private(set) var schemas: [JSON.Member] = []

    /// Declares a key that is read by other means.
    mutating func declare(_ name: String, _ type: String, _ description: String, _ details: JSON = [:]) {
        let schema: JSON = ["description": .init(.string(description)), "type": .init(.string(type))]
        schemas.append(.init(key: name, value: JSON(.object((schema.members ?? []) + (details.members ?? [])))))
    }

    mutating func declare<Value: CaseIterable & RawRepresentable<String>>(
        _ name: String, oneOf type: Value.Type, _ description: String
    ) {
        let names = type.allCases.map { JSON(.string($0.rawValue)) }
        let schema: JSON = ["description": .init(.string(description)), "enum": .init(.array(names))]
        schemas.append(.init(key: name, value: schema))
    }

    mutating func choice<Value: CaseIterable & RawRepresentable<String>>(
        _ name: String, _ type: Value.Type, _ description: String
    ) -> Value? {
        declare(name, oneOf: type, description)
        return reader.choice(name, type)
    }

    mutating func flag(_ name: String, _ description: String) -> Bool? {
        declare(name, "boolean", description)
        return reader.bool(name)
    }
}
