/// Steps made in Swift: what the user does with an expanded notification, and the time that passes.
extension ScenarioStep {
    /// Taps an action of the menu, by identifier.
    public static func tapAction(_ identifier: String) -> ScenarioStep { .init(.host(.tapAction(identifier))) }

    /// Taps a text-input action, types the text and sends it.
    public static func reply(_ action: String, text: String) -> ScenarioStep {
        .init(.host(.reply(action, text: text)))
    }

    /// Touches a view of the extension, or its outlet's control, in its centre. A hidden or covered view gets no touch.
    public static func tap(_ outlet: String) -> ScenarioStep { .init(.tap(.view(outlet, x: 0.5, y: 0.5))) }

    /// Sets a control: a slider, stepper or segmented control to a number, a switch to 1 or 0.
    public static func set(_ outlet: String, to value: Double) -> ScenarioStep { .init(.tap(.value(outlet, value))) }

    /// Types into the field that has the keyboard.
    public static func type(_ text: String) -> ScenarioStep { .init(.typeText(text)) }

    /// Taps the play/pause button.
    public static var playPause: ScenarioStep { .init(.host(.tapMediaButton)) }

    /// Taps the header, which opens the app.
    public static var tapHeader: ScenarioStep { .init(.host(.tapHeader)) }

    /// Closes the expanded notification.
    public static var close: ScenarioStep { .init(.host(.dismiss)) }

    /// Seconds of virtual time pass.
    public static func wait(_ seconds: Double) -> ScenarioStep { .init(.wait(seconds)) }
}
