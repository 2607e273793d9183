@testable import Chrome
@testable import ContentExtensionHost
import RendererTestSupport
import Testing

@testable import Renderer
@testable import Views

/// Whole screens since iOS 15: what is around the expanded notification and the locked screen's rows.
@Suite struct WholeScreenTests {
    private func device(
        _ device: String = "iphone-15", _ contentSize: ContentSizeCategory = .large,
        orientation: Orientation = .portrait, appearance: Appearance = .light
    ) -> Device {
        Device(
            model: DeviceModel.named(device) ?? .iPhone8, appearance: appearance, contentSize: contentSize,
            orientation: orientation, style: .ios18)
    }

    // MARK: Expanded (facts: ios18/platter.screen, ios18/backdrop.blur)

    private func expanded(
        _ device: Device, crop: Crop = .screen, _ motion: Motion = .settled, _ change: (inout Scene) -> Void = { _ in }
    ) -> Composition {
        composed(
            sampleScene { scene in
                scene.statusTime = StatusTime(date: 34_860, timeZone: "GMT")
                change(&scene)
            }, motion, crop: crop, device: device)
    }

    @Test func statusBarIslandAndCornersStayAroundTheExpandedNotification() {
        let picture = expanded(device())
        #expect(picture.nodes.suffix(4).map(\.id) == ["status-bar", "home-indicator", "island", "corners"])
        #expect(picture.view("status-time")?.text?.request.text == "9:41")
        #expect(expanded(device("iphone-14")).view("notch") != nil)
        #expect(expanded(device(), crop: .notification).view("status-bar") == nil)
    }

    @Test func aLockedDevicesStatusBarHasNoTime() {
        #expect(expanded(device()) { $0.statusTime = nil }.view("status-time") == nil)
    }

    @Test func theStatusBarStaysInPlaceWhileTheNotificationMoves() throws {
        let rest = try #require(expanded(device()).view("status-bar"))
        let closing = expanded(device(), .instant) { scene in
            scene.phase = .dismissed
            scene.transitions = [SceneTransition(change: .dismissal, start: 0)]
            scene.time = 0.1
        }
        #expect(closing.view("status-bar") == rest)
        #expect(try #require(closing.view("platter")?.frame.minY) > 80)
        let opening = expanded(device(), .comingUp(0.3))
        #expect(opening.view("status-bar") == rest)
        #expect(try #require(opening.nodes.last?.id) == "corners")
    }

    @Test(arguments: Appearance.allCases, [[252, 84, 0], [57, 0, 49], [255, 255, 255]])
    func theWallpaperIsSeventyPercentAsLight(appearance: Appearance, color: [Int]) throws {
        let style = device(appearance: appearance).chrome
        let fill = Backdrop.Fill.color(RGBA(color[0], color[1], color[2]))
        let screen = Rect(x: 0, y: 0, width: 2, height: 2)
        let dimmed = style.backdrop(fill, behind: .expanded, screen: screen)
        let image = try painted([.backdrop(dimmed)], width: 2, height: 2, opaque: true)
        let expected = color.map { Int((Double($0) * 0.7).rounded()) } + [255]
        #expect(image.isNear(0, 0, expected, within: 1))
        #expect(style.backdrop(fill, behind: .lockScreen, screen: screen).tint.alpha == 0)
    }

    // MARK: Locked (facts: ios18/lock.clock, ios18/lock.rows)

    private func locked(_ device: Device, rows: Int, place: Place = .lockScreen) -> Composition {
        let app = AppInfo(name: "App")
        let body = String(repeating: "Four lines of text at any size. ", count: 8)
        let rows = (0..<rows).map { index in
            NotificationRow(identifier: "\(index)", app: app, title: "Title", body: body, time: "now")
        }
        let group = CenterGroup(
            key: CenterGroup.Key(app: "App"), app: app, rows: rows, count: rows.count, isExpanded: true)
        let center = CenterScene(
            groups: [group], lockScreenGroups: [group], isLocked: place == .lockScreen, clock: "9:41", day: "Thursday")
        let fake = FakeMeasuring()
        return Composer(device: device, text: fake, images: fake)
            .compose(.center(center, in: place), CompositionOptions(crop: .screen))
    }

    private func rows(_ picture: Composition) -> [LayoutNode] {
        picture.nodes.filter { $0.id?.hasPrefix("row-") ?? false }
    }

    @Test(
        arguments: ["iphone-x", "iphone-13-mini", "iphone-14", "iphone-15", "iphone-16-pro-max"],
        ContentSizeCategory.allCases)
    func rowsEndAboveTorchAndCamera(model: String, size: ContentSizeCategory) throws {
        let picture = locked(device(model, size), rows: 9)
        let torch = try #require(picture.view("torch")?.frame)
        let shown = rows(picture)
        #expect(!shown.isEmpty && shown.count < 9)
        for row in shown { #expect(row.frame.maxY <= torch.minY - 8) }
        let clock = try #require(picture.view("clock")?.frame)
        #expect(try #require(shown.first?.frame.minY) >= clock.maxY - 16)
    }

    @Test func aRowHigherThanTheRoomIsCutOff() throws {
        let device = self.device("iphone-15", .accessibilityExtraExtraExtraLarge, orientation: .landscape)
        let picture = locked(device, rows: 1)
        let torch = try #require(picture.view("torch")?.frame)
        let row = try #require(rows(picture).first)
        #expect(row.frame.maxY <= torch.minY - 8)
        #expect(row.style.clipsToBounds)
    }

    @Test func aListWithoutButtonsRunsToTheBottom() throws {
        let picture = locked(device(), rows: 20, place: .notificationCenter)
        #expect(picture.view("torch") == nil)
        #expect(try #require(rows(picture).last?.frame.maxY) >= 852)
    }

    @Test func thePadlockStandsAboveTheDayOnALockedScreenOnly() throws {
        let picture = locked(device(), rows: 1)
        let padlock = try #require(picture.view("padlock")?.frame)
        let day = try #require(picture.view("day")?.frame)
        #expect(abs(padlock.midX - 196.5) < 0.5)
        #expect(padlock.minY >= 48 && padlock.midY < day.minY)
        #expect(locked(device(), rows: 1, place: .notificationCenter).view("padlock") == nil)
        let home = try #require(locked(device("iphone-8"), rows: 1).view("padlock")?.frame)
        #expect(abs(home.midY - 10) <= 0.5)
    }

    @Test func theClockHasRoundedDigitsOfMediumWeight() throws {
        let font = try #require(locked(device(), rows: 1).view("clock")?.text?.request.font)
        #expect(font.design == .rounded)
        #expect(font.weight == .medium)
    }
}
