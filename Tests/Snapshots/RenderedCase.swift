import TestSupport
import ContentExtensionHost
import RenderNotification
import SnapshotComparison

@testable import Basics
@testable import Chrome
@testable import Renderer
@testable import Views

/// The actual result of a case: the contents of its references.
struct RenderedCase {
    var layout: String
    /// `nil` for a case with a layout only.
    var picture: [UInt8]?
    /// Warnings; `nil` without any.
    var diagnostics: String?

    /// Runs a case like the command line.
    /// - Throws: `InputError` for an unusable input.
    init(_ snapshot: SnapshotCase) throws {
        let options = try snapshot.options()
        var device = Device(
            model: options.device, appearance: options.appearance, contentSize: options.contentSize,
            locale: options.locale, orientation: options.orientation, style: options.style)
        device.increasesContrast = options.increaseContrast
        device.reducesTransparency = options.reduceTransparency
        device.usesBoldText = options.boldText
        device.glassOpacity = options.glassOpacity
        let renderer = try NotificationRenderer(device: device, fonts: FontLibrary())
        let outcome = try Self.notification(snapshot, options).play(
            in: options.presentation, then: Self.steps(options), on: device, with: renderer)
        var scene = outcome.scene
        scene.textInput?.text = options.typed
        scene.passcodePrompt = scene.actions.first { $0.identifier == options.passcodeFor }
        let composed = CompositionOptions(
            crop: options.crop ?? .platter, showsFullHeight: options.fullHeight,
            wallpaper: options.wallpaper.map { .image(path: "\(snapshot.folder)/\($0)") })
        var composition =
            options.presentation == .expanded
            ? renderer.composer.compose(.expanded(scene), composed)
            : renderer.composer.compose(outcome.screen(in: options.presentation), composed)
        if options.crop == nil { composition = try composition.contentAlone() }
        layout = LayoutJSON.text(of: composition, scale: options.scale)
        let list = DisplayListBuilder.build(composition)
        let png = try renderer.context.encode(list, scale: options.scale, effort: .small)
        picture = options.layoutOnly ? nil : png
        let found = outcome.diagnostics(with: renderer).filter { $0.severity != .note }.map(\.description)
        diagnostics = found.isEmpty ? nil : Repository.relative(found.joined(separator: "\n")) + "\n"
    }

    /// The references of the case in the order of comparison.
    func references(of snapshot: SnapshotCase) -> [SnapshotReference] {
        [SnapshotKind.layout, .diagnostics, .picture].map { kind in
            let found: [UInt8]? =
                switch kind {
                case .layout: Array(layout.utf8)
                case .diagnostics: diagnostics.map { Array($0.utf8) }
                case .picture: picture
                case .trace: nil
                }
            return SnapshotReference(
                kind, of: snapshot.testDescription, path: snapshot.reference(kind), found: found,
                fallback: snapshot.fixture.like.map { SnapshotCase(fixture: $0).reference(kind) })
        }
    }

    private static func steps(_ options: SnapshotOptions) -> [ScenarioStep] {
        let list = [options.openGroup.map { HostEvent.expandGroup($0) }, options.swipe.map { .swipe($0) }]
        let taps = options.actions.map { HostEvent.tapAction($0) }
        let texts = options.replies.map { HostEvent.reply($0.key, text: $0.value) }
        return (list.compactMap(\.self) + taps + texts).map { ScenarioStep(.host($0)) }
    }

    private static func notification(
        _ snapshot: SnapshotCase, _ options: SnapshotOptions
    ) throws -> PushNotification {
        let now = Environment.defaultDate
        var center =
            try options.settings.map { try CenterSettings.read("\(snapshot.folder)/\($0)").value }
            ?? CenterSettings()
        center.grouping = options.grouping ?? center.grouping
        center.showPreviews = options.previews ?? center.showPreviews
        let lines = options.delivered.flatMap { snapshot.fixture.input($0) }
        let descriptor = options.hasExtension ? snapshot.fixture.input("descriptor.json") : nil
        return PushNotification(
            payload: .file(
                snapshot.fixture.input("payload.json", "payload.apns")
                    ?? "\(snapshot.folder)/payload.json"),
            extensions: descriptor.map { [.descriptor($0)] } ?? [],
            attachments: options.attachments.map { pair in
                AttachmentReference(identifier: pair.key, path: "\(snapshot.folder)/\(pair.value)")
            },
            assets: RemoteAssets(
                options.assets.map { RemoteAsset(url: $0.key, path: "\(snapshot.folder)/\($0.value)") }),
            delivered: try lines.map { try PastDelivery.read($0, now: now) } ?? [], isLocked: options.locked,
            options: HostOptions(center: center))
    }
}

extension Composition {
    /// The extension's content on the platter's colour.
    /// - Throws: an error when no extension engaged.
    fileprivate func contentAlone() throws -> Composition {
        guard let content = nodes.lazy.compactMap(\.customContent).first else {
            throw Diagnostic(
                .error, "no-content", "no extension engages, so there is no content to draw",
                hint: "set \"crop\" in options.json")
        }
        let color = Palette(device).resolve(.semantic(.systemBackground))
        let backdrop = Backdrop(
            source: .color(color), screen: Rect(origin: .zero, size: content.frame.size), blurRadius: 0,
            tint: RGBA(white: 0, alpha: 0))
        var alone = self
        alone.size = content.frame.size
        alone.backdrop = backdrop
        alone.nodes = [content.offset(x: -content.frame.minX, y: -content.frame.minY)]
        return alone
    }
}

extension LayoutNode {
    /// The host's view around the extension's.
    fileprivate var customContent: LayoutNode? {
        part == .custom && id == "custom-content" ? self : children.lazy.compactMap(\.customContent).first
    }
}
