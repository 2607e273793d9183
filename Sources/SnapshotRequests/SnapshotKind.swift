/// A part of a case that is compared. Their order is that of comparison: a difference in the layout says more than one
/// in pixels.
package enum SnapshotKind: String, Sendable, CaseIterable, Codable {
    case layout, trace, diagnostics, picture

    /// The end of a reference's file name.
    package var ending: String {
        switch self {
        case .layout: "layout.json"
        case .trace: "trace.json"
        case .diagnostics: "diagnostics.txt"
        case .picture: "png"
        }
    }
}
