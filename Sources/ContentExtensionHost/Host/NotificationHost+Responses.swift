/// Taps on actions, typed texts, and what becomes of the responses (facts-behaviour 5, 6 and 8).
extension NotificationHost {
    func tapAction(_ identifier: String) {
        if identifier == NotificationResponse.defaultActionIdentifier { return tapNotification() }
        if identifier == NotificationResponse.dismissActionIdentifier { return dismissByUser() }
        guard let action = tappableAction(identifier) else { return }
        record(.actionTapped(identifier))
        if action.textInput == nil {
            respond(to: action, text: nil)
        } else {
            state = .textInput(action)
            record(.textInputBegan(identifier))
        }
    }

    func reply(to identifier: String, text: String) {
        if case .textInput(let action) = state, action.identifier == identifier {
            send(text, for: action)
            return
        }
        guard let action = tappableAction(identifier) else { return }
        guard action.textInput != nil else {
            let others = actions.filter { $0.textInput != nil }.map { $0.identifier.quoted() }
            report(
                .error, "not-a-text-action", "the action \(identifier.quoted()) takes no text",
                hint: others.isEmpty
                    ? "no action of this notification takes text" : "text goes to \(others.joined(separator: ", "))")
            return
        }
        tapAction(identifier)
        send(text, for: action)
    }

    func cancelTextInput() {
        guard case .textInput(let action) = state else {
            report(.warning, "no-text-input", "no text is being typed")
            return
        }
        record(.textInputCancelled(action.identifier))
        state = .expanded
    }

    func tapNotification() {
        guard isUpForTouches("the notification was tapped") else { return }
        record(.notificationTapped)
        performDefaultAction()
    }

    func tapContent() {
        guard isUpForTouches("the content was tapped") else { return }
        record(.contentTapped)
        // With interaction enabled the view gets the touch, and asks for the default action itself.
        if engagement?.attributes.isUserInteractionEnabled ?? false { return }
        performDefaultAction()
    }

    func dismissByUser() {
        guard isUpForTouches("the notification was dismissed") else { return }
        if category?.options.contains(.customDismissAction) ?? false {
            forward(response(NotificationResponse.dismissActionIdentifier))
        }
        close(.dismissed, .dismissed)
    }

    /// Opens the app as a tap on the notification does, which also takes the notification from the list.
    func performDefaultAction() {
        isDelivered = false
        forward(response(NotificationResponse.defaultActionIdentifier))
        close(.openedApp, .openedApp)
    }

    /// Does what a completion asked for; only the first call of each counts.
    func complete(response number: Int, with option: ResponseOption) {
        guard let answered = engagement?.responses[number] else { return }
        engagement?.responses[number].completions += 1
        let name = answered.response.actionIdentifier
        record(.completion(name, option))
        guard answered.completions == 0 else {
            report(
                .error, "completion-called-twice", "the completion for \(name.quoted()) was called more than once",
                hint: "call it exactly once on every path; a device may end the extension for it")
            return
        }
        guard case .awaitingCompletion = state else {
            report(
                .note, "completion-ignored", "the completion for \(name.quoted()) came after the view was gone",
                hint: "nothing comes of it")
            return
        }
        switch option {
        case .doNotDismiss: state = .expanded
        case .dismiss: close(.dismissed, .dismissed)
        case .dismissAndForwardAction: forwardAndClose(answered.response, of: answered.action)
        }
    }

    /// The shown action of that name, if it can be tapped now; what keeps it from that is reported.
    private func tappableAction(_ identifier: String) -> NotificationAction? {
        guard isUpForTouches("the action \(identifier.quoted()) was tapped") else { return nil }
        let obstacle: (reason: String, hint: String)? =
            switch state {
            case .awaitingCompletion(let response):
                (
                    "\(response.actionIdentifier.quoted()) is unanswered",
                    "the host waits for the completion; let more time pass first"
                )
            case .textInput(let action):
                (
                    "the text of \(action.identifier.quoted()) is typed",
                    "the actions are hidden then; send the text or close the keyboard first"
                )
            default: nil
            }
        if let obstacle {
            report(
                .warning, "action-ignored", "the action \(identifier.quoted()) was tapped while \(obstacle.reason)",
                hint: obstacle.hint)
            return nil
        }
        let shown = actions.prefix(Limits.actions)
        if let action = shown.first(where: { $0.identifier == identifier }) { return action }
        let names = shown.map(\.identifier)
        let list = names.map { $0.quoted() }.joined(separator: ", ")
        report(
            .error, "unknown-action", "no action with the identifier \(identifier.quoted()) is shown",
            hint: NearestName.hint(for: identifier, among: names)
                ?? (names.isEmpty ? "there are no actions" : "one of: \(list)"))
        return nil
    }

    private func isUpForTouches(_ touch: String) -> Bool {
        switch state {
        case .expanded, .textInput, .awaitingCompletion: return true
        case .loading where engagement != nil:
            report(.warning, "touched-while-loading", "\(touch) before the extension was loaded, so nothing happens")
        case .idle, .loading:
            report(.error, "not-expanded", "\(touch) before it was expanded", hint: "send .expand first")
        case .dismissed, .openedApp:
            report(
                .error, "not-expanded", "\(touch) after its view was gone",
                hint: "an action before it dismissed the notification: leave out what follows")
        }
        return false
    }

    private func send(_ text: String, for action: NotificationAction) {
        guard case .textInput(action) = state else { return }
        record(.textEntered(action.identifier, text: text))
        state = .expanded
        respond(to: action, text: text)
    }

    /// Gives a response to the extension, or to the app when the extension doesn't handle responses.
    private func respond(to action: NotificationAction, text: String?) {
        let response = response(action.identifier, text: text)
        guard let handler = engagement?.controller as? any NotificationResponseHandling, let engagement else {
            forwardAndClose(response, of: action)
            return
        }
        let completion = engagement.context.completion(ofResponse: engagement.responses.count)
        self.engagement?.responses.append(.init(action: action, response: response))
        state = .awaitingCompletion(response)
        call(.didReceiveResponse(action.identifier)) { _ in
            try handler.didReceive(response, completionHandler: completion)
        }
        settleSize()
    }

    private func forwardAndClose(_ response: NotificationResponse, of action: NotificationAction) {
        forward(response)
        if action.options.contains(.foreground) {
            close(.openedApp, .openedApp)
        } else {
            close(.dismissed, .dismissed)
        }
    }

    private func forward(_ response: NotificationResponse) {
        appInbox.append(response)
        record(.forwardedToApp(response.actionIdentifier, text: response.userText))
    }

    private func response(_ identifier: String, text: String? = nil) -> NotificationResponse {
        NotificationResponse(notification: notification, actionIdentifier: identifier, userText: text)
    }
}
