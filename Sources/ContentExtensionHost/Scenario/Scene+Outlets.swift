import Views

/// Access to the extension's views in a scene by outlet name.
extension Scene {
    /// The extension's visible views: its content, accessory view and input view.
    package var extensionViews: [ViewNode] {
        guard phase == .expanded else { return [] }
        var views = custom.map { [$0.view] } ?? []
        if case .firstResponder(let accessory, let input) = textInput?.source {
            views += [accessory, input].compactMap(\.self)
        }
        return views
    }

    /// The view of an outlet, and its visibility by its own properties and those of its ancestors.
    package func view(_ outlet: String) -> (view: ViewNode, isVisible: Bool)? {
        extensionViews.lazy.compactMap { $0.find(outlet, isVisible: true) }.first
    }

    /// The name of the innermost list around the view of an outlet; `nil` without one.
    package func list(around outlet: String) -> String? {
        extensionViews.lazy.compactMap { $0.list(around: outlet, in: nil) }.first ?? nil
    }

    /// The names of all views, including hidden ones.
    package var outlets: [String] { extensionViews.flatMap(\.outlets) }
}

extension ViewNode {
    fileprivate func find(_ outlet: String, isVisible: Bool) -> (view: ViewNode, isVisible: Bool)? {
        let isVisible = isVisible && !style.isHidden && style.alpha >= ViewStyle.minTouchableAlpha
        if id == outlet { return (self, isVisible) }
        return children.lazy.compactMap { $0.find(outlet, isVisible: isVisible) }.first
    }

    /// `nil` if the view isn't here, `.some(nil)` if no list is around it.
    fileprivate func list(around outlet: String, in list: String?) -> String?? {
        if id == outlet { return .some(list) }
        let inner =
            switch content {
            case .table, .collection: id ?? list
            default: list
            }
        return children.lazy.compactMap { $0.list(around: outlet, in: inner) }.first
    }

    fileprivate var outlets: [String] { (id.map { [$0] } ?? []) + children.flatMap(\.outlets) }
}
