import RNFoundation

/// Writes a view of type `stack`. Its children are the arranged subviews in their order.
///
/// A subview that isn't arranged is drawn as if it were, with a note to the user.
open class UIStackView: UIView {
    open override class var _type: String { "stack" }

    public enum Distribution: Int {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
        static let names = ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
    }

    public enum Alignment: Int {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
        static let names = ["fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline"]
    }

    /// `nil` until code changes the arrangement.
    private var arranged: [UIView]?
    /// Stands for no spacing of a view's own. Lengths from 1,000,000 points on count as this or as the system's spacing.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// A storyboard's stack arranges all its subviews.
    open var arrangedSubviews: [UIView] { arranged ?? subviews }

    /// Arranged subviews in their order, then those that only lie in the stack.
    var orderedSubviews: [UIView] {
        let own = arrangedSubviews
        return own + subviews.filter { view in !own.contains { $0 === view } }
    }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        var list = arrangedSubviews.filter { $0 !== view }
        if view.superview !== self { insert(view, at: subviews.count) }
        list.insert(view, at: max(0, min(index, list.count)))
        arranged = list
        view.translatesAutoresizingMaskIntoConstraints = false
        ViewStorage.version &+= 1
    }

    open func removeArrangedSubview(_ view: UIView) {
        arranged = arrangedSubviews.filter { $0 !== view }
        ViewStorage.version &+= 1
    }

    open override func didAddSubview(_ subview: UIView) {
        if arranged == nil { arranged = subviews.filter { $0 !== subview } }
    }

    open override func willRemoveSubview(_ subview: UIView) { arranged = arrangedSubviews.filter { $0 !== subview } }

    open var axis: NSLayoutConstraint.Axis {
        get { storage[.axis]?.string == "vertical" ? .vertical : .horizontal }
        set { storage[.axis] = .string(newValue.key.rawValue) }
    }

    open var distribution: Distribution {
        get {
            Distribution.names.firstIndex(of: storage[.distribution]?.string ?? "").flatMap(
                Distribution.init(rawValue:)) ?? .fill
        }
        set { storage[.distribution] = .string(Distribution.names[newValue.rawValue]) }
    }

    open var alignment: Alignment {
        get {
            let name = storage[.alignment]?.string.map { $0 == "top" ? "leading" : $0 == "bottom" ? "trailing" : $0 }
            return Alignment.names.firstIndex(of: name ?? "").flatMap(Alignment.init(rawValue:)) ?? .fill
        }
        set { storage[.alignment] = .string(Alignment.names[newValue.rawValue]) }
    }

    /// In points; the system's spacing is written as 8.
    open var spacing: CGFloat {
        get { storage[.spacing]?.float ?? 0 }
        set { storage[.spacing] = .points(newValue < 1e6 ? newValue : 8) }
    }

    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        view.storage[.customSpacingAfter] = spacing < 1e6 ? .points(spacing) : nil
    }
    open func customSpacing(after view: UIView) -> CGFloat {
        view.storage[.customSpacingAfter]?.float ?? Self.spacingUseDefault
    }

    /// Kept, without effect.
    open var isBaselineRelativeArrangement = false
    open var isLayoutMarginsRelativeArrangement: Bool {
        get { storage[.margins] != nil }
        set { storage[.margins] = newValue ? layoutMargins.json : nil }
    }

    package override func encodeOwn(_ keys: inout [WireKey: JSON]) {
        // Margins may be set after the arrangement was made relative to them.
        if storage[.margins] != nil, let margins = storage[.layoutMargins] { keys[.margins] = margins }
        // Children without constraints of their own are the stack's; their frames have no meaning.
        guard var children = keys[.children]?.array else { return }
        for index in children.indices {
            guard var child = children[index].members, child[.autoresizing] != nil else { continue }
            notModelled("a subview that isn't arranged")
            child[.autoresizing] = nil
            children[index] = .object(child)
        }
        keys[.children] = .array(children)
    }
}
