/// A project's defaults: the nearest `render-notification.json` (docs/configuration.md).
public struct Configuration: Sendable {
    /// The name of the file.
    public static let fileName = "render-notification.json"

    /// The device, its settings, the time zone and the date, and the path of the file.
    public internal(set) var environment: Environment
    /// The cut, format, scale and fonts of pictures.
    public internal(set) var options: PictureOptions
    /// Takes warnings for errors.
    public internal(set) var isStrict = false
    /// The app of notifications without an extension.
    public internal(set) var app: AppInfo?

    /// The program's own defaults: an iPhone 8 with iOS 10.
    public static let builtIn = Configuration(environment: Environment(), options: PictureOptions())

    /// The file in a folder or the nearest one above it, up to the root of the Git repository; outside of a repository
    /// up to the project's folder. The built-in defaults where there is none.
    /// - Parameter project: the folder itself, or one above it; the folder itself without one.
    /// - Throws: everything that is wrong in the file, with positions.
    public static func nearest(
        to folder: String = ".", within project: String? = nil
    ) throws(InputError) -> Configuration {
        var found: String?
        for ancestor in FilePath.ancestors(of: folder) {
            let file = FilePath.joined(ancestor, fileName)
            if found == nil, FolderReader.exists(file) { found = file }
            if FolderReader.exists(FilePath.joined(ancestor, ".git")) { return try found.map(read) ?? builtIn }
        }
        var ancestor = folder
        while true {
            let file = FilePath.joined(ancestor, fileName)
            if FolderReader.exists(file) { return try read(file) }
            let above = FilePath.folder(of: ancestor)
            guard ancestor != project ?? folder, above != ancestor else { return builtIn }
            ancestor = above
        }
    }

    /// Reads a file of defaults.
    /// - Throws: everything that is wrong in it, with positions.
    public static func read(_ path: String) throws(InputError) -> Configuration {
        let bytes = try FileReader.readInput(path, limit: Limits.descriptorBytes)
        let report = DiagnosticCollector(file: path)
        var keys = ConfigurationKeys(
            reader: ObjectReader(try JSONReader.read(bytes, file: path), path: "$", report: report))
        let settings = ScenarioSettings(keys.reader)
        var configuration = Configuration(&keys, folder: FilePath.folder(of: path))
        do throws(InputError) {
            configuration.environment = try Scenario(file: path, settings: settings).environment(
                over: configuration.environment)
        } catch { error.diagnostics.forEach(report.add) }
        configuration.environment.configuration = path
        keys.reader.finish()
        try report.check()
        return configuration
    }
}
