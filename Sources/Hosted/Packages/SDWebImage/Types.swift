import UIKit

public enum SDImageCacheType: Int { case none, disk, memory, all }
public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void
public typealias SDInternalCompletionBlock = (UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void
public typealias SDWebImageDownloaderProgressBlock = SDImageLoaderProgressBlock
public typealias SDWebImageDownloaderCompletedBlock = (UIImage?, Data?, (any Error)?, Bool) -> Void
public typealias SDWebImageNoParamsBlock = () -> Void

/// Options, of which `delayPlaceholder` and `avoidAutoSetImage` have an effect on a picture.
public struct SDWebImageOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private static func bit(_ number: UInt) -> SDWebImageOptions { SDWebImageOptions(rawValue: 1 << number) }
    public static let retryFailed = bit(0)
    public static let lowPriority = bit(1)
    public static let progressiveLoad = bit(2)
    public static let progressiveDownload = bit(2)
    public static let refreshCached = bit(3)
    public static let continueInBackground = bit(4)
    public static let handleCookies = bit(5)
    public static let allowInvalidSSLCertificates = bit(6)
    public static let highPriority = bit(7)
    public static let delayPlaceholder = bit(8)
    public static let transformAnimatedImage = bit(9)
    public static let avoidAutoSetImage = bit(10)
    public static let scaleDownLargeImages = bit(11)
    public static let queryMemoryData = bit(12)
    public static let queryMemoryDataSync = bit(13)
    public static let queryDiskDataSync = bit(14)
    public static let fromCacheOnly = bit(15)
    public static let fromLoaderOnly = bit(16)
    public static let forceTransition = bit(17)
    public static let avoidDecodeImage = bit(18)
    public static let decodeFirstFrameOnly = bit(19)
    public static let preloadAllFrames = bit(20)
    public static let matchAnimatedImageClass = bit(21)
    public static let waitStoreCache = bit(22)
    public static let cacheMemoryOnly = bit(23)
}

public struct SDWebImageDownloaderOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let lowPriority = SDWebImageDownloaderOptions(rawValue: 1)
    public static let progressiveLoad = SDWebImageDownloaderOptions(rawValue: 2)
    public static let useNSURLCache = SDWebImageDownloaderOptions(rawValue: 4)
    public static let ignoreCachedResponse = SDWebImageDownloaderOptions(rawValue: 8)
    public static let continueInBackground = SDWebImageDownloaderOptions(rawValue: 16)
    public static let handleCookies = SDWebImageDownloaderOptions(rawValue: 32)
    public static let allowInvalidSSLCertificates = SDWebImageDownloaderOptions(rawValue: 64)
    public static let highPriority = SDWebImageDownloaderOptions(rawValue: 128)
    public static let scaleDownLargeImages = SDWebImageDownloaderOptions(rawValue: 256)
}

/// Accepted, without effect.
public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let imageThumbnailPixelSize = SDWebImageContextOption(rawValue: "imageThumbnailPixelSize")
    public static let imageTransformer = SDWebImageContextOption(rawValue: "imageTransformer")
    public static let imageScaleFactor = SDWebImageContextOption(rawValue: "imageScaleFactor")
    public static let storeCacheType = SDWebImageContextOption(rawValue: "storeCacheType")
    public static let animatedImageClass = SDWebImageContextOption(rawValue: "animatedImageClass")
    public static let imageForceDecodePolicy = SDWebImageContextOption(rawValue: "imageForceDecodePolicy")
}
public typealias SDWebImageContext = [SDWebImageContextOption: Any]

/// A running download.
public protocol SDWebImageOperation: AnyObject {
    func cancel()
}
extension URLSessionTask: SDWebImageOperation {}
public typealias SDWebImageCombinedOperation = URLSessionTask
public typealias SDWebImageDownloadToken = URLSessionTask

/// The indicator that turns while an image loads; nothing of it is left in the end.
public protocol SDWebImageIndicator {}
public final class SDWebImageActivityIndicator: SDWebImageIndicator {
    public static var gray: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
    public static var grayLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
    public static var white: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
    public static var whiteLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
    public static var medium: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
    public static var large: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
}
public final class SDWebImageProgressIndicator: SDWebImageIndicator {
    public static var `default`: SDWebImageProgressIndicator { SDWebImageProgressIndicator() }
    public static var bar: SDWebImageProgressIndicator { SDWebImageProgressIndicator() }
}
public final class SDWebImageTransition {
    public static var fade: SDWebImageTransition { SDWebImageTransition() }
    public static func fade(duration: TimeInterval) -> SDWebImageTransition { SDWebImageTransition() }
    public static var flipFromLeft: SDWebImageTransition { SDWebImageTransition() }
    public static var flipFromRight: SDWebImageTransition { SDWebImageTransition() }
    public static var curlUp: SDWebImageTransition { SDWebImageTransition() }
    public init() {}
    public var duration = 0.5
}

/// An image that moves if its file does.
public typealias SDAnimatedImage = UIImage

extension UIImage {
    /// The image of a file's bytes; that of a GIF moves.
    public class func sd_image(with data: Data?) -> UIImage? {
        guard let data, let image = UIImage(data: data) else { return nil }
        guard data.starts(with: Data("GIF8".utf8)), let source = CGImageSourceCreateWithData(data as CFData, nil)
        else { return image }
        return CGImageSourceCreateImageAtIndex(source, 0, nil).map { UIImage(cgImage: $0) } ?? image
    }
    public class func sd_image(withGIFData data: Data?) -> UIImage? { sd_image(with: data) }
}

/// The view that lets an image move, as image views do here anyway.
open class SDAnimatedImageView: UIImageView {
    open var autoPlayAnimatedImage = true
    open var shouldCustomLoopCount = false
    open var animationRepeats = 0
    open var shouldIncrementalLoad = true
    open var clearBufferWhenStopped = false
    open var runLoopMode = RunLoop.Mode.common
}
