import RendererTestSupport
import Testing

@testable import Basics
@testable import Chrome
@testable import ContentExtensionHost
@testable import Renderer
@testable import Views

/// Drags on an expanded notification (facts: host/sizing.overflow, host/sizing.scroll, ios18/platter.tall).
@Suite struct ScrollTests {
    private func composer(_ device: Device = Device()) -> Composer {
        let fake = FakeMeasuring()
        return Composer(device: device, text: fake, images: fake)
    }

    private func scene(_ view: ViewNode, height: Double, scrolledBy offset: Double? = nil) -> Scene {
        sampleScene(height: height, actions: ["like", "comment"]) {
            $0.custom?.view = view
            $0.scrollOffset = offset
        }
    }

    private func event(_ scroll: ScenarioScroll, _ scene: Scene, on device: Device = Device()) -> HostEvent? {
        try? ScrollTest(scene, on: composer(device)).event(of: scroll)
    }

    private func message(_ scroll: ScenarioScroll, _ scene: Scene) -> String? {
        do throws(Diagnostic) {
            let event = try ScrollTest(scene, on: composer()).event(of: scroll)
            return "\(event)"
        } catch { return "\(error.code): \(error.message)" + (error.hint.map { " (\($0))" } ?? "") }
    }

    // MARK: The notification

    private let tall = ViewNode(
        .overlay,
        children: [
            ViewNode(
                .button(Button("Foot")), id: "foot", sizing: ViewSizing(width: 100, height: 40),
                placement: Placement(leading: 0, bottom: 0))
        ])

    @Test func aTallNotificationMovesAsAWhole() throws {
        let size = { (offset: Double?) in
            let picture = self.composer().compose(
                .expanded(self.scene(self.tall, height: 1_000, scrolledBy: offset)), CompositionOptions(crop: .screen))
            return (picture.view("platter")?.frame.minY, picture.view("actions-frame")?.frame.maxY, picture.size.height)
        }
        #expect(size(nil).0 == 8)
        #expect(size(100).0 == -92)
        #expect(try #require(size(nil).1) > 667)
        // The end: a margin of 8 below the actions.
        #expect(size(5_000).1 == 659)
        #expect(size(5_000).2 == 667)
    }

    @Test func eachCropShowsItsOwnEnd() throws {
        for crop in [Crop.notification, .platter] {
            let picture = composer().compose(
                .expanded(scene(tall, height: 1_000, scrolledBy: 5_000)), CompositionOptions(crop: crop))
            #expect(picture.size.height == 667)
            #expect(picture.nodes.last?.frame.maxY == (crop == .platter ? 667 : 659))
        }
        let full = composer().compose(
            .expanded(scene(tall, height: 1_000, scrolledBy: 5_000)), CompositionOptions(showsFullHeight: true))
        #expect(full.nodes.first?.frame.minY == 8)
    }

    @Test func anOffsetIsThatOfPointsAnEndOrAView() throws {
        let scene = scene(tall, height: 1_000, scrolledBy: 20)
        #expect(event(ScenarioScroll(.by(x: 0, y: 100)), scene) == .scroll(to: 120))
        #expect(event(ScenarioScroll(.by(x: 0, y: -100)), scene) == .scroll(to: 0))
        #expect(event(ScenarioScroll(to: "top"), scene) == .scroll(to: 0))
        guard case .scroll(let end)? = event(ScenarioScroll(to: "bottom"), scene),
            case .scroll(let foot)? = event(ScenarioScroll(to: "foot"), scene),
            case .scroll(let like)? = event(ScenarioScroll(to: "like"), scene)
        else { throw Diagnostic(.error, "no-event", "") }
        #expect(event(ScenarioScroll(.by(x: 0, y: 5_000)), scene) == .scroll(to: end))
        let picture = { (offset: Double) in
            var moved = scene
            moved.scrollOffset = offset
            return self.composer().compose(.expanded(moved), CompositionOptions(crop: .screen))
        }
        #expect(picture(foot).view("foot")?.frame.maxY == 659)
        #expect(picture(like).view("row")?.frame.maxY == 659)
        #expect(picture(end).view("actions-frame")?.frame.maxY == 659)
    }

    @Test func aNotificationThatFitsDoesNotScroll() {
        let low = scene(tall, height: 100)
        #expect(
            message(ScenarioScroll(to: "bottom"), low)
                == "nothing-to-scroll: the notification can't be scrolled: all of it is seen")
        let high = scene(tall, height: 1_000)
        #expect(message(ScenarioScroll(to: "right"), high)?.hasPrefix("nothing-to-scroll") == true)
        #expect(
            message(ScenarioScroll(to: "food"), high)
                == "unknown-outlet: the extension shows no view called \"food\" (did you mean \"foot\"?)")
    }

    @Test func sinceIOS15ThePlatterScrollsAboveItsMenu() throws {
        let device = Device(style: .ios18)
        let picture = { (offset: Double?) in
            self.composer(device).compose(
                .expanded(self.scene(self.tall, height: 1_000, scrolledBy: offset)), CompositionOptions(crop: .screen))
        }
        let platter = try #require(picture(nil).view("platter")?.frame)
        let menu = try #require(picture(nil).view("actions")?.frame)
        let foot = try #require(picture(5_000).view("foot")?.frame)
        #expect(picture(5_000).view("platter")?.frame == platter)
        #expect(picture(5_000).view("actions")?.frame == menu)
        #expect(abs(foot.maxY - platter.maxY) < 1e-6)
        let hit = HitTest(picture(5_000), of: scene(tall, height: 1_000, scrolledBy: 5_000))
        #expect(hit.hit(at: Point(x: foot.midX, y: foot.midY)) == .event(ControlEvent(.touchUpInside, path: ["foot"])))
        #expect(
            event(ScenarioScroll(to: "foot"), scene(tall, height: 1_000), on: device)
                == event(
                    ScenarioScroll(to: "bottom"), scene(tall, height: 1_000), on: device))
        // A row of the menu is seen already.
        #expect(event(ScenarioScroll(to: "like"), scene(tall, height: 1_000), on: device) == .scroll(to: 0))
    }

    @Test func aMenuWithoutRoomScrollsAfterThePlatter() throws {
        let device = Device(orientation: .landscape, style: .ios18)
        var scene = scene(tall, height: 1_000)
        scene.actions = (0..<8).map { NotificationAction(identifier: "\($0)", title: "\($0)") }
        scene.scrollOffset = 5_000
        let picture = composer(device).compose(.expanded(scene), CompositionOptions(crop: .screen))
        let menu = try #require(picture.view("actions")?.frame)
        #expect(picture.view("platter")?.frame.height == 60)
        #expect(picture.view("7")?.frame.maxY ?? .infinity < menu.maxY)
        #expect(picture.view("0")?.frame.maxY ?? 0 < menu.minY)
        guard case .scroll(let third)? = event(ScenarioScroll(to: "3"), scene, on: device) else { return }
        scene.scrollOffset = third
        let moved = composer(device).compose(.expanded(scene), CompositionOptions(crop: .screen))
        #expect(moved.view("3")?.frame.minY ?? 0 > menu.minY)
    }

    @Test func onceScrolledTapsReachOnlyWhatIsSeen() throws {
        func tap(scrolledBy offset: Double?) -> String {
            let scene = scene(tall, height: 1_000, scrolledBy: offset)
            let test = HitTest(composer().compose(.expanded(scene), CompositionOptions(crop: .screen)), of: scene)
            do throws(Diagnostic) { return try test.target(ofView: "foot").words } catch {
                return "\(error.code): \(error.message) (\(error.hint ?? ""))"
            }
        }
        #expect(tap(scrolledBy: nil) == "touchUpInside foot")
        #expect(tap(scrolledBy: 5_000) == "touchUpInside foot")
        #expect(
            tap(scrolledBy: 0)
                == #"view-untouchable: a tap on "foot" doesn't reach it: it isn't on the screen (scroll to it first: {"scroll": "foot"})"#
        )
    }

    // MARK: Views

    private func list(_ change: (inout ViewNode) -> Void = { _ in }) -> Scene {
        let rows = (0..<10).map { index in
            ViewNode(
                .cell(Cell()), id: "row-\(index)", sizing: ViewSizing(height: 40),
                children: [ViewNode(.label(Label("Row")), id: "name-\(index)")])
        }
        var table = ViewNode(
            .table(TableView(separatorStyle: .none)), id: "table", style: ViewStyle(clipsToBounds: true),
            sizing: ViewSizing(width: 200, height: 100), placement: Placement(leading: 0, top: 0), children: rows)
        change(&table)
        return scene(ViewNode(.overlay, id: "root", children: [table]), height: 200)
    }

    private func offset(_ scroll: ScenarioScroll, _ scene: Scene) -> Point? {
        guard case .touch(let event)? = event(scroll, scene), case .scrolled(let offset) = event.kind,
            event.path.first == scroll.view
        else { return nil }
        return offset
    }

    @Test func aViewScrollsWithinItsContent() {
        let scene = list()
        func y(_ scroll: ScenarioScroll) -> Double? { offset(scroll, scene)?.y }
        #expect(y(ScenarioScroll(view: "table", .by(x: 0, y: 30))) == 30)
        #expect(y(ScenarioScroll(view: "table", .by(x: 0, y: 5_000))) == 300)
        #expect(y(ScenarioScroll(view: "table", to: "bottom")) == 300)
        #expect(y(ScenarioScroll(view: "table", to: "row-1")) == 0)
        #expect(y(ScenarioScroll(view: "table", to: "name-6")) == 180)
        let further = list { $0.content.scrolling?.drag(to: Point(x: 0, y: 250)) }
        #expect(offset(ScenarioScroll(view: "table", to: "row-4"), further)?.y == 160)
        #expect(offset(ScenarioScroll(view: "table", .by(x: 0, y: -100)), further)?.y == 150)
        #expect(offset(ScenarioScroll(view: "table", to: "top"), further)?.y == 0)
    }

    @Test func whatCannotBeScrolledIsSaid() {
        func said(_ scroll: ScenarioScroll, _ change: (inout ViewNode) -> Void = { _ in }) -> String? {
            message(scroll, list(change))
        }
        let down = ScenarioScroll(view: "table", .by(x: 0, y: 10))
        #expect(
            said(ScenarioScroll(view: "table", .by(x: 10, y: 0)))
                == #"nothing-to-scroll: "table" can't be scrolled: the whole width of its content is seen"#)
        #expect(
            said(down) { $0.children = Array($0.children.prefix(2)) }
                == #"nothing-to-scroll: "table" can't be scrolled: all of its content is seen"#)
        #expect(
            said(down) { $0.content.scrolling?.isScrollEnabled = false }
                == #"nothing-to-scroll: "table" can't be scrolled: its scrollEnabled is false"#)
        #expect(
            said(ScenarioScroll(view: "root", .by(x: 0, y: 10)))
                == #"nothing-to-scroll: "root" can't be scrolled: it isn't a scroll view, table, collection or text view"#
        )
        #expect(
            said(ScenarioScroll(view: "table", to: "row-99"))?.hasPrefix(
                #"nothing-to-scroll: "table" can't be scrolled: it has no view called "row-99""#) == true)
        #expect(
            said(down) { $0.style.isHidden = true }?.hasPrefix("view-untouchable") == true)
        #expect(
            said(down) { $0.style.isUserInteractionEnabled = false }
                == #"view-untouchable: a drag on "table" doesn't reach it: its userInteractionEnabled is false"#)
    }

    @Test func aDragGoesToTheSeenPartOfAView() {
        // The middle of the view lies below the screen.
        let scene = list { $0.sizing.height = 380 }
        var tall = scene
        tall.custom?.view.children[0].sizing.height = 1_200
        tall.custom?.view.children[0].children += (10..<40).map {
            ViewNode(.cell(Cell()), id: "row-\($0)", sizing: ViewSizing(height: 40))
        }
        tall.custom?.size.height = 1_200
        #expect(offset(ScenarioScroll(view: "table", .by(x: 0, y: 10)), tall)?.y == 10)
    }

    @Test func aScrolledOutRowNamesTheStepThatShowsIt() {
        let test = HitTest(
            composer().compose(
                .expanded(list { $0.content.scrolling?.drag(to: Point(x: 0, y: 300)) }),
                CompositionOptions(crop: .screen)))
        do throws(Diagnostic) {
            _ = try test.target(ofView: "row-0")
            Issue.record("row-0 is cut off")
        } catch {
            #expect(error.message == #"a tap on "row-0" doesn't reach it: it is cut off there by "table""#)
            #expect(error.hint == #"scroll to it first: {"scroll": {"view": "table", "to": "row-0"}}"#)
        }
    }
}
