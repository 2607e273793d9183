/// Requests of the extension to the host, by its context and by changes of its properties.
extension ExpandedNotification {
    /// Carries out the requests that the extension made during a call, in order, and detects changed properties.
    func carryOutRequests() {
        guard let hosted, hosted.isRunning else { return }
        for request in hosted.context.takeRequests() { carryOut(request) }
        guard host.expanded === self else { return }
        hosted.newFindings().forEach(host.report)
        guard isUp, hosted.isRunning else { return }
        if hosted.updateTitle() { host.record(.titleChanged(hosted.title)) }
        if hosted.updatePreferredContentSize() {
            host.record(.preferredContentSizeChanged(hosted.preferredContentSize))
            if let problem = ContentHeight.preferred(hosted.preferredContentSize).problem { host.report(problem) }
        }
    }

    private func carryOut(_ request: ExtensionContext.Request) {
        if case .complete(let action, let option, let isRepeated) = request {
            complete(action, with: option, isRepeated: isRepeated)
            return
        }
        guard isUp else {
            return host.report(
                .note, "request-ignored", "the extension asked its host for something after its view was gone",
                hint: "the process is suspended then, and nothing comes of it")
        }
        switch request {
        case .setActions(let actions):
            host.record(.actionsReplaced(actions.map(\.identifier)))
            setActions(actions)
        case .performDefaultAction: performDefaultAction()
        case .dismiss: close(.dismissed)
        case .removeDelivered(let identifiers): host.removeDelivered(identifiers, of: delivery.app)
        case .mediaPlayingStarted, .mediaPlayingPaused:
            setPlaying(request == .mediaPlayingStarted)
            host.record(.mediaPlaying(isPlaying))
        case .becomeFirstResponder(let field): becomeFirstResponder(field: field)
        case .resignFirstResponder: resignFirstResponder()
        case .crash(let crash): self.crash(during: "its own work", because: crash)
        case .complete: break
        }
    }
}
