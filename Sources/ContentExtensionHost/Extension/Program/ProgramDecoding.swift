/// What decoding a program needs besides the JSON: where findings go, and the files it may name.
struct ProgramDecoding {
    /// Where findings go. A tree of Interface Builder's gets a collector of warnings: what is wrong with a view or a
    /// constraint is left out, as the device goes on without it.
    let report: DiagnosticCollector
    /// The descriptor's folder; image paths are relative to it.
    let files: FileScope
    /// Finds what code would name in an asset catalog; `nil` where there is none.
    let assets: AssetFinder?

    init(report: DiagnosticCollector, files: FileScope, assets: AssetFinder? = nil) {
        self.report = report
        self.files = files
        self.assets = assets
    }
}

/// An image file of an asset catalog by its name there.
package typealias AssetFinder = @Sendable (_ name: String) -> ImageFile?

/// An image's file.
package struct ImageFile: Sendable, Hashable {
    /// By absolute path.
    package var path: String
    /// Pixels per point; those that the file's name says when `nil`.
    package var scale: Double?

    package init(path: String, scale: Double? = nil) {
        self.path = path
        self.scale = scale
    }
}
