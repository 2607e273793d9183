/// The calls into the extension, in the order of facts-behaviour 3.
extension NotificationHost {
    func present() {
        guard state == .idle else {
            report(.warning, "already-expanded", "the notification was expanded before, so nothing happens")
            return
        }
        guard notification.request.content.hasText else {
            if !diagnostics.contains(where: { $0.code == "nothing-to-show" }) {
                report(
                    .warning, "nothing-to-show",
                    "the notification has no title, subtitle or body, so iOS shows nothing")
            }
            return
        }
        record(.presented)
        guard let engagement else {
            state = .expanded
            return
        }
        record(.initialSize(size(of: engagement)))
        state = .loading
    }

    func load() {
        guard state == .loading, let engagement else {
            report(.warning, "nothing-to-load", "no extension is waiting to be loaded")
            return
        }
        state = .expanded
        self.engagement?.isLoaded = true
        engagement.controller.extensionContext = engagement.context
        record(.initialized)
        call(.viewDidLoad) { try $0.viewDidLoad() }
        if options.deliversBeforeAppearing { didReceive(notification) }
        call(.viewWillAppear) { try $0.viewWillAppear() }
        if !options.deliversBeforeAppearing { didReceive(notification) }
        layout()
        settleSize()
        call(.viewDidAppear) { try $0.viewDidAppear() }
        settleSize()
        checkLoadedContent()
    }

    /// Calls into the extension while it is up, then does what it asked for meanwhile.
    func call(_ kind: TraceEvent.Kind, _ body: (any NotificationContentExtension) throws -> Void) {
        guard state.isUp, engagement?.isLoaded ?? false, let controller = engagement?.controller else { return }
        record(kind)
        do {
            try body(controller)
        } catch {
            crash("\(kind.name): \(error)")
        }
        carryOutRequests()
    }

    /// The extension's process is gone: its view is blank at the size that it had (facts-behaviour 11).
    func crash(_ place: String) {
        engagement?.isLoaded = false
        if case .awaitingCompletion = state { state = .expanded }
        report(
            .warning, "extension-crashed", "the extension crashed in \(place)",
            hint: "its view stays blank, the default content and the actions stay")
    }

    /// Delivers to the open extension what belongs to it: the same notification anew, or another of its thread
    /// (facts-behaviour 9).
    func deliver(_ other: UserNotification) {
        let (shown, new) = (notification.request, other.request)
        let isReplacement = shown.identifier == new.identifier
        let isSameThread =
            shown.content.threadIdentifier == new.content.threadIdentifier
            && engagement?.attributes.categories.contains(new.content.categoryIdentifier) ?? false
        if isReplacement, state.isUp || state == .idle { notification = other }
        guard state.isUp, engagement?.isLoaded ?? false, isReplacement || isSameThread else {
            record(.otherNotification(new.identifier))
            return
        }
        didReceive(other)
        settleSize()
    }

    func advance(by seconds: Double) {
        guard seconds.isFinite, (0...Limits.advanceSeconds).contains(seconds) else {
            report(
                .error, "advance-out-of-range", "time can't pass by \(seconds) seconds",
                hint: "between 0 and \(JSONValue.text(of: Limits.advanceSeconds))")
            return
        }
        let isComplete = clock.advance(by: seconds) {
            carryOutRequests()
            settleSize()
        }
        if !isComplete {
            report(
                .warning, "too-many-timers",
                "more than \(Limits.timerFirings) timers fired in \(JSONValue.text(of: seconds)) seconds",
                hint: "look for a timer that sets itself again without a delay; the rest was dropped")
        }
    }

    /// Takes the look off the screen. The extension's process is suspended then, and what it asks for is ignored.
    func close(_ end: HostState, _ kind: TraceEvent.Kind) {
        guard state.isUp else { return }
        state = end
        guard let engagement, engagement.isLoaded else {
            record(kind)
            return
        }
        record(.viewWillDisappear)
        engagement.controller.viewWillDisappear()
        record(kind)
        record(.viewDidDisappear)
        engagement.controller.viewDidDisappear()
        carryOutRequests()
        clock.cancelAll()
    }

    private func didReceive(_ notification: UserNotification) {
        call(.didReceive(notification: notification.request.identifier)) { try $0.didReceive(notification) }
    }

    private func checkLoadedContent() {
        guard state.isUp, let engagement else { return }
        if engagement.height == 0 {
            report(
                .warning, "content-without-height", "the extension's view is 0 points high, so nothing of it is seen",
                hint: "set preferredContentSize, or tie the content to the view's top and bottom")
        }
        if engagement.attributes.overridesDefaultTitle, (engagement.title ?? "").isEmpty {
            report(
                .warning, "title-blank",
                "the extension overrides the default title and has no title, so the header is blank",
                hint: "set the controller's title, in didReceive at the latest")
        }
        checkMediaButton(of: engagement)
    }
}

extension NotificationContent {
    /// Whether there is a text to show; iOS shows no notification without one.
    var hasText: Bool { !(title.isEmpty && subtitle.isEmpty && body.isEmpty) }
}
