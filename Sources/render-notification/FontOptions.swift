import ArgumentParser
import InterfaceBuilder
import RenderNotification

/// The fonts of pictures.
struct FontOptions: ParsableArguments {
    @Option(help: "A folder of fonts to use first; with SF Pro in it, text is set in SF.", completion: .directory)
    var fontDir: String?

    /// The folders that are looked into before the pinned fonts' own.
    var folders: [String] { fontDir.map { [$0] } ?? Configuration.current.options.fontFolders }

    /// The fonts, with those that real extensions bundle.
    /// - Throws: `missing-fonts` (69).
    func library(for extensions: [String]) throws(InputError) -> FontLibrary {
        try FontLibrary(directories: folders, files: BundledFonts.files(of: extensions))
    }
}
