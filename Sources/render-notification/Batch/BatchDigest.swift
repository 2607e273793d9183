import RenderNotification

/// A digest of all that a batch's pictures depend on except the rows: the engine, the fonts, the options as they are
/// understood, and the files that are named, by what is in them and not by how their paths are written.
enum BatchDigest {
    /// Sixteen hexadecimal digits; `Tests/CommandTests/batch/pictures.sh` tries each option.
    /// - Parameter name: the pattern of rows' names.
    static func digits(of options: BatchOptions, _ settings: BatchSettings, name pattern: String?) throws -> String {
        let (notification, pictures) = (settings.notification, options.pictures)
        let center = notification.options.center
        var device = settings.device
        // `de_DE` and `de-DE` are one locale.
        device.locale = device.language
        let hasher = ContentHasher()
        let code = pictures.notification.code
        hasher.add([
            EngineVersion.text, settings.fonts.digest.hex, pattern, code.swiftCompiler,
            code.compileTimeout.map { "\($0)" },
        ])
        hasher.add(device)
        hasher.add([
            settings.format.rawValue, settings.format == .png ? settings.options.effort.rawValue : "",
            settings.place.rawValue, settings.options.crop.rawValue, notification.timeZone,
            center.grouping.rawValue, center.showPreviews.rawValue, pictures.center.openGroup, pictures.center.swipe,
        ])
        if let language = options.template.templateLanguage { hasher.add([language.rawValue]) }
        if let app = notification.options.app { hasher.add([app.name, app.iconPath.map { self.name(of: $0) }]) }
        if let measured = options.truncation.measured {
            hasher.add(measured.devices.map(\.name) + measured.styles.map(\.rawValue) + measured.places.map(\.rawValue))
        }
        hasher.add([settings.options.scale, notification.date])
        hasher.add([
            settings.options.showsFullHeight, notification.isLocked, notification.options.deliversBeforeAppearing,
            notification.options.isStrict, code.runCode,
        ])
        hasher.add(notification.attachments.map { [$0.identifier, self.name(of: $0.path)] })
        for var asset in notification.assets.urls.compactMap({ notification.assets[$0] }) {
            asset.path = asset.path.map { self.name(of: $0) }
            hasher.add(asset)
        }
        for files in [
            options.files, pictures.notification.bindings, pictures.center.delivered,
            [pictures.center.settings].compactMap(\.self), pictures.drawing.files, options.template.files,
        ] { hasher.add(files.map { self.name(of: $0) }) }
        for file in (options.files + pictures.files + options.template.files).compactMap(contents) {
            hasher.add(Digest(SHA256.digest(of: try FileReader.readInput(file, limit: Limits.movieBytes))).hex)
        }
        return String(hasher.digest.hex.prefix(16))
    }

    /// The file that a path leads to; of an extension's folder the one that describes it.
    private static func contents(of path: String) -> String? {
        FilePath.descriptors(at: path).first { FileIdentity(ofFile: $0) != nil }
    }

    /// A file's name, whatever folder it is in.
    private static func name(of path: String) -> String { FilePath.name(of: contents(of: path) ?? path) }
}
