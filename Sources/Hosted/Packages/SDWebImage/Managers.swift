import UIKit

/// Images by address, in memory only.
public final class SDImageCache {
    public nonisolated(unsafe) static let shared = SDImageCache(namespace: "default")
    fileprivate var images: [String: (image: UIImage, data: Data?)] = [:]
    public init(namespace: String) {}
    public func callAsFunction() -> SDImageCache { self }

    public func imageFromCache(forKey key: String?) -> UIImage? { key.flatMap { images[$0]?.image } }
    public func imageFromMemoryCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }
    public func imageFromDiskCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }
    public func diskImageExists(withKey key: String?) -> Bool { imageFromCache(forKey: key) != nil }
    public func diskImageDataExists(withKey key: String?) -> Bool { imageFromCache(forKey: key) != nil }
    public func diskImageData(forKey key: String?) -> Data? { key.flatMap { images[$0]?.data } }
    public func store(
        _ image: UIImage?, imageData: Data? = nil, forKey key: String?, toDisk: Bool = true,
        completion: SDWebImageNoParamsBlock? = nil
    ) {
        if let image, let key { images[key] = (image, imageData) }
        if let completion { DispatchQueue.main.async(execute: completion) }
    }
    public func removeImage(forKey key: String?, fromDisk: Bool = true, withCompletion: SDWebImageNoParamsBlock? = nil)
    {
        if let key { images[key] = nil }
        if let withCompletion { DispatchQueue.main.async(execute: withCompletion) }
    }
    public func clearMemory() {}
    public func clearDisk(onCompletion: SDWebImageNoParamsBlock? = nil) {
        images = [:]
        if let onCompletion { DispatchQueue.main.async(execute: onCompletion) }
    }
}

/// Downloads, as `URLSession` has them.
public final class SDWebImageDownloader {
    public nonisolated(unsafe) static let shared = SDWebImageDownloader()
    public func callAsFunction() -> SDWebImageDownloader { self }
    public func setValue(_ value: String?, forHTTPHeaderField field: String?) {}

    @discardableResult public func downloadImage(
        with url: URL?, completed: SDWebImageDownloaderCompletedBlock?
    ) -> SDWebImageDownloadToken? { downloadImage(with: url, options: [], progress: nil, completed: completed) }

    @discardableResult public func downloadImage(
        with url: URL?, options: SDWebImageDownloaderOptions, progress: SDWebImageDownloaderProgressBlock?,
        completed: SDWebImageDownloaderCompletedBlock?
    ) -> SDWebImageDownloadToken? {
        SDWebImageManager.shared.load(url) { image, data, error in completed?(image, data, error, true) }
    }

    @discardableResult public func downloadImage(
        with url: URL?, options: SDWebImageDownloaderOptions = [], context: SDWebImageContext?,
        progress: SDWebImageDownloaderProgressBlock?, completed: SDWebImageDownloaderCompletedBlock?
    ) -> SDWebImageDownloadToken? {
        downloadImage(with: url, options: options, progress: progress, completed: completed)
    }
}

/// Images by address: from the cache, or else downloaded.
public final class SDWebImageManager {
    public nonisolated(unsafe) static let shared = SDWebImageManager()
    /// `SDWebImageManager.shared()`, as before version 5.
    public func callAsFunction() -> SDWebImageManager { self }
    public let imageCache = SDImageCache.shared
    public let imageLoader = SDWebImageDownloader.shared
    public var imageDownloader: SDWebImageDownloader { imageLoader }

    public func cacheKey(for url: URL?) -> String? { url?.absoluteString }

    @discardableResult public func loadImage(
        with url: URL?, options: SDWebImageOptions = [], progress: SDImageLoaderProgressBlock?,
        completed: @escaping SDInternalCompletionBlock
    ) -> SDWebImageCombinedOperation? {
        load(url) { image, data, error in completed(image, data, error, .none, true, url) }
    }

    @discardableResult public func loadImage(
        with url: URL?, options: SDWebImageOptions = [], context: SDWebImageContext?,
        progress: SDImageLoaderProgressBlock?, completed: @escaping SDInternalCompletionBlock
    ) -> SDWebImageCombinedOperation? {
        loadImage(with: url, options: options, progress: progress, completed: completed)
    }

    func load(_ url: URL?, completed: @escaping (UIImage?, Data?, (any Error)?) -> Void) -> URLSessionTask? {
        guard let url else {
            DispatchQueue.main.async { completed(nil, nil, URLError(.badURL)) }
            return nil
        }
        let cache = imageCache
        if let known = cache.images[url.absoluteString] {
            completed(known.image, known.data, nil)
            return nil
        }
        let task = URLSession.shared.dataTask(with: url) { data, _, error in
            let image = UIImage.sd_image(with: data)
            cache.store(image, imageData: data, forKey: url.absoluteString)
            completed(image, data, image == nil ? error ?? URLError(.cannotDecodeContentData) : nil)
        }
        task.resume()
        return task
    }
}

public final class SDWebImagePrefetcher {
    public nonisolated(unsafe) static let shared = SDWebImagePrefetcher()
    public func callAsFunction() -> SDWebImagePrefetcher { self }
    public func prefetchURLs(_ urls: [URL]?) { prefetchURLs(urls, progress: nil, completed: nil) }
    public func prefetchURLs(
        _ urls: [URL]?, progress: ((UInt, UInt) -> Void)?, completed: ((UInt, UInt) -> Void)?
    ) {
        var left = UInt(urls?.count ?? 0)
        let count = left
        for url in urls ?? [] {
            SDWebImageManager.shared.loadImage(with: url, progress: nil) { _, _, _, _, _, _ in
                left -= 1
                if left == 0 { completed?(count, 0) }
            }
        }
    }
}
