import RNUIKit

/// The sizes of the content that a hosting controller follows.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A controller whose view shows a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
    fileprivate let host: ViewHost
    open var rootView: Content { didSet { host.setRoot(rootView) } }
    open var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { host.invalidate() } }
    public var safeAreaRegions: SafeAreaRegions = .all

    public init(rootView: Content) {
        self.rootView = rootView
        host = ViewHost(rootView)
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        host = ViewHost(rootView)
        super.init(coder: coder)
    }

    /// A storyboard's hosting controller needs a subclass that gives the root view.
    public required init?(coder: NSCoder) { return nil }

    open override func loadView() {
        let view = _UIHostingView(host)
        view.rootType = TypeNames.own(Content.self)
        view.didShow = { [weak self] in self?.takeSizes() }
        self.view = view
    }

    /// The root's size for a proposal, in points.
    public func sizeThatFits(in size: CGSize) -> CGSize {
        // Code says "as much as you like" by the largest number as often as by infinity.
        func offer(_ length: CGFloat) -> CGFloat { length < 1e7 ? length : .infinity }
        return host.size(ProposedViewSize(width: offer(size.width), height: offer(size.height)))
    }

    /// The root's size in points; `nil` offers it as much as it likes.
    package func sizeThatFits(width: CGFloat?, height: CGFloat?) -> CGSize {
        host.size(ProposedViewSize(width: width, height: height))
    }

    private func takeSizes() {
        guard sizingOptions.contains(.preferredContentSize) else { return }
        let width = view.bounds.width
        let size = host.size(ProposedViewSize(width: width > 0 ? width : nil, height: nil))
        if preferredContentSize != size { preferredContentSize = size }
    }

    public func _render(seconds: Double) {}
}

/// The view of a hosting controller. Auto Layout gets the root's height for the width that the constraints give.
open class _UIHostingView: UIView {
    private let host: ViewHost
    /// Called after each drawing.
    var didShow: (() -> Void)?
    /// The type of the root, for the view's name; `nil` for one of the stand-ins' own.
    var rootType: String?
    /// The size and the content that were drawn last.
    private var shownSize: CGSize?
    private var isShowing = false
    /// `true` while the width is being asked for, which the content's height must not change.
    private var isAsking = false

    init(_ host: ViewHost) {
        self.host = host
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .systemBackground
        host.update = { [weak self] in self?.show() }
    }
    public required init?(coder: NSCoder) { return nil }

    func setRoot<Root: View>(_ root: Root) { host.setRoot(root) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        show()
    }

    private func show() {
        guard !isShowing else { return }
        isShowing = true
        // A property that holds the view may have named it.
        if !storage.isNamed { storage.take(name: rootType ?? "HostingView") }
        host.show(in: self, size: bounds.size)
        isShowing = false
        didShow?()
    }

    open override var intrinsicContentSize: CGSize { _contentSize ?? host.size(.unspecified) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        host.size(
            ProposedViewSize(
                width: size.width > 0 && size.width < 10_000 ? size.width : nil,
                height: size.height > 0 && size.height < 10_000 ? size.height : nil))
    }
    open override func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { sizeThatFits(size) }
    open override func systemLayoutSizeFitting(
        _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(
            CGSize(
                width: horizontal == .required ? size.width : 0, height: vertical == .required ? size.height : 0))
    }

    /// The content's size for constraints: its height at the width that other constraints give, else its ideal size.
    open override var _contentSize: CGSize? {
        guard !isAsking else { return nil }
        isAsking = true
        defer { isAsking = false }
        let width = bounds.width
        guard width > 0 else { return host.size(.unspecified) }
        let height = host.size(ProposedViewSize(width: width, height: nil)).height
        return CGSize(width: UIView.noIntrinsicMetric, height: min(height, ViewDrawing.farthest))
    }
}
