import Basics
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Core Data's models.
@Suite struct DataModelTests {
    private static let contents = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Song" representedClassName="Song" syncable="YES" codeGenerationType="class">
            <attribute name="title" optional="YES" attributeType="String"/>
            <attribute name="plays" attributeType="Integer 64" usesScalarValueType="YES"/>
            <relationship name="lines" optional="YES" toMany="YES" ordered="YES" destinationEntity="Line"/>
        </entity>
        <entity name="Line" representedClassName=".SongLine" parentEntity="Song" codeGenerationType="category"/>
        <entity name="Own" representedClassName="Own"/>
        </model>
        """

    private func model(_ files: [String: String]) throws -> DataModel {
        let folder = try TemporaryFolder(files)
        defer { withExtendedLifetime(folder) {} }
        return try DataModel(path: "\(folder.path)/M.xcdatamodeld")
    }

    @Test("entities whose classes Xcode generates")
    func entities() throws {
        let found = try model(["M.xcdatamodeld/M.xcdatamodel/contents": Self.contents]).entities
        #expect(found.map(\.className) == ["Song", "SongLine"])
        #expect(found.map(\.isExtension) == [false, true])
        #expect(found[1].parent == "Song")
        let properties = found[0].properties
        #expect(properties.map(\.name) == ["title", "plays", "lines"])
        #expect(properties[1].usesScalar && properties[1].type == "Integer 64")
        #expect(properties[2].destination == "SongLine" && properties[2].isToMany && properties[2].isOrdered)
    }

    @Test("the current version counts, else the last one")
    func versions() throws {
        let old = Self.contents.replacing("Song", with: "Old")
        let files = [
            "M.xcdatamodeld/M.xcdatamodel/contents": old,
            "M.xcdatamodeld/M 2.xcdatamodel/contents": Self.contents,
        ]
        #expect(try model(files).entities.first?.name == "Old")
        let list = """
            <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>M 2.xcdatamodel</string></dict></plist>
            """
        let named = files.merging(["M.xcdatamodeld/.xccurrentversion": list]) { $1 }
        #expect(try model(named).entities.first?.name == "Song")
        #expect(throws: Diagnostic.self) { try model([:]) }
    }
}
