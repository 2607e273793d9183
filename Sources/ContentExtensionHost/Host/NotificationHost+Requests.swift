/// What the extension asks of the host, by its context and by what it changes about itself.
extension NotificationHost {
    /// Does what the extension asked for during a call into it, in its order, and notes what it changed.
    func carryOutRequests() {
        guard let engagement, engagement.isLoaded else { return }
        for request in engagement.context.takeRequests() { carryOut(request) }
        reportViolations()
        guard state.isUp else { return }
        noteTitle()
        notePreferredContentSize()
    }

    /// Replaces the actions shown (facts-behaviour 5).
    func setActions(_ new: [NotificationAction]) {
        actions = new
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

    private func carryOut(_ request: ExtensionContext.Request) {
        if case .complete(let number, let option) = request {
            complete(response: number, with: option)
            return
        }
        guard state.isUp else {
            report(
                .note, "request-ignored", "the extension asked its host for something after its view was gone",
                hint: "the process is suspended then, and nothing comes of it")
            return
        }
        switch request {
        case .setActions(let actions):
            record(.actionsReplaced(actions.map(\.identifier)))
            setActions(actions)
        case .performDefaultAction: performDefaultAction()
        case .dismiss: close(.dismissed, .dismissed)
        case .mediaPlayingStarted: setPlaying(true)
        case .mediaPlayingPaused: setPlaying(false)
        case .crash(let reason): crash("a timer: \(reason)")
        case .becomeFirstResponder, .resignFirstResponder, .complete: break
        }
    }

    private func noteTitle() {
        guard let engagement, engagement.controller.title != engagement.title else { return }
        let title = engagement.controller.title
        self.engagement?.title = title
        record(.titleChanged(title))
    }

    private func notePreferredContentSize() {
        guard let engagement else { return }
        let size = engagement.controller.preferredContentSize
        let seen = engagement.preferredContentSize
        // NaN differs from itself, and would be a change every time.
        guard size != seen, !(size.height.isNaN && seen.height.isNaN) else { return }
        self.engagement?.preferredContentSize = size
        record(.preferredContentSizeChanged(size))
        if let problem = ContentHeight.preferred(size).problem { report(problem) }
    }

    private func reportViolations() {
        guard let engagement else { return }
        let violations = engagement.context.attachments.violations
        self.engagement?.reportedViolations = violations.count
        for attachment in violations.dropFirst(engagement.reportedViolations) {
            report(
                options.isStrict ? .error : .warning, "attachment-access",
                "the attachment \(attachment.identifier.quoted()) is read without startAccessingSecurityScopedResource()",
                hint: "a device gives nothing then: the file lies outside the extension's sandbox")
        }
    }
}
