import ContentExtensionHost
import InterfaceBuilder
import Renderer

extension PushNotification {
    /// The picture of the notification on a device.
    ///
    /// - Parameters:
    ///   - device: the model with its user's settings, such as `.iPhone16Pro.dark`; unless given, that of the nearest
    ///     `render-notification.json`, else an iPhone 8 with iOS 10.
    ///   - place: the place where the notification shows; `.expanded` is the notification opened by a long press.
    ///   - options: unless given, those of the nearest `render-notification.json`.
    ///   - steps: happen after the notification is in its place, such as `.tapAction("accept")`.
    /// - Throws: `InputError` with each error in the payload, the extensions and their files, with positions.
    public func render(
        on device: Device? = nil, as place: Place = .expanded, after steps: [ScenarioStep] = [],
        options: PictureOptions? = nil
    ) throws -> Rendering {
        var notification = self
        var defaults = Configuration.builtIn
        if device == nil || options == nil {
            defaults = try .nearest(to: folder)
            notification.configuration = defaults.environment.configuration
        }
        return try notification.render(
            on: device ?? defaults.environment.device, as: place, then: steps,
            options ?? defaults.options)
    }

    /// - Parameter timings: collects the duration of each stage.
    package func render(
        on device: Device, as place: Place, then steps: [ScenarioStep], _ options: PictureOptions,
        timings: StageTimings? = nil
    ) throws -> Rendering {
        let renderer = try timings.measure(.fonts) {
            let fonts = try FontLibrary(directories: options.fontFolders, files: BundledFonts.files(of: paths))
            return try NotificationRenderer(traits: device, fonts: fonts, ffmpeg: .installed)
        }
        renderer.timings = timings
        renderer.usesBackgroundThreads = options.isOnlyPicture
        let outcome = try play(in: place, then: steps, on: device, with: renderer)
        let screen = outcome.screen(in: place)
        if options.isOnlyPicture { ProgramCode.release() }
        let composition = renderer.compose(screen, options.composition)
        let bytes = try options.format.map {
            try renderer.encode(
                composition, as: $0, scale: options.scale, png: PNGEncoder(effort: options.effort))
        }
        let diagnostics = outcome.diagnostics(with: renderer)
        return Rendering(
            bytes: bytes ?? [], format: options.format, diagnostics: diagnostics, trace: outcome.trace,
            inputs: outcome.inputs,
            truncation: options.measuresTruncation ? outcome.truncation(in: place, with: renderer) : nil,
            guessedBindings: outcome.guessedBindings, composition: composition, scene: outcome.scene,
            scale: options.scale ?? renderer.traits.model.scale, screen: screen,
            tree: options.keepsTree ? renderer.tree(of: screen, crop: options.crop) : [])
    }
}
