import ContentExtensionHost

extension ScenarioRunner {
    /// Touches what is on the screen.
    func tap(_ tap: ScenarioTap, _ step: ScenarioStep) {
        let name: String
        switch tap {
        case .view(let view, _, _), .value(let view, _): name = view
        case .point: name = ""
        }
        host.send(.touch(ControlEvent(.tap, path: name.isEmpty ? [] : [name])))
    }

    /// Types into whatever has the keyboard.
    func type(_ text: String) { host.send(.typeText(text)) }
}
