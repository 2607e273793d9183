import ContentExtensionHost
import Testing

@testable import Chrome
@testable import RenderNotification
@testable import Renderer
@testable import Views

/// A style on a device with a text size.
private struct Setting: Sendable, CustomTestStringConvertible {
    var style: SystemStyle
    var device: String
    var orientation: Orientation
    var contentSize: ContentSizeCategory

    var testDescription: String { "\(style) \(device) \(orientation) \(contentSize.rawValue)" }

    static let all = SystemStyle.allCases.flatMap { style in
        ["iphone-se", "iphone-15", "ipad-pro-11"].flatMap { device in
            Orientation.allCases.flatMap { orientation in
                ContentSizeCategory.allCases.map { contentSize in
                    Setting(style: style, device: device, orientation: orientation, contentSize: contentSize)
                }
            }
        }
    }
}

/// The ink of a text's lines, from the top of capitals to the baseline.
private struct Ink {
    var text: String
    var lines: [Rect]
    /// The outermost view that contains it.
    var row: Rect
}

private func inks(of composition: Composition) -> [Ink] {
    var found: [Ink] = []
    func collect(_ node: LayoutNode, row: Rect) {
        guard !node.style.isHidden, node.style.alpha > 0 else { return }
        if let text = node.text {
            let cap = text.request.font.size * text.layout.scale * ResolvedFont.capHeightRatio
            let lines = text.layout.lines.map {
                Rect(x: $0.x, y: $0.baseline - cap, width: $0.width, height: cap)
            }
            found.append(Ink(text: text.request.text, lines: lines, row: row))
        }
        for child in node.children { collect(child, row: row) }
    }
    for node in composition.nodes { collect(node, row: node.frame) }
    return found
}

@Suite struct EveryTraitTests {
    private static let payload = #"""
        {"aps": {"alert": {"title": "Dinner on Thursday with everybody", "subtitle": "At the place by the river",
         "body": "Anna wants to know whether you can make it at noon, and whether you bring the cake."}}}
        """#

    @Test(arguments: Setting.all)
    fileprivate func textsStayInTheirRowsWithoutOverlap(_ setting: Setting) throws {
        let model = try #require(DeviceModel.named(setting.device))
        let device = Device(
            model: model, contentSize: setting.contentSize, orientation: setting.orientation, style: setting.style)
        let renderer = try NotificationRenderer(device: device, fonts: FontLibrary())
        let notification = PushNotification(payload: .text(Self.payload))
        for presentation in [Place.expanded, .banner, .lockScreen, .notificationCenter] {
            let outcome = try notification.play(in: presentation, on: device, with: renderer)
            let composition = renderer.composer.compose(
                outcome.screen(in: presentation), CompositionOptions(showsFullHeight: true))
            let inks = inks(of: composition)
            #expect(inks.contains { $0.text.hasPrefix("Dinner") }, "\(presentation)")
            for (index, ink) in inks.enumerated() {
                for line in ink.lines {
                    #expect(
                        line.minX >= ink.row.minX - 0.5 && line.maxX <= ink.row.maxX + 0.5
                            && line.minY >= ink.row.minY - 0.5 && line.maxY <= ink.row.maxY + 0.5,
                        "\(presentation): \(ink.text) leaves its row")
                    #expect(line.minX >= -0.5 && line.maxX <= composition.size.width + 0.5)
                    for other in inks[(index + 1)...] {
                        let overlaps = other.lines.contains {
                            let common = $0.intersection(line)
                            return common.width > 0.5 && common.height > 0.5
                        }
                        #expect(!overlaps, "\(presentation): \(ink.text) lies over \(other.text)")
                    }
                }
            }
        }
    }
}
