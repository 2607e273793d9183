import Foundation

/// A request, of which the address alone decides the answer. It replaces Foundation's, whose type on Linux is in
/// `FoundationNetworking`.
public struct URLRequest: Hashable {
    public enum CachePolicy: UInt {
        case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad, returnCacheDataDontLoad
        case reloadIgnoringLocalAndRemoteCacheData, reloadRevalidatingCacheData
        public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
    }

    public enum NetworkServiceType: UInt {
        case `default` = 0, video = 2, background = 3, voice = 4, responsiveData = 6, avStreaming = 8
    }

    public var url: URL?
    public var cachePolicy: CachePolicy
    public var timeoutInterval: TimeInterval
    public var httpMethod: String? = "GET"
    public var httpBody: Data?
    public var allHTTPHeaderFields: [String: String]?
    public var httpShouldHandleCookies = true
    public var allowsCellularAccess = true
    public var networkServiceType = NetworkServiceType.default
    public var mainDocumentURL: URL?

    public init(
        url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
    ) {
        (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
    }

    public func value(forHTTPHeaderField field: String) -> String? {
        allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
    }

    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        allHTTPHeaderFields = (allHTTPHeaderFields ?? [:]).filter { $0.key.lowercased() != field.lowercased() }
        allHTTPHeaderFields?[field] = value
    }

    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        setValue(self.value(forHTTPHeaderField: field).map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
    }
}

public typealias NSURLRequest = URLRequest
/// A value, unlike on iOS: a copy doesn't see later changes.
public typealias NSMutableURLRequest = URLRequest

open class URLResponse: NSObject {
    public let url: URL?
    public let mimeType: String?
    public let expectedContentLength: Int64
    public let textEncodingName: String?
    public var suggestedFilename: String? { url?.lastPathComponent }

    public override convenience init() {
        self.init(optional: nil, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }

    public convenience init(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?) {
        self.init(
            optional: url, mimeType: mimeType, expectedContentLength: Int64(expectedContentLength),
            textEncodingName: textEncodingName)
    }

    init(optional url: URL?, mimeType: String?, expectedContentLength: Int64, textEncodingName: String?) {
        (self.url, self.mimeType) = (url, mimeType)
        (self.expectedContentLength, self.textEncodingName) = (expectedContentLength, textEncodingName)
    }
}

/// An answer. Its media type is guessed from the ending of the address.
open class HTTPURLResponse: URLResponse {
    public let statusCode: Int
    public let allHeaderFields: [AnyHashable: Any]

    public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
        (self.statusCode, allHeaderFields) = (statusCode, headerFields ?? [:])
        super.init(
            optional: url, mimeType: Self.types[url.pathExtension.lowercased()], expectedContentLength: -1,
            textEncodingName: nil)
    }

    private static let types = [
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
        "json": "application/json", "mp4": "video/mp4", "mp3": "audio/mpeg", "html": "text/html",
    ]

    public func value(forHTTPHeaderField field: String) -> String? {
        (allHeaderFields as? [String: String])?.first { $0.key.lowercased() == field.lowercased() }?.value
    }

    public class func localizedString(forStatusCode code: Int) -> String { code == 200 ? "no error" : "error \(code)" }
}
