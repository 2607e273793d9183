import Testing

/// A cell whose content view contains a label.
private func cell(_ id: String, _ attributes: String = "", outlet: String? = nil) -> String {
    let connection = outlet.map {
        "<connections><outlet property=\"\($0)\" destination=\"\(id)-l\" id=\"o\"/></connections>"
    }
    return """
        <tableViewCell id="\(id)" \(attributes)><rect key="frame" x="0" y="28" width="320" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-c" clipsSubviews="YES">
        <rect key="frame" x="0" y="0" width="300" height="59.5"/>
        <subviews><label text="One" id="\(id)-l"><rect key="frame" x="16" y="0" width="268" height="59.5"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/></label></subviews>
        <constraints><constraint firstItem="\(id)-l" firstAttribute="leading" secondItem="\(id)-c" \
        secondAttribute="leadingMargin" id="\(id)-k"/></constraints>
        </tableViewCellContentView>\(connection ?? "")</tableViewCell>
        """
}

private func table(_ inside: String) -> Read {
    Read(
        Storyboard.with(
            "<subviews><tableView dataMode=\"prototypes\" rowHeight=\"-1\" "
                + "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"t\">\(inside)</tableView></subviews>"))
}

@Test func aCellAndItsContentViewAreOne() {
    let read = table(
        "<prototypes>\(cell("a", "reuseIdentifier=\"row\" customClass=\"Row\"", outlet: "name"))</prototypes>")
    #expect(read.children("t") == ["a"])
    #expect(read.children("a") == ["name"])
    #expect(read.text("a", "type") == "\"cell\"")
    #expect(read.text("a", "reuseIdentifier") == "\"row\"")
    #expect(read.text("a", "clipsToBounds") == "true")
    #expect(
        read.constraints("a") == [
            #"{"firstItem":"name","firstAttribute":"leading","secondItem":"a","secondAttribute":"leadingMargin"}"#
        ])
    // The frame is relative to the content view, which is narrower in a cell with an accessory.
    #expect(
        read.text("name", "autoresizing")
            == #"{"frame":[16,0,268,59.5],"superview":[300,59.5],"mask":["flexibleWidth"]}"#)
    #expect(read.document?.cellClasses == ["Row"])
    #expect(read.document?.outlets.map(\.owner) == ["Row"])
    #expect(read.diagnostics.isEmpty)
}

/// A cell of a built-in style, whose views are in another order than UIKit's.
private func styledCell(_ id: String, _ style: String = "Subtitle") -> String {
    let frame = "<rect key=\"frame\" x=\"16\" y=\"5\" width=\"35\" height=\"20\"/>"
    return """
        <tableViewCell id="\(id)" style="IBUITableViewCellStyle\(style)" textLabel="\(id)-t" detailTextLabel="\(id)-d" \
        imageView="\(id)-i"><rect key="frame" x="0" y="28" width="320" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-c">
        <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
        <imageView id="\(id)-i">\(frame)</imageView><view id="\(id)-v">\(frame)</view>
        <label text="Two" id="\(id)-d">\(frame)</label><label text="One" id="\(id)-t">\(frame)</label>
        </subviews></tableViewCellContentView></tableViewCell>
        """
}

@Test(arguments: ["Default": "default", "Value1": "value1", "Value2": "value2", "Subtitle": "subtitle"])
func aBuiltInStylePlacesItsOwnViews(written: String, style: String) {
    let read = table("<prototypes>\(styledCell("a", written))</prototypes>")
    #expect(read.text("a", "cellStyle") == "\"\(style)\"")
    #expect(read.children("a") == ["a-t", "a-d", "a-i", "a-v"])
    #expect(["a-t", "a-d", "a-i"].allSatisfy { read.text($0, "autoresizing") == nil })
    // Further views of the app keep their frames.
    #expect(read.text("a-v", "autoresizing") != nil)
    #expect(read.diagnostics.isEmpty)
}

@Test func aCellsOwnViewsAreOutletsUnlessTheAppHasOneOfTheName() {
    let cells = "<prototypes>\(styledCell("a"))\(styledCell("b"))\(cell("c", outlet: "imageView"))</prototypes>"
    let outlets = table(cells).document?.outlets ?? []
    #expect(
        outlets.map { "\($0.name) \($0.destination)" } == [
            "imageView imageView", "textLabel a-t", "detailTextLabel a-d", "textLabel b-t", "detailTextLabel b-d",
        ])
    #expect(outlets.map(\.owner) == Array(repeating: "tableViewCell", count: 5))
}

@Test func staticTablesHaveSectionsWithTitles() {
    let read = table(
        """
        <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="320" height="20"/></view>
        <sections><tableViewSection headerTitle="First" footerTitle="Last" id="s"><cells>
        \(cell("a", "rowHeight=\"60\""))\(cell("b"))</cells></tableViewSection></sections>
        """)
    let children = read.document?.view.view("t")?["children"]?.array ?? []
    #expect(
        children.map { $0["role"]?.string ?? "row" } == ["tableHeader", "sectionHeader", "row", "row", "sectionFooter"])
    #expect(children.map { $0["text"]?.string } == [nil, "First", nil, nil, "Last"])
    #expect(read.text("a", "static") == "true")
    #expect(read.text("a", "height") == "60")
    #expect(read.text("b", "height") == nil)
    #expect(read.document?.cellClasses.isEmpty == true)
    #expect(read.diagnostics.isEmpty)
}

@Test func collectionsHaveCellsAndReusableViews() {
    let read = Read(
        Storyboard.with(
            """
            <subviews><collectionView dataMode="prototypes" translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <collectionViewFlowLayout key="collectionViewLayout" id="f"><size key="itemSize" width="50" height="40"/>
            </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="item" id="c">
            <view key="contentView" id="cc"><subviews>\(Storyboard.view("x"))</subviews></view>
            </collectionViewCell></cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="h"/></collectionView></subviews>
            """))
    #expect(read.children("v") == ["h", "c"])
    #expect(read.children("c") == ["x"])
    #expect(read.text("h", "role") == "\"sectionHeader\"")
    // Only cells have identifiers.
    #expect(read.text("h", "reuseIdentifier") == nil)
    #expect(read.text("c", "reuseIdentifier") == "\"item\"")
    #expect(read.diagnostics.isEmpty)
}

/// A collection whose layout has an item size and a header size.
private func collection(_ attributes: String, estimate: String = "", cellConstraints: String = "") -> Read {
    Read(
        Storyboard.with(
            """
            <subviews><collectionView dataMode="prototypes" translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <collectionViewFlowLayout key="collectionViewLayout" \(attributes) id="f">
            <size key="itemSize" width="50" height="40"/><size key="headerReferenceSize" width="12" height="30"/>\(estimate)
            </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="item" id="c">
            <view key="contentView" id="cc"><subviews>\(Storyboard.view("x"))</subviews>\(cellConstraints)
            </view></collectionViewCell></cells>
            <collectionReusableView key="sectionHeaderView" id="h"/></collectionView></subviews>
            """))
}

@Test func cellsWithConstraintsAreSelfSizingWithAnEstimate() {
    let constraints = """
        <constraints><constraint firstItem="x" firstAttribute="top" secondItem="cc" secondAttribute="top" id="k"/>
        </constraints>
        """
    let automatic = "automaticEstimatedItemSize=\"YES\""
    let estimate = "<size key=\"estimatedItemSize\" width=\"60\" height=\"20\"/>"
    #expect(collection(automatic, cellConstraints: constraints).text("v", "itemSize") == nil)
    #expect(collection("", estimate: estimate, cellConstraints: constraints).text("v", "itemSize") == nil)
    #expect(collection("", cellConstraints: constraints).text("v", "itemSize") == "[50,40]")
    // Without constraints UIKit uses the layout's size.
    #expect(collection(automatic).text("v", "itemSize") == "[50,40]")
}

@Test func aCollectionsHeaderHasItsLayoutsLength() {
    let vertical = collection("")
    #expect(vertical.text("h", "height") == "30")
    #expect(vertical.text("h", "width") == nil)
    let horizontal = collection("scrollDirection=\"horizontal\"")
    #expect(horizontal.text("h", "width") == "12")
    #expect(horizontal.text("h", "height") == nil)
}

@Test func aXibOfACellIsAPrototypeOfItsOwn() {
    let read = Read(
        """
        <document targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        \(cell("a", "customClass=\"Row\" customModule=\"App\"", outlet: "name"))</objects></document>
        """)
    #expect(read.document?.view["type"]?.string == "cell")
    #expect(read.document?.view.view("name") != nil)
    #expect(read.document?.cellClasses == ["App.Row"])
}

@Test func anEffectViewAndItsContentViewAreOne() {
    let read = Read(
        Storyboard.with(
            """
            <subviews><visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="e">
            <view key="contentView" id="ec"><subviews>\(Storyboard.view("x"))</subviews><constraints>
            <constraint firstItem="x" firstAttribute="top" secondItem="ec" secondAttribute="top" id="k"/></constraints>
            </view><blurEffect style="dark"/></visualEffectView></subviews>
            """))
    #expect(read.children("e") == ["x"])
    #expect(
        read.constraints("e") == [
            #"{"firstItem":"x","firstAttribute":"top","secondItem":"e","secondAttribute":"top"}"#
        ])
    #expect(read.diagnostics.isEmpty)
}

@Test func containersAreEmptyAndReported() {
    let read = Read(
        Storyboard.with(
            """
            <subviews><containerView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="c"><connections>
            <segue destination="vc" kind="embed" id="s"/></connections></containerView></subviews>
            """))
    #expect(read.children() == ["c"])
    #expect(read.codes == ["interface-embedded"])
}
