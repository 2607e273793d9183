@testable import Chrome
@testable import ContentExtensionHost
import RendererTestSupport
import Testing

@testable import Renderer
@testable import Views

/// Rows, banners and the expanded notification of the styles since iOS 15, against numbers that were measured on devices
/// (facts: ios15/row, ios15/platter, ios18/row, ios18/platter, ios18/alert, ios26/row, ios26/heading), on screens of six widths.
@Suite struct ModernLayoutTests {
    private static let models = [
        DeviceModel.iPhone8, .iPhoneX, .iPhone14, .iPhone15, .iPhone16Pro, .iPhone11, .iPhone14Plus,
    ]
    private static let styles = [SystemStyle.ios15, .ios18, .ios26]
    private static let places = styles.flatMap { style in models.map { (style, $0) } }

    private let library: FontLibrary

    init() throws { library = try FontLibrary() }

    private func compose(_ screen: Screen, _ device: Device, crop: Crop = .screen) throws -> Composition {
        let context = try RenderContext(library: library)
        return Composer(device: device, text: context.text, images: context.images)
            .compose(screen, CompositionOptions(crop: crop))
    }

    private func row(
        _ identifier: String = "n", body: String = "Something happened", level: InterruptionLevel = .active,
        thumbnail: NotificationAttachment? = nil
    ) -> NotificationRow {
        NotificationRow(
            identifier: identifier, app: AppInfo(name: "App"), title: "Title", body: body, time: "now",
            thumbnail: thumbnail, level: level)
    }

    private func list(
        _ rows: [NotificationRow], _ device: Device, count: Int = 1, isExpanded: Bool = false
    ) throws -> Composition {
        let app = AppInfo(name: "App")
        let group = CenterGroup(
            key: CenterGroup.Key(app: "App"), app: app, rows: rows, count: count, isExpanded: isExpanded)
        return try compose(.center(CenterScene(groups: [group], banner: rows[0]), in: .group), device)
    }

    /// Baselines of a row's texts below its top.
    private func baselines(_ picture: Composition, _ ids: String..., below top: Double) -> [Double] {
        ids.flatMap { id in picture.view(id)?.text?.layout.lines.map { $0.baseline - top } ?? [] }
    }

    private func expect(_ found: [Double], _ measured: [Double], within limit: Double = 1, _ what: String) {
        #expect(found.count == measured.count, "\(what): \(found)")
        for (ours, device) in zip(found, measured) {
            #expect(abs(ours - device) <= limit, "\(what): \(found), device \(measured)")
        }
    }

    @Test(arguments: places) func aRowOfTwoLines(style: SystemStyle, model: DeviceModel) throws {
        let picture = try list([row()], Device(model: model, style: style))
        let frame = try #require(picture.view("row-n")?.frame)
        let margin: Double =
            switch style {
            case .ios15: 10
            case .ios26: 14
            default: model.screen.width < 414 ? 10 : 14
            }
        expect([frame.minX, picture.size.width - frame.maxX], [margin, margin], within: 0.01, "sides")
        expect([frame.height], style == .ios15 ? [58] : [66.4], "height")
        let radius: [SystemStyle: Double] = [.ios15: 19, .ios18: 23.5, .ios26: 24]
        #expect(picture.view("plate")?.style.cornerRadius == radius[style].map(CornerRadius.points))
        let icon = try #require(picture.view("app-icon")?.frame)
        expect(
            [icon.minX - frame.minX, icon.minY - frame.minY, icon.width],
            style == .ios15 ? [10, 10, 38] : [14, 14, 38], "icon")
        expect([(picture.view("title")?.frame.minX ?? 0) - frame.minX], style == .ios15 ? [58] : [64], "texts")
        expect(
            baselines(picture, "title", "body", below: frame.minY), style == .ios15 ? [25.3, 43.3] : [28.5, 46.4],
            "baselines")
        expect(baselines(picture, "time", below: frame.minY), style == .ios15 ? [25.3] : [26], within: 0.5, "time")
        let end = frame.maxX - (picture.view("time")?.frame.maxX ?? 0)
        expect([end], style == .ios15 ? [15] : [17.5], within: 0.5, "end of the time")
    }

    @Test(arguments: [SystemStyle.ios18, .ios26]) func aRowWithTwoLinesOfBody(style: SystemStyle) throws {
        let body = "A body of so many words that it goes on in a second line of the row"
        let picture = try list([row(body: body)], Device(model: .iPhone14, style: style))
        let frame = try #require(picture.view("row-n")?.frame)
        expect([frame.height], [79.2], "height")
        expect(baselines(picture, "title", "body", below: frame.minY), [25.8, 44.0, 61.7], "baselines")
        expect(baselines(picture, "time", below: frame.minY), [26], within: 0.5, "time")
    }

    @Test func thePermissionPromptOfIOS18() throws {
        let prompt = AuthorizationPrompt(
            app: AppInfo(name: "Bark"), title: "“Bark” Would Like to Send You Notifications",
            message: "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.",
            buttons: ["Don’t Allow", "Allow"])
        let picture = try compose(
            .center(CenterScene(prompt: prompt), in: .prompt),
            Device(model: .iPhone14, appearance: .dark, style: .ios18))
        let top = try #require(picture.view("prompt")?.frame.minY)
        expect(
            baselines(picture, "alert-title", "alert-message", below: top), [34.4, 56.8, 76.4, 92.5, 108.7],
            within: 0.5,
            "baselines")
        let buttons = try #require(picture.view("prompt-buttons")?.frame)
        expect([buttons.minY - top], [161.2 - 28.3], within: 0.7, "buttons")
    }

    @Test(arguments: [SystemStyle.ios18, .ios26]) func aRowWithAThumbnail(style: SystemStyle) throws {
        let movie = NotificationAttachment(identifier: "a", path: "/a.mp4", type: "public.mpeg-4", family: .movie)
        let picture = try list([row(thumbnail: movie)], Device(model: .iPhone15, style: style))
        let frame = try #require(picture.view("row-n")?.frame)
        let thumbnail = try #require(picture.view("thumbnail")?.frame)
        expect([frame.height], [82], "height")
        expect(
            [thumbnail.width, frame.maxX - thumbnail.maxX, thumbnail.minY - frame.minY], [32.3, 17.5, 35], within: 0.5,
            "thumbnail")
        expect(baselines(picture, "title", "body", below: frame.minY), [35.6, 53.9], "baselines")
        expect(baselines(picture, "time", below: frame.minY), [26], within: 0.5, "time")
    }

    @Test("the thumbnail of iOS 15 is below the time, which is in the title's line") func aThumbnailOfIOS15() throws {
        let movie = NotificationAttachment(identifier: "a", path: "/a.mp4", type: "public.mpeg-4", family: .movie)
        let picture = try list([row(thumbnail: movie)], Device(model: .iPhone15, style: .ios15))
        let time = try #require(picture.view("time")?.frame)
        let thumbnail = try #require(picture.view("thumbnail")?.frame)
        #expect(thumbnail.minY >= time.maxY - 1)
        #expect(abs(thumbnail.maxX - time.maxX) < 1)
    }

    @Test func aCriticalRow() throws {
        let picture = try list([row(level: .critical)], Device(model: .iPhone14Plus, style: .ios18))
        let frame = try #require(picture.view("row-n")?.frame)
        expect([frame.height], [76.2], "height")
        expect(baselines(picture, "level", "title", "body", below: frame.minY), [23.8, 41.4, 59.2], "baselines")
        let sign = try #require(picture.view("critical")?.frame)
        let word = try #require(picture.view("level"))
        expect([sign.minX - frame.minX, sign.width, word.frame.minX - frame.minX], [65, 10.5, 80.6], "mark")
        #expect(word.text?.request.text == "CRITICAL")
        #expect(word.text?.color == .semantic(.systemRed))
    }

    @Test(arguments: styles) func aStack(style: SystemStyle) throws {
        let picture = try list([row()], Device(model: .iPhone14Plus, style: style), count: 3)
        let frame = try #require(picture.view("row-n")?.frame)
        let plates = picture.all { $0.id == "plate-below" }.map(\.frame)
        expect(plates.map { $0.maxY - frame.maxY }, [16, 8], within: 0.01, "steps")
        expect(plates.map { $0.minX - frame.minX }, style == .ios26 ? [19, 8.7] : [23.4, 11.7], within: 0.5, "insets")
    }

    @Test func anOpenGroupOfIOS26() throws {
        let picture = try list(
            [row("a"), row("b")], Device(model: .iPhone16Pro, style: .ios26), count: 2, isExpanded: true)
        let top = try #require(picture.view("row-a")?.frame.minY)
        let name = try #require(picture.view("heading"))
        expect([name.frame.minX, name.text?.request.font.size ?? 0], [24, 22], "heading")
        expect([top - (name.text?.layout.lines.first?.baseline ?? 0)], [17], "baseline above the rows")
        let (less, cross) = (try #require(picture.view("show-less")?.frame), try #require(picture.view("clear")?.frame))
        expect(
            [less.height, cross.height, cross.width, top - cross.maxY, cross.minX - less.maxX], [34, 34, 34, 8, 8],
            "buttons")
        expect([less.width], [106], within: 4, "Show less")
    }

    @Test(arguments: places) func aBannersTop(style: SystemStyle, model: DeviceModel) throws {
        let device = Device(model: model, style: style)
        let picture = try compose(.center(CenterScene(banner: row()), in: .banner), device)
        let measured: [Double: Double] = [390: 40, 393: 56.1, 414: 40, 428: 40]
        guard let top = measured[model.screen.width] else { return }
        expect([picture.view("row-n")?.frame.minY ?? 0], [top], within: 0.3, "top")
    }

    @Test(arguments: places) func anExpandedNotification(style: SystemStyle, model: DeviceModel) throws {
        let scene = expandedScene()
        let picture = try compose(.expanded(scene), Device(model: model, style: style))
        let frame = try #require(picture.view("platter")?.frame)
        let margin = model.screen.width < 414 ? 16.0 : 20
        expect([frame.minX, picture.size.width - frame.maxX], [margin, margin], within: 0.01, "sides")
        if model == .iPhone15 { expect([frame.minY], [79.5], within: 0.5, "top") }
        let isOld = style == .ios15
        // Since iOS 16 the lock screen's row of 66, drawn smaller.
        let scale = frame.width / model.screen.width
        expect([frame.height], [isOld ? 53.4 : 66 * scale], within: 0.5, "block")
        let icon = try #require(picture.view("app-icon")?.frame)
        expect(
            [icon.minX - frame.minX, icon.minY - frame.minY, icon.width],
            isOld ? [11, 11, 30] : [16.5 * scale, 16.5 * scale, 33 * scale], within: 0.5, "icon")
        expect(
            [(picture.view("default-title")?.frame.minX ?? 0) - frame.minX], [isOld ? 53 : 64 * scale], within: 0.5,
            "texts")
        let ours = baselines(picture, "default-title", "default-body", below: frame.minY)
        if isOld { expect(ours, [23, 41.3], within: 0.5, "baselines") }
        if !isOld, model == .iPhone14 { expect(ours, [26.1, 42.7], within: 0.5, "baselines") }
        let time = try #require(picture.view("time"))
        expect(
            [frame.maxX - time.frame.maxX, time.text?.request.font.size ?? 0],
            isOld ? [14, 12] : [17.5 * scale, 13 * scale], within: 0.4, "time")
        let menu = try #require(picture.view("actions")?.frame)
        expect([menu.minY - frame.maxY, menu.width], [margin == 20 ? 20.3 : 16, 250], within: 0.5, "menu")
        // 26 begins below a space.
        let rows = picture.all { $0.id == "row" }.map(\.frame.height)
        expect(rows, [44 - 1 / model.scale], within: 0.01, "rows")
    }

    @Test("content of a fraction of a pixel reaches the platter's end", arguments: [252.7, 180.5, 119.13])
    func fractionalHeight(height: Double) throws {
        let scene = sampleScene(height: height) { $0.showsDefaultContent = false }
        let picture = try compose(.expanded(scene), Device(model: .iPhone15, style: .ios18))
        let content = try #require(picture.view("custom-content")?.frame)
        #expect(content.maxY == picture.view("platter")?.frame.maxY)
    }

    private func expandedScene() -> Scene {
        sampleScene(actions: ["Copy"]) { scene in
            scene.custom = nil
            scene.notification.request.content.title = "Bark"
            scene.notification.request.content.body = "Copy Test"
            scene.age = "now"
            scene.statusTime = StatusTime(date: 0, timeZone: "GMT")
        }
    }
}
