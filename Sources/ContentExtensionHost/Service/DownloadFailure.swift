import Basics

/// The reason of a failed download.
public struct DownloadFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The requested address.
    public var url: String
    /// A short description.
    public var reason: String

    public var description: String { "\(url.quoted()): \(reason)" }
}
