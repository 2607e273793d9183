import TestSupport
import Testing

@testable import Basics
@testable import ContentExtensionHost

/// The schemas that the program prints.
@Suite struct FileSchemaTests {
    @Test("the program has the repository's files", arguments: FileSchema.allCases)
    func files(_ schema: FileSchema) throws {
        #expect(try schema.text == Repository.text("Schemas/\(schema.fileName)"))
    }

    @Test("every definition that a schema names is in it", arguments: FileSchema.allCases)
    func definitions(_ schema: FileSchema) throws {
        let root = try JSONReader.read(schema.text.utf8, file: schema.fileName)
        for match in schema.text.matches(of: /"\$ref": "#\/\$defs\/([A-Za-z]+)"/) {
            #expect(root["$defs"]?[String(match.1)] != nil, "\(match.1)")
        }
    }

    @Test("the settings' schema has the keys that settings have")
    func settings() throws {
        let root = try JSONReader.read(FileSchema.settings.text.utf8, file: "settings")
        let keys = Set(root["properties"]?.members?.map(\.key) ?? []).subtracting(["$schema"])
        do throws(InputError) {
            _ = try CenterSettings.decode(Array(#"{"qqqqqqqqqqqqqqqqqq": 1}"#.utf8), file: "settings.json")
            Issue.record("nothing minds an unknown key")
        } catch {
            let hint = try #require(error.diagnostics.first { $0.code == "unknown-key" }?.hint)
            let known = hint.dropFirst("one of: ".count).split(separator: ",").map { $0.filter { $0 != " " } }
            #expect(Set(known) == keys)
        }
    }
}
