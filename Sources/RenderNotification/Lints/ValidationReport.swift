import ContentExtensionHost
import Renderer

/// What validating a file found.
public struct ValidationReport: Sendable, Equatable {
    /// What the file is.
    public enum Kind: String, Sendable {
        /// A descriptor, an Info.plist or the folder of an extension.
        case `extension`
        /// What APNs delivers.
        case payload
    }

    /// A notification on one device.
    public struct Layout: Sendable, Equatable {
        /// The name for `--device`.
        public var device: String
        /// Of the extension's view, in points.
        public var size: Size
        /// The constraints that were given up.
        public var broken: Int
        /// The views whose place or length constraints leave open, once for each axis.
        public var ambiguous: Int
        /// The stand-ins for what only a device can show, and for images that aren't there.
        public var placeholders: Int
    }

    /// What an extension's interface file holds.
    public struct Interface: Sendable, Equatable {
        /// The storyboard or xib.
        public var file: String
        public var views: Int
        public var constraints: Int
        /// The parts of it that nobody reads and that may change what is drawn.
        public var unknown: Int
    }

    /// As the user named it.
    public var file: String
    public var kind: Kind
    /// In the order in which they were found.
    public var findings: [Diagnostic] = []
    /// A payload's, one for each device; a real extension's with a neutral payload when there is no other.
    public var layouts: [Layout] = []
    /// An extension's, when it has an interface file that could be read.
    public var interface: Interface?

    init(_ file: String, _ kind: Kind) { (self.file, self.kind) = (file, kind) }

    /// Whether nothing in it is an error.
    public var isOK: Bool { !findings.contains { $0.severity == .error } }
    /// The exit code that it asks for.
    public var exitCode: Int32 { findings.first { $0.severity == .error }?.exit.rawValue ?? 0 }
}
