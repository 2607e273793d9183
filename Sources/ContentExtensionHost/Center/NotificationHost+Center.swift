/// What the notification centre makes of what is delivered.
extension NotificationHost {
    /// What the short looks and the list show.
    public var center: CenterScene {
        let looks = list.deliveriesNewestFirst.filter(\.outcome.isInList).map(shortLook)
        let groups = looks.map { look in
            CenterGroup(
                key: CenterGroup.Key(app: look.app.key, thread: look.identifier), app: look.app, looks: [look],
                count: 1)
        }
        return CenterScene(
            groups: groups, lockScreenGroups: groups, banner: looks.first, summary: scheduledSummary(shortLook),
            management: managementView(), prompt: authorizationPrompt(), isLocked: isLocked)
    }

    private func shortLook(_ delivery: Delivery) -> ShortLook {
        let content = delivery.notification.request.content
        return ShortLook(
            identifier: delivery.notification.request.identifier, app: delivery.app, title: content.title,
            subtitle: content.subtitle, body: content.body,
            time: SystemWords(language: options.locale).text(.now), thumbnail: content.attachments.first,
            level: delivery.outcome.level, provisionalChoices: provisionalChoices(of: delivery.app))
    }
}
