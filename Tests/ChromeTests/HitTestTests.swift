import AutoLayout
@testable import Basics
@testable import Chrome
@testable import ContentExtensionHost
@testable import Views
import Testing

@Suite struct HitTestTests {
    /// UIKit's rules, each in a folder of Tests/Fixtures/touch.
    @Test(arguments: try TouchCase.all())
    func tapsFollowUIKitsRules(_ touchCase: TouchCase) throws {
        let test = HitTest(try touchCase.composition())
        for touch in touchCase.description.touches {
            let (place, expected) = (try #require(touch.first), try #require(touch.last))
            #expect(words(of: test, at: place) == expected, "\(place): \(touchCase.description.rule)")
        }
    }

    private func words(of test: HitTest, at place: String) -> String {
        let parts = place.split(separator: " ", maxSplits: 1).map(String.init)
        let numbers = parts.count > 1 ? parts[1].split(separator: ",").compactMap { Double($0) } : []
        let point = numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
        switch (parts[0], point) {
        case ("screen", let point?): return test.hit(at: point).words
        case ("content", let point?): return test.hit(at: Point(x: 8 + point.x, y: 60 + point.y)).words
        default: break
        }
        do throws(Diagnostic) {
            return try test.target(ofView: parts[0], at: point ?? Point(x: 0.5, y: 0.5)).words
        } catch {
            return "\(error.code): \(error.message)" + (error.hint.map { " (\($0))" } ?? "")
        }
    }

    private let content = CustomContent(view: ViewNode(id: "root"), size: Size(width: 359, height: 100))

    @Test func pointsHitThePartsOfTheNotification() {
        let test = HitTest(touchedPicture(content))
        // The platter starts at (8, 8): a header of 52, content of 100, default content, a gap of 8, rows of 62.
        #expect(test.hit(at: Point(x: 100, y: 30)) == .header)
        #expect(test.hit(at: Point(x: 30, y: 30)) == .header)
        #expect(test.hit(at: Point(x: 340, y: 34)) == .close)
        #expect(test.hit(at: Point(x: 366, y: 9)) == .close)
        #expect(test.hit(at: Point(x: 322, y: 34)) == .header)
        #expect(test.hit(at: Point(x: 100, y: 60)) == .event(ControlEvent(.tap, path: ["root"])))
        #expect(test.hit(at: Point(x: 100, y: 180)) == .body)
        #expect(test.hit(at: Point(x: 2, y: 300)) == .backdrop)
        #expect(test.hit(at: Point(x: 100, y: 660)) == .backdrop)
        #expect(test.hit(at: Point(x: 100, y: 667)) == .nothing)
        #expect(test.hit(at: Point(x: -1, y: 5)) == .nothing)
        #expect(test.hit(at: Point(x: .nan, y: .infinity)) == .nothing)
    }

    @Test func theEllipsisManagesTheExpandedNotification() {
        let test = HitTest(touchedPicture(content, offersManagement: true))
        // The round × stands over the platter, which begins at 8 + 33.6 + 12.
        #expect(test.hit(at: Point(x: 350, y: 24)) == .close)
        #expect(test.hit(at: Point(x: 300, y: 24)) == .backdrop)
        #expect(test.hit(at: Point(x: 340, y: 80)) == .more)
        #expect(test.hit(at: Point(x: 310, y: 80)) == .header)
        #expect(TouchTarget.more.hostEvent == .openManagement(nil))
        let mirrored = HitTest(touchedPicture(content, isRightToLeft: true, offersManagement: true))
        #expect(mirrored.hit(at: Point(x: 35, y: 80)) == .more)
        #expect(mirrored.hit(at: Point(x: 20, y: 24)) == .close)
    }

    @Test func actionsAreTappableInTheirWholeRow() throws {
        let picture = touchedPicture(content)
        let actions = try #require(picture.nodes.last?.frame)
        let test = HitTest(picture)
        #expect(test.hit(at: Point(x: 10, y: actions.minY + 5)) == .action("accept"))
        #expect(test.hit(at: Point(x: 187, y: actions.minY + 31)) == .action("accept"))
        #expect(test.hit(at: Point(x: 360, y: actions.maxY - 5)) == .action("decline"))
        // The line between them, and the gap above.
        #expect(test.hit(at: Point(x: 187, y: actions.minY + 62.1)) == .nothing)
        #expect(test.hit(at: Point(x: 187, y: actions.minY - 4)) == .backdrop)
    }

    @Test func theCloseButtonIsMirroredRightToLeft() {
        let test = HitTest(touchedPicture(content, isRightToLeft: true))
        #expect(test.hit(at: Point(x: 30, y: 34)) == .close)
        #expect(test.hit(at: Point(x: 340, y: 34)) == .header)
    }

    @Test func theMediaButtonLiesOverTheContent() {
        var content = content
        let view = ViewNode(.button(Button("Under")), id: "under")
        content.view = ViewNode(id: "media-button", children: [view])
        content.mediaButton = MediaButton(
            type: .default, frame: Rect(x: 10, y: 10, width: 50, height: 50), tintColor: .white, isPlaying: true)
        let test = HitTest(touchedPicture(content))
        #expect(test.hit(at: Point(x: 20, y: 72)) == .mediaButton)
        #expect(
            test.hit(at: Point(x: 17, y: 72)) == .event(ControlEvent(.touchUpInside, path: ["under", "media-button"])))
    }

    @Test func hiddenOverlayButtonsPassTouchesThrough() {
        var content = content
        content.mediaButton = MediaButton(
            type: .overlay, frame: Rect(x: 10, y: 10, width: 50, height: 50), tintColor: .white, isPlaying: true)
        let tap = HitTest(touchedPicture(content)).hit(at: Point(x: 30, y: 90))
        #expect(tap == .event(ControlEvent(.tap, path: ["root"])))
    }

    @Test func withoutAnExtensionTapsHitTheBody() {
        let test = HitTest(touchedPicture(nil))
        #expect(test.hit(at: Point(x: 100, y: 80)) == .body)
        #expect(test.hit(at: Point(x: 100, y: 30)) == .header)
    }

    @Test func outletsMayHaveNamesOfTheChrome() throws {
        let view = ViewNode(.overlay, children: [ViewNode(.button(Button("A")), id: "close")])
        let test = HitTest(touchedPicture(CustomContent(view: view, size: Size(width: 359, height: 100))))
        #expect(try test.target(ofView: "close") == .event(ControlEvent(.touchUpInside, path: ["close"])))
    }

    @Test func theFirstTouchableViewOfANameIsHit() throws {
        let items = [true, false, false].enumerated().map { index, isHidden in
            ViewNode(
                .switch(Switch(isOn: index == 2)), id: "item", style: ViewStyle(isHidden: isHidden),
                placement: Placement(leading: 0, top: Double(index) * 40))
        }
        let view = ViewNode(.overlay, children: items)
        let test = HitTest(touchedPicture(CustomContent(view: view, size: Size(width: 359, height: 200))))
        #expect(try test.target(ofView: "item") == .event(ControlEvent(.valueChanged(.isOn(true)), path: ["item"])))
    }
}
