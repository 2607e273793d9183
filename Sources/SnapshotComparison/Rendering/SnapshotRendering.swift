import ContentExtensionHost
import ExtensionFolders
import PlatformFoundation
import RenderNotification

/// A notification as it is compared with references.
package struct SnapshotRendering: Sendable {
    package let device: Device
    package let products: SnapshotProducts

    /// Renders like `PushNotification.render(on:as:after:options:)`, with a renderer that has drawn before.
    /// - Parameters:
    ///   - scale: pixels per point; the device's own when `nil`.
    ///   - drawsPicture: `false` when only the layout is compared.
    package init(
        _ notification: PushNotification, on device: Device?, in place: Place, after steps: [ScenarioStep] = [],
        options: PictureOptions? = nil, scale: Double? = nil, drawsPicture: Bool = true
    ) throws {
        var notification = notification
        var defaults = Configuration.builtIn
        if device == nil || options == nil {
            defaults = try .nearest(to: notification.folder)
            notification.configuration = defaults.environment.configuration
        }
        var options = options ?? defaults.options
        options.format = drawsPicture ? .png : nil
        options.scale = scale ?? options.scale
        // Its bytes don't depend on the version of a library, and it takes a fiftieth of the time of `small`.
        options.effort = .fast
        let chosen = device ?? defaults.environment.device
        let files = BundledFonts.files(of: notification.paths)
        products = try RendererStore.shared.withRenderer(
            on: chosen, folders: options.fontFolders, files: files
        ) { [notification, options] renderer, fonts in
            let rendering = try notification.render(as: place, then: steps, options, with: renderer)
            let origin = PictureOrigin(style: renderer.device.style.rawValue, fonts: fonts.digest)
            let payload = notification.payload.name.map { FilePath.joined(notification.folder, $0) }
            return SnapshotProducts(
                diagnostics: rendering.diagnostics, origin: origin, base: notification.folder,
                sources: ViewSources(extensions: notification.paths, payload: payload)
            ) { kind in
                switch kind {
                case .layout: Array(rendering.layout.utf8)
                case .trace: Array(rendering.trace.json.utf8)
                case .picture: drawsPicture ? rendering.png : nil
                case .diagnostics: nil
                }
            }
        }
        self.device = chosen
    }
}

/// Pictures, layouts and traces to compare with references.
package struct SnapshotProducts: Sendable {
    package var diagnostics: [Diagnostic]
    package var origin: PictureOrigin
    package var sources: ViewSources
    /// The folder that paths in traces and diagnostics begin at, so that they are the same in every clone.
    private let base: String
    /// The contents by kind.
    private let bytes: @Sendable (SnapshotKind) -> [UInt8]?

    package init(
        diagnostics: [Diagnostic], origin: PictureOrigin, base: String, sources: ViewSources,
        bytes: @escaping @Sendable (SnapshotKind) -> [UInt8]?
    ) {
        (self.diagnostics, self.origin, self.sources, self.bytes) = (diagnostics, origin, sources, bytes)
        self.base = base == "." ? FileManager.default.currentDirectoryPath : base
    }

    /// The contents of a reference; `nil` when there is nothing to compare.
    package func found(_ kind: SnapshotKind) -> [UInt8]? {
        switch kind {
        case .picture: return bytes(kind).map { origin.added(to: $0) }
        case .layout: return bytes(kind)
        case .trace: return bytes(kind).map { Array(relative(String(decoding: $0, as: UTF8.self)).utf8) }
        case .diagnostics:
            let lines = diagnostics.filter { $0.severity != .note }.map { $0.description + "\n" }
            return lines.isEmpty ? nil : Array(relative(lines.joined()).utf8)
        }
    }

    private func relative(_ text: String) -> String { text.replacing("\(base)/", with: "") }
}
