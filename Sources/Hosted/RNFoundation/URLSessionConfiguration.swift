import Foundation

/// Settings, kept for the code alone: `NetworkMap` answers every session alike.
open class URLSessionConfiguration: NSObject {
    public enum MultipathServiceType: Int { case none, handover, interactive, aggregate }
    public class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    public class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.identifier = identifier
        return configuration
    }
    public private(set) var identifier: String?
    public var timeoutIntervalForRequest: TimeInterval = 60
    public var timeoutIntervalForResource: TimeInterval = 604_800
    public var httpAdditionalHeaders: [AnyHashable: Any]?
    public var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
    public var networkServiceType = URLRequest.NetworkServiceType.default
    public var allowsCellularAccess = true
    public var allowsExpensiveNetworkAccess = true
    public var allowsConstrainedNetworkAccess = true
    public var waitsForConnectivity = false
    public var sharedContainerIdentifier: String?
    public var isDiscretionary = false
    public var sessionSendsLaunchEvents = true
    public var shouldUseExtendedBackgroundIdleMode = false
    public var httpMaximumConnectionsPerHost = 6
    public var httpShouldUsePipelining = false
    public var httpShouldSetCookies = true
    public var httpCookieStorage: HTTPCookieStorage? = .shared
    public var urlCache: URLCache? = .shared
    public var multipathServiceType = MultipathServiceType.none
}

/// Answers that are kept, for as long as the process lives.
open class URLCache: NSObject {
    public nonisolated(unsafe) static var shared = URLCache()
    private var answers: [URLRequest: CachedURLResponse] = [:]
    open var memoryCapacity: Int
    open var diskCapacity: Int

    public init(memoryCapacity: Int = 0, diskCapacity: Int = 0, diskPath path: String? = nil) {
        (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
    }
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
    }
    open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { answers[request] }
    open func storeCachedResponse(_ answer: CachedURLResponse, for request: URLRequest) { answers[request] = answer }
    open func removeCachedResponse(for request: URLRequest) { answers[request] = nil }
    open func removeAllCachedResponses() { answers = [:] }
}

open class CachedURLResponse: NSObject {
    public let response: URLResponse
    public let data: Data
    public init(response: URLResponse, data: Data) { (self.response, self.data) = (response, data) }
}

/// Cookies: none, as the network's answers are files.
open class HTTPCookieStorage: NSObject {
    public static let shared = HTTPCookieStorage()
    open var cookies: [HTTPCookie]? { [] }
    open func cookies(for url: URL) -> [HTTPCookie]? { [] }
    open func setCookie(_ cookie: HTTPCookie) {}
    open func deleteCookie(_ cookie: HTTPCookie) {}
}

open class HTTPCookie: NSObject {
    open var name: String { "" }
    open var value: String { "" }
    open var domain: String { "" }
}
