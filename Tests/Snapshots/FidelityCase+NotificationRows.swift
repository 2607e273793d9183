@testable import ContentExtensionHost
import Chrome
import FoundationEssentials
import Renderer
import Testing
import Views

extension FidelityCase {
    /// `true` when the screenshot shows banners or the list, `false` for an expanded notification.
    var isShort: Bool { FileManager.default.fileExists(atPath: path("center.json")) }

    /// Lays out and, on request, draws a banner or a list.
    func renderShort(picture: Bool) throws -> (composition: Composition, png: [UInt8]?) {
        let options = try options()
        let presentation = try #require(options.presentation.flatMap(Place.init))
        let renderer = try NotificationRenderer(device: options.system(), fonts: FontLibrary())
        let composition = renderer.composer.compose(
            .center(try center(), in: presentation),
            CompositionOptions(
                crop: try #require(Crop(rawValue: options.crop)),
                wallpaper: options.wallpaper.map { .image(path: path($0)) }))
        let png =
            picture
            ? try renderer.context.encode(DisplayListBuilder.build(composition), scale: composition.device.model.scale)
            : nil
        return (composition, png)
    }

    private func center() throws -> CenterScene {
        let file: RowsFile = try decode("center.json")
        let app = AppInfo(name: file.app)
        let looks = file.rows.enumerated().map { index, row in
            NotificationRow(
                identifier: "\(index)", app: app, title: row.title ?? "", body: row.body, time: row.time,
                communication: row.avatar.map { Communication(sender: row.title ?? "", avatarPath: path($0)) },
                thumbnail: row.thumbnail.map {
                    NotificationAttachment(identifier: $0, path: path($0), type: "public.jpeg", family: .image)
                },
                level: row.level.flatMap(InterruptionLevel.init) ?? .active)
        }
        let groups = zip(looks, file.rows).map { look, row in
            CenterGroup(
                key: CenterGroup.Key(app: app.name, thread: look.identifier), app: app, rows: [look],
                count: row.count ?? 1)
        }
        var scene = CenterScene(groups: groups, banner: looks.first, swiped: file.swiped.map { "\($0)" })
        scene.lockScreenGroups = groups
        return scene
    }

    private struct RowsFile: Decodable {
        struct Row: Decodable {
            var title: String?
            var body: String
            var time: String
            var thumbnail: String?
            /// The sender's picture.
            var avatar: String?
            /// As in a payload.
            var level: String?
            /// The notifications of a closed stack; 1 without it.
            var count: Int?
        }

        var app: String
        var rows: [Row]
        /// The index of the swiped row.
        var swiped: Int?
    }
}

/// Measurements on a screenshot of banners or rows; boxes by the view's id and index.
struct MeasuredRows: Decodable {
    struct Box: Decodable {
        var id: String
        var index: Int?
        var box: [Double?]
    }

    /// The screenshot begins somewhere below the screen's top, so ours is moved until the first box's tops are equal.
    var isCropped: Bool?
    var boxes: [Box]
    var texts: [MeasuredScreenshot.Text]
}
