import Basics
import CCairo
import CDeflate
import CEmbeddedText
import CPango

extension EngineVersion {
    /// The version, the commit, and the libraries that draw, for people.
    package static var described: String {
        let commit = String(cString: build_commit())
        return "render-notification \(text)\(commit.isEmpty ? "" : " (\(commit))")\n\(DrawingLibraries.versions)"
    }
}

/// The C libraries that set texts, paint and compress.
enum DrawingLibraries {
    /// Their names and versions, those in use now: another machine may have others, and draw other pixels.
    static var versions: String {
        let fontconfig = Int(FcGetVersion())
        return [
            "cairo \(String(cString: cairo_version_string()))", "Pango \(String(cString: pango_version_string()))",
            "HarfBuzz \(String(cString: hb_version_string()))",
            "fontconfig \(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)",
            "libdeflate \(LIBDEFLATE_VERSION_STRING)",
        ].joined(separator: ", ")
    }
}
