import Basics

/// Arrival of notifications, and their delivery to the open extension (facts: host/match, host/updates).
extension NotificationHost {
    /// Receives an arrival: an eligible push goes to the app's service extension first, a local request may wait for its
    /// trigger.
    func receive(_ arrival: Arrival) {
        if let file = arrival.file { record(.payloadRead(file: file, effect: arrival.effect)) }
        arrival.warnings.forEach(report)
        let refusal = arrival.refusal
        if options.isForced, let refusal { report(.forced(refusal.message)) }
        let refused =
            (options.isForced ? nil : refusal)
            ?? router.undeliverable(arrival.targetBundle, app: arrival.app, at: arrival.categoryPlace)
        lastArrival.refuse(refused)
        if let refused { return report(refused) }
        if arrival.isRemote { serve(arrival) } else { add(arrival) }
    }

    /// Routes an arrival, sets the badge, adds it to the list, and updates the open extension if it belongs there.
    func deliver(_ arrival: Arrival) {
        var delivery = route(arrival)
        if arrival.effect == .alert { address(&delivery) }
        let content = delivery.notification.request.content
        delivery.outcome = outcome(of: delivery)
        lastArrival.deliver(delivery, isSilent: arrival.effect != .alert || !content.hasText)
        apps.note(delivery.app)
        if delivery.outcome.setsBadge { setBadge(content.badge, of: delivery.app) }
        guard arrival.effect == .alert || isForced("a push without an alert shows nothing") else {
            if arrival.effect == .badgeOrSound { play(delivery.outcome.sound, of: delivery.app) }
            return
        }
        guard content.hasText || isForced("a notification without title, subtitle and body shows nothing") else {
            return report(
                .warning, "nothing-to-show", "the notification has no title, subtitle or body, so iOS shows nothing")
        }
        explain(delivery)
        let identifier = delivery.notification.request.identifier
        if delivery.outcome.suppression != nil, isForced("the settings keep the notification back") {
            delivery.outcome = DeliveryOutcome(level: delivery.outcome.level)
        } else if let reason = delivery.outcome.suppression {
            record(.suppressed(identifier, reason: reason))
            play(delivery.outcome.sound, of: delivery.app)
            return
        }
        if let name = content.sound?.name, let heard = delivery.outcome.sound?.name, name != heard {
            report(
                .warning, "sound-not-played", "iOS plays no file like \(name.quoted()), so the default sound is heard",
                hint: "it takes aiff, wav and caf files of less than 30 seconds")
        }
        let addition = list.add(delivery)
        record(addition.isReplacement ? .replaced(identifier) : .delivered(identifier))
        if addition.isReplacement { closeSingleGroups() }
        let isForOpenExtension = expanded?.receives(delivery) ?? false
        list.present(
            delivery, asBanner: delivery.outcome.showsBanner && !isLocked && !isForOpenExtension, at: date)
        if suggestsManagement, !isForOpenExtension, apps.noteUntouched(identifier, of: delivery.app) {
            record(.managementSuggested(app: delivery.app.key))
        }
        if addition.dropped != nil {
            report(
                .note, "too-many-delivered",
                "more than \(Limits.deliveredNotifications) notifications are delivered, so the oldest are gone",
                hint: "remove those that the user has seen")
        }
        play(delivery.outcome.sound, of: delivery.app)
        if delivery.outcome.isHeldForSummary {
            hold(identifier)
        } else if let expanded, expanded.isUp {
            expanded.receive(delivery)
        }
    }

    /// `true` to show something all the same, which is said.
    private func isForced(_ message: String) -> Bool {
        if options.isForced { report(.forced(message)) }
        return options.isForced
    }

    private func route(_ arrival: Arrival) -> Delivery {
        let category = arrival.notification.request.content.categoryIdentifier
        let route = router.route(
            category: category, targetBundle: arrival.targetBundle, app: arrival.app, at: arrival.categoryPlace)
        if let engaged = route.engaged {
            record(.matched(file: engaged.file, category: category))
        } else {
            let reason = route.refusal?.reason ?? "no extension is installed"
            record(.unmatched(category: category, reason: reason, nearest: route.refusal?.nearest))
        }
        // Without an alert nothing is shown, so problems of finding an extension don't matter.
        if arrival.effect == .alert { route.diagnostics.forEach(report) }
        return Delivery(
            notification: arrival.notification,
            app: arrival.app(owner: route.owner, otherwise: options.app),
            category: route.category, installed: route.engagedIndex)
    }
}

extension NotificationContent {
    /// `true` if there is text to show; iOS shows no notification without one.
    var hasText: Bool { !(title.isEmpty && subtitle.isEmpty && body.isEmpty) }
}
