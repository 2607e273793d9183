/// The extension's views of a scene by their outlets' names.
extension Scene {
    /// What the extension shows: its content, and what it brought along with the keyboard.
    package var extensionViews: [ViewNode] {
        guard presentation == .expanded else { return [] }
        var views = custom.map { [$0.view] } ?? []
        if case .firstResponder(let accessory, let input) = textInput?.source {
            views += [accessory, input].compactMap(\.self)
        }
        return views
    }

    /// The view of an outlet, and whether it can be seen as far as it and the views around it say.
    package func view(_ outlet: String) -> (view: ViewNode, isVisible: Bool)? {
        extensionViews.lazy.compactMap { $0.find(outlet, isVisible: true) }.first
    }

    /// The names of all views, hidden ones too.
    package var outlets: [String] { extensionViews.flatMap(\.outlets) }
}

extension ViewNode {
    fileprivate func find(_ outlet: String, isVisible: Bool) -> (view: ViewNode, isVisible: Bool)? {
        let isVisible = isVisible && !style.isHidden && style.alpha >= ViewStyle.minTouchableAlpha
        if id == outlet { return (self, isVisible) }
        return children.lazy.compactMap { $0.find(outlet, isVisible: isVisible) }.first
    }

    fileprivate var outlets: [String] { (id.map { [$0] } ?? []) + children.flatMap(\.outlets) }
}
