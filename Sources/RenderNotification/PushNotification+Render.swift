import ExtensionFolders
import Platform

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
            on: device ?? defaults.environment.device, as: place, then: steps, options ?? defaults.options)
    }

    /// - Parameter timings: collects the duration of each stage.
    package func render(
        on device: Device, as place: Place, then steps: [ScenarioStep], _ options: PictureOptions,
        timings: StageTimings? = nil
    ) throws -> Rendering {
        let renderer = try timings.measure(.fonts) {
            let fonts = try FontLibrary(directories: options.fontFolders, files: BundledFonts.files(of: paths))
            return try NotificationRenderer(device: device, fonts: fonts, ffmpeg: .installed)
        }
        renderer.timings = timings
        renderer.context.usesBackgroundThreads = options.isOnlyPicture
        return try render(as: place, then: steps, options, with: renderer)
    }

    /// - Parameter renderer: has the device, and may have drawn other notifications with the same fonts.
    package func render(
        as place: Place, then steps: [ScenarioStep], _ options: PictureOptions, with renderer: NotificationRenderer
    ) throws -> Rendering {
        let device = renderer.device
        let outcome = try play(in: place, then: steps, on: device, with: renderer)
        let screen = outcome.screen(in: place)
        // The code of parsing and layout isn't needed once painting starts, when memory use peaks. Pages are mapped in
        // chunks of up to 2 MB, and all chunks ever touched would count as the process's memory. The system maps pages
        // that run again from its cache. In a debug build they may have a debugger's breakpoints.
        #if os(Linux) && !DEBUG
            if options.isOnlyPicture, let code = machineCode {
                madvise(UnsafeMutableRawPointer(bitPattern: code.start), code.count, MADV_DONTNEED)
            }
        #endif
        let picture = try renderer.draw(screen, options.composition, as: options.encoding)
        let notes = place == .expanded ? outcome.expandedNotes(picture.composition, on: renderer.device) : []
        let diagnostics = outcome.diagnostics(with: renderer) + notes
        return Rendering(
            bytes: picture.bytes, format: options.format, diagnostics: diagnostics, trace: outcome.trace,
            inputs: outcome.inputs,
            truncation: options.measuresTruncation
                ? TruncationReport(places: [TruncationReport.Entry(screen, in: place, on: renderer)]) : nil,
            guessedBindings: outcome.guessedBindings, composition: picture.composition, scene: outcome.scene,
            scale: options.scale ?? picture.composition.device.model.scale,
            screen: screen, tree: options.keepsTree ? renderer.composer.tree(of: screen, crop: options.crop) : [])
    }

    /// Plays the notification's scenario.
    /// - Parameter cache: reused for notifications with the same extensions.
    /// - Throws: `InputError` when an error stops it, one in the host included; other findings are in the outcome.
    package func play(
        in place: Place, then steps: [ScenarioStep] = [], on device: Device, with renderer: NotificationRenderer,
        cache: ScenarioCache = ScenarioCache()
    ) throws -> ScenarioOutcome {
        var outcome = try renderer.timings.measure(.host) {
            try ScenarioPlayer(
                scenario(in: place, then: steps), in: environment(on: device), with: renderer, cache: cache
            ).run(reportsPendingWork: true)
        }
        if outcome.diagnostics.contains(where: { $0.severity == .error }) { throw InputError(outcome.diagnostics) }
        if let finding = outcome.emptiness(of: place, on: renderer.device) { outcome.diagnostics.append(finding) }
        return outcome
    }
}

#if os(Linux) && !DEBUG
    /// The address range of the program's code, from the list of mappings, whose first entries are the program's.
    private var machineCode: (start: UInt, count: Int)? {
        let file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let text = String(unsafeUninitializedCapacity: 512) { max(0, read(file, $0.baseAddress, $0.count)) }
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: " ")
            let bounds = fields.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
            guard fields.count > 1, bounds.count == 2, bounds[0] < bounds[1] else { return nil }
            // Unmodified code: dropped pages are reloaded from the file.
            if fields[1] == "r-xp" { return (bounds[0], Int(bounds[1] - bounds[0])) }
        }
        return nil
    }
#endif
