import Basics
import TestSupport
import Testing

@testable import InterfaceBuilder

@Test func viewsAreNamedByTheirOutlets() {
    let read = Read(
        Storyboard.with(
            "<subviews>\(Storyboard.view("a"))\(Storyboard.view("b"))\(Storyboard.view("c.d"))</subviews>",
            connections: """
                <outlet property="titleLabel" destination="a" id="o1"/>
                <outlet property="heading" destination="a" id="o2"/>
                <outletCollection property="all" destination="b" id="o3"/>
                <outlet property="delegate" destination="vc" id="o4"/>
                """))
    #expect(read.children() == ["titleLabel", "b", "c_d"])
    #expect(read.document?.outlets.map(\.name) == ["titleLabel", "heading", "all"])
    #expect(read.document?.outlets.map(\.destination) == ["titleLabel", "titleLabel", "b"])
    #expect(read.document?.viewControllerClass == "App.NotificationViewController")
    #expect(read.diagnostics.isEmpty)
}

@Test func danglingConnectionsAreReported() {
    let read = Read(Storyboard.with("", connections: #"<outlet property="gone" destination="x" id="o"/>"#))
    #expect(read.codes == ["interface-reference"])
    #expect(read.document?.outlets.isEmpty == true)
}

@Test func duplicateIDsGetSeparateNames() {
    let read = Read(Storyboard.with("<subviews>\(Storyboard.view("a"))\(Storyboard.view("a"))</subviews>"))
    #expect(read.children() == ["a", "a-2"])
    #expect(read.codes == ["interface-duplicate-id"])
}

@Test func connectedTopLevelViewsAreExtraViews() {
    let read = Read(
        Storyboard.with(
            "", objects: Storyboard.view("v") + Storyboard.view("w"),
            connections: #"<outlet property="bar" destination="v" id="o"/>"#))
    #expect(read.document?.extraViews.map(\.name) == ["bar"])
}

@Test func actionsHaveTheirSenders() {
    let read = Read(
        Storyboard.with(
            """
            <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"><connections>
            <action selector="tap:" destination="vc" eventType="touchUpInside" id="x1"/>
            <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="x2"/>
            </connections></view></subviews>
            """,
            objects: """
                <tapGestureRecognizer id="g"><connections><action selector="poke:" destination="vc" id="x3"/>
                </connections></tapGestureRecognizer>
                """))
    #expect(read.document?.actions.map(\.selector) == ["tap:", "poke:"])
    #expect(read.document?.actions.map(\.sender) == ["a", "a"])
    #expect(read.diagnostics.isEmpty)
}

private func scenes(_ initial: String, _ controllers: String...) -> String {
    let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    return "<document targetRuntime=\"iOS.CocoaTouch\" \(initial)><scenes>\(scenes)</scenes></document>"
}

private func controller(_ id: String, _ name: String, kind: String = "viewController") -> String {
    "<\(kind) id=\"\(id)\" customClass=\"\(name)\"><view key=\"view\" id=\"\(id)-view\"/></\(kind)>"
}

@Test func theInitialControllerIsShown() {
    let read = Read(scenes("initialViewController=\"b\"", controller("a", "A"), controller("b", "B")))
    #expect(read.document?.viewControllerClass == "B")
    #expect(read.diagnostics.isEmpty)
}

@Test func withoutAnInitialControllerTheClasssOneIsShown() {
    let read = Read(scenes("", controller("a", "A"), controller("b", "B")), controllerClass: "App.B")
    #expect(read.document?.viewControllerClass == "B")
    #expect(read.codes == ["interface-no-initial-controller"])
    let missing = Read(scenes("initialViewController=\"z\"", controller("a", "A")))
    #expect(missing.document?.viewControllerClass == "A")
    #expect(missing.codes == ["interface-no-initial-controller"])
}

@Test func aContainersFirstControllerIsShown() {
    let container = """
        <navigationController id="n"><connections>
        <segue destination="t" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController>
        """
    let read = Read(
        scenes("initialViewController=\"n\"", container, controller("t", "T", kind: "tableViewController")))
    #expect(read.document?.viewControllerClass == "T")
    #expect(read.codes == ["interface-container"])
    let circle = container.replacing("destination=\"t\"", with: "destination=\"n\"")
    #expect(Read(scenes("initialViewController=\"n\"", circle)).document != nil)
}

@Test func aXibShowsItsOwnersView() {
    let read = Read(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"><connections>
        <outlet property="view" destination="b" id="o"/><outlet property="title" destination="c" id="p"/>
        </connections></placeholder>
        <view id="a"/><view id="b"><subviews><view id="c"/></subviews></view></objects></document>
        """)
    #expect(read.document?.view["id"]?.string == "view")
    #expect(read.document?.view.view("title") != nil)
    #expect(read.document?.viewControllerClass == "Card")
}

@Test(arguments: [
    ("<plist/>", "interface-format"), ("<archive type=\"x\"/>", "interface-format"),
    ("<document targetRuntime=\"MacOSX.Cocoa\"/>", "interface-format"),
    ("<document targetRuntime=\"watchKit\"/>", "interface-format"), ("<document/>", "interface-empty"),
    ("<document><scenes/></document>", "interface-empty"), ("<document><objects/></document>", "interface-empty"),
    ("<document><scenes><scene><objects>", "xml-syntax"),
])
func filesWithoutContentAreErrorsWithPositions(text: String, code: String) {
    let read = Read(text)
    #expect(read.document == nil)
    #expect(read.codes == [code])
    #expect(read.diagnostics.first?.severity == .error)
    #expect(read.diagnostics.first?.location?.line == 1)
    #expect(read.diagnostics.first?.hint != nil)
}

@Test func damagedStoryboardsNeverCrashTheReader() {
    let text = Storyboard.with(
        """
        <subviews>\(Storyboard.view("a"))<stackView id="s"><subviews>\(Storyboard.view("b"))</subviews></stackView>
        </subviews><constraints><constraint firstItem="a" firstAttribute="top" secondItem="s" \
        secondAttribute="bottom" multiplier="1:2" constant="1e400" priority="-1" id="c"/></constraints>
        """, connections: #"<outlet property="x" destination="c" id="o"/>"#)
    let bytes = Array(text.utf8)
    for end in stride(from: 0, to: bytes.count - 10, by: 64) {
        #expect(Read(bytes: Array(bytes[..<end])).document == nil)
    }
    var random = SeededNumbers(seed: 7)
    for _ in 0..<500 {
        var damaged = bytes
        for _ in 0..<3 {
            damaged[Int.random(in: 0..<damaged.count, using: &random)] = .random(in: 32...126, using: &random)
        }
        let read = Read(bytes: damaged)
        #expect(read.document != nil || read.diagnostics.contains { $0.severity == .error })
    }
}

@Test func everyViewOfInterfaceBuildersLibraryIsKnown() throws {
    let report = DiagnosticCollector(file: "every-view.storyboard")
    let path = "\(FixtureArea.interface.folder)/every-view.storyboard"
    let document = try #require(InterfaceDocument.read(path, report: report))
    #expect(report.diagnostics.map(\.code) == ["interface-container", "interface-embedded"])
    #expect(document.counts == .init(views: 32, constraints: 12))
    #expect(document.extraViews.map(\.name) == ["accessory"])
}

@Test func limit_interfaceFindings_ofReferences() {
    let outlets = (0..<(Limits.interfaceFindings + 50)).map {
        "<outlet property=\"p\($0)\" destination=\"gone\" id=\"o\($0)\"/>"
    }
    #expect(Read(Storyboard.with("", connections: outlets.joined())).codes.count == Limits.interfaceFindings)
}
