import Basics

/// The calls into the extension in their order (fact: host/lifecycle).
extension NotificationHost {
    /// Shows the expanded notification at its initial size, before any code runs.
    /// - Returns: `false` if that wasn't possible.
    @discardableResult
    func present(_ identifier: String?) -> Bool {
        if let shown {
            reportExpanded(shown.delivery.notification.request.identifier, wanted: identifier)
            return false
        }
        // A notification can't be expanded before its service extension has handed it over.
        if list.newest(identifier) == nil { endServices() }
        guard let delivery = list.newest(identifier) else {
            // A silent push was reported on its arrival.
            if identifier != nil || latest == nil { reportUnknown(identifier) }
            return false
        }
        guard !isLocked || !centerModel.hidesPreviews(of: delivery) else {
            askForPasscode(before: .expansion(delivery))
            return false
        }
        gone = nil
        lockedTouch = nil
        noteUse(of: delivery.app)
        listState.banner = nil
        listState.revealed = nil
        record(.presented)
        var expansion = Expansion(phase: .up, start: clock.now, delivery: delivery)
        expansion.begin(.presentation, at: clock.now)
        shown = expansion
        startActions(delivery.category?.actions ?? [])
        if let index = delivery.installed {
            engage(installed[index], for: delivery)
        } else {
            shown?.mediaPlayer = SystemMediaPlayer(delivery.notification.request.content.attachments.first)
        }
        return true
    }

    /// Reports that nothing more can be expanded while a notification is.
    private func reportExpanded(_ open: String, wanted: String?) {
        guard let wanted, wanted != open else {
            return report(
                .warning, "already-expanded", "the notification was expanded before, so nothing happens",
                hint: "dismiss it first")
        }
        guard list.newest(wanted) != nil else { return reportUnknown(wanted) }
        report(
            .warning, "already-expanded",
            "\(wanted.quoted()) can't be expanded while \(open.quoted()) is open, so nothing happens",
            hint: "close it first")
    }

    /// Makes the extension's instance for this expansion; of its code, only the initializer runs.
    private func engage(_ installed: InstalledExtension, for delivery: Delivery) {
        let attributes = installed.descriptor.attributes
        let initial = ContentHeight.initial(ratio: attributes.initialContentSizeRatio, width: width)
        if let problem = initial.problem { report(problem) }
        let context = ExtensionContext(
            actions: shown?.actions ?? [], attachments: SecurityScope(isStrict: options.isStrict), clock: clock.branch()
        )
        let engagement = Engagement(
            controller: installed.makeController(), makeSubstitute: installed.makeSubstitute, context: context,
            attributes: attributes, reminder: clock.branch(), height: initial.height)
        context.didAsk = { [weak self] in self?.performIfIdle { $0.drainFindings() } }
        shown?.engagement = engagement
        shown?.phase = .loading
        record(.initialSize(size(of: engagement)))
    }

    func load() {
        guard state == .loading, let engagement, let notification = shown?.delivery.notification else {
            return report(
                .warning, "nothing-to-load", "no extension is waiting to be loaded",
                hint: "present a notification that an extension claims first; expanding it loads the extension too")
        }
        shown?.phase = .up
        shown?.engagement?.process = .running
        engagement.controller.extensionContext = engagement.context
        record(.initialized)
        call(.viewDidLoad) { try $0.viewDidLoad() }
        if options.deliversBeforeAppearing { receiveFirst(notification) }
        call(.viewWillAppear) { try $0.viewWillAppear() }
        if !options.deliversBeforeAppearing { receiveFirst(notification) }
        layout()
        settleSize()
        call(.viewDidAppear) { try $0.viewDidAppear() }
        settleSize()
        checkLoadedContent()
    }

    /// Passes the notification to the extension, then those of its thread that arrived while it started.
    private func receiveFirst(_ notification: UserNotification) {
        didReceive(notification)
        let waiting = shown?.waiting ?? []
        shown?.waiting = []
        waiting.forEach(didReceive)
    }

    func didReceive(_ notification: UserNotification) {
        call(.didReceive(notification: notification.request.identifier)) { try $0.didReceive(notification) }
    }

    /// Calls the running extension, then carries out the requests it made meanwhile.
    /// - Parameter isRepeated: `true` for a call that a substitute gets as well.
    func call(
        _ kind: TraceEvent.Kind, isRepeated: Bool = true,
        _ body: @escaping (any NotificationContentExtension) throws -> Void
    ) {
        guard state.isUp, let engagement, engagement.isRunning else { return }
        record(kind)
        if kind != .viewDidLoad { engagement.context.viewSize = size(of: engagement) }
        if isRepeated, engagement.makeSubstitute != nil { shown?.engagement?.calls.append(body) }
        do {
            try calling { try body(engagement.controller) }
        } catch {
            let crash = error as? ExtensionCrash ?? ExtensionCrash("\(error)")
            if !substitute(because: crash) { self.crash(during: kind.name, because: crash) }
        }
        carryOutRequests()
    }

    /// Goes on with another controller, which gets the calls so far, if code of the first one can't run here.
    /// - Returns: `false` if there is none.
    func substitute(because crash: ExtensionCrash) -> Bool {
        guard crash.isCodeIncomplete, let engagement, engagement.isRunning, let make = engagement.makeSubstitute
        else { return false }
        let controller = make(crash)
        controller.extensionContext = engagement.context
        shown?.engagement?.controller = controller
        shown?.engagement?.makeSubstitute = nil
        shown?.engagement?.calls = []
        do {
            try calling { for call in engagement.calls { try call(controller) } }
        } catch {
            self.crash(during: "its own work", because: error as? ExtensionCrash ?? ExtensionCrash("\(error)"))
        }
        return true
    }

    /// Runs code of an extension; events that it sends are deferred.
    func calling(_ body: () throws -> Void) rethrows {
        isCalling = true
        defer { isCalling = false }
        try body()
    }

    /// Crash of the extension's process (fact: host/faults): blanks the view at its current size. Default content and
    /// actions stay, and their responses go to the app.
    func crash(during call: String, because crash: ExtensionCrash) {
        guard let engagement, engagement.isRunning else { return }
        shown?.engagement?.process = .crashed
        stopAwaiting()
        engagement.context.clock.stop()
        record(.crashed(during: call))
        report(
            Diagnostic(
                .warning, "extension-crashed", "the extension crashed in \(call): \(crash.reason)", at: crash.location,
                hint: "its view stays blank, the default content and the actions stay"))
    }

    private func checkLoadedContent() {
        guard state.isUp, let engagement, engagement.isRunning else { return }
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
