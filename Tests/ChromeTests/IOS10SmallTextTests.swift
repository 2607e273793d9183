import RendererTestSupport
@testable import Chrome
@testable import ContentExtensionHost
import Testing

@testable import Renderer
@testable import Views

/// The style of iOS 10 at small text sizes, in Chinese, and its alert; baselines in points, on an iPhone 8.
@Suite struct IOS10SmallTextTests {
    private func compose(_ screen: Screen, _ device: Device = Device()) throws -> Composition {
        let context = try RenderContext(library: FontLibrary())
        return Composer(device: device, text: context.text, images: context.images)
            .compose(screen, CompositionOptions(crop: .screen))
    }

    private func expanded(_ content: NotificationContent, _ device: Device) throws -> Composition {
        let scene = sampleScene(actions: ["Like"]) {
            let request = NotificationRequest(identifier: "n", content: content)
            $0.notification = UserNotification(date: 0, request: request)
            $0.custom = nil
        }
        return try compose(.expanded(scene), device)
    }

    private func baselines(_ composition: Composition, _ id: String) -> [Double] {
        composition.view(id)?.text?.layout.lines.map(\.baseline) ?? []
    }

    /// Facts: ios10/row.small, ios10/row.lines.
    @Test func aBannerShrinksWithItsText() throws {
        let row = NotificationRow(
            identifier: "1", app: AppInfo(name: "Mail"), title: "Title", subtitle: "Subtitle", body: "Body",
            time: "now", thumbnail: nil)
        let picture = try compose(
            .center(CenterScene(banner: row), in: .banner), Device().contentSize(.medium))
        #expect(picture.view("header")?.frame.height == 31.5)
        for (id, baseline) in [("title", 61.5), ("subtitle", 79.5), ("body", 97.5)] {
            #expect(abs(try #require(baselines(picture, id).first) - baseline) < 0.3, "\(id)")
        }
        #expect(abs(try #require(picture.view("row")?.frame.maxY) - 111.5) <= 0.5)
    }

    /// Facts: ios10/header.small, ios10/default-content.small.
    @Test(arguments: [(ContentSizeCategory.large, 52.0, 28.0), (.medium, 48, 28), (.extraSmall, 48, 22.5)])
    func theHeaderShrinksWithItsText(size: ContentSizeCategory, height: Double, first: Double) throws {
        let picture = try expanded(NotificationContent(title: "Title", body: "Body"), Device().contentSize(size))
        let header = try #require(picture.view("header")?.frame)
        #expect(header.height == height)
        #expect(abs(try #require(baselines(picture, "default-title").first) - header.maxY - first) <= 0.5)
    }

    @Test(arguments: [ContentSizeCategory.extraSmall, .extraExtraExtraLarge, .accessibilityLarge])
    func actionsIgnoreTheTextSize(size: ContentSizeCategory) throws {
        let picture = try expanded(NotificationContent(body: "Body"), Device().contentSize(size))
        #expect(picture.view("Like")?.text?.request.font.size == 19)
        #expect(picture.view("actions-frame")?.frame.height == 62)
    }

    /// Fact: ios10/default-content.chinese.
    @Test func aChinesePlatterIsLower() throws {
        let content = NotificationContent(title: "标题", subtitle: "副标题", body: "内容")
        let english = try expanded(content, Device())
        let chinese = try expanded(content, Device().locale("zh_CN"))
        let first = try [english, chinese].map { try #require(baselines($0, "default-title").first) }
        #expect(first[1] - first[0] == -1.5)
        let bottoms = try [english, chinese].map { try #require($0.view("platter")?.frame.maxY) }
        #expect(bottoms[1] - bottoms[0] == -2)
    }

    /// Fact: ios10/default-content.lines.
    @Test func vietnameseLinesAreFurtherApart() throws {
        let picture = try expanded(NotificationContent(body: "Một\nHai\nBa"), Device().locale("vi_VN"))
        let lines = baselines(picture, "default-body")
        #expect(zip(lines, lines.dropFirst()).allSatisfy { abs($1 - $0 - 20.7) <= 0.25 })
    }

    /// Fact: ios10/alert.
    @Test func theAlertsBaselinesAreMeasured() throws {
        let prompt = AuthorizationPrompt(
            app: AppInfo(name: "Mail"), title: "“Mail” Would Like to\nSend You Notifications",
            message: "Notifications may include\nalerts, sounds, and icon badges.\nThese are in Settings.",
            buttons: ["Don’t Allow", "OK"])
        let picture = try compose(.center(CenterScene(prompt: prompt), in: .prompt))
        let frame = try #require(picture.view("prompt")?.frame)
        #expect(abs(frame.height - 178.5) <= 0.25)
        func expect(_ id: String, _ expected: [Double]) {
            let found = baselines(picture, id).map { $0 - frame.minY }
            #expect(
                found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) <= 0.5 }, "\(found)")
        }
        expect("prompt-title", [36, 58])
        expect("prompt-message", [78, 94, 110])
        let button = try #require(picture.view("prompt-button-1"))
        let baseline = try #require(button.children.first?.text?.layout.lines.first?.baseline)
        #expect(abs(baseline - frame.minY - 162.5) <= 0.5)
    }

    /// Fact: ios10/keyboard.
    @Test func theKeyboardsRowsAreMeasured() throws {
        let keys = KeyboardMetrics(Device())
        func frame(_ letter: Character) -> Rect? { keys.keys.first { $0.key == .letter(letter) }?.frame }
        #expect(frame("q") == Rect(x: 3.5, y: 10.5, width: 30.5, height: 42))
        #expect(frame("w")?.minX == 3.5 + 30.5 + 7)
        #expect([frame("a")?.minY, frame("z")?.minY] == [64, 118.5])
        #expect(keys.height == 216)
        let chinese = KeyboardMetrics(Device().locale("zh_CN"))
        #expect(chinese.height == 216 + 42)
        #expect(chinese.keys.first?.frame.minY == 42 + 10.5)
        #expect(KeyboardMetrics(Device().locale("ja_JP")).height == 216)
    }

    /// Facts: ios10/actions.material, ios10/backdrop.tint.
    @Test(arguments: [(0.0, 166.0), (235, 246)]) func theActionsFillFollowsTheBackdrop(backdrop: Double, fill: Double) {
        let recipe = IOS10Colors(Device()).actionFill
        #expect(abs(backdrop * recipe.multiply + 255 * recipe.add - fill) < 1)
        #expect(abs(255 * (1 - IOS10Colors(Device()).backdropTint.alpha) - 235) < 0.5)
    }
}
