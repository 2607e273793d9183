import Basics
import Views

/// Touches on the header, the default content and the extension's views (fact: host/touches).
extension ExpandedNotification {
    func tap(_ part: TraceEvent.TappedPart) {
        guard isShown(part) else {
            return host.report(
                .error, "part-not-shown", "the \(part.rawValue) was tapped, and the notification shows none",
                hint: "the extension hides the default content"
                    + (part == .header ? ", which holds icon and name in this style" : ""))
        }
        host.record(.notificationTapped(part))
        performDefaultAction()
    }

    /// `true` if the expanded notification shows the part.
    private func isShown(_ part: TraceEvent.TappedPart) -> Bool {
        guard let hosted, hosted.attributes.isDefaultContentHidden else { return true }
        return part == .header && host.environment.device.style.rules.hasCloseButton
    }

    /// Dispatches a touch in the extension's views to its code, its playback, or the app; drags need the interaction
    /// key (fact: host/sizing.scroll).
    func touch(_ event: ControlEvent) {
        host.record(.touched(event))
        let isInteractive = hosted?.attributes.isUserInteractionEnabled ?? false
        if isInOwnInput(event) {
            handle(event)
        } else if case .scrolled = event.kind, !isInteractive {
            host.report(
                .error, "view-untouchable",
                "a drag on \((event.view ?? "the content").quoted()) doesn't reach it: the extension gets no touches",
                hint: "set userInteractionEnabled (UNNotificationExtensionUserInteractionEnabled); without a view, the "
                    + "step scrolls the notification")
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
        case .editingChanged where isExtensionFirstResponder: beginEditing(fieldAt: event.path)
        case .editingChanged, .touchUpInside, .valueChanged, .tap, .scrolled: break
        }
        guard let handler = hosted?.controller as? any TouchHandling else { return }
        call(.handleTouch, isRepeated: false) { _ in try handler.handle(event) }
        settleSize()
    }
}
