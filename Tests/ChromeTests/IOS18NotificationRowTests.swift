@testable import Chrome
@testable import ContentExtensionHost
import RendererTestSupport
import Testing

@testable import Renderer
@testable import Views

/// Banners and rows of iOS 16–18 against their metrics (fact: ios18/row), on 390 × 844 points.
@Suite struct IOS18NotificationRowTests {
    private let device = Device(model: DeviceModel.named("iphone-14") ?? .iPhone8, style: .ios18)

    private func look(
        _ identifier: String = "n", body: String = "Body", level: InterruptionLevel = .active, choices: [String] = []
    ) -> NotificationRow {
        NotificationRow(
            identifier: identifier, app: AppInfo(name: "App"), title: "Title", body: body, time: "9m ago",
            level: level, choices: choices)
    }

    private func group(_ rows: [NotificationRow], count: Int = 1, isExpanded: Bool = false) -> CenterGroup {
        CenterGroup(
            key: CenterGroup.Key(app: "App"), app: AppInfo(name: "App"), rows: rows, count: count,
            isExpanded: isExpanded)
    }

    private func frames(
        _ presentation: Place, _ center: CenterScene, crop: Crop = .notification, device: Device? = nil
    ) -> Composition {
        let fake = FakeMeasuring()
        return Composer(device: device ?? self.device, text: fake, images: fake)
            .compose(.center(center, in: presentation), CompositionOptions(crop: crop))
    }

    @Test func aBannerIsAtLeast66HighWithTheIconInItsMiddle() throws {
        let picture = frames(.banner, CenterScene(banner: look()))
        let row = try #require(picture.view("row-n")?.frame)
        #expect(row == Rect(x: 8, y: 8, width: 374, height: 66))
        let icon = try #require(picture.view("app-icon")?.frame)
        #expect(icon == Rect(x: row.minX + 14, y: row.minY + 14, width: 38, height: 38))
        #expect(try #require(picture.view("title")?.frame).minX == row.minX + 64)
        #expect(picture.view("title")?.text?.request.font.weight == .semibold)
        #expect(abs(try #require(picture.view("time")?.frame).maxX - (row.maxX - 17.5)) < 0.34)
        #expect(picture.size == Size(width: 390, height: 82))
    }

    @Test func aBannerHasTwoLinesOfTheBodyAndARowFour() throws {
        let long = String(repeating: "word ", count: 100)
        func lines(_ presentation: Place) -> Int? {
            let center = CenterScene(groups: [group([look(body: long)])], banner: look(body: long))
            return frames(presentation, center).view("body")?.text?.layout.lines.count
        }
        #expect(lines(.banner) == 2)
        #expect(lines(.notificationCenter) == 4)
    }

    @Test func aBannerOnAWholeScreenStandsBelowTheNotch() {
        let picture = frames(.banner, CenterScene(banner: look(), clock: "9:41"), crop: .screen)
        #expect(picture.view("row-n")?.frame.minY == 40)
        #expect(picture.view("status-time")?.text?.request.text == "9:41")
        #expect(picture.size == Size(width: 390, height: 844))
    }

    @Test func aSwipedRowMakesRoomForThreeTiles() throws {
        let picture = frames(.swipe, CenterScene(groups: [group([look()])], swiped: "n"))
        let row = try #require(picture.view("row-n")?.frame)
        #expect((row.minX, row.width, row.height) == (10 - 285, 370, 66))
        let tiles = ["tile-options", "tile-view", "tile-clear"].compactMap { picture.view($0)?.frame }
        #expect(tiles.map(\.width) == [87, 87, 87])
        #expect(tiles.map(\.height) == [66, 66, 66])
        #expect(tiles.map(\.minX) == [103, 198, 293])
    }

    @Test func aClosedStackShowsTwoPlatesBelowItsRowAndNoSummary() throws {
        let picture = frames(.group, CenterScene(groups: [group([look()], count: 3)]))
        let row = try #require(picture.view("row-n")?.frame)
        let plates = picture.all { $0.id == "plate-below" }.map(\.frame)
        #expect(plates.map(\.maxY) == [row.maxY + 16, row.maxY + 8])
        #expect(zip(plates.map(\.width), [46.8, 23.4]).allSatisfy { abs(row.width - $1 - $0) < 0.34 })
    }

    @Test func anOpenGroupHasItsNameShowLessAndACross() throws {
        let looks = [look("a"), look("b")]
        let picture = frames(.group, CenterScene(groups: [group(looks, count: 2, isExpanded: true)]))
        let heading = try #require(picture.view("group-heading")?.frame)
        #expect(picture.view("heading")?.text?.request.text == "App")
        #expect(picture.view("show-less") != nil)
        let cross = try #require(picture.view("clear")?.frame)
        #expect(cross.maxX == heading.maxX && cross.width == cross.height)
        let rows = ["row-a", "row-b"].compactMap { picture.view($0)?.frame }
        #expect(rows.map(\.minY) == [heading.maxY + 8, heading.maxY + 8 + 66 + 8])
    }

    @Test func theRowsOfALockedScreenStandAtItsBottom() throws {
        let center = CenterScene(
            lockScreenGroups: [group([look("a")]), group([look("b")])], isLocked: true, clock: "9:41", day: "Monday")
        let picture = frames(.lockScreen, center, crop: .screen)
        #expect(abs(try #require(picture.view("row-b")?.frame.maxY) - (844 - 124)) < 0.01)
        #expect(picture.view("clock")?.text?.request.text == "9:41")
        #expect(picture.view("day")?.text?.request.text == "Monday")
        #expect(picture.view("status-time") == nil)
        #expect(frames(.screen, center).view("row-a")?.frame == picture.view("row-a")?.frame)
    }

    @Test(arguments: [InterruptionLevel.timeSensitive, .critical]) func urgentRowsHaveAMark(level: InterruptionLevel) {
        let picture = frames(.banner, CenterScene(banner: look(level: level)))
        #expect(picture.view("level") != nil)
        #expect((picture.view("critical") != nil) == (level == .critical))
        #expect(frames(.banner, CenterScene(banner: look())).view("level") == nil)
    }

    @Test func provisionalNotificationsAskBelowTheirTexts() throws {
        let picture = frames(.banner, CenterScene(banner: look(choices: ["Keep…", "Turn Off…"])))
        let buttons = picture.all { $0.id == "choice" }.map(\.frame)
        #expect(buttons.map(\.width) == [187, 187])
        #expect(try #require(picture.view("row-n")?.frame).maxY == buttons.last?.maxY)
    }

    @Test func rowsBelowTheScreenAreNotMade() {
        let groups = (0..<5_000).map { group([look("n\($0)")]) }
        let picture = frames(.notificationCenter, CenterScene(groups: groups))
        let rows = picture.all { $0.id?.hasPrefix("row-n") == true }.count
        #expect(rows > 10 && rows < 14)
    }

    @Test func rightToLeftMirrorsTheRow() throws {
        var arabic = device
        arabic.locale = "ar"
        let center = CenterScene(groups: [group([look()])], banner: look(), swiped: "n")
        let icon = try #require(frames(.banner, center, device: arabic).view("app-icon")?.frame)
        #expect(icon.maxX == 390 - 8 - 14)
        let swiped = try #require(frames(.swipe, center, device: arabic).view("row-n")?.frame)
        #expect(abs(swiped.minX - (10 + 285)) < 0.01)
    }

    @Test func theAlertIs270WideInTheMiddleOfTheScreen() throws {
        let prompt = AuthorizationPrompt(
            app: AppInfo(name: "App"), title: "“App” Would Like to Send You Notifications", message: "They may.",
            buttons: ["Don’t Allow", "Allow"])
        let picture = frames(.prompt, CenterScene(prompt: prompt), crop: .screen)
        let alert = try #require(picture.view("prompt")?.frame)
        #expect((alert.width, alert.midX) == (270, 195))
        #expect(abs(alert.midY - 422) <= 0.5)
        let buttons = picture.all { $0.id == "prompt-button" }.map(\.frame)
        #expect(buttons.map(\.height) == [44, 44])
        #expect(abs((buttons.last?.maxX ?? 0) - alert.maxX) < 0.5)
    }

    @Test func theManagementSheetHasARowForEachChoiceAndCancelApart() throws {
        let view = ManagementView(
            app: AppInfo(name: "App"), title: "App",
            choices: [
                .init(kind: .deliverQuietly, title: "Deliver Quietly", detail: "No sound"),
                .init(kind: .turnOff, title: "Turn Off…"), .init(kind: .cancel, title: "Cancel"),
            ])
        let picture = frames(.manage, CenterScene(management: view), crop: .screen)
        let sheet = try #require(picture.view("management")?.frame)
        let cancel = try #require(picture.view("management-cancel")?.frame)
        #expect(cancel.minY == sheet.maxY + 8)
        #expect(cancel.maxY == 844 - 34)
        #expect(picture.view("choice-turnOff")?.frame.height == 57)
    }

    @Test func theScheduledSummaryShowsFeaturedRowsAndOtherApps() {
        let summary = ScheduledSummary(
            title: "Your Evening Summary", featured: [look("a")], others: [.init(app: AppInfo(name: "Other"), count: 2)]
        )
        let picture = frames(.notificationCenter, CenterScene(summary: summary))
        #expect(picture.view("summary-title")?.text?.request.text == "Your Evening Summary")
        #expect(picture.all { $0.id == "summary-featured" }.count == 1)
        #expect(picture.view("summary-others") != nil)
    }
}
