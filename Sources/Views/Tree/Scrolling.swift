import AutoLayout

/// UIScrollView's part of a view that shows a content larger than itself.
package protocol Scrolling {
    /// The content's point at the view's top left corner, in points. Setting it ends `isDragged`.
    var contentOffset: Point { get set }
    /// `false` for a view that the user can't scroll.
    var isScrollEnabled: Bool { get set }
    /// `true` after the user's drag: layout keeps the offset within the content, which may become smaller. An offset
    /// from code stays as it is, as in UIKit.
    var isDragged: Bool { get set }
}

extension Scrolling {
    /// Moves the content by the user's finger.
    package mutating func drag(to offset: Point) {
        guard isScrollEnabled else { return }
        contentOffset = offset
        isDragged = true
    }

    /// The offset that is shown, in points: a dragged one lies within the content.
    package func shownOffset(content: Size, view: Size) -> Point {
        guard isDragged else { return contentOffset }
        return Point(
            x: min(max(0, contentOffset.x), max(0, content.width - view.width)),
            y: min(max(0, contentOffset.y), max(0, content.height - view.height)))
    }
}

extension ViewContent {
    /// `nil` for a view that never scrolls.
    package var scrolling: (any Scrolling)? {
        get {
            switch self {
            case .scroll(let view): view
            case .table(let view): view
            case .collection(let view): view
            case .control(let control): control.base as? TextView
            default: nil
            }
        }
        set {
            switch newValue {
            case let view as ScrollView: self = .scroll(view)
            case let view as TableView: self = .table(view)
            case let view as CollectionView: self = .collection(view)
            case let view as TextView: self = .textView(view)
            default: break
            }
        }
    }
}
