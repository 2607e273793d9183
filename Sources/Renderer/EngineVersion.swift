import CEmbeddedText

/// The engine's version: printed by `--version`, and part of every fingerprint, since another engine may draw another picture.
package enum EngineVersion {
    package static let text = "0.2.0"

    /// The version, the commit, and the libraries that draw, for people.
    package static var described: String {
        let commit = String(cString: build_commit())
        return "render-notification \(text)\(commit.isEmpty ? "" : " (\(commit))")\n\(DrawingLibraries.versions)"
    }
}
