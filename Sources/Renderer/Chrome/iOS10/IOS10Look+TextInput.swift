import ContentExtensionHost

/// What stands at the screen's bottom while a text is typed (facts-behaviour 6).
extension IOS10Look {
    /// The views from the bottom up, each as wide as the screen; none when nothing is typed.
    /// - Parameter fittingHeight: how high an extension's view wants to be at the screen's width, in points.
    func inputViews(_ scene: Scene, fittingHeight: (ViewNode) -> Double) -> [ViewNode] {
        guard let input = scene.textInput else { return [] }
        switch input.source {
        case .action(let action):
            return [keyboard(after: input.text), inputBar(action.textInput ?? .init(), text: input.text)]
        case .firstResponder(let accessory, let view):
            let keyboard =
                view.map { inputView($0, height: fittingHeight($0)) } ?? keyboard(after: text(in: input, of: scene))
            let accessory = accessory.map { accessoryView($0, height: fittingHeight($0)) }
            return [keyboard] + [accessory].compactMap { $0 }
        }
    }

    /// What stands in the extension's field that is typed into; empty without one.
    private func text(in input: TextInputSession, of scene: Scene) -> String {
        input.field?.first.flatMap(scene.view)?.view.content.typedText ?? ""
    }

    /// The extension's view in the keyboard's place, on the keyboard's background and above a home indicator; one without
    /// a height of its own is as high as the keyboard.
    private func inputView(_ view: ViewNode, height: Double) -> ViewNode {
        let safe = traits.safeArea.bottom
        let own = height > 0 ? height : IOS10KeyboardMetrics(traits).height - safe
        return hosting(
            view, id: "input-view", part: .inputView, height: own, below: safe,
            background: IOS10KeyboardColors.background)
    }

    private func accessoryView(_ view: ViewNode, height: Double) -> ViewNode {
        hosting(
            view, id: "accessory-view", part: .accessory,
            height: height > 0 ? height : IOS10InputBarMetrics.accessoryHeight)
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
