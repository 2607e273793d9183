import ContentExtensionHost
import RenderNotification
import Renderer

/// What all pictures of a batch depend on besides the rows, in short: the engine, the fonts, the options as they are
/// understood, and the files that are named, by what is in them and not by how their paths are written.
enum BatchTemplate {
    /// Sixteen hexadecimal digits.
    /// - Parameter name: the names of rows' pictures.
    static func digits(of options: BatchOptions, _ settings: BatchSettings, name: String?) throws -> String {
        let text = values(options, settings, name: name).map { String(reflecting: $0) }.joined(separator: "\n")
        var bytes = Array(text.utf8)
        for file in options.files + options.pictures.files {
            guard let file = contents(of: file) else { continue }
            do {
                bytes += SHA256.digest(of: try FileReader.read(file, limit: Limits.movieBytes))
            } catch {
                throw InputError(error)
            }
        }
        return String(SHA256.hex(SHA256.digest(of: bytes)).prefix(16))
    }

    /// What results depend on but for the contents of files; `Tests/CommandTests/batch/looks.sh` tries each option.
    private static func values(_ options: BatchOptions, _ settings: BatchSettings, name: String?) -> [Any] {
        let (job, pictures) = (settings.notification, options.pictures)
        var device = settings.device
        // `de_DE` and `de-DE` are one locale.
        device.locale = device.language
        var composition = settings.composition
        composition.wallpaper = nil
        let attachments = job.attachments.map { [$0.identifier, self.name(of: $0.path)] }
        let assets = job.assets.urls.compactMap { job.assets[$0] }.map { asset in
            var asset = asset
            asset.path = asset.path.map { self.name(of: $0) }
            return asset
        }
        let named = [
            options.files, pictures.notification.bindings, pictures.center.delivered,
            [pictures.center.settings].compactMap(\.self),
            [pictures.wallpaper].compactMap(\.self),
        ]
        return [
            EngineVersion.text, SHA256.hex(settings.fonts.digest), device, composition, settings.format,
            settings.format == .png ? settings.png.effort : .fast, settings.scale as Any, settings.place,
            job.isLocked, job.timeZone, job.date, job.options.deliversBeforeAppearing, job.options.isStrict,
            job.options.center.grouping, job.options.center.showPreviews, pictures.center.openGroup as Any,
            pictures.center.swipe as Any, attachments, assets, named.map { $0.map { self.name(of: $0) } }, name as Any,
        ]
    }

    /// The file that a path leads to; of an extension's folder the one that describes it.
    private static func contents(of path: String) -> String? {
        FilePath.descriptors(at: path).first { FileIdentity(ofFile: $0) != nil }
    }

    /// A file's name, whatever folder it is in.
    private static func name(of path: String) -> String {
        (contents(of: path) ?? path).split(separator: "/").last.map(String.init) ?? ""
    }
}
