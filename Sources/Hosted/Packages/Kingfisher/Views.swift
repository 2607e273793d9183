import UIKit

/// `kf` of a view.
public struct KingfisherWrapper<Base> {
    public let base: Base
    public init(_ base: Base) { self.base = base }
}

public protocol KingfisherCompatible: AnyObject {}
extension KingfisherCompatible {
    public var kf: KingfisherWrapper<Self> {
        get { KingfisherWrapper(self) }
        set {}
    }
}
extension UIView: KingfisherCompatible {}
extension UIImage: KingfisherCompatible {}

/// A view that shows an image file as it moves.
open class AnimatedImageView: UIImageView {
    open var autoPlayAnimatedImage = true
    open var needsPrescaling = true
    open var runLoopMode = RunLoop.Mode.common
    open var framePreloadCount = 10
}

/// The running downloads of views, of which only the latest counts.
private enum Loads {
    nonisolated(unsafe) static var latest: [ObjectIdentifier: (number: Int, task: DownloadTask?, url: URL?)] = [:]
    nonisolated(unsafe) static var count = 0

    static func start(
        _ view: UIView, _ source: Source?, _ options: KingfisherOptionsInfo?,
        _ completionHandler: RetrieveImageCompletion?, set: @escaping (UIImage?) -> Void
    ) -> DownloadTask? {
        let key = ObjectIdentifier(view)
        count += 1
        let number = count
        latest[key]?.task?.cancel()
        latest[key] = (number, nil, source?.url)
        guard let source else {
            completionHandler?(.failure(.imageSettingError(reason: .emptySource)))
            return nil
        }
        let task = KingfisherManager.shared.retrieveImage(with: source, options: options) { result in
            guard latest[key]?.number == number else {
                completionHandler?(.failure(.imageSettingError(reason: .notCurrentSourceTask)))
                return
            }
            switch result {
            case .success(let value): set(value.image)
            case .failure: for case .onFailureImage(let image) in options ?? [] { set(image) }
            }
            completionHandler?(result)
        }
        latest[key]?.task = task
        return task
    }
}

extension Optional where Wrapped == KingfisherOptionsInfo {
    fileprivate var keepsImage: Bool {
        (self ?? []).contains { if case .keepCurrentImageWhileLoading = $0 { true } else { false } }
    }
}

extension KingfisherWrapper where Base: UIImageView {
    public var indicatorType: IndicatorType {
        get { .none }
        nonmutating set {}
    }
    public var taskIdentifier: UInt? { nil }
    public var webURL: URL? { Loads.latest[ObjectIdentifier(base)]?.url }
    public func cancelDownloadTask() { Loads.latest[ObjectIdentifier(base)]?.task?.cancel() }

    @discardableResult public func setImage(
        with source: Source?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil, completionHandler: RetrieveImageCompletion? = nil
    ) -> DownloadTask? {
        let base = base
        if !(options.keepsImage && base.image != nil) { base.image = placeholder as? UIImage }
        return Loads.start(base, source, options, completionHandler) { [weak base] in base?.image = $0 }
    }

    @discardableResult public func setImage(
        with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil, completionHandler: RetrieveImageCompletion? = nil
    ) -> DownloadTask? {
        setImage(
            with: resource.map { .network($0) }, placeholder: placeholder, options: options,
            completionHandler: completionHandler)
    }

    @discardableResult public func setImage(
        with provider: (any ImageDataProvider)?, placeholder: (any Placeholder)? = nil,
        options: KingfisherOptionsInfo? = nil, completionHandler: RetrieveImageCompletion? = nil
    ) -> DownloadTask? {
        setImage(
            with: provider.map { .provider($0) }, placeholder: placeholder, options: options,
            completionHandler: completionHandler)
    }

    /// As in version 4.
    @discardableResult public func setImage(
        with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil, completionHandler: @escaping CompletionHandler
    ) -> DownloadTask? {
        let url = resource?.downloadURL
        return setImage(with: resource, placeholder: placeholder, options: options) { result in
            switch result {
            case .success(let value): completionHandler(value.image, nil, value.cacheType, url)
            case .failure(let error): completionHandler(nil, error as NSError, .none, url)
            }
        }
    }
}

extension KingfisherWrapper where Base: UIButton {
    @discardableResult public func setImage(
        with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: RetrieveImageCompletion? = nil
    ) -> DownloadTask? {
        base.setImage(placeholder, for: state)
        return Loads.start(base, resource.map { .network($0) }, options, completionHandler) { [weak base] in
            base?.setImage($0, for: state)
        }
    }
    @discardableResult public func setBackgroundImage(
        with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: RetrieveImageCompletion? = nil
    ) -> DownloadTask? {
        base.setBackgroundImage(placeholder, for: state)
        return Loads.start(base, resource.map { .network($0) }, options, completionHandler) { [weak base] in
            base?.setBackgroundImage($0, for: state)
        }
    }
}
