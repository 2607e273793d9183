import Basics
import TestSupport
import Testing

@testable import ExtensionCode
@testable import InterfaceBuilder

/// Code that Xcode generates, and what umbrella headers show.
@Suite struct ManagedClassesTests {
    @Test("classes of a Core Data model")
    func classes() throws {
        let contents = """
            <model>
            <entity name="Song" representedClassName="Song" codeGenerationType="class">
                <attribute name="title" optional="YES" attributeType="String"/>
                <attribute name="plays" attributeType="Integer 32" usesScalarValueType="YES"/>
                <attribute name="rating" attributeType="Double"/>
                <relationship name="lines" toMany="YES" destinationEntity="Line"/>
            </entity>
            <entity name="Line" representedClassName="Line" codeGenerationType="category">
                <relationship name="song" maxCount="1" destinationEntity="Song"/>
            </entity>
            </model>
            """
        try TemporaryFolder.with(["M.xcdatamodeld/M.xcdatamodel/contents": contents]) { folder throws in
            let model = try DataModel(path: "\(folder)/M.xcdatamodeld")
            let lines = ManagedClasses(model: model).text.split(separator: "\n")
            #expect(lines.contains("open class Song: NSManagedObject {}"))
            #expect(!lines.contains { $0.hasPrefix("open class Line") })
            #expect(lines.contains("@NSManaged public var title: String?"))
            #expect(lines.contains("@NSManaged public var plays: Int32"))
            #expect(lines.contains("@NSManaged public var rating: NSNumber?"))
            #expect(lines.contains("@NSManaged public var lines: NSSet?"))
            #expect(lines.contains("public func addToLines(_ value: Line) {}"))
            #expect(lines.contains("@NSManaged public var song: Song?"))
        }
    }

    @Test("an umbrella header's modules are imported, and seen by those that import the framework")
    func umbrellaHeaders() throws {
        let files = [
            "A.swift": "import Cards", "Cards/Sources/Card.swift": "import UIKit",
            "Cards/Cards.h": "@import UIKit;\n@import Core;\n#import <Cards/Other.h>\n",
            "Core/Core.swift": "", "Core/Core.h": "#import <MapKit/MapKit.h>\n",
        ]
        try TemporaryFolder.with(files) { folder throws in
            let module = CodeModule(files: ["\(folder)/A.swift"]).importing([]) { name in
                ["Cards": ["\(folder)/Cards/Sources/Card.swift"], "Core": ["\(folder)/Core/Core.swift"]][name] ?? []
            }
            #expect(module.libraries.map(\.name) == ["Core", "Cards"])
            #expect(module.libraries.map(\.umbrella) == [["MapKit"], ["Core", "UIKit", "MapKit"]])
        }
    }
}
