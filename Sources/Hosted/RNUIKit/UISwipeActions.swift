import RNFoundation

/// Actions that a swipe over a row shows; no row is swiped in a picture.
open class UIContextualAction: NSObject {
    public enum Style: Int { case normal, destructive }
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor! = .systemGray
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}

open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true
    public init(actions: [UIContextualAction]) { self.actions = actions }
}

open class UITableViewRowAction: NSObject {
    public enum Style: Int { case `default`, normal }
    public let style: Style
    open var title: String?
    open var backgroundColor: UIColor?
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title) = (style, title)
    }
}

/// The menu of a long press, which a picture doesn't show.
open class UIContextMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) { self.identifier = identifier ?? "" as NSString }
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

open class UIContextMenuInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIContextMenuInteractionDelegate)?
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
    open func dismissMenu() {}
}
