import TestSupport
import Testing

@testable import Basics
@testable import ContentExtensionHost

@Suite struct PayloadSchemaTests {
    /// Keys that iOS reads and nobody should write any more, or that are no notification's.
    private static let unoffered = PayloadPlace.liveActivityKeys + ["url-args", "action-loc-key", "action"]

    @Test("Schemas/payload.schema.json has the keys that iOS reads", arguments: PayloadPlace.allCases)
    func keysAreThoseOfIOS(_ place: PayloadPlace) throws {
        let path = Repository.path("Schemas/payload.schema.json")
        let schema = try JSONReader.read(try FileReader.read(path, limit: 1 << 20), file: path)
        let name = place.rawValue.split(separator: ".").last.map(String.init) ?? ""
        let keys = schema["$defs"]?[name]?["properties"]?.members?.map(\.key) ?? []
        #expect(Set(keys) == Set(place.keys).subtracting(Self.unoffered))
    }
}
