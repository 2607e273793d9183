import Basics

/// The passage of virtual time, and checks at the end.
extension NotificationHost {
    /// Seconds since 1970.
    var date: Double { environment.date + clock.now }

    /// Carries out requests and changes that the extension made outside a call.
    func drainFindings() {
        expanded?.carryOutRequests()
        expanded?.settleSize()
    }

    func advance(by seconds: Double) {
        guard seconds.isFinite, (0...Limits.advanceSeconds).contains(seconds) else {
            return report(
                .error, "advance-out-of-range", "time can't pass by \(seconds) seconds",
                hint: "between 0 and \(JSONValue.text(of: Limits.advanceSeconds))")
        }
        guard advances.begin() else { return advances.add(seconds) }
        pass(seconds)
        while let seconds = advances.next() { pass(seconds) }
    }

    private func pass(_ seconds: Double) {
        let isComplete = clock.advance(by: seconds) {
            drainFindings()
            runEvents()
        }
        if !isComplete {
            // The timers of the time limits were dropped, so expire all now.
            expireServices()
            awaitSummaryAnew()
            awaitTrigger()
            report(
                .warning, "too-many-timers",
                "the timers of \(JSONValue.text(of: seconds)) seconds took more work than a picture has: that of "
                    + "\(Limits.timerFirings), where one that makes and lays out \(Limits.viewsPerTimer) views anew "
                    + "counts as twenty, less what texts and templates took",
                hint: "look for a timer that sets itself again without a delay, or that sets many views too often; "
                    + "the rest was dropped")
        }
    }

    /// Reports unfinished interactions at the end, and that nothing is left to draw after the notification was closed.
    package func finish() {
        for response in expanded?.awaited.responses ?? [] {
            report(
                .note, "completion-pending",
                "the extension never called the completion for \(response.actionIdentifier.quoted()), so its view stays",
                hint: "call it exactly once on every path, or let more time pass")
        }
        if isServing {
            report(
                .note, "service-pending", "a service extension is at work, so its notification isn't delivered",
                hint: "let more time pass: it has \(JSONValue.text(of: Limits.serviceSeconds)) seconds")
        }
        switch state {
        case .textInput(let action):
            report(
                .note, "text-input-open", "\(action.identifier.quoted()) waits for its text",
                hint: "send a text, or cancel the text input")
        case .dismissed, .openedApp:
            let end = state == .dismissed ? "the notification was dismissed" : "the app was opened"
            let got = scene.appInbox.last.map { ", and the app got \($0.actionIdentifier.quoted())" } ?? ""
            report(.note, "nothing-left", "\(end)\(got): no notification is left to draw")
        case .passcode(let action):
            report(
                .note, "passcode-open", "\(action.identifier.quoted()) waits for the passcode of the locked device",
                hint: "enter it or cancel")
        case .idle, .loading, .expanded, .firstResponder, .awaitingCompletion: break
        }
    }
}
