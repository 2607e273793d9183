/// What the network answers at one address: a file of this machine, or a failure, after a while.
public struct RemoteAsset: Sendable, Hashable {
    /// The address, compared as it is written.
    public var url: String
    /// The absolute path of the file that is there; `nil` for an address that is only known to fail.
    public var path: String?
    /// Seconds of virtual time until the answer.
    public var latency: Double
    /// Why the download fails, such as `timed out`; `nil` for one that succeeds.
    public var failure: String?

    public init(url: String, path: String? = nil, latency: Double = 0, failure: String? = nil) {
        self.url = url
        self.path = path
        self.latency = latency
        self.failure = failure
    }
}

/// The network as far as anything here sees it: what is at each address. Nothing is ever fetched.
public struct RemoteAssets: Sendable, Hashable {
    private var assets: [String: RemoteAsset] = [:]

    /// A network of assets; of two with one address the later counts.
    public init(_ assets: [RemoteAsset] = []) {
        for asset in assets { self.assets[asset.url] = asset }
    }

    /// What is at an address; `nil` where nothing is known of it.
    public subscript(url: String) -> RemoteAsset? {
        get { assets[url] }
        set { assets[url] = newValue }
    }

    /// The addresses in order.
    public var urls: [String] { assets.keys.sorted() }

    /// The file at an address, unless it fails.
    public func file(at url: String) -> String? {
        guard let asset = assets[url], asset.failure == nil else { return nil }
        return asset.path
    }
}

/// Why a download came to nothing.
public struct DownloadFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The address that was asked for.
    public var url: String
    /// What went wrong, in a few words.
    public var reason: String

    public init(url: String, reason: String) {
        self.url = url
        self.reason = reason
    }

    public var description: String { "\(url.quoted()): \(reason)" }
}
