/// Grouping of notifications (fact: api/grouping).
extension CenterModel {
    /// Groups deliveries that are sorted newest first; the groups are ordered by their newest member.
    func groups(of deliveries: [Delivery]) -> [CenterGroup] {
        var order: [CenterGroup.Key] = []
        var members: [CenterGroup.Key: [Delivery]] = [:]
        for delivery in deliveries {
            let key = groupKey(of: delivery)
            if members[key] == nil { order.append(key) }
            members[key, default: []].append(delivery)
        }
        return order.compactMap { key in members[key].flatMap { group(key, $0) } }
    }

    func groupKey(of delivery: Delivery) -> CenterGroup.Key {
        let grouping = grouping(of: delivery.app)
        // Hidden rows of a thread read the same, so they are shown as one row.
        let standsAlone = grouping == .off && !coalesces(delivery)
        return CenterGroup.Key(
            app: delivery.app.key, thread: grouping == .byApp ? "" : delivery.thread,
            notification: standsAlone ? delivery.key.identifier : nil)
    }

    /// The record of an opened group. A change of grouping makes another group, which starts closed.
    func opening(of delivery: Delivery) -> ListState.OpenGroup {
        ListState.OpenGroup(grouping: grouping(of: delivery.app), key: groupKey(of: delivery))
    }

    /// `true` if the notification's stack is open.
    func isOpen(_ delivery: Delivery) -> Bool {
        !state.openGroups.isEmpty && state.openGroups.contains(opening(of: delivery))
    }

    private func group(_ key: CenterGroup.Key, _ members: [Delivery]) -> CenterGroup? {
        guard let leading = members.first else { return nil }
        let isExpanded = members.count > 1 && isOpen(leading)
        return CenterGroup(
            key: key, app: leading.app,
            rows: isExpanded ? members.map { row(of: $0) } : [row(of: leading, for: members)],
            count: members.count, isExpanded: isExpanded,
            summary: isExpanded || hidesPreviews(of: leading) ? "" : summary(below: members.dropFirst()))
    }

    /// The line below a stack's leading notification.
    private func summary(below others: ArraySlice<Delivery>) -> String {
        others.isEmpty || !style.rules.hasGroupSummaries ? "" : GroupSummary(words: words).text(of: others)
    }
}

extension Delivery {
    var thread: String { notification.request.content.threadIdentifier }
}
