import Basics
import TestSupport
import ContentExtensionHost
import FoundationEssentials
import Testing

/// An XML Info.plist of an extension with given attributes.
private func infoPlist(_ attributes: String) -> String {
    """
    <plist version="1.0"><dict>
    <key>CFBundleDisplayName</key><string>Parcels</string>
    <key>CFBundleIdentifier</key><string>com.acme.parcels.content</string>
    <key>NSExtension</key><dict>
    <key>NSExtensionAttributes</key><dict>\(attributes)</dict>
    <key>NSExtensionMainStoryboard</key><string>MainInterface</string>
    <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string>
    </dict></dict></plist>
    """
}

/// Loads a file with given contents.
private func load(_ bytes: some Sequence<UInt8>) throws -> Loaded<ExtensionDescriptor> {
    let folder = try TemporaryFolder()
    return try withExtendedLifetime(folder) {
        try ExtensionDescriptor.load(path: folder.write(bytes, to: "Info.plist"))
    }
}

private let category = "<key>UNNotificationExtensionCategory</key><string>delivery</string>"

@Test func anInfoPlistIsADescriptor() throws {
    let loaded = try load(
        infoPlist(
            """
            <key>UNNotificationExtensionCategory</key><array><string>delivery</string><string>pickup</string></array>
            <key>UNNotificationExtensionInitialContentSizeRatio</key><integer>1</integer>
            <key>UNNotificationExtensionDefaultContentHidden</key><true/>
            <key>UNNotificationExtensionUserInteractionEnabled</key><true/>
            <key>UNNotificationExtensionOverridesDefaultTitle</key><false/>
            """
        ).utf8)
    #expect(
        loaded.value.attributes
            == ExtensionAttributes(
                categories: ["delivery", "pickup"], initialContentSizeRatio: 1, isDefaultContentHidden: true,
                isUserInteractionEnabled: true))
    #expect(loaded.value.app == AppInfo(name: "Parcels", bundleIdentifier: "com.acme.parcels"))
    #expect(loaded.value.program == ExtensionProgram())
    #expect(loaded.warnings.map(\.code) == ["app-name-guessed"])
}

/// Notations of a boolean, and iOS's interpretation.
@Test(arguments: [
    ("<true/>", true), ("<false/>", false), ("<integer>1</integer>", true), ("<integer>0</integer>", false),
    ("<string>YES</string>", true), ("<string>true</string>", true), ("<string>1</string>", true),
    ("<string> 01</string>", true), ("<string>NO</string>", false), ("<string>False</string>", false),
    ("<string></string>", false), ("<string>on</string>", false), ("<array/>", false),
    ("<date>2024-01-01T00:00:00Z</date>", false),
])
func booleansAreReadAsIOSDoes(_ xml: String, _ expected: Bool) throws {
    let loaded = try load(infoPlist("\(category)<key>UNNotificationExtensionDefaultContentHidden</key>\(xml)").utf8)
    #expect(loaded.value.attributes.isDefaultContentHidden == expected)
    let isWarned = loaded.warnings.contains { $0.severity == .warning }
    #expect(isWarned == (xml.hasPrefix("<string>") || xml.hasPrefix("<array") || xml.hasPrefix("<date")))
}

/// Notations of a ratio, and iOS's interpretation; `nil` for an error.
@Test(
    arguments: [
        ("<real>0.85</real>", 0.85), ("<integer>1</integer>", 1), ("<real>0</real>", 0),
        ("<real>0.0001</real>", 0.0001),
        ("<real>10</real>", 10), ("<string>0.5</string>", 0.5), ("<string> 1 </string>", 1), ("<real>-0.5</real>", nil),
        ("<real>10.5</real>", nil), ("<string>tall</string>", nil), ("<string>inf</string>", nil),
        ("<real>nan</real>", nil),
        ("<true/>", nil), ("<array/>", nil),
    ] as [(String, Double?)])
func ratiosAreReadAsIOSDoes(_ xml: String, _ expected: Double?) throws {
    let plist = infoPlist("\(category)<key>UNNotificationExtensionInitialContentSizeRatio</key>\(xml)")
    if let expected {
        #expect(try load(plist.utf8).value.attributes.initialContentSizeRatio == expected)
    } else {
        let error = #expect(throws: InputError.self) { try load(plist.utf8) }
        #expect(error?.exit == .data)
    }
}

@Test func aBinaryInfoPlistIsReadLikeXML() throws {
    struct Attributes: Encodable {
        var UNNotificationExtensionCategory = ["delivery"]
        var UNNotificationExtensionInitialContentSizeRatio = 0.5
        var UNNotificationExtensionDefaultContentHidden = true
    }
    struct Extension: Encodable { var NSExtensionAttributes = Attributes() }
    struct Root: Encodable { var NSExtension = Extension() }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let loaded = try load(encoder.encode(Root()))
    #expect(
        loaded.value.attributes
            == ExtensionAttributes(categories: ["delivery"], initialContentSizeRatio: 0.5, isDefaultContentHidden: true)
    )
}

@Test func theJSONOverridesItsInfoPlist() throws {
    let plist = infoPlist(
        """
        \(category)<key>UNNotificationExtensionInitialContentSizeRatio</key><real>0.25</real>
        <key>UNNotificationExtensionDefaultContentHidden</key><true/>
        """)
    let json =
        "{\"infoPlist\": \"Info.plist\", \"defaultContentHidden\": false, \"app\": {\"bundleIdentifier\": \"a.b\"}}"
    let folder = try TemporaryFolder(["Info.plist": plist, "descriptor.json": json])
    let loaded = try ExtensionDescriptor.load(path: folder.path)
    #expect(loaded.value.file == folder.path + "/descriptor.json")
    #expect(loaded.value.attributes == ExtensionAttributes(categories: ["delivery"], initialContentSizeRatio: 0.25))
    #expect(loaded.value.app == AppInfo(name: "Parcels", bundleIdentifier: "a.b"))
    #expect(loaded.warnings == [])
}

/// A binary property list of objects whose references have one byte.
/// - Parameter offset: that of the last object, if it isn't where the object is.
private func binaryList(_ objects: [[UInt8]], root: UInt8 = 0, offset: UInt8? = nil) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
        offsets.append(UInt8(bytes.count))
        bytes += object
    }
    if let offset { offsets[offsets.count - 1] = offset }
    let numbers = [UInt8(objects.count), root, UInt8(bytes.count)]
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + numbers.flatMap { [0, 0, 0, 0, 0, 0, 0, $0] }
}

/// A binary property list in which every array contains the next one twice; with a cycle, the last one contains itself.
private func bomb(arrays: Int, isCycle: Bool) -> [UInt8] {
    let lists = (0..<arrays).map { (index: Int) -> [UInt8] in
        let next = UInt8(index + 1)
        return [0xA2, next, isCycle ? 0 : next]
    }
    return binaryList(lists + [[0x09]])
}

/// Property lists that could crash a parser, and the exit codes of their refusal.
private let hostileLists: [([UInt8], ExitClass)] = [
    (Array("<plist>\(String(repeating: "<array>", count: 30_000))".utf8), .refused),
    (Array("<plist>\(String(repeating: "<dict><key>a</key>", count: 10_000))".utf8), .refused),
    (Array(String(repeating: "<plist>", count: 30_000).utf8), .refused),
    (bomb(arrays: 60, isCycle: false), .refused),
    (bomb(arrays: 60, isCycle: true), .refused),
    // A dictionary of 2⁶² members, one of 15 that aren't there, and a reference to an object that isn't there.
    (binaryList([[0xDF, 0x13, 0x40, 0, 0, 0, 0, 0, 0, 0]]), .data),
    (binaryList([[0xDF, 0x10, 0x0F, 0, 0]]), .data),
    (binaryList([[0xA1, 9]]), .data),
    (binaryList([[0x09]], root: 1), .data),
    (binaryList([[0x09]], offset: 0xFF), .data),
    (binaryList([[0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]), .data),
    (Array("bplist00".utf8), .data),
    (Array("<".utf8), .data),
    (Array(infoPlist(category).utf8.dropLast(40)), .data),
    (Array("<?xml version=\"1.0\"?><plist><string>delivery</string></plist>".utf8), .data),
    (Array("<!DOCTYPE plist [<!ENTITY a \"aa\">]><plist><string>&a;</string></plist>".utf8), .data),
]

@Test(arguments: hostileLists)
func hostileListsAreRefused(_ bytes: [UInt8], _ exit: ExitClass) {
    let error = #expect(throws: InputError.self) { try load(bytes) }
    #expect(error?.exit == exit)
}

@Test func limit_propertyListMembers() throws {
    func categories(_ count: Int) -> String {
        let strings = (0..<count).map { "<string>c\($0)</string>" }.joined()
        return infoPlist("<key>UNNotificationExtensionCategory</key><array>\(strings)</array>")
    }
    #expect(try load(categories(Limits.propertyListMembers).utf8).value.attributes.categories.count == 1_000)
    #expect(throws: InputError.self) { try load(categories(Limits.propertyListMembers + 1).utf8) }
}

@Test func limit_propertyListBytes() throws {
    let padding = String(repeating: " ", count: Limits.propertyListBytes)
    let error = #expect(throws: InputError.self) { try load((infoPlist(category) + padding).utf8) }
    #expect(error?.exit == .refused)
}

@Test func limit_propertyListContainers() throws {
    func nested(_ count: Int) -> String {
        infoPlist(
            "\(category)<key>x</key>\(String(repeating: "<array>", count: count))\(String(repeating: "</array>", count: count))"
        )
    }
    // The containers plist, root, NSExtension and its attributes are four.
    #expect(throws: Never.self) { try load(nested(Limits.propertyListContainers - 4).utf8) }
    #expect(throws: InputError.self) { try load(nested(Limits.propertyListContainers - 3).utf8) }
}

/// The library's parser ends the process at such a byte in a number.
@Test(arguments: [[0xFF], [0xC3, 0x20], [0xED, 0xA0, 0x80]] as [[UInt8]])
func aByteThatIsNotUTF8IsAnErrorOfItsLine(_ invalid: [UInt8]) throws {
    let text = infoPlist("\(category)<key>weight</key><integer>@       2</integer>")
    let bytes = text.utf8.flatMap { $0 == UInt8(ascii: "@") ? invalid : [$0] }
    let error = #expect(throws: InputError.self) { try load(bytes) }
    #expect(error?.diagnostics.map(\.code) == ["plist-syntax"])
    #expect(error?.diagnostics.first?.location?.line == 5)
}

/// A binary property list whose root has so many references to a list that has as many, `depth` times.
private func fan(_ count: UInt8, depth: UInt8) -> [UInt8] {
    binaryList((1...depth).map { [0xAF, 0x10, count] + [UInt8](repeating: $0, count: Int(count)) } + [[0x09]])
}

@Test func limit_propertyListObjects() throws {
    _ = try PropertyList.read(fan(99, depth: 2), file: "Info.plist")
    let error = #expect(throws: InputError.self) { try PropertyList.read(fan(100, depth: 2), file: "Info.plist") }
    #expect(error?.diagnostics.map(\.code) == ["plist-too-large"])
}

@Test func limit_stringsTableObjects() {
    #expect(!PropertyList.isTooLarge(fan(46, depth: 3), objects: Limits.stringsTableObjects))
    #expect(PropertyList.isTooLarge(fan(47, depth: 3), objects: Limits.stringsTableObjects))
}

@Test func keysOfALineHaveTheirColumns() throws {
    let text =
        "<plist>\n<dict><key>a</key><true/><key>é</key><true/><key>b</key><true/>\n\n <key>c</key><true/></dict></plist>"
    let list = try PropertyList.read(Array(text.utf8), file: "Info.plist")
    let places = try #require(list.members).map { "\($0.key) \($0.keyPosition.line):\($0.keyPosition.column)" }
    #expect(places == ["a 2:7", "é 2:26", "b 2:45", "c 4:2"])
}
