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

    /// Drags the notification, or the content of a view of the extension, by points to the right and down.
    public static func scroll(_ outlet: String? = nil, x: Double = 0, y: Double) -> ScenarioStep {
        .init(.scroll(ScenarioScroll(view: outlet, .by(x: x, y: y))))
    }

    /// Scrolls the notification, or a view of the extension, to an end (`top`, `bottom`, `left`, `right`), or as far as
    /// a view or an action of that name is seen.
    public static func scroll(_ outlet: String? = nil, to target: String) -> ScenarioStep {
        .init(.scroll(ScenarioScroll(view: outlet, to: target)))
    }

    /// Types into the field that has the keyboard.
    public static func type(_ text: String) -> ScenarioStep { .init(.typeText(text)) }

    /// Taps the play/pause button.
    public static var playPause: ScenarioStep { .init(.host(.tapMediaButton)) }

    /// Taps the header, which opens the app.
    public static var tapHeader: ScenarioStep { .init(.host(.tapHeader)) }

    /// Taps a short look, the banner or a row of the list or the locked screen, which opens the app; by the request's
    /// identifier, `nil` for the newest that is seen.
    public static func tapNotification(_ identifier: String? = nil) -> ScenarioStep {
        .init(.host(.tapNotification(identifier)))
    }

    /// Presses a short look long, which expands the notification.
    public static func longPressNotification(_ identifier: String? = nil) -> ScenarioStep {
        .init(.host(.longPressNotification(identifier)))
    }

    /// Pulls the banner down, which expands the notification.
    public static var pullDownBanner: ScenarioStep { .init(.host(.pullDownBanner)) }

    /// Pushes the banner away; the notification stays in the list.
    public static var swipeBanner: ScenarioStep { .init(.host(.swipeBanner)) }

    /// Closes the expanded notification by a tap beside it, which keeps it in the list.
    public static var tapBackdrop: ScenarioStep { .init(.host(.tapBackdrop)) }

    /// Closes the expanded notification by its ×, which clears it; in styles without one, by a tap beside it.
    public static var close: ScenarioStep { .init(.host(.dismiss)) }

    /// Seconds of virtual time pass.
    public static func wait(_ seconds: Double) -> ScenarioStep { .init(.wait(seconds)) }
}
