import RNFoundation

/// Layout by the tool: questions about frames and sizes, with answers kept until an object changes.
package enum Layout {
    /// `true` while the controller's view loads: frames are those of Interface Builder, as on iOS.
    package nonisolated(unsafe) static var usesDesignFrames = true
    /// `true` while `layoutSubviews` and its like run.
    nonisolated(unsafe) static var isRunning = false
    /// Answers by question, for one version of `ViewStorage`.
    private nonisolated(unsafe) static var answers: [String: JSON] = [:]
    private nonisolated(unsafe) static var version = -1

    /// `nil` without a tool.
    private static func ask(_ query: WireQuery, _ arguments: [WireKey: JSON]) -> JSON? {
        if version != ViewStorage.version {
            answers = [:]
            version = ViewStorage.version
        }
        let key = query.rawValue + JSON.object(arguments).serialized
        if let answer = answers[key] { return answer }
        let answer = Host.shared.query(query, arguments)
        answers[key] = answer
        return answer
    }

    /// A view's frame in its superview.
    static func frame(of view: UIView) -> CGRect? { frame(view.storage.id, in: view.root) }
    static func frame(ofGuide id: String, in view: UIView) -> CGRect? { frame(id, in: view.root) }

    /// Sends the whole tree, since constraints of any ancestor may decide the frame. Without a width the screen's
    /// counts.
    private static func frame(_ id: String, in root: UIView) -> CGRect? {
        var arguments: [WireKey: JSON] = [.view: root.encodeTree()]
        let size = root.currentFrame.size
        arguments[.width] = .points(size.width > 0 ? size.width : UIScreen.main.bounds.width)
        if size.height > 0 { arguments[.height] = .points(size.height) }
        return ask(.layout, arguments)?[.frames]?[name: id]?.rect
    }

    /// In points; `nil` for a free width or height.
    package static func fittingSize(of view: UIView, width: CGFloat?, height: CGFloat?) -> CGSize {
        var arguments: [WireKey: JSON] = [.view: view.encodeTree()]
        arguments[.width] = width.map { .points($0) }
        arguments[.height] = height.map { .points($0) }
        return ask(.fittingSize, arguments)?[.size]?.size ?? estimate(of: view, width: width)
    }

    /// The size of a text of a label's object.
    package static func textSize(_ label: [WireKey: JSON], width: CGFloat?) -> CGSize? {
        var arguments: [WireKey: JSON] = [.label: .object(label)]
        arguments[.width] = width.map { .points($0) }
        return ask(.textSize, arguments)?[.size]?.size
    }

    /// Without a tool, as in a unit test: no text has a size.
    private static func estimate(of view: UIView, width: CGFloat?) -> CGSize {
        CGSize(width: width ?? view.placement.frame.width, height: view.placement.frame.height)
    }

    /// Calls layoutSubviews of a view and all below, outermost first.
    package static func run(_ view: UIView) {
        let wasRunning = isRunning
        isRunning = true
        pass(view)
        isRunning = wasRunning
        // A content's size is known after the layout; who observes it often sets a height by it.
        if !wasRunning {
            for case let scroll as UIScrollView in KeyValueObservers.observed where scroll.root === view.root {
                KeyValueObservers.changed(scroll)
            }
        }
    }

    /// The code's own call for a layout, after which Interface Builder's frames no longer hold.
    static func runIfNeeded(_ view: UIView) {
        guard !isRunning else { return }
        usesDesignFrames = false
        run(view.root)
    }

    private static func pass(_ view: UIView) {
        view.layoutSublayers(of: view.layer)
        view.displayIfNeeded()
        view.subviews.forEach { pass($0) }
    }
}

extension UIView {
    var measuredIntrinsicSize: CGSize { Layout.fittingSize(of: self, width: nil, height: nil) }

    /// A plain view stays as it is; controls and images have their own size, whatever the room.
    func fittingSize(in size: CGSize) -> CGSize {
        switch storage[.type]?.string {
        case "view", "visualEffect": currentFrame.size
        case "stack", "scrollView", "textView", "tableView", "collectionView", "cell": measuredSize(fitting: size)
        default: measuredIntrinsicSize
        }
    }

    /// A width of zero, or from 10,000 points on, is free; so is every height.
    func measuredSize(fitting size: CGSize) -> CGSize {
        let isWidth = size.width > 0 && size.width < 10_000
        return Layout.fittingSize(of: self, width: isWidth ? size.width : nil, height: nil)
    }
}
