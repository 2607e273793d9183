/// When an app's service extension gets a notification, and what becomes of what it hands over (facts-api 7).
extension NotificationHost {
    /// Whether a service extension is at work, so that a notification is on its way that isn't delivered yet.
    public var isServing: Bool { !services.isEmpty }

    /// The service extension that gets an arrival: its app's, for a remote notification that says so and shows something.
    func service(for arrival: Arrival) -> (() -> any NotificationServiceExtension)? {
        let content = arrival.notification.request.content
        guard arrival.isRemote, arrival.hasMutableContent, arrival.effect == .alert, content.hasText else { return nil }
        let route = router.route(category: content.categoryIdentifier, targetBundle: arrival.targetBundle)
        guard let owner = route.owner else { return nil }
        return installed.lazy.filter { $0.descriptor.app.key == owner.app.key }.compactMap(\.makeService).first
    }

    /// Runs the service extension, which may take its time; what it hands over is delivered in the place of the original.
    func serve(_ arrival: Arrival, with service: any NotificationServiceExtension) {
        let number = servicesStarted
        servicesStarted += 1
        let run = ServiceRun(
            service, request: arrival.notification.request, assets: options.assets, clock: clock,
            record: { [weak self] in self?.record($0) }, report: { [weak self] in self?.report($0) },
            completion: { [weak self] content in
                self?.afterCalls { host in
                    host.services[number] = nil
                    var arrival = arrival
                    arrival.notification.request.content = content
                    host.deliver(arrival)
                }
            })
        services[number] = run
        run.start()
    }

    /// Does something now, or when the call that an extension is in is over.
    private func afterCalls(_ work: @escaping (NotificationHost) -> Void) {
        if isCalling { perform(work) } else { work(self) }
    }
}
