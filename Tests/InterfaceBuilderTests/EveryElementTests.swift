import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import InterfaceBuilder
@testable import Views

/// Every supported element with all its properties is read without unknown parts, and the result can be decoded.
@Suite struct EveryElementTests {
    @Test(arguments: EveryElement.views.map { ($0.key, $0.value) })
    func elementsDecodeAsTemplates(name: String, xml: String) throws {
        let report = DiagnosticCollector(file: "\(name).storyboard")
        let document = InterfaceDocument.read(Array(EveryElement.storyboard(xml).utf8), report: report)
        let view = try #require(document?.view)
        let program = ObjectReader(
            JSONValue(.object([.init(key: "view", value: view)])), path: "$", report: report)
        let decoding = ProgramDecoding(report: report, files: FileScope(root: "."))
        let decoded = ExtensionProgram.decode(program, context: decoding)
        // Containers are reported; everything else is read without findings.
        #expect(
            report.diagnostics.filter { !["interface-container", "interface-embedded"].contains($0.code) }.map(
                \.description) == [])
        #expect(!decoded.view.children.isEmpty)
    }

    @Test func eachKindOfViewHasATestCase() {
        let tested = Set(EveryElement.views.map(\.key)).union(["tableViewCell", "collectionViewCell"])
        // The others are aliases of these.
        let likeOthers: Set = [
            "containerView", "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView",
            "sceneView", "arscnView", "arskView", "arView", "glkView", "navigationBar", "searchBar", "tabBar",
            "colorWell", "calendarView", "pasteControl", "adBannerView", "hostingView", "lookToScrollView",
        ]
        #expect(Set(ViewElements.kinds.keys) == tested.union(likeOthers))
    }
}
