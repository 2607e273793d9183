/// Whether a notification meets its app's service extension before it is delivered (fact: api/service).
extension NotificationHost {
    /// Whether a service extension is at work, and its notification not delivered yet.
    public var isServing: Bool { !services.isEmpty }

    /// Lets time pass until no service extension is at work.
    public func waitForServices() {
        perform { $0.endServices() }
    }

    func endServices() {
        guard timeToCome == nil else { return }
        while isServing, let wait = clock.untilNextWork, wait <= Limits.serviceSeconds { advance(by: wait) }
        // Those whose time would be up after time stops.
        expireServices()
    }

    /// Ends the time of all service extensions, in their order.
    func expireServices() {
        for (_, run) in services.sorted(by: { $0.key < $1.key }) { run.expire() }
    }

    /// Gives a notification to its app's service extension, or delivers it as it came.
    func serve(_ arrival: Arrival) {
        guard arrival.mayBeServed, let service = makeService(for: arrival) else {
            var arrival = arrival
            arrival.notification.request.content.attachments = AttachmentStore.store(
                arrival.notification.request.content.attachments, bundle: arrival.isRemote ? nil : bundle(of: arrival),
                record: record)
            return deliver(arrival)
        }
        let owner = owner(of: arrival)
        servicesStarted += 1
        let number = servicesStarted
        let run = ServiceRun(
            service, request: arrival.notification.request, assets: environment.assets, clock: clock,
            record: { [weak self] in self?.record($0) }, report: { [weak self] in self?.report($0) }
        ) { [weak self] content in
            self?.services[number] = nil
            self?.afterCalls { $0.deliver(arrival.replacingContent(by: content, of: owner?.app)) }
        }
        services[number] = run
        run.start()
    }

    /// Does something now, as part of the event that runs, or else as one; within an extension's call it waits for its
    /// end.
    private func afterCalls(_ work: @escaping (NotificationHost) -> Void) {
        if isCalling || !isHandling { perform(work) } else { work(self) }
    }

    private func makeService(for arrival: Arrival) -> (any NotificationServiceExtension)? {
        guard let owner = owner(of: arrival) else { return nil }
        return installed.lazy.filter { $0.descriptor.app.key == owner.app.key }.compactMap(\.makeService).first?()
    }

    /// The app's folder, as far as a descriptor's is it.
    private func bundle(of arrival: Arrival) -> String? {
        owner(of: arrival).map { FileScope(root: FilePath.folder(of: $0.file)).root }
    }

    private func owner(of arrival: Arrival) -> ExtensionDescriptor? {
        let category = arrival.notification.request.content.categoryIdentifier
        return router.route(category: category, targetBundle: arrival.targetBundle, app: arrival.app).owner
    }
}

extension Arrival {
    /// Whether it came through APNs, asks for the service extension, and has a text to show.
    fileprivate var mayBeServed: Bool {
        isRemote && hasMutableContent && effect == .alert && notification.request.content.hasText
    }

    fileprivate func replacingContent(by content: NotificationContent, of app: AppInfo?) -> Arrival {
        var arrival = self
        // Whatever category it has by now, it stays the app's own.
        if arrival.targetBundle == nil, let bundle = app?.bundleIdentifier, !bundle.isEmpty {
            arrival.targetBundle = bundle
        }
        // A category that the service extension chose stands nowhere in the payload.
        if content.categoryIdentifier != notification.request.content.categoryIdentifier { arrival.categoryPlace = nil }
        arrival.notification.request.content = content
        return arrival
    }
}
