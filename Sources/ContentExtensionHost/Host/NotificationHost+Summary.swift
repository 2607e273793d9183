import Views

/// The scheduled summary, which delivers held notifications at its times (fact: api/interruption-level).
extension NotificationHost {
    func hold(_ identifier: String) {
        record(.held(identifier))
        awaitSummary()
    }

    /// Schedules the summary again after timers were dropped.
    func awaitSummaryAnew() {
        guard list.isSummaryScheduled else { return }
        list.scheduleSummary(false)
        if list.deliveriesNewestFirst.contains(where: \.outcome.isHeldForSummary) { awaitSummary() }
    }

    private func awaitSummary() {
        guard !list.isSummaryScheduled,
            let wait = settings.mode.summaryTimes.wait(after: date, timeZone: environment.timeZone)
        else { return }
        list.scheduleSummary()
        clock.schedule(after: wait) { [weak self] in self?.deliverSummary() }
    }

    /// Delivers the held notifications as one card.
    private func deliverSummary() {
        let apps = apps
        let delivered = list.deliverSummary(at: date) { apps[$0].settings.showsInNotificationCenter }
        if !delivered.isEmpty { record(.summaryDelivered(delivered)) }
    }
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
