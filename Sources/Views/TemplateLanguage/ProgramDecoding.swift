import Basics

/// The context of decoding a program: the collector of findings, and access to files.
package struct ProgramDecoding {
    /// For storyboards capped at warnings: an invalid view or constraint is left out, as on a device.
    package var report: DiagnosticCollector
    /// The descriptor's folder; image paths are relative to it.
    package let files: FileScope
    /// Finds images in the app's asset catalogs; `nil` without any.
    package var assets: AssetFinder?
    /// The descriptor's translations of its texts.
    package var strings = LocalizedStrings()
    /// `true` for views that an extension's own code has made.
    package var isMadeByCode = false

    package init(
        report: DiagnosticCollector, files: FileScope, assets: AssetFinder? = nil,
        strings: LocalizedStrings = LocalizedStrings()
    ) {
        self.report = report
        self.files = files
        self.assets = assets
        self.strings = strings
    }
}

/// Finds an image file in an asset catalog by name.
package typealias AssetFinder = @Sendable (_ name: String) -> ImageFile?

package struct ImageFile: Sendable, Hashable {
    /// The absolute path.
    package var path: String
    /// Pixels per point; `nil` takes them from the file's name.
    package var scale: Double?

    package init(path: String, scale: Double? = nil) {
        self.path = path
        self.scale = scale
    }

    /// The pixels per point: its own, or those of the file's name.
    package var pixelsPerPoint: Double { scale ?? ImageSource.scale(of: path) }
}
