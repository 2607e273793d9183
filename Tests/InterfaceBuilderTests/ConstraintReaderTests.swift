import Testing

/// Reads a constraint of the root, which contains two views `a` and `b`.
private func constraint(_ attributes: String, connections: String = "", inside: String = "") -> Read {
    Read(
        Storyboard.with(
            """
            <subviews>\(Storyboard.view("a"))\(Storyboard.view("b"))</subviews>
            <constraints><constraint \(attributes)>\(inside)</constraint></constraints>
            <viewLayoutGuide key="safeArea" id="safe"/>
            """,
            controller: """
                <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
                <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
                """, connections: connections))
}

@Test(arguments: [
    (
        #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="c""#,
        #"{"firstItem":"a","firstAttribute":"leading","secondItem":"root","secondAttribute":"leading","constant":8}"#
    ),
    (
        #"firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="c""#,
        #"{"firstAttribute":"trailing","secondItem":"b","secondAttribute":"trailing"}"#
    ),
    (
        #"firstItem="a" firstAttribute="height" relation="greaterThanOrEqual" constant="12.5" priority="750" id="c""#,
        #"{"firstItem":"a","firstAttribute":"height","relation":"greaterThanOrEqual","constant":12.5,"priority":750}"#
    ),
    (
        #"firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:10" id="c""#,
        #"{"firstItem":"a","firstAttribute":"width","secondItem":"a","secondAttribute":"height","multiplier":1.6}"#
    ),
    (
        #"firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="0.7" id="c""#,
        #"{"firstItem":"a","firstAttribute":"width","secondItem":"b","secondAttribute":"width","multiplier":0.7}"#
    ),
    (
        #"firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" symbolic="YES" id="c""#,
        #"{"firstItem":"a","firstAttribute":"top","secondItem":"safeAreaLayoutGuide","secondAttribute":"top","#
            + #""constant":"system"}"#
    ),
    (
        #"firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" symbolic="YES" id="c""#,
        #"{"firstItem":"b","firstAttribute":"top","secondItem":"a","secondAttribute":"bottom","constant":8}"#
    ),
    (
        #"firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" multiplier="2" symbolic="YES" "#
            + #"symbolType="layoutAnchor" id="c""#,
        #"{"firstItem":"b","firstAttribute":"top","secondItem":"a","secondAttribute":"bottom","#
            + #""constant":{"system":2}}"#
    ),
    (
        #"firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="c""#,
        #"{"firstItem":"a","firstAttribute":"top","secondItem":"topLayoutGuide","secondAttribute":"bottom"}"#
    ),
    (
        #"firstItem="bottom" firstAttribute="top" secondItem="a" secondAttribute="baseline" identifier="gap" id="c""#,
        #"{"firstItem":"bottomLayoutGuide","firstAttribute":"top","secondItem":"a","secondAttribute":"lastBaseline","#
            + #""identifier":"gap"}"#
    ),
])
func constraintsKeepTheirMeaning(attributes: String, expected: String) {
    let read = constraint(attributes)
    #expect(read.constraints() == [expected])
    #expect(read.diagnostics.isEmpty)
}

@Test func designTimeConstraintsAreLeftOut() {
    let read = constraint(#"firstItem="a" firstAttribute="height" constant="40" placeholder="YES" id="c""#)
    #expect(read.constraints().isEmpty)
    #expect(read.diagnostics.isEmpty)
}

@Test(arguments: [
    (#"firstItem="a" firstAttribute="height" constant="high" id="c""#, "interface-value", 1),
    (#"firstItem="a" firstAttribute="height" constant="nan" id="c""#, "interface-value", 1),
    (#"firstItem="a" firstAttribute="height" constant="1e300" id="c""#, "interface-value", 1),
    (#"firstItem="a" firstAttribute="height" multiplier="1:0" id="c""#, "interface-value", 1),
    (#"firstItem="a" firstAttribute="height" priority="4000" id="c""#, "interface-value", 1),
    (#"firstItem="a" firstAttribute="height" relation="about" id="c""#, "interface-value", 1),
    (#"firstItem="a" firstAttribute="depth" constant="1" id="c""#, "interface-value", 0),
    (#"firstItem="a" constant="1" id="c""#, "interface-value", 0),
    (#"firstItem="gone" firstAttribute="height" constant="1" id="c""#, "interface-reference", 0),
    (#"firstItem="a" firstAttribute="top" secondItem="gone" secondAttribute="top" id="c""#, "interface-reference", 0),
    (#"firstItem="a" firstAttribute="height" constant="1" elasticity="2" id="c""#, "interface-unknown", 1),
])
func invalidConstraintsAreReportedWithPositions(attributes: String, code: String, count: Int) {
    let read = constraint(attributes)
    #expect(read.codes == [code])
    #expect(read.diagnostics.first?.location?.line == 10)
    #expect(read.constraints().count == count)
}

@Test func aConstraintsOutletIsItsName() {
    let read = constraint(
        #"firstItem="a" firstAttribute="height" constant="40" id="c""#,
        connections: #"<outlet property="heightConstraint" destination="c" id="o"/>"#)
    #expect(
        read.constraints() == [
            #"{"firstItem":"a","firstAttribute":"height","constant":40,"outlet":"heightConstraint"}"#
        ])
    #expect(read.document?.outlets.map(\.destination) == ["heightConstraint"])
}

@Test func sizeClassVariationsChangeConstants() {
    let inside =
        #"<variation key="heightClass=regular-widthClass=regular" constant="99"/>"#
        + #"<variation key="widthClass=compact" constant="20"/>"#
    let read = constraint(#"firstItem="a" firstAttribute="height" constant="40" id="c""#, inside: inside)
    #expect(read.constraints() == [#"{"firstItem":"a","firstAttribute":"height","constant":20}"#])
}
