/// The card of the scheduled summary.
extension CenterModel {
    /// The summary delivered last: the most relevant notification in full, and the number of others of each app.
    var scheduledSummary: ScheduledSummary? {
        guard !summary.delivered.isEmpty else { return nil }
        let places = Dictionary(uniqueKeysWithValues: summary.delivered.enumerated().map { ($1, $0) })
        let deliveries = list.deliveriesNewestFirst.compactMap { delivery in
            places[delivery.key].map { (place: $0, delivery: delivery) }
        }.sorted { $0.place < $1.place }.map(\.delivery)
        guard let first = deliveries.first else { return nil }
        let others = deliveries.dropFirst().grouped(by: \.app.key).map { _, members in
            ScheduledSummary.AppCount(app: members[0].app, count: members.count)
        }
        let isMorning = LocalizedFormat.secondsOfDay(at: summary.date, timeZone) < 12 * 3_600
        return ScheduledSummary(
            title: words.text(isMorning ? .morningSummary : .eveningSummary), featured: [row(of: first)],
            others: others)
    }
}
