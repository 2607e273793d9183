import AutoLayout
@testable import Basics
@testable import Chrome
@testable import ContentExtensionHost
@testable import Views
import Testing

@Suite struct TouchValueTests {
    /// A content with views in a column, 40 points apart.
    private func test(_ views: ViewNode...) -> HitTest {
        let placed = views.enumerated().map { index, view in
            var view = view
            view.placement = Placement(leading: 0, top: Double(index) * 40)
            return view
        }
        let root = ViewNode(.overlay, id: "root", children: placed)
        return HitTest(touchedPicture(CustomContent(view: root, size: Size(width: 359, height: 400))))
    }

    /// The code of the thrown diagnostic.
    private func code(_ body: () throws(Diagnostic) -> ControlEvent?) -> String? {
        do throws(Diagnostic) {
            _ = try body()
            return nil
        } catch { return error.code }
    }

    private func slider(_ value: Double = 0) -> ViewNode {
        ViewNode(.slider(Slider(value)), id: "slider", sizing: ViewSizing(width: 100))
    }

    @Test func aSwitchIsSetToOneOrZero() throws {
        let sut = test(ViewNode(.switch(Switch(isOn: true)), id: "switch"))
        #expect(
            try sut.setting(0, ofView: "switch") == ControlEvent(.valueChanged(.isOn(false)), path: ["switch", "root"]))
        #expect(try sut.setting(1, ofView: "switch") == nil)
        #expect(code { () throws(Diagnostic) in try sut.setting(0.5, ofView: "switch") } == "value-not-possible")
    }

    @Test func slidersAndSteppersStopAtTheirEnds() throws {
        let stepper = ViewNode(.stepper(Stepper(1, maximumValue: 5)), id: "stepper")
        let sut = test(slider(), stepper)
        #expect(try sut.setting(0.25, ofView: "slider")?.kind == .valueChanged(.number(0.25)))
        #expect(try sut.setting(1, ofView: "slider")?.kind == .valueChanged(.number(1)))
        #expect(try sut.setting(5, ofView: "stepper")?.kind == .valueChanged(.number(5)))
        for (name, wrong) in [("slider", 1.1), ("slider", -1), ("slider", .nan), ("stepper", 7)] {
            #expect(code { () throws(Diagnostic) in try sut.setting(wrong, ofView: name) } == "value-not-possible")
        }
        #expect {
            try sut.setting(7, ofView: "stepper")
        } throws: {
            ($0 as? Diagnostic)?.message == "\"stepper\" can't be moved to that value: it goes from 0 to 5"
        }
    }

    @Test func segmentsAndPagesAreSetByIndex() throws {
        let segments = SegmentedControl([.init("A"), .init("B"), .init("C", isEnabled: false)], selectedIndex: 0)
        let sut = test(
            ViewNode(.segmentedControl(segments), id: "segments"),
            ViewNode(.pageControl(PageControl(3)), id: "pages"))
        #expect(try sut.setting(1, ofView: "segments")?.kind == .valueChanged(.index(1)))
        #expect(try sut.setting(0, ofView: "segments") == nil)
        #expect(try sut.setting(2, ofView: "pages")?.kind == .valueChanged(.index(2)))
        for wrong in [2, 3, -1, 0.5, .nan, 1e300] {
            #expect(
                code { () throws(Diagnostic) in try sut.setting(wrong, ofView: "segments") } == "value-not-possible")
        }
        #expect(code { () throws(Diagnostic) in try sut.setting(3, ofView: "pages") } == "value-not-possible")
    }

    @Test func untouchableViewsCannotBeSet() {
        var (hidden, disabled) = (slider(), Switch())
        hidden.style.isHidden = true
        disabled.isEnabled = false
        let sut = test(hidden, ViewNode(.switch(disabled), id: "switch"), ViewNode(.label(Label("A")), id: "label"))
        #expect(code { () throws(Diagnostic) in try sut.setting(1, ofView: "slider") } == "view-untouchable")
        #expect(code { () throws(Diagnostic) in try sut.setting(1, ofView: "switch") } == "value-not-possible")
        #expect(code { () throws(Diagnostic) in try sut.setting(1, ofView: "label") } == "value-not-possible")
        #expect(code { () throws(Diagnostic) in try sut.setting(1, ofView: "sliders") } == "unknown-outlet")
    }

    @Test func typedTextIsAppendedToTheFocusedField() throws {
        let sut = test(
            ViewNode(.textField(TextField(text: "a")), id: "first", sizing: ViewSizing(width: 90)),
            ViewNode(.textView(TextView("b")), id: "second", sizing: ViewSizing(width: 90, height: 30)))
        #expect(try sut.typing("!") == ControlEvent(.editingChanged("a!"), path: ["first", "root"]))
        #expect(
            try sut.typing("!", focus: ["second", "root"])
                == ControlEvent(.editingChanged("b!"), path: ["second", "root"]))
        #expect(try sut.typing("!", focus: ["gone"]).view == "first")
        #expect(code { () throws(Diagnostic) in try test(slider()).typing("a") } == "no-text-input")
    }

    @Test func disabledFieldsTakeNoText() {
        let sut = test(ViewNode(.textField(TextField(isEnabled: false)), id: "field"))
        #expect(code { () throws(Diagnostic) in try sut.typing("a") } == "no-text-input")
    }
}
