import RNUIKit

/// The subviews of one view, in the order in which elements draw them.
@MainActor final class ViewDrawing {
    let parent: UIView
    private(set) var views: [UIView] = []

    init(_ parent: UIView) { self.parent = parent }

    /// The view that was drawn at a place before, or a new one.
    func view<V: UIView>(_ type: V.Type, at identity: Identity, make: () -> V) -> V {
        if let old = identity.view as? V, Swift.type(of: old) == type { return old }
        let new = make()
        identity.view = new
        return new
    }

    /// Adds a view in front of the others, with its edges on pixels.
    /// - Returns: `false` for one that lies too far away.
    @discardableResult func add(_ view: UIView, _ frame: CGRect) -> Bool {
        guard let frame = Self.reachable(frame.onPixels) else { return false }
        views.append(view)
        view.setDrawnFrame(frame)
        return true
    }

    /// The greatest coordinate of a view, in points of its parent, which the tool takes.
    static let farthest: CGFloat = 8_192

    /// The part of a frame within reach; `nil` for one that lies too far away, as the last rows of a long list.
    private static func reachable(_ frame: CGRect) -> CGRect? {
        let area = CGRect(x: -farthest, y: -farthest, width: 2 * farthest, height: 2 * farthest)
        if area.contains(frame) { return frame }
        Host.shared.note(
            "code-not-modelled", "SwiftUI: what is more than \(Int(farthest)) points away isn't drawn")
        let part = frame.intersection(area)
        return part.isNull || part.width == 0 || part.height == 0 ? nil : part
    }

    /// Takes back views that were added last, to draw them elsewhere.
    func removeLast(_ count: Int) { views.removeLast(count) }

    /// Adds a view whose size mustn't shrink, such as a text's.
    func addKeepingSize(_ view: UIView, _ frame: CGRect) {
        guard let frame = Self.reachable(CGRect(origin: frame.onPixels.origin, size: frame.size)) else { return }
        views.append(view)
        view.setDrawnFrame(frame)
    }

    /// Draws an element into a view of its own. Only `keys` and the children are changed of a view that is reused.
    @discardableResult func addContainer(
        of element: Element, at origin: CGPoint, _ keys: [WireKey: JSON] = [:]
    ) -> UIView {
        let container = view(ContainerView.self, at: element.identity) { ContainerView(frame: .zero) }
        container.setKeys(keys)
        guard add(container, CGRect(origin: origin, size: element.frame.size)) else { return container }
        let inner = ViewDrawing(container)
        // The container lies on pixels; what is in it keeps its distance from the element's own origin.
        let offset = CGPoint(x: origin.x - container.drawnFrame.minX, y: origin.y - container.drawnFrame.minY)
        element.drawChildren(inner, at: offset)
        inner.finish()
        return container
    }

    /// Shows the views that were added, and no others.
    func finish() {
        for old in parent.subviews where !views.contains(where: { $0 === old }) { old.removeFromSuperview() }
        for (index, view) in views.enumerated() {
            if parent.subviews.indices.contains(index), parent.subviews[index] === view { continue }
            parent.insertSubview(view, at: index)
        }
    }
}

/// A view that holds others together for an effect.
final class ContainerView: UIView {}

extension UIView {
    /// The frame that a drawing gave, without asking for a layout.
    var drawnFrame: CGRect { placement.givenFrame }

    fileprivate func setDrawnFrame(_ frame: CGRect) {
        if placement.givenFrame != frame { self.frame = frame }
    }

    /// Replaces everything that the view is drawn from, except its type.
    func setKeys(_ keys: [WireKey: JSON], type: JSON? = nil) {
        var new = keys
        new[.type] = type ?? storage[.type]
        for key in [WireKey.accessibilityIdentifier, .swiftUI] { new[key] = storage[key] }
        if storage.keys != new { storage.keys = new }
    }
}

extension CGRect {
    /// With its edges on the nearest pixels.
    var onPixels: CGRect {
        let scale = UIScreen.main.scale
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (x, y) = (pixel(minX), pixel(minY))
        return CGRect(x: x, y: y, width: pixel(maxX) - x, height: pixel(maxY) - y)
    }
}

extension CGFloat {
    /// Rounded up to the pixel grid, except for the error of a sum: a text is cut in a frame that lacks a thousandth.
    var upToPixel: CGFloat {
        let scale = UIScreen.main.scale
        return (self * scale - 1e-4).rounded(.up) / scale
    }
}
