import Testing

@testable import ContentExtensionHost
@testable import InterfaceBuilder

/// Every element that is read, with all its properties: nothing of it is unknown, and what is made of it can be decoded.
@Suite struct EveryElementTests {
    @Test(arguments: EveryElement.views.map { ($0.key, $0.value) })
    func itsKeysAreTheTemplates(name: String, xml: String) throws {
        let report = DiagnosticCollector(file: "\(name).storyboard")
        let document = InterfaceDocument.read(Array(EveryElement.storyboard(xml).utf8), report: report)
        let view = try #require(document?.view)
        var program = ObjectReader(
            JSONValue(.object([.init(key: "view", value: view)])), path: "$", report: report)
        let decoding = ProgramDecoding(report: report, files: FileScope(root: "."))
        let decoded = ExtensionProgram.decode(&program, context: decoding)
        // Of bars only the room is kept, and that is said.
        #expect(report.diagnostics.filter { $0.code != "interface-container" }.map(\.description) == [])
        #expect(!decoded.view.children.isEmpty)
    }

    @Test func eachKindOfViewHasItsCase() {
        let tested = Set(EveryElement.views.map(\.key)).union(["tableViewCell", "collectionViewCell"])
        // The others are one of these under another name.
        let likeOthers: Set = [
            "containerView", "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView",
            "sceneView", "arscnView", "arskView", "arView", "glkView", "navigationBar", "searchBar", "tabBar",
            "colorWell", "calendarView", "pasteControl", "adBannerView", "hostingView", "lookToScrollView",
        ]
        #expect(Set(ViewElements.readers.keys) == tested.union(likeOthers))
    }
}
