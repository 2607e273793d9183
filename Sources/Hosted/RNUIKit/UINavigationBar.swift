import RNFoundation

/// A bar with the top item's title or title view in its middle, and its buttons beside. A way back isn't drawn.
open class UINavigationBar: UIView {
    open var items: [UINavigationItem]? { didSet { show() } }
    open var topItem: UINavigationItem? { items?.last }
    open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { show() } }
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
        if let image, image.size != .zero { notModelled("a background image") }
    }
    open var barStyle = UIBarStyle.default
    open var backItem: UINavigationItem? { items?.dropLast().last }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            if let color = standardAppearance.backgroundColor { backgroundColor = color }
            if !standardAppearance.titleTextAttributes.isEmpty {
                titleTextAttributes = standardAppearance.titleTextAttributes
            }
        }
    }
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
    open var shadowImage: UIImage?

    /// The shown state of the top item, to notice changes that the bar isn't told about.
    private struct Content: Equatable {
        var title: String?
        var views: [ObjectIdentifier] = []
        var isEnabled: [Bool] = []
    }
    private var shown = Content()

    private var content: Content {
        guard let item = topItem else { return Content() }
        let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
        return Content(
            title: item.title,
            views: [item.titleView].compactMap { $0 }.map(ObjectIdentifier.init)
                + buttons.map(ObjectIdentifier.init), isEnabled: buttons.map(\.isEnabled))
    }

    package override func prepareToEncode() { if content != shown { show() } }

    private func show() {
        shown = content
        subviews.forEach { $0.removeFromSuperview() }
        if let view = topItem?.titleView { center(view) } else if let title = shown.title { show(title) }
        // The first of those on the right is the outermost.
        show(topItem?.leftBarButtonItems ?? []) { $0.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16) }
        show((topItem?.rightBarButtonItems ?? []).reversed()) {
            $0.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16)
        }
    }

    private func show(_ title: String) {
        // Not the bounds, which a layout would be asked for.
        let label = UILabel(frame: CGRect(origin: .zero, size: placement.frame.size))
        label.attributedText = NSAttributedString(string: title, attributes: titleTextAttributes)
        if titleTextAttributes == nil { label.font = .systemFont(ofSize: 17, weight: .semibold) }
        label.textAlignment = .center
        addSubview(label)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func center(_ view: UIView) {
        let size = view.placement.frame.size
        addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        var constraints = [
            view.centerXAnchor.constraint(equalTo: centerXAnchor),
            view.centerYAnchor.constraint(equalTo: centerYAnchor),
        ]
        if size.width > 0 { constraints.append(view.widthAnchor.constraint(equalToConstant: size.width)) }
        if size.height > 0 { constraints.append(view.heightAnchor.constraint(equalToConstant: size.height)) }
        NSLayoutConstraint.activate(constraints)
    }

    private func show(_ items: [UIBarButtonItem], at edge: (UIView) -> NSLayoutConstraint) {
        guard !items.isEmpty else { return }
        let row = UIToolbar.row(of: items)
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([edge(row), row.centerYAnchor.constraint(equalTo: centerYAnchor)])
    }
}
