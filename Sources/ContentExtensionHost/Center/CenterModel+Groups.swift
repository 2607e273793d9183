/// How notifications are grouped (fact: api/grouping).
extension CenterModel {
    /// The groups of notifications that come newest first, ordered by their newest.
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

    /// What tells a notification's group from others.
    func groupKey(of delivery: Delivery) -> CenterGroup.Key {
        let grouping = grouping(of: delivery.app)
        // Nothing is lost by showing rows once that all say the same.
        let standsAlone = grouping == .off && !coalesces(delivery)
        return CenterGroup.Key(
            app: delivery.app.key, thread: grouping == .byApp ? "" : delivery.thread,
            notification: standsAlone ? delivery.key.identifier : nil)
    }

    /// What is remembered of a notification's group when it is opened: under another grouping it is another group.
    func opening(of delivery: Delivery) -> ListState.OpenGroup {
        ListState.OpenGroup(grouping: grouping(of: delivery.app), key: groupKey(of: delivery))
    }

    /// Whether the stack of a notification is open.
    func isOpen(_ delivery: Delivery) -> Bool {
        !state.openGroups.isEmpty && state.openGroups.contains(opening(of: delivery))
    }

    private func group(_ key: CenterGroup.Key, _ members: [Delivery]) -> CenterGroup? {
        guard let leading = members.first else { return nil }
        let isExpanded = members.count > 1 && isOpen(leading)
        return CenterGroup(
            key: key, app: leading.app,
            looks: isExpanded ? members.map { shortLook(of: $0) } : [shortLook(of: leading, for: members)],
            count: members.count, isExpanded: isExpanded,
            summary: isExpanded || hidesPreviews(of: leading) ? "" : summary(below: members.dropFirst()))
    }

    /// The line below the leading one of a stack. A row that stands for all hides none either.
    private func summary(below others: ArraySlice<Delivery>) -> String {
        others.isEmpty || !style.hasGroupSummaries ? "" : GroupSummary(words: words).text(of: others)
    }
}

extension Delivery {
    var thread: String { notification.request.content.threadIdentifier }
}
