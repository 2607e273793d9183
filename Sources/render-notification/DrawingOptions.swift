import ArgumentParser
import ExtensionFolders
import RenderNotification

/// The cut, the backdrop, the fonts and the compression of pictures, in every command that draws.
struct DrawingOptions: ParsableArguments {
    @Option(name: .customLong("encode"), help: "How hard a PNG is compressed; small takes a few times as long.")
    var encode = Configuration.current.options.effort

    @Option(
        name: .customLong("crop"),
        help: "How much is shown: the notification on its backdrop, the platter alone on nothing, the whole screen.")
    var crop = Configuration.current.options.crop

    @Flag(
        name: .customLong("full-height"), inversion: .prefixedNo,
        help: "Draws all of a notification that is taller than the screen.")
    var fullHeight = Configuration.current.options.showsFullHeight

    @Option(name: .customLong("wallpaper"), help: "An image to blur behind the notification.", completion: .file())
    var wallpaper: String?

    @OptionGroup var fonts: FontOptions

    /// The wallpaper's path: the option's, else the configuration's.
    var wallpaperPath: String? { wallpaper ?? Configuration.current.options.wallpaper }

    var files: [String] { [wallpaperPath].compactMap(\.self) }

    /// The options as the library takes them.
    /// - Throws: `file-missing` and others for a wallpaper that can't be read.
    func pictureOptions(format: PictureFormat?, scale: Double?) throws -> PictureOptions {
        if let wallpaperPath { _ = try FileReader.read(wallpaperPath, limit: Limits.imageBytes) }
        return PictureOptions(
            crop: crop, showsFullHeight: fullHeight, wallpaper: wallpaperPath, format: format,
            scale: scale ?? Configuration.current.options.scale, effort: encode, fontFolders: fonts.folders)
    }
}

struct FontOptions: ParsableArguments {
    @Option(
        name: .customLong("font-dir"), help: "A folder of fonts to use first; with SF Pro in it, text is set in SF.",
        completion: .directory)
    var fontDir: String?

    /// The folders that are looked into before the pinned fonts' own.
    var folders: [String] { fontDir.map { [$0] } ?? Configuration.current.options.fontFolders }

    /// The fonts, with those that real extensions bundle.
    /// - Throws: `missing-fonts` (69).
    func library(for extensions: [String]) throws(InputError) -> FontLibrary {
        try FontLibrary(directories: folders, files: BundledFonts.files(of: extensions))
    }
}
