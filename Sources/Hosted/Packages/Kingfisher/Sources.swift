import UIKit

public typealias KFCrossPlatformImage = UIImage
public typealias KFCrossPlatformImageView = UIImageView
public typealias KFCrossPlatformColor = UIColor
public typealias KFCrossPlatformView = UIView
public typealias KFCrossPlatformButton = UIButton

/// An address with the key of its cached image.
public protocol Resource {
    var cacheKey: String { get }
    var downloadURL: URL { get }
}

extension URL: Resource {
    public var cacheKey: String { isFileURL ? path : absoluteString }
    public var downloadURL: URL { self }
}

extension Resource {
    public func convertToSource(overrideCacheKey: String? = nil) -> Source { .network(self) }
}

/// The parts of version 8 and the builder, such as `KF.url(address).set(to: view)`.
public enum KF {
    public struct ImageResource: Resource {
        public let cacheKey: String
        public let downloadURL: URL
        public init(downloadURL: URL, cacheKey: String? = nil) {
            (self.downloadURL, self.cacheKey) = (downloadURL, cacheKey ?? downloadURL.cacheKey)
        }
    }

    public final class Builder {
        private let source: Source?
        private var placeholder: UIImage?
        private var options: KingfisherOptionsInfo = []
        private var success: ((RetrieveImageResult) -> Void)?
        private var failure: ((KingfisherError) -> Void)?
        init(_ source: Source?) { self.source = source }

        public func placeholder(_ image: UIImage?) -> Self {
            placeholder = image
            return self
        }
        public func setProcessor(_ processor: any ImageProcessor) -> Self {
            options.append(.processor(processor))
            return self
        }
        public func fade(duration: TimeInterval) -> Self { self }
        public func loadDiskFileSynchronously(_ enabled: Bool = true) -> Self { self }
        public func cacheMemoryOnly(_ enabled: Bool = true) -> Self { self }
        public func onProgress(_ block: DownloadProgressBlock?) -> Self { self }
        public func onSuccess(_ block: ((RetrieveImageResult) -> Void)?) -> Self {
            success = block
            return self
        }
        public func onFailure(_ block: ((KingfisherError) -> Void)?) -> Self {
            failure = block
            return self
        }
        @discardableResult public func set(to view: UIImageView) -> DownloadTask? {
            let (success, failure) = (success, failure)
            return view.kf.setImage(with: source, placeholder: placeholder, options: options) { result in
                switch result {
                case .success(let value): success?(value)
                case .failure(let error): failure?(error)
                }
            }
        }
    }

    public static func url(_ url: URL?, cacheKey: String? = nil) -> Builder { Builder(url.map { .network($0) }) }
    public static func resource(_ resource: (any Resource)?) -> Builder { Builder(resource.map { .network($0) }) }
    public static func source(_ source: Source?) -> Builder { Builder(source) }
}

/// Bytes that the app provides itself.
public protocol ImageDataProvider {
    var cacheKey: String { get }
    func data(handler: @escaping (Result<Data, any Error>) -> Void)
}

public struct LocalFileImageDataProvider: ImageDataProvider {
    public let fileURL: URL
    public var cacheKey: String
    public init(fileURL: URL, cacheKey: String? = nil) {
        (self.fileURL, self.cacheKey) = (fileURL, cacheKey ?? fileURL.path)
    }
    public func data(handler: @escaping (Result<Data, any Error>) -> Void) {
        handler(Result { try Data(contentsOf: fileURL) })
    }
}

public struct RawImageDataProvider: ImageDataProvider {
    public let data: Data
    public let cacheKey: String
    public init(data: Data, cacheKey: String) { (self.data, self.cacheKey) = (data, cacheKey) }
    public func data(handler: @escaping (Result<Data, any Error>) -> Void) { handler(.success(data)) }
}

public struct Base64ImageDataProvider: ImageDataProvider {
    public let base64String: String
    public let cacheKey: String
    public init(base64String: String, cacheKey: String) {
        (self.base64String, self.cacheKey) = (base64String, cacheKey)
    }
    public func data(handler: @escaping (Result<Data, any Error>) -> Void) {
        handler(.success(Data(base64Encoded: base64String) ?? Data()))
    }
}

/// An image's origin: an address, or bytes of the app's.
public enum Source {
    case network(any Resource)
    case provider(any ImageDataProvider)
    public var cacheKey: String {
        switch self {
        case .network(let resource): resource.cacheKey
        case .provider(let provider): provider.cacheKey
        }
    }
    public var url: URL? { if case .network(let resource) = self { resource.downloadURL } else { nil } }
}

public enum CacheType {
    case none, memory, disk
    public var cached: Bool { self != .none }
}

public struct RetrieveImageResult {
    public let image: UIImage
    public let cacheType: CacheType
    public let source: Source
    public let originalSource: Source
    public let data: () -> Data?
}

public struct ImageLoadingResult {
    public let image: UIImage
    public let url: URL?
    public let originalData: Data
}

public enum KingfisherError: Error {
    public enum ImageSettingErrorReason { case emptySource, notCurrentSourceTask }
    public enum ResponseErrorReason { case URLSessionError(error: any Error) }
    public enum ProcessorErrorReason { case processingFailed }
    case imageSettingError(reason: ImageSettingErrorReason)
    case responseError(reason: ResponseErrorReason)
    case processorError(reason: ProcessorErrorReason)
    public var errorCode: Int { 2_000 }
    public var isTaskCancelled: Bool { false }
    public var isNotCurrentTask: Bool { false }
    public var errorDescription: String? { "\(self)" }
}

public typealias DownloadProgressBlock = (Int64, Int64) -> Void
public typealias RetrieveImageCompletion = (Result<RetrieveImageResult, KingfisherError>) -> Void
public typealias DownloadTaskUpdatedBlock = (DownloadTask?) -> Void
/// The completion of version 4.
public typealias CompletionHandler = (UIImage?, NSError?, CacheType, URL?) -> Void

public final class DownloadTask {
    var task: URLSessionTask?
    public func cancel() { task?.cancel() }
}
