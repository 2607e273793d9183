import ContentExtensionHost
import FoundationEssentials
import RenderNotification
import Renderer
import Testing

/// A folder of Tests/Fixtures/fidelity: what a device's screenshot shows, as a descriptor and a payload, and in
/// `measured.json` where the screenshot shows it.
struct FidelityCase: Sendable, CustomTestStringConvertible {
    let name: String

    var testDescription: String { name }

    /// The cases by name.
    static let all: [FidelityCase] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path("Tests/Fixtures/fidelity"))) ?? []
        return names.sorted().map(FidelityCase.init)
    }()

    /// The absolute path of a file or folder of the repository.
    static func path(_ name: String) -> String {
        "/\(#filePath.split(separator: "/").dropLast(3).joined(separator: "/"))/\(name)"
    }

    /// The absolute path of one of the case's files.
    func path(_ file: String) -> String { Self.path("Tests/Fixtures/fidelity/\(name)/\(file)") }

    /// The device's numbers.
    func measured() throws -> MeasuredScreenshot { try decode("measured.json") }

    /// The case's real extension: where it lies in a collection of them, and what its views are called.
    struct RealExtension: Decodable {
        var folder: String
        /// The outlets of the boxes in `measured.json`, by their names there.
        var boxes: [String: String]
        /// Whether texts can be as wide as the device's.
        var fontsAreTheSystems: Bool
    }

    /// The real extension that the screenshot shows, if it is known.
    func realExtension() throws -> RealExtension? {
        FileManager.default.fileExists(atPath: path("extension.json")) ? try decode("extension.json") : nil
    }

    /// Hosts, lays out and, when asked to, draws the case; with a folder of real extensions from the storyboard in it.
    func render(picture: Bool = false, corpus: String? = nil) throws -> (composition: Composition, png: [UInt8]?) {
        let options: Options = try decode("options.json")
        let device = try #require(DeviceModel.named(options.device))
        let appearance = try #require(Appearance(rawValue: options.appearance))
        let renderer = try NotificationRenderer(
            traits: Device(model: device, appearance: appearance), fonts: FontLibrary())
        var notification = PushNotification(
            payload: .file(path("payload.json")), extensions: [.descriptor(path("descriptor.json"))])
        if let corpus, let real = try realExtension() {
            notification.extensions = [.folder(corpus + "/" + real.folder, bindings: path("bindings.json"))]
            notification.payload = .file(path("extension-payload.json"))
        }
        let taps = options.tapsMediaButton == true ? [ScenarioStep(.host(.tapMediaButton))] : []
        let outcome = try notification.play(in: .expanded, then: taps, on: renderer.traits, with: renderer)
        let composition = renderer.compose(
            .expanded(outcome.scene),
            CompositionOptions(
                crop: try #require(Crop(rawValue: options.crop)), wallpaper: .image(path: path(options.wallpaper))))
        return (composition, picture ? try renderer.encode(composition) : nil)
    }

    /// The numbers of the screenshot beside ours, and the picture when asked for.
    func compare(picture: Bool = false) throws -> (comparison: FidelityComparison, png: [UInt8]?) {
        guard isShort else {
            let (composition, png) = try render(picture: picture)
            return (FidelityComparison(try measured(), composition), png)
        }
        let (composition, png) = try renderShort(picture: picture)
        return (FidelityComparison(try decode("measured.json") as MeasuredShortLooks, composition), png)
    }

    /// What every `measured.json` says of its screenshot.
    func source() throws -> MeasuredSource { try decode("measured.json") }

    struct Options: Decodable {
        var device: String
        var appearance: String
        var crop: String
        var wallpaper: String
        /// `expanded` unless the case has a `center.json`.
        var presentation: String?
        var tapsMediaButton: Bool?
    }

    func decode<Value: Decodable>(_ file: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(contentsOf: URL(filePath: path(file))))
    }
}

/// Where the numbers come from.
struct MeasuredSource: Decodable {
    /// The screenshot, which is not part of the project (docs/fidelity.md).
    var source: String
    /// How far an edge or a baseline may be off in the screenshot itself.
    var uncertainty: Double
}

/// What was measured on a screenshot, in points of its screen: nothing that was concluded from something else, so that an
/// edge between white and white is `null` or isn't there at all. Boxes are left, top, right, bottom, sides are top and
/// bottom; a text's left and right are those of its ink.
struct MeasuredScreenshot: Decodable {
    struct Text: Decodable {
        var text: String
        var left: Double
        var right: Double
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
        /// What is filled, 1 point inside the group's frame.
        var fill: [Double?]
        /// Their tops.
        var separators: [Double?]
        var labels: [Text]
    }

    /// How much lower everything is than when it is expanded from a banner: from the list, iOS leaves it near its row.
    var offset: Double?
    var platter: [Double?]
    var header: Header
    var custom: Custom
    var `default`: [Text]
    var actions: Actions?
}
