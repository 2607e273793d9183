/// Why a case doesn't pass.
package struct SnapshotFailure: Sendable, Equatable {
    package enum Verdict: String, Sendable {
        /// There is no reference.
        case missing
        /// The reference was written just now, and nobody has looked at it.
        case written
        case differs
        /// It differs, and the reference was recorded by another version or with other fonts.
        case otherOrigin
        /// Nothing makes this reference any more.
        case surplus
    }

    /// A file about the failure.
    package struct File: Sendable, Equatable {
        package enum Role: String, Sendable, CaseIterable {
            case reference, failure, difference
        }

        package var role: Role
        package var path: String
        package var bytes: [UInt8]
    }

    package var verdict: Verdict
    /// The case, what differs and where, the tolerance, files, and the command that accepts it.
    package var text: String
    package var files: [File] = []
    /// The views that differ.
    package var changes: [LayoutChange] = []
    /// The pixels that differ.
    package var difference: PixelDifference?
}
