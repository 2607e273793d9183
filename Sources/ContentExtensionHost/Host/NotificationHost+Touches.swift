import Basics
import Views

/// Touches on the header, the default content and the extension's views (fact: host/touches).
extension NotificationHost {
    func tapNotification(_ part: TraceEvent.TappedPart) {
        guard isUpForTouches("the notification was tapped") else { return }
        guard isShown(part) else {
            return report(
                .error, "part-not-shown", "the \(part.rawValue) was tapped, and the notification shows none",
                hint: "the extension hides the default content"
                    + (part == .header ? ", which holds icon and name in this style" : ""))
        }
        record(.notificationTapped(part))
        performDefaultAction()
    }

    /// The default action by its identifier, wherever the notification takes the tap.
    func tapDefaultAction() {
        guard isUpForTouches("the notification was tapped") else { return }
        record(.notificationTapped(.body))
        performDefaultAction()
    }

    /// `true` if the expanded notification shows the part.
    private func isShown(_ part: TraceEvent.TappedPart) -> Bool {
        guard let engagement, engagement.attributes.isDefaultContentHidden else { return true }
        return part == .header && environment.device.style.rules.hasCloseButton
    }

    /// Dispatches a touch in the extension's views to its code, its playback, or the app.
    func touch(_ event: ControlEvent) {
        guard isUpForTouches("the content was touched") else { return }
        record(.touched(event))
        let isInteractive = engagement?.attributes.isUserInteractionEnabled ?? false
        if isInOwnInput(event) {
            handle(event)
        } else if isOverlayPlaying, !isInteractive || event.kind == .tap {
            pauseByTouch()
        } else if isInteractive {
            handle(event)
        } else {
            performDefaultAction()
        }
    }

    /// Calls target-action handlers and gesture recognizers. A view without any swallows its touches.
    private func handle(_ event: ControlEvent) {
        switch event.kind {
        case .editingDidBegin: beginEditing(fieldAt: event.path)
        case .editingChanged where engagement?.hasInput ?? false: beginEditing(fieldAt: event.path)
        case .editingChanged, .touchUpInside, .valueChanged, .tap: break
        }
        guard let handler = engagement?.controller as? any TouchHandling else { return }
        call(.handleTouch, isRepeated: false) { _ in try handler.handle(event) }
        settleSize()
    }

    /// `true` if the expanded notification takes touches; otherwise the reason is reported.
    func isUpForTouches(_ touch: String) -> Bool {
        switch state {
        case .expanded, .textInput, .firstResponder, .awaitingCompletion: return true
        case .passcode(let action):
            report(
                .warning, "passcode-asked", "\(touch) while the passcode is asked for \(action.identifier.quoted())",
                hint: "enter it or cancel first")
        case .loading:
            report(
                .warning, "touched-while-loading", "\(touch) before the extension was loaded, so nothing happens",
                hint: "load it first, or expand the notification, which loads it too")
        case .idle: report(.error, "not-expanded", "\(touch) before it was expanded", hint: "expand it first")
        case .dismissed, .openedApp:
            report(
                .error, "not-expanded", "\(touch) after its view was gone",
                hint: "an action before it dismissed the notification: leave out what follows")
        }
        return false
    }
}
