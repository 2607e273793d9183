import RendererTestSupport
@testable import Chrome
@testable import ContentExtensionHost
import Testing

@testable import Renderer
@testable import Views

/// The expanded notification of iOS 15–18 against its metrics (facts: ios18/platter, ios18/menu), on 390 × 844 points.
@Suite struct IOS18ExpandedTests {
    private let device = Device(model: DeviceModel.named("iphone-14") ?? .iPhone8, style: .ios18)

    private func frames(
        crop: Crop = .notification, actions: [String] = ["Reply", "Delete"], _ change: (inout Scene) -> Void = { _ in }
    ) -> Composition {
        composed(
            sampleScene(actions: actions) { scene in
                scene.notification.request.content.title = "Title"
                scene.age = "now"
                change(&scene)
            }, .settled, crop: crop, device: device)
    }

    @Test func thePlatterLeaves16AtTheSidesAndTheMenuIs250WideInTheMiddle() throws {
        let picture = frames()
        let platter = try #require(picture.view("platter")?.frame)
        let menu = try #require(picture.view("actions")?.frame)
        #expect((platter.minX, platter.width) == (16, 358))
        #expect(Composer.contentWidth(device) == 358)
        #expect((menu.minX, menu.width) == (70, 250))
        #expect(menu.minY == platter.maxY + 16)
        // Two rows of 44 with their separators, but for the last one's.
        #expect(abs(menu.height - (88 - 1 / 3.0)) < 0.01)
        #expect(picture.all { $0.id == "row" }.allSatisfy { abs($0.frame.height - (44 - 1 / 3.0)) < 0.01 })
    }

    @Test func iconTitleBodyAndTimeStandInOneBlockAboveTheCustomContent() throws {
        let picture = frames()
        let platter = try #require(picture.view("platter")?.frame)
        let icon = try #require(picture.view("app-icon")?.frame)
        // The lock screen's row at 358/390, with the smaller icon of a notification without an image.
        let scale = 358 / 390.0
        #expect(abs(icon.midX - (platter.minX + 33 * scale)) < 0.34)
        #expect(abs(icon.midY - (platter.minY + 33 * scale)) < 0.34)
        #expect(abs(icon.width - 33 * scale) < 0.34)
        let title = try #require(picture.view("default-title"))
        #expect(abs(title.frame.minX - (platter.minX + 64 * scale)) < 0.34)
        #expect(title.text?.request.font.size == 15 * scale)
        #expect(title.text?.request.font.weight == .semibold)
        #expect(picture.view("default-body")?.text?.request.font.weight == .regular)
        #expect(abs(try #require(picture.view("time")?.frame).maxX - (platter.maxX - 17.5 * scale)) < 0.34)
        #expect(picture.view("time")?.text?.request.font.size == 13 * scale)
        #expect(picture.view("time")?.text?.color == .label)
        let custom = try #require(picture.view("custom-content")?.frame)
        #expect(abs(custom.minY - (platter.minY + 66 * scale)) < 0.34)
        #expect(custom.width == platter.width)
        #expect(custom.maxY == platter.maxY)
    }

    @Test func withoutDefaultContentOnlyTheCustomViewShows() throws {
        let picture = frames { $0.showsDefaultContent = false }
        let platter = try #require(picture.view("platter")?.frame)
        #expect(picture.view("custom-content")?.frame == platter)
        for gone in ["app-icon", "default-title", "time", "close"] { #expect(picture.view(gone) == nil) }
    }

    @Test func aNotificationWithoutATitleHasItsAppsNameThere() {
        let picture = frames { $0.notification.request.content.title = "" }
        #expect(picture.view("default-title")?.text?.request.text == "App")
    }

    @Test func anActionsTitleIsAtTheLeadingSideAndItsSymbolAtTheTrailingOne() throws {
        let picture = frames { scene in
            scene.actions = [
                NotificationAction(
                    identifier: "delete", title: "Delete", options: .destructive, icon: .systemImage(name: "trash"))
            ]
        }
        let menu = try #require(picture.view("actions")?.frame)
        let title = try #require(picture.view("delete"))
        #expect(title.frame.minX == menu.minX + 16)
        #expect(title.text?.color == .semantic(.systemRed))
        let symbol = try #require(picture.view("action-icon"))
        #expect(abs(symbol.frame.midX - (menu.maxX - 26)) < 0.5)
        #expect(symbol.style.tintColor == .semantic(.systemRed))
        #expect(HitTest(picture).hit(at: Point(x: menu.midX, y: menu.midY)) == .action("delete"))
    }

    @Test func onlyTheBackdropDismissesTheNotification() throws {
        let picture = frames()
        let platter = try #require(picture.view("platter")?.frame)
        #expect(HitTest(picture).hit(at: Point(x: platter.maxX - 10, y: platter.minY + 10)) == .body)
        #expect(HitTest(picture).hit(at: Point(x: 4, y: 30)) == .backdrop)
    }
}
