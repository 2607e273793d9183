/// Grouping of notifications (fact: api/grouping).
extension CenterModel {
    /// Groups deliveries that are sorted newest first; the groups are ordered by their newest member, after the
    /// priority section.
    func groups(of deliveries: [Delivery]) -> [CenterGroup] {
        let groups = deliveries.grouped(by: groupKey).map { group($0, $1) }
        return groups.filter(\.key.isPriority) + groups.filter { !$0.key.isPriority }
    }

    func groupKey(of delivery: Delivery) -> CenterGroup.Key {
        if style.rules.hasAppleIntelligence, delivery.notification.request.content.isPriority {
            return CenterGroup.Key(app: delivery.app.key, notification: delivery.key.identifier, isPriority: true)
        }
        let grouping = grouping(of: delivery.app)
        // Hidden rows of a thread read the same, so they are shown as one row.
        let standsAlone = grouping == .off && !coalesces(delivery) || delivery.isCriticalWithoutThread
        return CenterGroup.Key(
            app: delivery.app.key, thread: grouping == .byApp ? "" : delivery.thread,
            notification: standsAlone ? delivery.key.identifier : nil)
    }

    /// The app's setting overrides that of the device.
    private func grouping(of app: AppInfo) -> NotificationGrouping {
        apps.settings(of: app).grouping ?? settings.grouping
    }

    /// The record of an opened group. A change of grouping makes another group, which starts closed.
    func opening(of delivery: Delivery) -> DeliveredList.OpenGroup {
        DeliveredList.OpenGroup(grouping: grouping(of: delivery.app), key: groupKey(of: delivery))
    }

    /// The visible notifications of a delivery's group, newest first.
    func group(of delivery: Delivery) -> some Collection<Delivery> {
        let key = groupKey(of: delivery)
        return newestFirst.lazy.filter { $0.isSeen && groupKey(of: $0) == key }
    }

    /// `true` if a group has more than one visible notification.
    func isStack(_ delivery: Delivery) -> Bool { !group(of: delivery).dropFirst().isEmpty }

    /// `true` if the notification's stack is open.
    func isOpen(_ delivery: Delivery) -> Bool {
        !list.openGroups.isEmpty && list.openGroups.contains(opening(of: delivery))
    }

    /// `true` if a closed stack shows another notification in front of it.
    func isBehindAnother(_ delivery: Delivery) -> Bool {
        !isOpen(delivery) && group(of: delivery).first.map { $0.key != delivery.key } ?? false
    }

    /// Groups in the order of the locked screen: critical alerts first (fact: api/management.critical-order).
    func lockScreenGroups(of deliveries: [Delivery]) -> [CenterGroup] {
        let groups = groups(of: deliveries)
        let isCritical = { (group: CenterGroup) in group.rows.first?.level == .critical }
        return groups.filter(isCritical) + groups.filter { !isCritical($0) }
    }

    private func group(_ key: CenterGroup.Key, _ members: [Delivery]) -> CenterGroup {
        let leading = members[0]
        let isExpanded = members.count > 1 && isOpen(leading)
        return CenterGroup(
            key: key, app: leading.app,
            rows: isExpanded ? members.map { row(of: $0) } : [row(of: leading, for: members)],
            count: members.count, isExpanded: isExpanded,
            offersClear: isExpanded && list.revealed == .clear(opening(of: leading)),
            summary: isExpanded || hidesPreviews(of: leading) ? "" : summary(below: members.dropFirst()))
    }

    /// The line below a stack's leading notification.
    private func summary(below others: ArraySlice<Delivery>) -> String {
        others.isEmpty || !style.rules.hasGroupSummaries ? "" : words.groupSummary(of: others)
    }
}

extension Delivery {
    var thread: String { notification.request.content.threadIdentifier }

    /// `true` for a critical alert that joins no group.
    var isCriticalWithoutThread: Bool { outcome.level == .critical && thread.isEmpty }
}

extension Sequence {
    /// The elements by key, in the order in which the keys first occur.
    func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, members: [Element])] {
        var groups: [(key: Key, members: [Element])] = []
        var indices: [Key: Int] = [:]
        for element in self {
            let key = key(element)
            let index = indices[key] ?? groups.count
            if index == groups.count { groups.append((key, [])) }
            indices[key] = index
            groups[index].members.append(element)
        }
        return groups
    }
}
