/// The simulated response at a network address: a local file, or a failure, after a delay.
public struct RemoteAsset: Sendable, Hashable, Encodable {
    /// The address, compared literally.
    public var url: String
    /// The absolute path of the file; `nil` for an address that fails.
    public var path: String?
    /// Seconds of virtual time until the response.
    public var latency: Double
    /// The reason of the failure, such as `timed out`; `nil` for success.
    public var failure: String?

    public init(url: String, path: String? = nil, latency: Double = 0, failure: String? = nil) {
        self.url = url
        self.path = path
        self.latency = latency
        self.failure = failure
    }
}

/// The simulated network: a response for each address. Nothing is fetched.
public struct RemoteAssets: Sendable, Hashable {
    private var assets: [String: RemoteAsset] = [:]

    /// A network of assets; later ones replace earlier ones with the same address.
    public init(_ assets: [RemoteAsset] = []) {
        for asset in assets { self.assets[asset.url] = asset }
    }

    /// The response at an address; `nil` for an unknown one.
    public subscript(url: String) -> RemoteAsset? {
        get { assets[url] }
        set { assets[url] = newValue }
    }

    /// The addresses, sorted.
    public var urls: [String] { assets.keys.sorted() }

    /// The file at an address, unless it fails.
    public func file(at url: String) -> String? {
        guard let asset = assets[url], asset.failure == nil else { return nil }
        return asset.path
    }
}
