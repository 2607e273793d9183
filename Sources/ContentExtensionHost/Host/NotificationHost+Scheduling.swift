import Basics

/// Requests that apps schedule on the device: UNUserNotificationCenter's pending requests (fact: api/center.scheduling).
extension NotificationHost {
    /// The requests that wait for their triggers, the soonest first.
    /// - Parameter app: whose; `nil` for those of all apps.
    package func pendingRequests(of app: AppInfo? = nil) -> [NotificationRequest] {
        pending.entries.filter { app.map(\.key) ?? $0.key.app == $0.key.app }.map(\.arrival.notification.request)
    }

    /// UNUserNotificationCenter.removePendingNotificationRequests.
    /// - Parameters:
    ///   - identifiers: `nil` for all.
    ///   - app: whose; `nil` for those of all apps.
    package func removePending(_ identifiers: [String]?, of app: AppInfo? = nil) {
        let wanted = identifiers.map(Set.init)
        removePending { app.map(\.key) ?? $0.app == $0.app && wanted?.contains($0.identifier) ?? true }
    }

    private func removePending(where isGone: (Delivery.Key) -> Bool) {
        let removed = pending.remove(where: isGone)
        guard !removed.isEmpty else { return }
        record(.removedFromPending(removed.map(\.identifier)))
        awaitTrigger()
    }

    /// Takes a local request: delivers it at once without a trigger, or has it wait for its trigger. It replaces a
    /// pending request with its identifier (fact: api/request.identifier).
    func add(_ arrival: Arrival) {
        let request = arrival.notification.request
        lazy var key = Delivery.Key(app: app(of: arrival).key, identifier: request.identifier)
        guard let trigger = request.trigger else {
            if !pending.entries.isEmpty { removePending { $0 == key } }
            return deliver(storing(arrival))
        }
        guard let wait = pending.wait(for: trigger, after: date, timeZone: environment.timeZone) else {
            return report(
                .warning, "request-refused",
                "no date after now matches the trigger of \(request.identifier.quoted()), so it is never delivered (UNError.\(UserNotificationsError.Code.notificationInvalidNoDate.name))",
                hint: "leave out the year, or choose a later date")
        }
        let isReplacement = !pending.remove { $0 == key }.isEmpty
        let entry = PendingRequests.Entry(arrival: storing(arrival), key: key, due: clock.now + wait)
        record(
            isReplacement
                ? .rescheduled(request.identifier, due: entry.due) : .scheduled(request.identifier, due: entry.due))
        addPending(entry)
        awaitTrigger()
    }

    private func addPending(_ entry: PendingRequests.Entry) {
        guard pending.add(entry) != nil else { return }
        report(
            .warning, "too-many-pending",
            "more than \(Limits.pendingRequestsOfApp) requests of an app, or \(Limits.pendingRequests) of all, are pending, so the one that is due last is dropped",
            hint: "iOS keeps the \(Limits.pendingRequestsOfApp) of an app that are due first: schedule the others later"
        )
    }

    /// Sets the clock to the request that is due first.
    func awaitTrigger() {
        triggerClock.cancelAll()
        guard let next = pending.entries.first else { return }
        guard pending.deliveries < Limits.triggeredDeliveries else {
            return report(
                .warning, "too-many-triggers",
                "more than \(Limits.triggeredDeliveries) requests became due, and the others stay pending",
                hint: "remove a request that repeats, or let less time pass")
        }
        triggerClock.schedule(after: next.due - clock.now) { [weak self] in self?.deliverDueRequest() }
    }

    private func deliverDueRequest() {
        guard var entry = pending.takeFirst() else { return }
        var arrival = entry.arrival
        arrival.notification.date = date
        if let trigger = arrival.notification.request.trigger, trigger.repeats,
            let wait = pending.wait(for: trigger, after: date, timeZone: environment.timeZone)
        {
            entry.due = clock.now + wait
            addPending(entry)
        }
        awaitTrigger()
        deliver(arrival)
    }
}
