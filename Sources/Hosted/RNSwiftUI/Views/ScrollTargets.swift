import RNUIKit

/// Scrolls to views by their ids.
public struct ScrollViewReader<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)
    public var content: (ScrollViewProxy) -> Content
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        let roots = context.identity.kept("reader") { Kept<[Element]>([]) }
        let host = context.host
        let proxy = ScrollViewProxy { id, anchor in
            host.afterLayoutOrNow { for root in roots.value { root.scroll(to: id, anchor) } }
        }
        let shown = host.tracking { content(proxy) }
        roots.value = evaluate(shown, in: context.child(.content))
        return roots.value
    }
}

@MainActor @preconcurrency public struct ScrollViewProxy {
    let scroll: (AnyHashable, UnitPoint?) -> Void
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { scroll(AnyHashable(id), anchor) }
}

/// The mark of a view that has an id.
enum ScrollIDMark {}

extension ElementTraits {
    var scrollID: AnyHashable? {
        get { values[ObjectIdentifier(ScrollIDMark.self)] as? AnyHashable }
        set { values[ObjectIdentifier(ScrollIDMark.self)] = newValue }
    }
}

extension Element {
    /// The first element with an id, here or below.
    fileprivate func find(_ id: AnyHashable) -> Element? {
        if traits.scrollID == id || traits.tag == id { return self }
        for child in children { if let found = child.find(id) { return found } }
        return nil
    }

    /// Scrolls the scroll view around the element with an id.
    fileprivate func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
        guard let target = find(id),
            let scroll = target.ancestors.first(where: { $0 is ScrollElement }) as? ScrollElement
        else { return }
        let (own, base) = (target.globalOrigin, scroll.globalOrigin)
        scroll.show(
            CGRect(origin: CGPoint(x: own.x - base.x, y: own.y - base.y), size: target.frame.size), anchor)
    }

    fileprivate var scrollView: ScrollElement? {
        if let own = self as? ScrollElement { return own }
        for child in children { if let found = child.scrollView { return found } }
        return nil
    }
}

extension ScrollElement {
    /// Moves the content so that a rectangle of it is seen: its anchor at the same point of the view, or by as little
    /// as needed without one. In points.
    func show(_ rect: CGRect, _ anchor: UnitPoint?) {
        guard let view = identity.view as? UIScrollView else { return }
        let (size, content) = (frame.size, children[0].frame)
        func offset(_ low: CGFloat, _ length: CGFloat, _ room: CGFloat, _ end: CGFloat, _ now: CGFloat, _ at: CGFloat?)
            -> CGFloat
        {
            let wanted: CGFloat =
                if let at {
                    low + at * length - at * room
                } else if low < now {
                    low
                } else {
                    max(now, low + length - room)
                }
            return max(0, min(wanted, end - room))
        }
        let now = view.contentOffset
        let x = offset(rect.minX, rect.width, size.width, content.maxX, now.x, anchor?.x)
        let y = offset(rect.minY, rect.height, size.height, content.maxY, now.y, anchor?.y)
        if CGPoint(x: x, y: y) != now { view.contentOffset = CGPoint(x: x, y: y) }
    }

    fileprivate func show(_ target: ScrollPosition.Target) {
        let content = children[0].frame
        switch target {
        case .id(let id, let anchor): scroll(to: id, anchor)
        case .edge(.top), .edge(.leading): show(.zero, .topLeading)
        case .edge(.bottom), .edge(.trailing):
            show(CGRect(x: content.maxX, y: content.maxY, width: 0, height: 0), .bottomTrailing)
        case .point(let point): show(CGRect(origin: point, size: .zero), .topLeading)
        }
    }
}

extension View {
    /// Shows the target once, and again when it changes: what the user has scrolled stays.
    private func scrolling(to target: ScrollPosition.Target?) -> some View {
        wrapped {
            SettlingElement($0, $1) { element in
                let last = element.identity.kept("scroll target") { Kept<ScrollPosition.Target?>(nil) }
                guard let target, last.value != target else { return }
                last.value = target
                let scroll =
                    element.scrollView ?? element.ancestors.first { $0 is ScrollElement } as? ScrollElement
                element.host.afterLayout { scroll?.show(target) }
            }
        }
    }
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        scrolling(to: position.wrappedValue.target)
    }
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        scrolling(to: id.wrappedValue.map { .id(AnyHashable($0), anchor) })
    }
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        scrolling(to: anchor.map { $0.y > 0.5 || $0.x > 0.5 ? .edge(.bottom) : .edge(.top) })
    }
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        defaultScrollAnchor(role == .initialOffset ? anchor : nil)
    }
}

public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    public static let initialOffset = Self(name: "initialOffset"), sizeChanges = Self(name: "sizeChanges")
    public static let alignment = Self(name: "alignment")
}
