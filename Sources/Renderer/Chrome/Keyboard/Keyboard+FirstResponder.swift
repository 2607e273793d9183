import ContentExtensionHost

/// Views at the screen's bottom while an extension's view is the first responder (fact: host/text-input).
extension Keyboard {
    /// The views from the bottom up, as wide as the screen: input view or keyboard, then the accessory view.
    /// - Parameter fittingHeight: the height of an extension's view at the screen's width, in points.
    func views(
        for input: TextInputSession, accessory: ViewNode?, inputView view: ViewNode?, of scene: Scene,
        fittingHeight: (ViewNode) -> Double
    ) -> [ViewNode] {
        let lowest =
            view.map { inputView($0, height: fittingHeight($0)) } ?? self.view(after: text(in: input, of: scene))
        return [lowest] + [accessory.map { accessoryView($0, height: fittingHeight($0)) }].compactMap { $0 }
    }

    /// The text in the extension's focused field; empty without one.
    private func text(in input: TextInputSession, of scene: Scene) -> String {
        input.field?.first.flatMap(scene.view)?.view.content.typedText ?? ""
    }

    /// The extension's input view on the keyboard's background, by default as high as the keyboard.
    private func inputView(_ view: ViewNode, height: Double) -> ViewNode {
        let safe = traits.safeArea.bottom
        let own = height > 0 ? height : metrics.height - safe
        return hosting(
            view, id: "input-view", part: .inputView, height: own, below: safe, background: colors.background)
    }

    private func accessoryView(_ view: ViewNode, height: Double) -> ViewNode {
        hosting(view, id: "accessory-view", part: .accessory, height: height > 0 ? height : metrics.accessoryHeight)
    }

    /// An extension's view in a system view; at most as high as the screen.
    private func hosting(
        _ view: ViewNode, id: String, part: ViewNode.Part, height: Double, below: Double = 0, background: Color? = nil
    ) -> ViewNode {
        var view = view
        view.placement = .fill
        return ViewNode(
            .view, id: id, style: ViewStyle(backgroundColor: background, clipsToBounds: true),
            sizing: ViewSizing(height: min(height + below, traits.screen.height), margins: EdgeInsets(bottom: below)),
            part: part, children: [view])
    }
}
