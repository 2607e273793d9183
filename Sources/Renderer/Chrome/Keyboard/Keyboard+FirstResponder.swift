import ContentExtensionHost

/// What stands at the screen's bottom while an extension's view is the first responder (fact: host/text-input).
extension Keyboard {
    /// The views from the bottom up, each as wide as the screen: the extension's input view or the keyboard, and its
    /// accessory view.
    /// - Parameter fittingHeight: how high an extension's view wants to be at the screen's width, in points.
    func views(
        for input: TextInputSession, accessory: ViewNode?, inputView view: ViewNode?, of scene: Scene,
        fittingHeight: (ViewNode) -> Double
    ) -> [ViewNode] {
        let lowest =
            view.map { inputView($0, height: fittingHeight($0)) } ?? self.view(after: text(in: input, of: scene))
        return [lowest] + [accessory.map { accessoryView($0, height: fittingHeight($0)) }].compactMap { $0 }
    }

    /// What stands in the extension's field that is typed into; empty without one.
    private func text(in input: TextInputSession, of scene: Scene) -> String {
        input.field?.first.flatMap(scene.view)?.view.content.typedText ?? ""
    }

    /// The extension's view in the keyboard's place, on the keyboard's background and above a home indicator; one without
    /// a height of its own is as high as the keyboard.
    private func inputView(_ view: ViewNode, height: Double) -> ViewNode {
        let safe = traits.safeArea.bottom
        let own = height > 0 ? height : KeyboardMetrics(traits).height - safe
        return hosting(
            view, id: "input-view", part: .inputView, height: own, below: safe,
            background: KeyboardColors.background)
    }

    private func accessoryView(_ view: ViewNode, height: Double) -> ViewNode {
        hosting(
            view, id: "accessory-view", part: .accessory,
            height: height > 0 ? height : KeyboardMetrics.accessoryHeight)
    }

    /// An extension's view in one of the system's; neither is higher than the screen.
    private func hosting(
        _ view: ViewNode, id: String, part: ViewNode.Part, height: Double, below: Double = 0,
        background: Color? = nil
    ) -> ViewNode {
        var view = view
        view.placement = .fill
        return ViewNode(
            .view, id: id, style: ViewStyle(backgroundColor: background, clipsToBounds: true),
            sizing: ViewSizing(
                height: min(height + below, traits.screen.height), margins: EdgeInsets(bottom: below)),
            part: part, children: [view])
    }
}
