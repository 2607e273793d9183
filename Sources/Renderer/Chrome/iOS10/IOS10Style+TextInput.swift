import ContentExtensionHost

/// What stands at the screen's bottom while a text is typed (fact: host/text-input).
extension IOS10Style {
    func inputViews(_ scene: Scene, fittingHeight: (ViewNode) -> Double) -> [ViewNode] {
        guard let input = scene.textInput else { return [] }
        let keyboard = Keyboard(traits: traits)
        switch input.source {
        case .action(let action):
            return [keyboard.view(after: input.text), inputBar(action.textInput ?? .init(), text: input.text)]
        case .firstResponder(let accessory, let view):
            return keyboard.views(
                for: input, accessory: accessory, inputView: view, of: scene, fittingHeight: fittingHeight)
        }
    }
}
