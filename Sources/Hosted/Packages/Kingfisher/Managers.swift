import UIKit

/// Images by key, and their bytes as files.
public final class ImageCache {
    public nonisolated(unsafe) static let `default` = ImageCache(name: "default")
    private var images: [String: UIImage] = [:]
    public let name: String
    public let diskStorage: DiskStorage

    /// The files of a cache.
    public final class DiskStorage {
        fileprivate let folder: URL
        public var config = Config()
        public struct Config {
            public var sizeLimit: UInt = 0
            public var expiration = StorageExpiration.days(7)
        }
        fileprivate init(_ folder: URL) { self.folder = folder }
        fileprivate func file(_ key: String) -> URL {
            // FNV-1a, as a name that is the same in each run.
            let hash = key.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            return folder.appendingPathComponent(String(hash, radix: 16))
        }
        public func isCached(forKey key: String) -> Bool { FileManager.default.fileExists(atPath: file(key).path) }
        public var directoryURL: URL { folder }
    }

    public convenience init(name: String) {
        self.init(name, in: URL(fileURLWithPath: NSTemporaryDirectory()))
    }
    public convenience init(
        name: String, cacheDirectoryURL: URL?, diskCachePathClosure: ((URL, String) -> URL)? = nil
    ) throws { self.init(name, in: cacheDirectoryURL ?? URL(fileURLWithPath: NSTemporaryDirectory())) }
    private init(_ name: String, in folder: URL) {
        self.name = name
        diskStorage = DiskStorage(folder.appendingPathComponent("com.onevcat.Kingfisher.ImageCache.\(name)"))
    }

    public func store(
        _ image: UIImage, original: Data? = nil, forKey key: String, toDisk: Bool = true,
        completionHandler: ((Any) -> Void)? = nil
    ) {
        images[key] = image
        if let original { try? write(original, key) }
        if let completionHandler { DispatchQueue.main.async { completionHandler(()) } }
    }
    private func write(_ data: Data, _ key: String) throws {
        try FileManager.default.createDirectory(at: diskStorage.folder, withIntermediateDirectories: true)
        try data.write(to: diskStorage.file(key))
    }
    public func storeToDisk(
        _ data: Data, forKey key: String, processorIdentifier identifier: String = "",
        expiration: StorageExpiration? = nil, callbackQueue: CallbackQueue = .untouch,
        completionHandler: ((Any) -> Void)? = nil
    ) {
        try? write(data, key)
        if let completionHandler { DispatchQueue.main.async { completionHandler(()) } }
    }
    public func cachePath(forKey key: String, processorIdentifier: String = "") -> String {
        diskStorage.file(key).path
    }
    public func isCached(forKey key: String, processorIdentifier: String = "") -> Bool {
        imageCachedType(forKey: key) != .none
    }
    public func imageCachedType(forKey key: String, processorIdentifier: String = "") -> CacheType {
        images[key] != nil ? .memory : diskStorage.isCached(forKey: key) ? .disk : .none
    }
    public func retrieveImageInMemoryCache(forKey key: String, options: KingfisherOptionsInfo? = nil) -> UIImage? {
        images[key]
    }
    func image(_ key: String) -> UIImage? {
        images[key] ?? (try? Data(contentsOf: diskStorage.file(key))).flatMap { UIImage.moving($0) }
    }
    public func retrieveImage(
        forKey key: String, options: KingfisherOptionsInfo? = nil, callbackQueue: CallbackQueue = .mainCurrentOrAsync,
        completionHandler: ((Result<ImageCacheResult, KingfisherError>) -> Void)?
    ) {
        let image = image(key)
        DispatchQueue.main.async { completionHandler?(.success(ImageCacheResult(image: image))) }
    }
    public func removeImage(forKey key: String, completionHandler: (() -> Void)? = nil) {
        images[key] = nil
        if let completionHandler { DispatchQueue.main.async(execute: completionHandler) }
    }
    /// Keeps the images: a process lives for one expansion.
    public func clearMemoryCache() {}
    public func clearDiskCache(completion handler: (() -> Void)? = nil) { clearCache(completion: handler) }
    public func clearCache(completion handler: (() -> Void)? = nil) {
        images = [:]
        if let handler { DispatchQueue.main.async(execute: handler) }
    }
    public func cleanExpiredDiskCache() {}
}

public struct ImageCacheResult {
    public let image: UIImage?
    public var cacheType: CacheType { image == nil ? .none : .memory }
}

/// Downloads, as `URLSession` has them.
public final class ImageDownloader {
    public nonisolated(unsafe) static let `default` = ImageDownloader(name: "default")
    public var downloadTimeout: TimeInterval = 15
    public var sessionConfiguration = URLSessionConfiguration.ephemeral
    public var trustedHosts: Set<String>?
    public init(name: String) {}

    @discardableResult public func downloadImage(
        with url: URL, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask {
        let task = DownloadTask()
        var request = URLRequest(url: url)
        for case .requestModifier(let modifier as any ImageDownloadRequestModifier) in options ?? [] {
            request = modifier.modified(for: request) ?? request
        }
        task.task = URLSession.shared.dataTask(with: request) { data, _, error in
            if let data, let image = UIImage.moving(data) {
                completionHandler?(.success(ImageLoadingResult(image: image, url: url, originalData: data)))
            } else if let error {
                completionHandler?(.failure(.responseError(reason: .URLSessionError(error: error))))
            } else {
                completionHandler?(.failure(.processorError(reason: .processingFailed)))
            }
        }
        task.task?.resume()
        return task
    }

    public func downloadImage(with url: URL, options: KingfisherOptionsInfo? = nil) async throws -> ImageLoadingResult {
        try await withCheckedThrowingContinuation { continuation in
            downloadImage(with: url, options: options) { continuation.resume(with: $0) }
        }
    }
}

/// Images by source: from the cache, or else downloaded.
public final class KingfisherManager {
    public nonisolated(unsafe) static let shared = KingfisherManager()
    public let cache = ImageCache.default
    public let downloader = ImageDownloader.default
    public var defaultOptions: KingfisherOptionsInfo = []

    @discardableResult public func retrieveImage(
        with resource: any Resource, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        downloadTaskUpdated: DownloadTaskUpdatedBlock? = nil, completionHandler: RetrieveImageCompletion?
    ) -> DownloadTask? {
        retrieveImage(with: .network(resource), options: options, completionHandler: completionHandler)
    }

    @discardableResult public func retrieveImage(
        with source: Source, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        downloadTaskUpdated: DownloadTaskUpdatedBlock? = nil, completionHandler: RetrieveImageCompletion?
    ) -> DownloadTask? {
        let options = defaultOptions + (options ?? [])
        func finish(_ image: UIImage, _ data: Data?, _ kind: CacheType) {
            var shown: UIImage? = image
            for case .processor(let processor) in options {
                let parsed = KingfisherParsedOptionsInfo(options)
                shown = shown.flatMap { processor.process(item: .image($0), options: parsed) }
            }
            for case .imageModifier(let modifier) in options { shown = shown.map(modifier.modify) }
            guard let shown else {
                completionHandler?(.failure(.processorError(reason: .processingFailed)))
                return
            }
            let result = RetrieveImageResult(
                image: shown, cacheType: kind, source: source, originalSource: source, data: { data })
            completionHandler?(.success(result))
        }
        if let known = cache.image(source.cacheKey) {
            finish(known, nil, .memory)
            return nil
        }
        switch source {
        case .network(let resource):
            return downloader.downloadImage(with: resource.downloadURL, options: options) { [cache] result in
                switch result {
                case .success(let value):
                    cache.store(value.image, forKey: resource.cacheKey)
                    finish(value.image, value.originalData, .none)
                case .failure(let error): completionHandler?(.failure(error))
                }
            }
        case .provider(let provider):
            provider.data { result in
                if case .success(let data) = result, let image = UIImage.moving(data) {
                    finish(image, data, .none)
                } else {
                    completionHandler?(.failure(.processorError(reason: .processingFailed)))
                }
            }
            return nil
        }
    }

    public func retrieveImage(
        with resource: any Resource, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil
    ) async throws -> RetrieveImageResult {
        try await withCheckedThrowingContinuation { continuation in
            retrieveImage(with: resource, options: options) { continuation.resume(with: $0) }
        }
    }
}

/// Starts all downloads at once, into the shared cache.
public final class ImagePrefetcher {
    private let urls: [URL]
    public init(urls: [URL], options: KingfisherOptionsInfo? = nil) { self.urls = urls }
    public func start() { urls.forEach { KingfisherManager.shared.retrieveImage(with: $0, completionHandler: nil) } }
    public func stop() {}
}
