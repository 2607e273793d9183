/// What becomes of a response that the extension got: what its completion asks for, and when none comes
/// (fact: host/actions).
extension NotificationHost {
    /// Does what a completion asked for; only the first call of each counts.
    func complete(_ name: String, with option: ResponseOption, isRepeated: Bool) {
        record(.completion(name, option))
        guard !isRepeated else {
            report(
                .error, "completion-called-twice", "the completion for \(name.quoted()) was called more than once",
                hint: "call it exactly once on every path; a device may end the extension for it")
            return
        }
        guard state.isUp, let awaited = engagement?.awaited else {
            report(
                .note, "completion-ignored", "the completion for \(name.quoted()) came after the view was gone",
                hint: "nothing comes of it")
            return
        }
        stopAwaiting()
        switch option {
        case .doNotDismiss: break
        case .dismiss: close(.dismissed, .dismissed)
        case .dismissAndForwardAction: forwardAndClose(awaited.response, of: awaited.action)
        }
    }

    /// The extension's answer is there, or never will be.
    func stopAwaiting() {
        shown?.engagement?.awaited = nil
        engagement?.reminder.cancelAll()
    }

    /// The app gets the response; it comes to the front only for an action that says so.
    func forwardAndClose(_ response: NotificationResponse, of action: NotificationAction) {
        guard let app = shown?.delivery.app else { return }
        let isForeground = action.options.contains(.foreground)
        forward(response, to: app, isForeground: isForeground)
        if isForeground { apps.bringForward(app) }
        if isForeground { close(.openedApp, .openedApp) } else { close(.dismissed, .dismissed) }
    }

    /// Reports a completion that isn't called for a long time; the look stays up all the same.
    func remindOfCompletion(of engagement: Engagement) {
        engagement.reminder.schedule(after: Limits.completionSeconds) { [weak self] in
            guard let response = self?.engagement?.awaited?.response else { return }
            self?.report(
                .warning, "completion-overdue",
                "the completion for \(response.actionIdentifier.quoted()) wasn't called for "
                    + "\(JSONValue.text(of: Limits.completionSeconds)) seconds, so the view stays and answers no action",
                hint: "call it exactly once on every path")
        }
    }
}
