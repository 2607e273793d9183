import ContentExtensionHost
import Renderer

extension Configuration {
    /// The name of the schema's file beside the configuration.
    package static let schemaName = "render-notification.schema.json"

    /// The defaults of a new project: iOS 18 on a current iPhone.
    package static let starter: JSON = [
        "$schema": .init(.string(schemaName)), "style": .init(.string(SystemStyle.ios18.rawValue)),
        "device": .init(.string(DeviceModel.iPhone16Pro.name)),
    ]

    /// The JSON schema of the file, for editors.
    package static var schema: JSON {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "render-notification: a project's defaults",
            "description": "Defaults of all commands and of tests in Swift. See docs/configuration.md.",
            "type": "object",
            "properties": .init(.object(properties.map { JSON.Member(key: $0.key, value: $0.schema) })),
            "patternProperties": ["^(\\$|//)": [:]],
            "additionalProperties": false,
        ]
    }

    private static var properties: [(key: String, schema: JSON)] {
        func value(_ type: String, _ description: String) -> JSON {
            ["description": .init(.string(description)), "type": .init(.string(type))]
        }
        func choice<Value: CaseIterable & RawRepresentable>(_ type: Value.Type, _ description: String) -> JSON
        where Value.RawValue == String {
            [
                "description": .init(.string(description)),
                "enum": .init(.array(type.allCases.map { JSON(.string($0.rawValue)) })),
            ]
        }
        return [
            ("$schema", value("string", "The path of this schema.")),
            ("style", choice(SystemStyle.self, "The generation of iOS.")),
            ("device", value("string", "A device by its name, as --list-devices or simctl has it.")),
            ("appearance", choice(Appearance.self, "Light or dark.")),
            ("orientation", choice(Orientation.self, "How the device is held.")),
            ("contentSize", value("string", "The text size: XS to XXXL, AX1 to AX5, or UIKit's names.")),
            ("locale", value("string", "The user's locale, such as de_DE, zh-Hans or ar.")),
            ("timeZone", value("string", "The zone that dates are written in, such as Europe/Berlin.")),
            ("date", value("string", "The date of the notification: 2026-01-01T09:41:00Z.")),
            ("increaseContrast", value("boolean", "Increase Contrast.")),
            ("reduceTransparency", value("boolean", "Reduce Transparency.")),
            ("boldText", value("boolean", "Bold Text.")),
            ("format", choice(PictureFormat.self, "The format of pictures whose file's ending says none.")),
            ("encode", choice(PNGEncoder.Effort.self, "The compression of PNGs.")),
            ("scale", ["description": "Pixels per point.", "type": "number", "minimum": 0.5, "maximum": 8]),
            ("crop", choice(Crop.self, "The part of the screen that is drawn.")),
            ("fullHeight", value("boolean", "Draws all of a notification that is taller than the screen.")),
            ("wallpaper", value("string", "The path of an image to blur behind the notification.")),
            (
                "fontFolders",
                [
                    "description": "Folders of fonts to use first, as paths from this file.", "type": "array",
                    "items": ["type": "string"],
                ]
            ),
            ("strict", value("boolean", "Takes warnings for errors.")),
        ]
    }
}
