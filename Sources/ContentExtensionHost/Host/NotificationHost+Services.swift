import Basics

/// Service extensions, which process notifications before their delivery (fact: api/service).
extension NotificationHost {
    /// `true` while a service extension processes a notification.
    package var isServing: Bool { !services.isEmpty }

    /// Lets time pass until all service extensions are done.
    func endServices() {
        guard !advances.isRunning else { return }
        while isServing, let wait = clock.untilNextWork, wait <= Limits.serviceSeconds { advance(by: wait) }
        // Expire those that the clock no longer ends.
        expireServices()
    }

    /// Expires all service extensions in the order of their start.
    func expireServices() { services.runs.forEach { $0.expire() } }

    /// Passes a remote notification to its app's service extension, or delivers it unchanged.
    func serve(_ arrival: Arrival) {
        guard arrival.mayBeServed, let service = makeService(for: arrival) else { return deliver(storing(arrival)) }
        let owner = owner(of: arrival)
        let number = services.nextNumber()
        let run = ServiceRun(
            service, request: arrival.notification.request, assets: environment.assets, clock: clock,
            center: AppCenter(self, app: arrival.app(owner: owner, otherwise: options.app)),
            record: { [weak self] in self?.record($0) }, report: { [weak self] in self?.report($0) }
        ) { [weak self] content in
            self?.services.remove(number)
            guard let self else { return }
            var served = arrival.replacingContent(by: content, of: owner?.app)
            if content != arrival.notification.request.content, !mayKeep(served.notification.request) {
                served = arrival
            }
            let arrival = served
            // Within the current event if one is handled; an extension's call queues it.
            if isCalling || !isHandling { enqueue { $0.deliver(arrival) } } else { deliver(arrival) }
        }
        services.add(run, number: number)
        run.start()
    }

    /// The arrival with its attachments in the system's store.
    func storing(_ arrival: Arrival) -> Arrival {
        var arrival = arrival
        arrival.notification.request.content.attachments = AttachmentStore.store(
            arrival.notification.request.content.attachments, bundle: arrival.isRemote ? nil : bundle(of: arrival),
            record: record)
        return arrival
    }

    func app(of arrival: Arrival) -> AppInfo {
        arrival.app(owner: owner(of: arrival), otherwise: options.app)
    }

    private func makeService(for arrival: Arrival) -> (any NotificationServiceExtension)? {
        guard let owner = owner(of: arrival) else { return nil }
        return installed.lazy.filter { $0.descriptor.app.key == owner.app.key }.compactMap(\.makeService).first?()
    }

    /// The app's bundle folder, estimated from a descriptor's folder.
    private func bundle(of arrival: Arrival) -> String? {
        owner(of: arrival).map { FileScope(root: FilePath.folder(of: $0.file)).root }
    }

    private func owner(of arrival: Arrival) -> ExtensionDescriptor? {
        let category = arrival.notification.request.content.categoryIdentifier
        return router.route(category: category, targetBundle: arrival.targetBundle, app: arrival.app).owner
    }
}

extension Arrival {
    /// `true` for alerts with text that request the service extension.
    fileprivate var mayBeServed: Bool {
        hasMutableContent && effect == .alert && notification.request.content.hasText
    }

    fileprivate func replacingContent(by content: NotificationContent, of app: AppInfo?) -> Arrival {
        var arrival = self
        // The notification stays with its app, even if the new category belongs to no descriptor of it.
        if arrival.targetBundle == nil, let bundle = app?.bundleIdentifier, !bundle.isEmpty {
            arrival.targetBundle = bundle
        }
        // The new category has no position in the payload.
        if content.categoryIdentifier != notification.request.content.categoryIdentifier { arrival.categoryPlace = nil }
        arrival.notification.request.content = content
        return arrival
    }
}
