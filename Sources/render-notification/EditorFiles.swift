import RenderNotification

/// The files that `init` writes for editors: schemas, and settings that check files without a `$schema`.
enum EditorFiles {
    static let schemaFolder = ".schemas"
    static let schemas: [FileSchema] = [.descriptor, .payload, .scenario]
    static let descriptorSchema = "\(schemaFolder)/\(FileSchema.descriptor.fileName)"
    static let settingsName = ".vscode/settings.json"

    /// The workspace's settings for Visual Studio Code. A payload has no `$schema`, which would be sent to phones.
    static let settings = """
        {
          "files.associations": { "*.apns": "json" },
          "json.schemas": [
            { "fileMatch": ["*.apns", "payloads/*.json"], "url": "./\(schemaFolder)/\(FileSchema.payload.fileName)" },
            { "fileMatch": ["descriptor.json"], "url": "./\(descriptorSchema)" },
            { "fileMatch": ["scenarios/*.json", "scenario.json"], "url": "./\(schemaFolder)/\(FileSchema.scenario.fileName)" }
          ]
        }

        """
}
