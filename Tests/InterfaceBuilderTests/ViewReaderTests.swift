import Basics
import Testing

@testable import InterfaceBuilder

@Test func viewsKeepTheirOrderAndNesting() {
    let read = Read(
        Storyboard.with(
            """
            <subviews>\(Storyboard.view("a", "", "<subviews>\(Storyboard.view("b"))</subviews>"))
            \(Storyboard.view("c"))</subviews>
            """))
    #expect(read.children() == ["a", "c"])
    #expect(read.children("a") == ["b"])
    #expect(read.document?.counts == .init(views: 4, constraints: 0))
    #expect(read.diagnostics.isEmpty)
}

@Test func commonPropertiesOfViewsAreRead() {
    let read = Read(
        Storyboard.with(
            """
            <subviews><view hidden="YES" alpha="0.5" clipsSubviews="YES" horizontalHuggingPriority="251" \
            verticalCompressionResistancePriority="1000" preservesSuperviewLayoutMargins="YES" \
            translatesAutoresizingMaskIntoConstraints="NO" id="a" userLabel="A" opaque="NO" tag="3">
            <rect key="frame" x="1" y="2.5" width="30" height="40"/>
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            </view></subviews>
            """))
    #expect(
        read.document?.view.view("a")?.compactText
            == #"{"id":"a","//name":"A","//tag":3,"hidden":true,"alpha":0.5,"clipsToBounds":true,"#
            + #""hugging":{"horizontal":251},"#
            + #""compressionResistance":{"vertical":1000},"#
            + #""layoutMargins":{"top":1,"leading":2,"bottom":3,"trailing":4},"#
            + #""preservesSuperviewLayoutMargins":true,"designFrame":[1,2.5,30,40]}"#)
    #expect(read.diagnostics.isEmpty)
}

@Test(arguments: [
    ("dark", "white"), ("systemThinMaterialDark", "white"), ("extraLight", "black"), ("systemMaterial", "label"),
])
func vibrancyColorsTheContentsOfABlur(style: String, ink: String) {
    let read = Read(
        Storyboard.with(
            """
            <subviews><visualEffectView id="v"><view key="contentView" id="c"><subviews>
            <stackView id="s"><subviews><label text="a" id="l"/><imageView id="i"/></subviews></stackView>
            </subviews></view><vibrancyEffect><blurEffect style="\(style)"/></vibrancyEffect></visualEffectView>
            <label text="b" id="m"/></subviews>
            """))
    #expect(read.text("v", "type") == #""view""#)
    #expect(read.text("v", "material") == nil)
    #expect(read.text("l", "textColor") == "\"\(ink)\"")
    #expect(read.text("i", "tintColor") == "\"\(ink)\"")
    #expect(read.text("m", "textColor") == nil)
}

@Test func framesWithMasksReplaceConstraints() {
    let mask = #"<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>"#
    let read = Read(
        Storyboard.with(
            """
            <subviews>
            <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="10" y="20" width="300" height="40"/>\(mask)</view>
            <view id="b"><frame key="frameInset" minX="20" maxX="-20" minY="5" height="9"/>\(mask)</view>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="c">
            <rect key="frame" x="0" y="0" width="1" height="1"/>\(mask)</view>
            </subviews>
            """))
    #expect(
        read.text("a", "autoresizing")
            == #"{"frame":[10,20,300,40],"superview":[320,200],"mask":["flexibleWidth","flexibleBottomMargin"]}"#)
    #expect(read.text("b", "designFrame") == "[20,5,280,9]")
    #expect(read.text("b", "autoresizing") != nil)
    #expect(read.text("c", "autoresizing") == nil)
    #expect(read.text("root", "autoresizing") == nil)
}

@Test func viewsOfAStackHaveNoFrames() {
    let read = Read(
        Storyboard.with(
            """
            <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="0" y="0" width="10" height="10"/>
            <subviews><view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layoutMarginsRelativeArrangement" value="YES"/>
            </userDefinedRuntimeAttributes></stackView></subviews>
            """))
    #expect(read.text("a", "autoresizing") == nil)
    #expect(read.text("s", "margins") == #"{"top":1,"leading":2,"bottom":3,"trailing":4}"#)
}

@Test func uninstalledObjectsAreLeftOut() {
    let inView = """
        <subviews>\(Storyboard.view("a"))\(Storyboard.view("b"))</subviews>
        <constraints>
        <constraint firstItem="a" firstAttribute="height" constant="1" id="c1"/>
        <constraint firstItem="b" firstAttribute="height" constant="2" id="c2"/>
        <constraint firstAttribute="width" constant="3" id="c3"/>
        <constraint firstAttribute="height" constant="4" id="c4"/>
        <constraint firstAttribute="width" constant="5" id="c5"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="c3"/><exclude reference="c4"/><exclude reference="c5"/></mask></variation>
        <variation key="widthClass=regular"><mask key="constraints"><include reference="c3"/></mask></variation>
        <variation key="heightClass=regular"><mask key="constraints"><include reference="c5"/></mask></variation>
        """
    let outlet = #"<outlet property="tall" destination="c4" id="o"/>"#
    let read = Read(Storyboard.with(inView, connections: outlet))
    #expect(read.children() == ["a"])
    #expect(
        read.constraints() == [
            #"{"firstItem":"a","firstAttribute":"height","constant":1}"#,
            #"{"firstAttribute":"height","constant":4,"outlet":"tall","active":false}"#,
            #"{"firstAttribute":"width","constant":5}"#,
        ])
    #expect(read.diagnostics.isEmpty)
}

@Test(arguments: [
    "<animations/>", "<simulatedScreenMetrics key=\"x\"/>",
    #"<nil key="simulatedStatusBarMetrics"/>"#, #"<extendedEdge key="edgesForExtendedLayout"/>"#,
])
func partsWrittenByOldXcodesAreIgnored(_ child: String) {
    let inDocument =
        #"<classes/><simulatedMetricsContainer key="defaultSimulatedMetrics"/><inferredMetricsTieBreakers/>"#
    let storyboard = Storyboard.with(child.contains("extendedEdge") ? "" : child)
        .replacing("<connections>", with: "\(child)<connections>")
        .replacing("</objects>", with: #"</objects><point key="canvasLocation" x="1" y="2"/>"#)
        .replacing("</document>", with: "\(inDocument)</document>")
    #expect(Read(storyboard).diagnostics.isEmpty)
}

@Test(arguments: [
    ("forceLeftToRight", "ar", 1), ("playback", "he_IL", 1), ("forceRightToLeft", "ar", 0), ("unspecified", "ar", 0),
    ("forceLeftToRight", "en_US", 0), ("forceRightToLeft", "en_US", 1),
])
func aDirectionOppositeToTheLanguageIsAWarning(direction: String, locale: String, count: Int) {
    let view = Storyboard.view("a", "semanticContentAttribute=\"\(direction)\"")
    let read = Read(Storyboard.with("<subviews>\(view)</subviews>"), options: .init(locale: locale))
    #expect(read.codes == Array(repeating: "interface-unknown", count: count))
}

@Test func unknownViewsAreBoxesWithOneWarningPerKind() {
    let read = Read(
        Storyboard.with(
            #"<subviews><lavaLamp id="a" customClass="Lamp"/><lavaLamp id="b"/></subviews><glow key="x"/>"#))
    #expect(read.text("a", "type") == "\"placeholder\"")
    #expect(read.text("a", "title") == "\"Lamp\"")
    #expect(read.codes == ["interface-unknown", "interface-unknown"])
    #expect(read.diagnostics.first?.message == "nothing reads <lavaLamp>, here and in 1 more place")
    #expect(read.diagnostics.first?.location == SourceSpan(file: "a.storyboard", line: 8, column: 11))
}
