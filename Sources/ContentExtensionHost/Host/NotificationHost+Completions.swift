import Basics

/// Completion of responses by the extension, and missing completions (fact: host/actions).
extension NotificationHost {
    /// Carries out a completion; repeated calls are errors without effect.
    func complete(_ name: String, with option: ResponseOption, isRepeated: Bool) {
        record(.completion(name, option))
        guard !isRepeated else {
            return report(
                .error, "completion-called-twice", "the completion for \(name.quoted()) was called more than once",
                hint: "call it exactly once on every path; a device may end the extension for it")
        }
        let index = engagement?.awaited.firstIndex { $0.response.actionIdentifier == name }
        guard state.isUp, let index, let awaited = shown?.engagement?.awaited.remove(at: index) else {
            return report(
                .note, "completion-ignored", "the completion for \(name.quoted()) came after the view was gone",
                hint: "nothing comes of it")
        }
        if engagement?.awaited.isEmpty ?? true { stopAwaiting() }
        switch option {
        case .doNotDismiss: break
        case .dismiss: close(.dismissed, .dismissed)
        case .dismissAndForwardAction: forwardAndClose(awaited.response, of: awaited.action)
        }
    }

    /// Ends the wait for completions, called or not.
    func stopAwaiting() {
        shown?.engagement?.awaited = []
        engagement?.reminder.cancelAll()
    }

    /// Passes the response to the app, in the foreground only if the action has that option, and removes the
    /// notification from the list (fact: host/actions.forward).
    func forwardAndClose(_ response: NotificationResponse, of action: NotificationAction) {
        guard let delivery = shown?.delivery else { return }
        let app = delivery.app
        let isForeground = action.options.contains(.foreground)
        removeFromList { $0.key == delivery.key }
        forward(response, to: app, isForeground: isForeground)
        if isForeground { apps.bringForward(app) }
        if isForeground { close(.openedApp, .openedApp) } else { close(.dismissed, .dismissed) }
    }

    /// Reports a completion that isn't called in time; the notification stays up.
    func remindOfCompletion(of awaited: Engagement.Awaited, _ engagement: Engagement) {
        engagement.reminder.schedule(after: Limits.completionSeconds) { [weak self] in
            guard let self, self.engagement?.awaited.contains(where: { $0.number == awaited.number }) == true else {
                return
            }
            report(
                .warning, "completion-overdue",
                "the completion for \(awaited.response.actionIdentifier.quoted()) wasn't called for "
                    + "\(JSONValue.text(of: Limits.completionSeconds)) seconds, so the view stays",
                hint: "call it exactly once on every path")
        }
    }
}
