/// Requests of the extension to the host, by its context and by changes of its properties.
extension NotificationHost {
    var engagement: Engagement? { shown?.engagement }

    /// Carries out the requests that the extension made during a call, in order, and detects changed properties.
    func carryOutRequests() {
        guard let engagement, engagement.isRunning else { return }
        for request in engagement.context.takeRequests() { carryOut(request) }
        reportViolations()
        guard state.isUp, self.engagement?.isRunning ?? false else { return }
        noteTitle()
        notePreferredContentSize()
    }

    /// Carries out requests and changes made outside a call.
    func drainFindings() {
        carryOutRequests()
        settleSize()
    }

    private func carryOut(_ request: ExtensionContext.Request) {
        if case .complete(let action, let option, let isRepeated) = request {
            complete(action, with: option, isRepeated: isRepeated)
            return
        }
        guard state.isUp else {
            return report(
                .note, "request-ignored", "the extension asked its host for something after its view was gone",
                hint: "the process is suspended then, and nothing comes of it")
        }
        switch request {
        case .setActions(let actions):
            record(.actionsReplaced(actions.map(\.identifier)))
            setActions(actions)
        case .performDefaultAction: performDefaultAction()
        case .dismiss: close(.dismissed, .dismissed)
        case .removeDelivered(let identifiers): removeDelivered(identifiers, of: shown?.delivery.app)
        case .mediaPlayingStarted: setPlaying(true)
        case .mediaPlayingPaused: setPlaying(false)
        case .becomeFirstResponder(let field): becomeFirstResponder(field: field)
        case .resignFirstResponder: resignFirstResponder()
        case .crash(let crash):
            if !substitute(because: crash) { self.crash(during: "its own work", because: crash) }
        case .complete: break
        }
    }

    private func noteTitle() {
        guard let engagement, engagement.controller.title != engagement.title else { return }
        let title = engagement.controller.title
        shown?.engagement?.title = title
        record(.titleChanged(title))
    }

    private func notePreferredContentSize() {
        guard let engagement else { return }
        let size = engagement.controller.preferredContentSize
        let seen = engagement.preferredContentSize
        // NaN isn't equal to itself: without this check every pass would detect a change.
        guard size != seen, !(size.height.isNaN && seen.height.isNaN) else { return }
        shown?.engagement?.preferredContentSize = size
        record(.preferredContentSizeChanged(size))
        if let problem = ContentHeight.preferred(size).problem { report(problem) }
    }

    private func reportViolations() {
        guard let engagement else { return }
        let findings = engagement.context.attachments.diagnostics
        shown?.engagement?.reportedFindings = findings.count
        findings.dropFirst(engagement.reportedFindings).forEach(report)
    }
}
