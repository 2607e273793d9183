@testable import Chrome
@testable import ContentExtensionHost
import RendererTestSupport
import Testing

@testable import Renderer
@testable import Views

/// The list, the banner and related views, on an iPhone 8 unless a test says otherwise.
private func composed(
    _ center: CenterScene, as presentation: Place, device: Device = Device(),
    _ options: CompositionOptions = .init()
) throws -> Composition {
    let context = try RenderContext(library: FontLibrary())
    return Composer(device: device, text: context.text, images: context.images).compose(
        .center(center, in: presentation), options)
}

private func look(
    _ identifier: String = "1", title: String = "", subtitle: String = "", body: String = "Body",
    thumbnail: NotificationAttachment? = nil
) -> NotificationRow {
    NotificationRow(
        identifier: identifier, app: AppInfo(name: "Mail"), title: title, subtitle: subtitle, body: body, time: "now",
        thumbnail: thumbnail)
}

private func group(_ rows: [NotificationRow], count: Int? = nil, isExpanded: Bool = false, summary: String = "")
    -> CenterGroup
{
    CenterGroup(
        key: CenterGroup.Key(app: "Mail", thread: rows[0].identifier), app: AppInfo(name: "Mail"), rows: rows,
        count: count ?? rows.count, isExpanded: isExpanded, summary: summary)
}

private func list(_ count: Int) -> CenterScene {
    CenterScene(groups: (0..<count).map { group([look("\($0)")]) })
}

extension Composition {
    fileprivate func nodes(_ id: String) -> [LayoutNode] {
        func all(_ node: LayoutNode) -> [LayoutNode] { [node] + node.children.flatMap(all) }
        return nodes.flatMap(all).filter { $0.id == id }
    }

    /// All texts in drawing order.
    fileprivate var texts: [String] {
        func all(_ node: LayoutNode) -> [LayoutNode] { [node] + node.children.flatMap(all) }
        return nodes.flatMap(all).compactMap { $0.text?.request.text }
    }

    fileprivate func frame(_ id: String) throws -> Rect { try #require(nodes(id).first).frame }
}

@Test(arguments: [(1, 74.0), (2, 93.0), (3, 112.0)])
func aBannersHeightFollowsItsLines(lines: Int, height: Double) throws {
    let banner = look(title: lines > 1 ? "Title" : "", subtitle: lines > 2 ? "Subtitle" : "")
    let frame = try composed(CenterScene(banner: banner), as: .banner).frame("row")
    #expect(frame == Rect(x: 8, y: 8, width: 359, height: height))
}

@Test func baselinesOfARow() throws {
    let banner = look(title: "Title", subtitle: "Subtitle", body: "One\nTwo\nThree")
    let composition = try composed(CenterScene(banner: banner), as: .banner)
    func baselines(_ id: String) -> [Double] {
        composition.nodes(id).flatMap { $0.text?.layout.lines ?? [] }.map(\.baseline)
    }
    #expect(abs(try #require(baselines("app-name").first) - 31) < 0.01)
    #expect(abs(try #require(baselines("time").first) - 31) < 0.01)
    #expect(abs(try #require(baselines("title").first) - 67) < 0.01)
    #expect(abs(try #require(baselines("subtitle").first) - 86) < 0.01)
    let body = baselines("body")
    #expect(body.count == 2)
    #expect(abs(body[0] - 105) < 0.01 && abs(body[1] - 123) < 1)
    // Each further line of a body makes the banner 19 higher (fact: ios10/row.lines).
    #expect(try composition.frame("row").height == 131)
    #expect(composition.nodes("grabber").isEmpty)
}

@Test func aRowOfTheListShowsFourLinesAndABannerTwo() throws {
    let long = look(body: "1\n2\n3\n4\n5\n6")
    let center = CenterScene(groups: [group([long])], banner: long)
    let banner = try composed(center, as: .banner).nodes("body").first?.text?.layout.lines.count
    let row = try composed(center, as: .notificationCenter).nodes("body").first?.text?.layout.lines.count
    #expect(banner == 2)
    #expect(row == 4)
}

@Test func onlyVisibleRowsAreMade() throws {
    let tree = try composed(list(5_000), as: .notificationCenter)
    #expect((8...10).contains(tree.nodes("row").count))
    #expect(tree.size.height == 667)
    let whole = try composed(list(60), as: .notificationCenter, CompositionOptions(showsFullHeight: true))
    #expect(whole.nodes("row").count == 60)
}

@Test func aStackShowsTwoPlatesBelowItsFirstRowAndSaysHowManyThereAre() throws {
    let stack = group([look()], count: 3, summary: "2 more notifications")
    let composition = try composed(CenterScene(groups: [stack]), as: .group)
    let row = try composition.frame("row")
    let plates = composition.nodes("plate").map(\.frame)
    #expect(plates.map { $0.maxY - row.maxY } == [16, 8])
    #expect(plates.map { $0.minX - row.minX } == [16, 8])
    #expect(composition.nodes("summary").first?.text?.layout.lines.map(\.text) == ["2 more notifications"])
    #expect(try composed(CenterScene(groups: [group([look()], count: 2)]), as: .group).nodes("plate").count == 1)
}

@Test func anOpenGroupHasItsNameAndTwoButtonsAboveItsRows() throws {
    let open = group([look("1"), look("2")], isExpanded: true)
    let composition = try composed(CenterScene(groups: [open]), as: .group)
    let header = try composition.frame("group-header")
    #expect(composition.nodes("row").map { $0.frame.minY } == [header.maxY + 8, header.maxY + 8 + 74 + 8])
    #expect(try composition.frame("clear-group").maxX == 367)
    #expect(try composition.frame("show-less").maxX == 367 - 28 - 8)
}

@Test func aSwipedRowMakesRoomForTwoTilesOfItsHeight() throws {
    let center = CenterScene(groups: [group([look("1")]), group([look("2")])], swiped: "2")
    let composition = try composed(center, as: .swipe)
    let row = try composition.frame("row")
    let tiles = try composition.frame("tiles")
    #expect(tiles.minX - row.maxX == 8)
    #expect(tiles.maxX == 367)
    #expect((tiles.minY, tiles.height) == (row.minY, row.height))
    #expect(try composition.frame("tile-view").width == 99.5)
    let words = composition.nodes("tiles").flatMap { $0.children.flatMap(\.children) }.compactMap {
        $0.text?.request.text
    }
    #expect(words == ["View", "Clear"])
}

@Test func aSwipedRowOfIOS12HasTheTileManage() throws {
    let center = CenterScene(groups: [group([look("1")])], swiped: "1", offersManagement: true)
    let composition = try composed(center, as: .swipe)
    let words = composition.nodes("tiles").flatMap { $0.children.flatMap(\.children) }.compactMap {
        $0.text?.request.text
    }
    #expect(words == ["Manage", "View", "Clear"])
    #expect(try composition.frame("tiles").width == 3 * composition.frame("tile-manage").width + 2)
    #expect(try composition.frame("tiles").maxX == 367)
}

@Test func swipingAStackOffersToClearAllOfIt() throws {
    let composition = try composed(CenterScene(groups: [group([look()], count: 4)]), as: .swipe)
    let words = composition.nodes("tile-clear").flatMap(\.children).compactMap { $0.text?.request.text }
    #expect(words == ["Clear All"])
}

@Test func anEmptyListSaysSo() throws {
    let composition = try composed(CenterScene(), as: .notificationCenter)
    #expect(composition.nodes("no-notifications").first?.text?.request.text == "No Older Notifications")
}

@Test func aProvisionalRowEndsInItsTwoButtons() throws {
    var provisional = look()
    provisional.choices = ["Keep…", "Turn Off…"]
    let composition = try composed(CenterScene(groups: [group([provisional])]), as: .notificationCenter)
    let row = try composition.frame("row")
    #expect(row.height == 74 + 44)
    #expect(try composition.frame("choices").maxY == row.maxY)
    #expect(try composition.frame("choice-0").width == row.width / 2)
}

@Test func aCriticalAlertHasAMarkOfItsOwn() throws {
    var critical = look()
    critical.level = .critical
    #expect(try composed(CenterScene(banner: critical), as: .banner).nodes("critical-mark").count == 1)
    #expect(try composed(CenterScene(banner: look()), as: .banner).nodes("critical-mark").isEmpty)
}

@Test func thePromptIsAnAlertInTheScreensMiddle() throws {
    let prompt = AuthorizationPrompt(
        app: AppInfo(name: "Mail"), title: "“Mail” Would Like to Send You Notifications", message: "Message.",
        buttons: ["Don’t Allow", "Allow"])
    let composition = try composed(
        CenterScene(prompt: prompt), as: .prompt, CompositionOptions(crop: .screen))
    let frame = try composition.frame("prompt")
    #expect(frame.width == 270)
    #expect(frame.midX == 187.5)
    #expect(abs(frame.midY - 333.5) <= 0.5)
    #expect(try composition.frame("prompt-button-1").width == 135)
}

@Test func theManagementSheetEndsAtTheScreensBottom() throws {
    let view = ManagementView(
        app: AppInfo(name: "Mail"), title: "Manage Notifications",
        choices: [
            .init(kind: .deliverQuietly, title: "Deliver Quietly"), .init(kind: .turnOff, title: "Turn Off…"),
            .init(kind: .cancel, title: "Cancel"),
        ])
    let composition = try composed(
        CenterScene(management: view), as: .manage, CompositionOptions(crop: .screen))
    #expect(try composition.frame("management-cancel").maxY == 667 - 8)
    #expect(composition.nodes("management-row").map(\.frame.height) == [57, 57, 57])
}

@Test func theLockedScreenHasTheClockAboveItsRows() throws {
    let center = CenterScene(
        lockScreenGroups: [group([look()])], isLocked: true, clock: "9:41", day: "Thursday, January 1")
    let composition = try composed(center, as: .screen)
    #expect(composition.size == Size(width: 375, height: 667))
    #expect(try composition.frame("day").minY > (try composition.frame("clock").minY))
    #expect(try composition.frame("row").minY > (try composition.frame("day").maxY))
}

@Test(arguments: SystemStyle.allCases)
func theUnlockedScreenShowsTheBannerOtherwiseTheList(style: SystemStyle) throws {
    let device = Device(style: style)
    var center = list(3)
    center.banner = look("banner", body: "Up")
    let texts = { (picture: Composition) in
        picture.texts.filter { ["Up", "Body"].contains($0) }
    }
    #expect(texts(try composed(center, as: .screen, device: device)) == ["Up"])
    center.banner = nil
    #expect(texts(try composed(center, as: .screen, device: device)) == ["Body", "Body", "Body"])
    #expect(texts(try composed(CenterScene(), as: .screen, device: device)).isEmpty)
}

@Test func bannersCoverTheStatusBarWithoutANotch() throws {
    let center = CenterScene(banner: look(), clock: "9:41")
    #expect(try composed(center, as: .screen).nodes("status-bar").isEmpty)
    let notched = Device(model: try #require(DeviceModel.named("iphone-14")))
    #expect(try composed(center, as: .screen, device: notched).nodes("status-bar").count == 1)
}

@Test(arguments: SystemStyle.allCases)
func theScreenShowsTheCurrentAlert(style: SystemStyle) throws {
    var center = list(3)
    let app = AppInfo(name: "Mail")
    center.prompt = AuthorizationPrompt(app: app, title: "May it?", message: "", buttons: ["No", "Yes"])
    center.management = ManagementView(app: app, title: "Manage it", choices: [.init(kind: .cancel, title: "Cancel")])
    func texts() throws -> [String] { try composed(center, as: .screen, device: Device(style: style)).texts }
    #expect(try !texts().contains("May it?") && !texts().contains("Manage it"))
    center.isManaging = true
    #expect(try texts().contains("Manage it"))
    center.isPrompting = true
    #expect(try texts().contains("May it?") && !texts().contains("Manage it"))
}

@Test(arguments: SystemStyle.allCases)
func theExpandedGroupIsShown(style: SystemStyle) throws {
    let open = group([look("a", body: "Open"), look("b", body: "Open")], isExpanded: true)
    let center = CenterScene(groups: [group([look("c", body: "Closed")], count: 2), open])
    let texts = try composed(center, as: .group, device: Device(style: style)).texts
    #expect(texts.filter { ["Open", "Closed"].contains($0) } == ["Open", "Open"])
}

@Test(arguments: SystemStyle.allCases)
func theFirstRowHasTilesWithoutASwipe(style: SystemStyle) throws {
    let texts = try composed(list(2), as: .swipe, device: Device(style: style)).texts
    #expect(texts.filter { $0 == "Body" }.count == 1 && texts.contains("Clear"))
}
