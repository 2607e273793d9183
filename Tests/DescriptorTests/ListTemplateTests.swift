import Testing

@testable import Views

/// The ids of a table's children for a notification with two entries.
private func rows(_ cells: String) throws -> [String?] {
    let run = try RunningProgram(
        #"{"view": {"type": "tableView", "children": [\#(cells)]}}"#, userInfo: #"{"items": [1, 2]}"#)
    #expect(run.codes == [])
    return run.sut.view.children.map(\.id)
}

@Test(arguments: [
    (#"{"type": "cell", "id": "a"}"#, ["a"]), (#"{"type": "cell", "id": "a", "reuseIdentifier": "r"}"#, []),
    (#"{"type": "cell", "id": "a", "reuseIdentifier": "r", "static": true}"#, ["a"]),
    (#"{"type": "cell", "id": "a", "reuseIdentifier": "r", "repeat": {"over": "userInfo.items"}}"#, ["a[0]", "a[1]"]),
    (#"{"type": "label", "id": "a", "role": "sectionHeader"}"#, ["a"]),
])
func prototypesAreShownAsRepeatsOnly(cell: String, ids: [String]) throws { #expect(try rows(cell) == ids) }

@Test func rowHeights() throws {
    func height(_ json: String) throws -> Double? {
        try RunningProgram(#"{"view": {"type": "tableView", "rowHeight": \#(json)}}"#)
            .sut.view.content.tableView?.rowHeight
    }
    #expect(try height("60") == 60)
    #expect(try height(#""automatic""#) == nil)
    let wrong = try DecodedProgram(#"{"view": {"type": "tableView", "rowHeight": "tall"}}"#)
    #expect(wrong.codes == ["wrong-type"])
}

@Test(arguments: ["scrollView", "tableView", "collectionView", "textView"])
func viewsThatScrollClip(type: String) throws {
    #expect(try RunningProgram(#"{"view": {"type": "\#(type)"}}"#).sut.view.style.clipsToBounds)
    let open = try RunningProgram(#"{"view": {"type": "\#(type)", "clipsToBounds": false}}"#)
    #expect(!open.sut.view.style.clipsToBounds)
}

@Test func segmentsAreBound() throws {
    let run = try RunningProgram(
        #"""
        {"view": {"type": "segmentedControl", "selectedIndex": "{{userInfo.day}}", "segments": [
          {"title": "{{title}}"}, {"image": {"symbol": "bell"}, "enabled": "{{userInfo.on}}", "width": 40}]}}
        """#, userInfo: #"{"day": 1, "on": false}"#)
    let control = try #require(run.sut.view.segmentedControl)
    #expect(control.selectedIndex == 1)
    #expect(
        control.segments == [
            .init("Your ferry"),
            .init(image: .symbol(name: "bell", pointSize: 17, weight: .regular), isEnabled: false, width: 40),
        ])
}

@Test(arguments: [(0.0, 0, 1, 0.0), (30, 10, 50, 0.5), (5, 10, 50, 0), (60, 10, 50, 1), (1, 3, 3, 0), (1, 3, 0, 0)])
func sliderPositionsAreClamped(value: Double, minimum: Double, maximum: Double, position: Double) {
    #expect(Slider(value, minimumValue: minimum, maximumValue: maximum).position == position)
}
