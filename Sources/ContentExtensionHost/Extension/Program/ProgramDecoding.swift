/// What decoding a program needs besides the JSON: where findings go, and which files it may name.
public struct ProgramDecoding {
    /// Where findings go.
    public let report: DiagnosticCollector
    /// The files the program may show.
    public let assets: AssetFolder

    public init(report: DiagnosticCollector, assets: AssetFolder) {
        self.report = report
        self.assets = assets
    }
}

/// The folder a program's image paths are relative to, as a function, so that the policy on paths stays in one place.
public struct AssetFolder: Sendable {
    /// What became of a path that a descriptor names.
    public enum Resolution: Sendable, Hashable {
        /// The file, by absolute path.
        case file(String)
        /// There is no such file; the nearest name in its folder when one is close.
        case missing(nearest: String?)
        /// The path leaves the folder, and is refused.
        case outside
    }

    private let resolve: @Sendable (String) -> Resolution

    public init(_ resolve: @escaping @Sendable (String) -> Resolution) { self.resolve = resolve }

    /// Finds a path that was written in a descriptor or computed from a payload.
    public func resolution(of path: String) -> Resolution { resolve(path) }
}
