import UIKit

/// The view's running download, whose answer alone counts.
private final class Loading {
    nonisolated(unsafe) static var tasks: [ObjectIdentifier: Loading] = [:]
    weak var view: UIView?
    let url: URL?
    var task: URLSessionTask?

    init(_ view: UIView, _ url: URL?) { (self.view, self.url) = (view, url) }

    static func start(
        _ view: UIView, _ url: URL?, _ completed: SDExternalCompletionBlock?, set: @escaping (UIImage) -> Void
    ) {
        tasks[ObjectIdentifier(view)]?.task?.cancel()
        let loading = Loading(view, url)
        tasks[ObjectIdentifier(view)] = loading
        loading.task = SDWebImageManager.shared.load(url) { [weak view] image, _, error in
            guard let view, tasks[ObjectIdentifier(view)] === loading else { return }
            if let image { set(image) }
            completed?(image, error, .none, url)
        }
    }
}

extension UIView {
    public var sd_imageURL: URL? { Loading.tasks[ObjectIdentifier(self)]?.url }
    /// Not kept: an indicator is gone when the image is there.
    public var sd_imageIndicator: (any SDWebImageIndicator)? {
        get { nil }
        set {}
    }
    public var sd_imageTransition: SDWebImageTransition? {
        get { nil }
        set {}
    }
    public func sd_cancelCurrentImageLoad() {
        Loading.tasks.removeValue(forKey: ObjectIdentifier(self))?.task?.cancel()
    }
    public func sd_setShowActivityIndicatorView(_ show: Bool) {}
    public func sd_addActivityIndicator() {}
    public func sd_removeActivityIndicator() {}
    public func sd_setIndicatorStyle(_ style: UIActivityIndicatorView.Style) {}
}

extension UIImageView {
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
        completed: SDExternalCompletionBlock? = nil
    ) {
        if !options.contains(.delayPlaceholder) { image = placeholder }
        Loading.start(self, url, completed) { [weak self] image in
            if !options.contains(.avoidAutoSetImage) { self?.image = image }
        }
    }
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
        progress: SDImageLoaderProgressBlock?, completed: SDExternalCompletionBlock? = nil
    ) { sd_setImage(with: url, placeholderImage: placeholder, options: options, completed: completed) }
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
        context: SDWebImageContext?, progress: SDImageLoaderProgressBlock? = nil,
        completed: SDExternalCompletionBlock? = nil
    ) { sd_setImage(with: url, placeholderImage: placeholder, options: options, completed: completed) }
    public func sd_setImage(withURL url: URL?, placeholderImage placeholder: UIImage? = nil) {
        sd_setImage(with: url, placeholderImage: placeholder)
    }
}

extension UIButton {
    public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
        options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
    ) {
        setImage(placeholder, for: state)
        Loading.start(self, url, completed) { [weak self] in self?.setImage($0, for: state) }
    }
    public func sd_setBackgroundImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
        options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
    ) {
        setBackgroundImage(placeholder, for: state)
        Loading.start(self, url, completed) { [weak self] in self?.setBackgroundImage($0, for: state) }
    }
}
