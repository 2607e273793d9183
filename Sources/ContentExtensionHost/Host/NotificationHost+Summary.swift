import Views

/// The scheduled summary, which delivers held notifications at its times (fact: api/interruption-level).
extension NotificationHost {
    func hold(_ identifier: String) {
        record(.held(identifier))
        awaitSummary()
    }

    /// Schedules the summary again after timers were dropped.
    func awaitSummaryAnew() {
        guard summary.isDue else { return }
        summary.isDue = false
        if list.deliveriesNewestFirst.contains(where: \.outcome.isHeldForSummary) { awaitSummary() }
    }

    private func awaitSummary() {
        guard !summary.isDue, let wait = settings.mode.summaryTimes.wait(after: date, timeZone: environment.timeZone)
        else { return }
        summary.isDue = true
        clock.schedule(after: wait) { [weak self] in self?.deliverSummary() }
    }

    /// Seconds since 1970.
    var date: Double { environment.date + clock.now }

    /// Delivers the held notifications as one card; those of the previous card move to the list.
    private func deliverSummary() {
        summary.isDue = false
        let held = list.deliveriesNewestFirst.filter(\.outcome.isHeldForSummary)
        guard !held.isEmpty else { return }
        unpackSummary()
        // The highest relevance first; the newest first among equal scores.
        let sorted = held.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
        summary.delivered = sorted.map(\.element.key)
        summary.date = date
        list.change(where: \.outcome.isHeldForSummary) { $0.outcome.isHeldForSummary = false }
        record(.summaryDelivered(sorted.map(\.element.notification.request.identifier)))
    }

    /// Moves the notifications of the last card to the list, or removes them if the app isn't shown there.
    private func unpackSummary() {
        let onCard = Set(summary.delivered)
        guard !onCard.isEmpty else { return }
        let apps = apps
        _ = list.remove { onCard.contains($0.key) && !apps[$0.app].settings.showsInNotificationCenter }
        list.change(where: { onCard.contains($0.key) }) { $0.outcome.isInList = true }
    }
}

extension Delivery {
    fileprivate var score: Double { notification.request.content.relevanceScore }
}

extension [TimeOfDay] {
    /// The seconds from a moment until the next of these times, by the zone's clock.
    func wait(after date: Double, timeZone: String) -> Double? {
        let now = LocalizedFormat.secondsOfDay(at: date, timeZone)
        let waits = map { time in
            let seconds = Double(time.minutes) * 60
            let wait = seconds > now ? seconds - now : seconds - now + 86_400
            // Correct for a change of the zone's offset (daylight saving) before then.
            let drift = (seconds - LocalizedFormat.secondsOfDay(at: date + wait, timeZone)).remainder(
                dividingBy: 86_400)
            return Swift.max(1, wait + drift)
        }
        return waits.min()
    }
}
