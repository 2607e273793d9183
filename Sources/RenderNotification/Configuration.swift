import ContentExtensionHost
import Renderer

/// A project's defaults: the nearest `render-notification.json` (docs/configuration.md).
public struct Configuration: Sendable {
    /// The name of the file.
    public static let fileName = "render-notification.json"

    /// The device, its settings, the time zone and the date, and the path of the file.
    public let environment: Environment
    /// The cut, format, scale and fonts of pictures.
    public let options: PictureOptions
    /// Takes warnings for errors.
    public let isStrict: Bool

    /// The program's own defaults: an iPhone 8 with iOS 10.
    public static let builtIn = Configuration(
        environment: Environment(), options: PictureOptions(), isStrict: false)

    /// The file in a folder or the nearest one above it, up to the root of the Git repository; outside of a repository
    /// the folder's own alone. The built-in defaults where there is none.
    /// - Throws: everything that is wrong in the file, with positions.
    public static func nearest(to folder: String = ".") throws(InputError) -> Configuration {
        var found: String?
        for ancestor in FilePath.ancestors(of: folder) {
            let file = FilePath.joined(ancestor, fileName)
            if found == nil, FolderReader.exists(file) { found = file }
            if FolderReader.exists(FilePath.joined(ancestor, ".git")) { return try found.map(read) ?? builtIn }
        }
        let own = FilePath.joined(folder, fileName)
        return found == own ? try read(own) : builtIn
    }

    /// Reads a file of defaults.
    /// - Throws: everything that is wrong in it, with positions.
    public static func read(_ path: String) throws(InputError) -> Configuration {
        let bytes = try FileReader.readInput(path, limit: Limits.descriptorBytes)
        let report = DiagnosticCollector(file: path)
        var reader = ObjectReader(try JSONReader.read(bytes, file: path), path: "$", report: report)
        let settings = ScenarioSettings(&reader)
        var environment = Environment()
        do throws(InputError) {
            environment = try Scenario(file: path, settings: settings).environment(over: environment)
        } catch {
            error.diagnostics.forEach(report.add)
        }
        environment.configuration = path
        environment.device.orientation = reader.choice("orientation", Orientation.self) ?? .portrait
        let options = PictureOptions(&reader, folder: FilePath.folder(of: path))
        let isStrict = reader.bool("strict") ?? false
        reader.finish()
        try report.check()
        return Configuration(environment: environment, options: options, isStrict: isStrict)
    }
}

extension PictureOptions {
    /// - Parameter folder: the folder that paths begin at.
    fileprivate init(_ reader: inout ObjectReader, folder: String) {
        self.init()
        crop = reader.choice("crop", Crop.self) ?? crop
        format = reader.choice("format", PictureFormat.self) ?? format
        scale = reader.number("scale", in: 0.5...8)
        effort = reader.choice("encode", PNGEncoder.Effort.self) ?? effort
        showsFullHeight = reader.bool("fullHeight") ?? showsFullHeight
        wallpaper = reader.string("wallpaper").map { FilePath.joined(folder, $0) }
        fontFolders = (reader.strings("fontFolders") ?? []).map { FilePath.joined(folder, $0.text) }
    }
}
