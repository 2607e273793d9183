import Chrome
import TestSupport
import ContentExtensionHost
import FoundationEssentials
import RenderNotification
import Renderer
import Testing
import Views

/// A folder of Tests/Fixtures/fidelity: the contents of a device's screenshot as a descriptor and a payload, and their
/// positions in `measured.json`.
struct FidelityCase: Sendable, CustomTestStringConvertible {
    let name: String

    var testDescription: String { name }

    /// The cases by name.
    static let all = FixtureArea.fidelity.cases().map { FidelityCase(name: $0.name) }

    /// The absolute path of one of the case's files: its own, that of the case it is like, or the area's.
    func path(_ file: String) -> String {
        let fixture = FixtureCase(.fidelity, name)
        return fixture.input(file) ?? "\(fixture.folder)/\(file)"
    }

    /// The measurements of the screenshot.
    func measured() throws -> MeasuredScreenshot { try decode("measured.json") }

    /// The case's real extension: its folder in a collection, and the names of its views.
    struct RealExtension: Decodable {
        var folder: String
        /// The outlets of the boxes in `measured.json`, by their names there.
        var boxes: [String: String]
        /// `true` when texts can be as wide as the device's.
        var fontsAreTheSystems: Bool
    }

    /// The real extension in the screenshot, if known.
    func realExtension() throws -> RealExtension? {
        FileManager.default.fileExists(atPath: path("extension.json")) ? try decode("extension.json") : nil
    }

    /// Hosts, lays out and, on request, draws the case; with a collection of real extensions, from its storyboard.
    func render(picture: Bool = false, corpus: String? = nil) throws -> (composition: Composition, png: [UInt8]?) {
        let options = try options()
        let renderer = try NotificationRenderer(device: options.system(), fonts: FontLibrary())
        var notification = PushNotification(
            payload: .file(path("payload.json")), extensions: [.descriptor(path("descriptor.json"))])
        if let corpus, let real = try realExtension() {
            notification.extensions = [.folder(corpus + "/" + real.folder, bindings: path("bindings.json"))]
            notification.payload = .file(path("extension-payload.json"))
        }
        var taps = options.tapsMediaButton == true ? [ScenarioStep(.host(.tapMediaButton))] : []
        if let action = options.tapsAction { taps.append(ScenarioStep(.host(.tapAction(action)))) }
        let outcome = try notification.play(in: .expanded, then: taps, on: renderer.device, with: renderer)
        let composition = renderer.composer.compose(
            .expanded(outcome.scene),
            CompositionOptions(
                crop: try #require(Crop(rawValue: options.crop)),
                wallpaper: options.wallpaper.map { .image(path: path($0)) }))
        let png =
            picture
            ? try renderer.context.encode(DisplayListBuilder.build(composition), scale: composition.device.model.scale)
            : nil
        return (composition, png)
    }

    /// The device's and our measurements, and on request the picture.
    func compare(picture: Bool = false) throws -> (comparison: FidelityComparison, png: [UInt8]?) {
        let (composition, png) = isShort ? try renderShort(picture: picture) : try render(picture: picture)
        // Parts by name and place of an expanded notification of iOS 10–14; boxes and texts of everything else.
        let isByPart = try !isShort && !options().system().style.hasMenu
        return isByPart
            ? (FidelityComparison(try measured(), composition), png)
            : (FidelityComparison(try decode("measured.json") as MeasuredRows, composition), png)
    }

    /// The part common to all `measured.json` files.
    func source() throws -> MeasuredSource { try decode("measured.json") }

    func options() throws -> Options { try decode("options.json") }

    struct Options: Decodable {
        var device: String
        /// `ios10` without one.
        var style: String?
        var appearance: String
        /// The text size; `L` without one.
        var contentSize: String?
        /// That of the device's texts and lines; English without one.
        var locale: String?
        var crop: String
        /// The style's own without one.
        var wallpaper: String?
        /// `expanded` unless the case has a `center.json`.
        var presentation: String?
        var tapsMediaButton: Bool?
        /// The action that the user taps, by identifier.
        var tapsAction: String?

        /// The screenshot's device.
        func system() throws -> Device {
            Device(
                model: try #require(DeviceModel.named(device)),
                appearance: try #require(Appearance(rawValue: appearance)),
                contentSize: try #require(ContentSizeCategory(rawValue: contentSize ?? "L")),
                locale: locale ?? Device.defaultLocale,
                style: try #require(SystemStyle(rawValue: style ?? "ios10")))
        }
    }

    func decode<Value: Decodable>(_ file: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(contentsOf: URL(filePath: path(file))))
    }
}

/// The source of the measurements.
struct MeasuredSource: Decodable {
    /// The screenshot, which isn't part of the project (docs/fidelity.md).
    var source: String
    /// The uncertainty of an edge or baseline in the screenshot, in points.
    var uncertainty: Double
}

/// Measurements on a screenshot, in points of its screen. Only direct measurements: an invisible edge, such as white on
/// white, is `null` or missing. Boxes are left, top, right, bottom; sides are top and bottom; a text's left and right
/// are those of its ink.
struct MeasuredScreenshot: Decodable {
    struct Text: Decodable {
        var text: String
        /// Missing where the font of the device isn't ours, as for Chinese.
        var left: Double?
        var right: Double?
        var baseline: Double
    }

    struct Header: Decodable {
        var icon: [Double?]
        var name: Text
        var hairline: [Double?]?
        var close: [Double?]
    }

    struct Custom: Decodable {
        var sides: [Double?]?
        /// By the view's id.
        var boxes: [String: [Double?]]
        var texts: [Text]
    }

    struct Actions: Decodable {
        /// The filled area, 1 point inside the group's frame.
        var fill: [Double?]
        /// The tops of the separators.
        var separators: [Double?]
        var labels: [Text]
    }

    /// The vertical offset from an expanded banner: iOS expands a notification of the list near its row.
    var offset: Double?
    var platter: [Double?]
    var header: Header
    var custom: Custom
    var `default`: [Text]
    var actions: Actions?
}
