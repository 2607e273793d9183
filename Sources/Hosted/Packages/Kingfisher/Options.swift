import UIKit

public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

/// Options; the processor and the placeholder's stay matter for a picture.
public enum KingfisherOptionsInfoItem {
    case targetCache(ImageCache), originalCache(ImageCache), downloader(ImageDownloader)
    case transition(ImageTransition), downloadPriority(Float), scaleFactor(CGFloat)
    case forceRefresh, fromMemoryCacheOrRefresh, forceTransition, cacheMemoryOnly, waitForCache, onlyFromCache
    case backgroundDecode, preloadAllAnimationData, keepCurrentImageWhileLoading, onlyLoadFirstFrame
    case cacheOriginalImage, loadDiskFileSynchronously
    case callbackQueue(CallbackQueue), processor(any ImageProcessor), onFailureImage(UIImage?)
    case requestModifier(any AsyncImageDownloadRequestModifier), imageModifier(any ImageModifier)
    case cacheSerializer(any CacheSerializer)
    case memoryCacheExpiration(StorageExpiration), diskCacheExpiration(StorageExpiration)
    case retryStrategy(any RetryStrategy), lowDataMode(Source?), alternativeSources([Source])
}

public protocol AsyncImageDownloadRequestModifier {}
public protocol ImageDownloadRequestModifier: AsyncImageDownloadRequestModifier {
    func modified(for request: URLRequest) -> URLRequest?
}
public struct AnyModifier: ImageDownloadRequestModifier {
    private let modify: (URLRequest) -> URLRequest?
    public init(modify: @escaping (URLRequest) -> URLRequest?) { self.modify = modify }
    public func modified(for request: URLRequest) -> URLRequest? { modify(request) }
}
public protocol ImageModifier { func modify(_ image: UIImage) -> UIImage }
public struct AnyImageModifier: ImageModifier {
    private let block: (UIImage) -> UIImage
    public init(modify: @escaping (UIImage) -> UIImage) { block = modify }
    public func modify(_ image: UIImage) -> UIImage { block(image) }
}
public struct RenderingModeImageModifier: ImageModifier {
    public let renderingMode: UIImage.RenderingMode
    public init(renderingMode: UIImage.RenderingMode = .automatic) { self.renderingMode = renderingMode }
    public func modify(_ image: UIImage) -> UIImage { image.withRenderingMode(renderingMode) }
}
public protocol CacheSerializer {}
public struct DefaultCacheSerializer: CacheSerializer {
    public static let `default` = DefaultCacheSerializer()
    public init() {}
}
public struct FormatIndicatedCacheSerializer: CacheSerializer {
    public static let png = FormatIndicatedCacheSerializer()
    public static let jpeg = FormatIndicatedCacheSerializer()
    public static let gif = FormatIndicatedCacheSerializer()
}
public protocol RetryStrategy {}
public struct DelayRetryStrategy: RetryStrategy {
    public enum Interval { case seconds(TimeInterval), accumulated(TimeInterval) }
    public init(maxRetryCount: Int, retryInterval: Interval = .seconds(3)) {}
}
/// Accepted, without effect: a picture shows the end state.
public enum ImageTransition {
    case none, fade(TimeInterval), flipFromLeft(TimeInterval), flipFromRight(TimeInterval), flipFromTop(TimeInterval)
    case flipFromBottom(TimeInterval)
}
public enum CallbackQueue {
    case mainAsync, mainCurrentOrAsync, untouch, dispatch(DispatchQueue)
}
public enum StorageExpiration { case never, seconds(TimeInterval), days(Int), date(Date), expired }
public enum IndicatorType { case none, activity, image(imageData: Data), custom(indicator: any Indicator) }
public protocol Indicator {}
public protocol Placeholder {}
extension UIImage: Placeholder {}

/// Changes an image before it is shown.
public protocol ImageProcessor {
    var identifier: String { get }
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage?
}
public enum ImageProcessItem { case image(UIImage), data(Data) }
public struct KingfisherParsedOptionsInfo {
    public init(_ info: KingfisherOptionsInfo?) {}
}

extension ImageProcessItem {
    var image: UIImage? {
        switch self {
        case .image(let image): image
        case .data(let data): UIImage.moving(data)
        }
    }
}

extension UIImage {
    /// The image of a file's bytes; that of a GIF moves.
    static func moving(_ data: Data) -> UIImage? {
        guard let image = UIImage(data: data) else { return nil }
        guard data.starts(with: Data("GIF8".utf8)), let source = CGImageSourceCreateWithData(data as CFData, nil)
        else { return image }
        return CGImageSourceCreateImageAtIndex(source, 0, nil).map { UIImage(cgImage: $0) } ?? image
    }

    fileprivate func drawn(_ size: CGSize, _ clip: UIBezierPath? = nil) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { _ in
            clip?.addClip()
            draw(in: CGRect(origin: .zero, size: size))
        }
    }
}

extension ImageProcessor {
    public func append(another: any ImageProcessor) -> any ImageProcessor {
        ImageProcessors(identifier: "\(identifier)|>\(another.identifier)", processors: [self, another])
    }
}

infix operator |> : AdditionPrecedence
public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
    left.append(another: right)
}

private struct ImageProcessors: ImageProcessor {
    let identifier: String
    let processors: [any ImageProcessor]
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        processors.reduce(item.image) { image, processor in
            image.flatMap { processor.process(item: .image($0), options: options) }
        }
    }
}

public struct DefaultImageProcessor: ImageProcessor {
    public static let `default` = DefaultImageProcessor()
    public let identifier = ""
    public init() {}
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? { item.image }
}

public struct RoundCornerImageProcessor: ImageProcessor {
    public let identifier = "RoundCorner"
    public let cornerRadius: CGFloat
    public let targetSize: CGSize?
    public init(
        cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners: UIRectCorner = .allCorners,
        backgroundColor: UIColor? = nil
    ) { (self.cornerRadius, self.targetSize) = (cornerRadius, targetSize) }
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.image.map { image in
            let size = targetSize ?? image.size
            let box = CGRect(origin: .zero, size: size)
            return image.drawn(size, UIBezierPath(roundedRect: box, cornerRadius: cornerRadius))
        }
    }
}

public enum ContentMode { case none, aspectFit, aspectFill }

public struct ResizingImageProcessor: ImageProcessor {
    public let identifier = "Resizing"
    public let referenceSize: CGSize
    public let targetContentMode: ContentMode
    public init(referenceSize: CGSize, mode: ContentMode = .none) {
        (self.referenceSize, targetContentMode) = (referenceSize, mode)
    }
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        guard let image = item.image, image.size.width > 0, image.size.height > 0 else { return nil }
        if targetContentMode == .none { return image.drawn(referenceSize) }
        let scales = [referenceSize.width / image.size.width, referenceSize.height / image.size.height]
        let scale = (targetContentMode == .aspectFit ? scales.min() : scales.max()) ?? 1
        return image.drawn(CGSize(width: image.size.width * scale, height: image.size.height * scale))
    }
}

/// Fits the image into a size, never enlarging it.
public struct DownsamplingImageProcessor: ImageProcessor {
    public let identifier = "Downsampling"
    public let size: CGSize
    public init(size: CGSize) { self.size = size }
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        guard let image = item.image, image.size.width > 0, image.size.height > 0 else { return nil }
        let scale = min(1, max(size.width, size.height) / max(image.size.width, image.size.height))
        return image.drawn(CGSize(width: image.size.width * scale, height: image.size.height * scale))
    }
}
