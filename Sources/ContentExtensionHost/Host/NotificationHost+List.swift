import Basics

/// The user's actions on the list of delivered notifications (fact: api/grouping).
extension NotificationHost {
    func expandGroup(_ identifier: String) {
        guard let delivery = listed(identifier, "the group can't be opened") else { return }
        let model = centerModel
        guard model.isStack(delivery) else {
            return report(
                .error, "no-stack", "\(identifier.quoted()) is alone in its group, so there is no stack to open",
                hint: "stacks are made of notifications of one app, and of one thread where the app has several")
        }
        if list.open(model.opening(of: delivery)) { record(.groupExpanded(identifier)) }
    }

    func collapseGroup(_ identifier: String) {
        guard let delivery = listed(identifier, "the group can't be closed") else { return }
        if list.close(centerModel.opening(of: delivery)) {
            record(.groupCollapsed(identifier))
        } else {
            reportClosed(identifier)
        }
    }

    /// The × above an open stack: the first tap turns it into "Clear", which clears the stack (fact:
    /// ios26/heading.clear).
    func tapClearButton(_ identifier: String) {
        guard let delivery = listed(identifier, "nothing can be cleared") else { return }
        let opening = centerModel.opening(of: delivery)
        guard list.openGroups.contains(opening) else { return reportClosed(identifier) }
        if list.revealed == .clear(opening) { return clearGroup(identifier) }
        list.reveal(.clear(opening))
        record(.clearOffered(identifier))
    }

    func reportClosed(_ identifier: String) {
        report(
            .error, "group-not-open", "the group of \(identifier.quoted()) isn't open",
            hint: "open it with expandGroup first")
    }

    /// Reveals the tiles beside a row; for any member of a closed stack, beside the leading row.
    func swipe(_ identifier: String?) {
        guard let delivery = listed(identifier, "the row can't be swiped") else { return }
        let model = centerModel
        let row = model.isOpen(delivery) ? delivery : model.group(of: delivery).first ?? delivery
        list.reveal(.tiles(row.key))
        record(.swiped(row.key.identifier))
    }

    /// Clears a row, or a notification on the summary's card.
    func clear(_ identifier: String) {
        guard isListInReach("nothing can be cleared"), chargeListWork() else { return }
        let onCard = Set(list.summary.delivered)
        guard let delivery = list.newest(identifier), delivery.isSeen || onCard.contains(delivery.key) else {
            return reportUnknown(identifier)
        }
        guard onCard.contains(delivery.key) || !centerModel.isBehindAnother(delivery) else {
            return reportClosed(identifier)
        }
        clear { $0.key == delivery.key }
    }

    func clearGroup(_ identifier: String) {
        guard let delivery = listed(identifier, "nothing can be cleared") else { return }
        let model = centerModel
        let key = model.groupKey(of: delivery)
        _ = list.close(model.opening(of: delivery))
        clear { model.groupKey(of: $0) == key }
    }

    func clearAll() {
        guard isListInReach("nothing can be cleared") else { return }
        list.closeGroups { _ in false }
        clear { _ in true }
    }

    /// Clears visible notifications; apps that requested it are told.
    private func clear(where isMeant: (Delivery) -> Bool) {
        guard chargeListWork() else { return }
        let onCard = Set(list.summary.delivered)
        let cleared = centerModel.newestFirst.filter { ($0.isSeen || onCard.contains($0.key)) && isMeant($0) }
        guard !cleared.isEmpty else {
            return report(
                .error, "not-delivered", "the list has no notification to clear", hint: "deliver one first")
        }
        record(.cleared(cleared.map(\.key.identifier)))
        let keys = Set(cleared.map(\.key))
        _ = list.remove { keys.contains($0.key) }
        list.reveal(nil)
        closeSingleGroups()
        for delivery in cleared where delivery.category?.options.contains(.customDismissAction) ?? false {
            let response = NotificationResponse(
                notification: delivery.notification, actionIdentifier: NotificationResponse.dismissActionIdentifier)
            forward(response, to: delivery.app, isForeground: false)
        }
    }

    /// The newest visible notification with an identifier; `nil` for the newest of all.
    private func listed(_ identifier: String?, _ consequence: String) -> Delivery? {
        guard isListInReach(consequence), chargeListWork() else { return nil }
        let delivery = identifier.map { list.newest($0) } ?? centerModel.newestFirst.first(where: \.isSeen)
        if let delivery, delivery.isSeen { return delivery }
        reportUnknown(identifier)
        return nil
    }

    /// Counts a gesture or a removal, which goes through every notification of the list.
    /// - Returns: `false`, with an error, beyond the limit.
    package func chargeListWork() -> Bool {
        if list.charge() { return true }
        report(
            Diagnostic(
                .error, "too-much-list",
                "the gestures on lists and banners, and removals, counted once for every notification that is there, come to more than "
                    + "\(Limits.listWork)", hint: "deliver fewer, or touch them less often", exit: .refused))
        return false
    }

    private func isListInReach(_ consequence: String) -> Bool {
        guard isScreenInReach("the list was touched") else { return false }
        guard state.isUp else { return true }
        report(
            .error, "list-covered", "an expanded notification covers the list, so \(consequence)",
            hint: "close it first")
        return false
    }

    /// Closes groups with fewer than two notifications left.
    func closeSingleGroups() {
        guard !list.openGroups.isEmpty else { return }
        let model = centerModel
        var counts: [CenterGroup.Key: Int] = [:]
        for delivery in list.deliveriesNewestFirst where delivery.isSeen {
            counts[model.groupKey(of: delivery), default: 0] += 1
        }
        list.closeGroups { counts[$0.key, default: 0] > 1 }
    }
}

extension Delivery {
    /// `true` if the user sees it in the list or on the locked screen.
    var isSeen: Bool { isListed || isShownLocked }
}
