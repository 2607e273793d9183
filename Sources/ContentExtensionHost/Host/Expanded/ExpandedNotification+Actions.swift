import Basics

/// Tapped actions and the extension's responses to them (facts: host/actions, host/text-input).
extension ExpandedNotification {
    /// Reports actions that a device doesn't show, or can't tell apart.
    func checkActions() {
        if actions.count > Limits.actions {
            host.report(
                .warning, "too-many-actions", "\(actions.count) actions are set, and iOS shows \(Limits.actions)",
                hint: "drop some, or show them in pages by assigning notificationActions again")
        }
        var seen: Set<String> = []
        for action in actions where !seen.insert(action.identifier).inserted {
            host.report(
                .warning, "duplicate-action", "two actions have the identifier \(action.identifier.quoted())",
                hint: "a response can't tell them apart")
        }
    }

    func tapAction(_ identifier: String) {
        guard let action = tappableAction(identifier) else { return }
        host.record(.actionTapped(identifier))
        performAction(action)
    }

    /// Asks for the passcode, opens the text field, or responds.
    func performAction(_ action: NotificationAction) {
        if host.isLocked, action.needsUnlocking {
            host.askForPasscode(before: .action(action))
        } else if action.textInput != nil, !extensionBringsItsOwnInput {
            beginTyping(for: action)
        } else {
            respond(to: action, text: nil)
        }
    }

    /// Passes a response to the extension, or to the app if the extension doesn't handle responses or has crashed.
    func respond(to action: NotificationAction, text: String?) {
        let response = response(action.identifier, text: text)
        guard let hosted, hosted.isRunning, let handler = hosted.controller as? any NotificationResponseHandling else {
            return forwardAndClose(response, of: action)
        }
        awaited.add(response, to: action) { [weak host] in
            host?.report(
                .warning, "completion-overdue",
                "the completion for \(action.identifier.quoted()) wasn't called for "
                    + "\(JSONValue.text(of: Limits.completionSeconds)) seconds, so the view stays",
                hint: "call it exactly once on every path")
        }
        call(.didReceiveResponse(action.identifier), isRepeated: false) { _ in
            try handler.didReceive(
                response, completionHandler: hosted.context.completion(ofResponseTo: action.identifier))
        }
        settleSize()
    }

    /// Carries out a completion; repeated calls are errors without effect.
    func complete(_ name: String, with option: ResponseOption, isRepeated: Bool) {
        host.record(.completion(name, option))
        guard !isRepeated else {
            return host.report(
                .error, "completion-called-twice", "the completion for \(name.quoted()) was called more than once",
                hint: "call it exactly once on every path; a device may end the extension for it")
        }
        guard isUp, let answered = awaited.take(name) else {
            return host.report(
                .note, "completion-ignored", "the completion for \(name.quoted()) came after the view was gone",
                hint: "nothing comes of it")
        }
        switch option {
        case .doNotDismiss: break
        case .dismiss: close(.dismissed)
        case .dismissAndForwardAction: forwardAndClose(answered.response, of: answered.action)
        }
    }

    /// Passes the response to the app, in the foreground only if the action has that option, and removes the
    /// notification from the list (fact: host/actions.forward).
    private func forwardAndClose(_ response: NotificationResponse, of action: NotificationAction) {
        let isForeground = action.options.contains(.foreground)
        host.forward(response, of: delivery, isForeground: isForeground)
        close(isForeground ? .openedApp : .dismissed)
    }

    /// Opens the app and removes the notification from the list, like a tap on the notification.
    func performDefaultAction() {
        guard !host.isLocked else { return host.askForPasscode(before: .action(.default(of: delivery.app))) }
        host.forward(response(NotificationResponse.defaultActionIdentifier), of: delivery, isForeground: true)
        close(.openedApp)
    }

    /// A response to the notification.
    func response(_ identifier: String, text: String? = nil) -> NotificationResponse {
        NotificationResponse(notification: delivery.notification, actionIdentifier: identifier, userText: text)
    }

    /// The shown action with an identifier; `nil` with a warning if it can't be tapped now.
    func tappableAction(_ identifier: String) -> NotificationAction? {
        if let obstacle = obstacleToActions {
            host.report(
                .error, "action-ignored", "the action \(identifier.quoted()) was tapped while \(obstacle.reason)",
                hint: obstacle.hint)
            return nil
        }
        let actions = actions.prefix(Limits.actions)
        if let action = actions.first(where: { $0.identifier == identifier }) { return action }
        let names = actions.map(\.identifier)
        let list = names.map { $0.quoted() }.joined(separator: ", ")
        host.report(
            .error, "unknown-action", "no action with the identifier \(identifier.quoted()) is shown",
            hint: NearestName.hint(for: identifier, among: names)
                ?? (names.isEmpty ? "there are no actions" : "one of: \(list)"))
        return nil
    }

    /// The reason why actions can't be tapped although the notification is up.
    private var obstacleToActions: (reason: String, hint: String)? {
        switch state {
        case .textInput(let action):
            (
                "the text of \(action.identifier.quoted()) is typed",
                "the actions are hidden then; send the text or close the keyboard first"
            )
        case .firstResponder:
            ("the extension's own input is up", "the actions are hidden then; close the keyboard first")
        default: nil
        }
    }
}
