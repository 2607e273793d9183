import Basics

/// Handling of tapped actions (facts: host/actions, host/text-input).
extension NotificationHost {
    /// Replaces the actions shown (fact: host/actions).
    func setActions(_ new: [NotificationAction]) {
        if let old = shown?.actions, old != new { begin(.actions(from: old)) }
        startActions(new)
    }

    func startActions(_ new: [NotificationAction]) {
        shown?.actions = new
        if new.count > Limits.actions {
            report(
                .warning, "too-many-actions", "\(new.count) actions are set, and iOS shows \(Limits.actions)",
                hint: "drop some, or show them in pages by assigning notificationActions again")
        }
        var seen: Set<String> = []
        for action in new where !seen.insert(action.identifier).inserted {
            report(
                .warning, "duplicate-action", "two actions have the identifier \(action.identifier.quoted())",
                hint: "a response can't tell them apart")
        }
    }

    func tapAction(_ identifier: String) {
        if identifier == NotificationResponse.defaultActionIdentifier { return tapDefaultAction() }
        if identifier == NotificationResponse.dismissActionIdentifier { return dismissByUser(besidePlatter: false) }
        guard let action = tappableAction(identifier) else { return }
        record(.actionTapped(identifier))
        perform(action)
    }

    /// Performs an action: asks for the passcode, opens the text field, or responds.
    func perform(_ action: NotificationAction) {
        if isLocked, action.needsUnlocking {
            askForPasscode(before: action)
        } else if action.textInput != nil, !extensionBringsItsOwnInput {
            beginTyping(for: action)
        } else {
            respond(to: action, text: nil)
        }
    }

    /// Passes a response to the extension, or to the app if the extension doesn't handle responses or has crashed.
    func respond(to action: NotificationAction, text: String?) {
        let response = response(action.identifier, text: text)
        guard let engagement, engagement.isRunning,
            let handler = engagement.controller as? any NotificationResponseHandling
        else { return forwardAndClose(response, of: action) }
        let awaited = Engagement.Awaited(number: engagement.responses + 1, action: action, response: response)
        shown?.engagement?.responses += 1
        shown?.engagement?.awaited.append(awaited)
        remindOfCompletion(of: awaited, engagement)
        call(.didReceiveResponse(action.identifier), isRepeated: false) { _ in
            try handler.didReceive(
                response, completionHandler: engagement.context.completion(ofResponseTo: action.identifier))
        }
        settleSize()
    }

    /// The shown action with an identifier; `nil` with a warning if it can't be tapped now.
    func tappableAction(_ identifier: String) -> NotificationAction? {
        guard isUpForTouches("the action \(identifier.quoted()) was tapped") else { return nil }
        if let obstacle = obstacleToActions {
            report(
                .warning, "action-ignored", "the action \(identifier.quoted()) was tapped while \(obstacle.reason)",
                hint: obstacle.hint)
            return nil
        }
        let actions = (shown?.actions ?? []).prefix(Limits.actions)
        if let action = actions.first(where: { $0.identifier == identifier }) { return action }
        let names = actions.map(\.identifier)
        let list = names.map { $0.quoted() }.joined(separator: ", ")
        report(
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
