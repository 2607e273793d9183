/// The scheduled summary: what it holds back comes together at its times (facts-api 2.2).
extension NotificationHost {
    /// Keeps a notification for the next summary.
    func hold(_ identifier: String) {
        record(.held(identifier))
        guard !summary.isDue, let wait = settings.mode.summaryTimes.wait(after: date, timeZone: options.timeZone)
        else { return }
        summary.isDue = true
        clock.schedule(after: wait) { [weak self] in self?.deliverSummary() }
    }

    /// Seconds since 1970.
    var date: Double { options.date + clock.now }

    /// Brings what is held as one card; what the one before it still had goes into the list.
    private func deliverSummary() {
        summary.isDue = false
        let held = list.deliveriesNewestFirst.filter(\.outcome.isHeldForSummary)
        guard !held.isEmpty else { return }
        let last = Set(summary.delivered)
        list.change(where: { last.contains($0.key) }) { $0.outcome.isInList = true }
        // Newest first among those of one score.
        let sorted = held.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
        summary.delivered = sorted.map(\.element.key)
        summary.date = date
        list.change(where: \.outcome.isHeldForSummary) { $0.outcome.isHeldForSummary = false }
        record(.summaryDelivered(sorted.map(\.element.notification.request.identifier)))
    }

    /// What the last summary shows: the most relevant notification whole, and how many each app has besides.
    /// - Parameter look: makes a row of a delivery.
    func scheduledSummary(_ look: (Delivery) -> ShortLook) -> ScheduledSummary? {
        guard !summary.delivered.isEmpty else { return nil }
        let places = Dictionary(uniqueKeysWithValues: summary.delivered.enumerated().map { ($1, $0) })
        let deliveries = list.deliveriesNewestFirst.compactMap { delivery in
            places[delivery.key].map { (place: $0, delivery: delivery) }
        }
        .sorted { $0.place < $1.place }.map(\.delivery)
        guard let first = deliveries.first else { return nil }
        var others: [(app: AppInfo, count: Int)] = []
        var indices: [String: Int] = [:]
        for delivery in deliveries.dropFirst() {
            let index = indices[delivery.app.key] ?? others.count
            if index == others.count { others.append((delivery.app, 0)) }
            indices[delivery.app.key] = index
            others[index].count += 1
        }
        let isMorning = LocalizedFormat.secondsOfDay(at: summary.date, options.timeZone) < 12 * 3_600
        let words = SystemWords(language: options.locale)
        return ScheduledSummary(
            title: words.text(isMorning ? .morningSummary : .eveningSummary), featured: [look(first)],
            others: others)
    }
}

extension Delivery {
    fileprivate var score: Double { notification.request.content.relevanceScore }
}

extension [TimeOfDay] {
    /// The seconds until the next of these times after a moment, by the zone's clock.
    func wait(after date: Double, timeZone: String) -> Double? {
        let now = LocalizedFormat.secondsOfDay(at: date, timeZone)
        let waits = map { time in
            let seconds = Double(time.minutes) * 60
            let wait = seconds > now ? seconds - now : seconds - now + 86_400
            // The zone's clock may be put forward or back until then.
            let drift = (seconds - LocalizedFormat.secondsOfDay(at: date + wait, timeZone)).remainder(
                dividingBy: 86_400)
            return Swift.max(1, wait + drift)
        }
        return waits.min()
    }
}
