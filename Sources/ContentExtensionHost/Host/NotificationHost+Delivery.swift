import Basics

/// Effect of settings on an arriving notification (facts: api/interruption-level, api/sound, api/center).
extension NotificationHost {
    func outcome(of delivery: Delivery) -> DeliveryOutcome {
        let app = apps[delivery.app]
        // The delegate's answer is known only for apps with settings, or opened by the user: an app without settings
        // that is in the foreground to handle a response isn't asked.
        let isAsked = app.isInForeground && (app.isOpenedFromHome || apps.isSetUp(delivery.app))
        return DeliveryRules(
            settings: app.settings, mode: settings.mode, isInForeground: isAsked,
            isScheduled: app.settings.scheduledDelivery ?? !options.center.mode.summaryTimes.isEmpty,
            style: environment.device.style, date: date
        ).outcome(of: delivery.notification.request.content)
    }

    func play(_ sound: NotificationSound?, of app: AppInfo) { if let sound { record(.sound(app: app.key, sound)) } }

    /// Reports why a notification has less effect than its sender requested.
    func explain(_ delivery: Delivery) {
        let settings = settings(of: delivery.app)
        let (content, outcome, app) = (
            delivery.notification.request.content, delivery.outcome, delivery.app.name.quoted()
        )
        switch outcome.suppression {
        case .notDetermined:
            return report(
                .warning, "not-authorized",
                "\(app) never asked whether it may send notifications, so iOS shows nothing",
                hint: "call requestAuthorization first; in a scenario that is the step \"requestAuthorization\"")
        case .denied:
            return report(
                .warning, "not-authorized", "the user doesn't allow notifications of \(app), so iOS shows nothing",
                hint: "only Settings can change that; getNotificationSettings tells the app")
        case .foreground:
            return report(
                .note, "foreground", "\(app) is in front and its delegate doesn't show the notification",
                hint:
                    "return [.banner, .list, .sound] from willPresent; in a scenario that is \"willPresent\" of the app"
            )
        case .alertsOff:
            report(
                .note, "alerts-off", "the settings of \(app) leave no place to show the notification",
                hint:
                    "alerts, banners, the locked screen and the notification centre are off, or the app didn't ask for alerts"
            )
        case nil: break
        }
        if content.isMeantAsCritical, outcome.level != .critical {
            explainDowngrade(of: app, isKnown: apps.isSetUp(delivery.app), settings)
        } else if content.interruptionLevel == .timeSensitive, outcome.level == .active {
            report(
                .note, "not-time-sensitive",
                "\(app) may send nothing time-sensitive, so the notification is an ordinary one",
                hint: settings.entitlements.contains(.timeSensitive)
                    ? "the user has turned it off" : "it takes the entitlement time-sensitive")
        }
        if settings.isMuted(at: date), outcome.level != .critical {
            report(
                .note, "app-muted", "the user has muted \(app), so the notification goes to the list only",
                hint: "\"unmute\" in the Options menu ends it")
        }
    }

    /// Writes sender and group into the texts, as the system does for an app with the entitlement; for others it is an
    /// ordinary notification (fact: api/communication).
    func address(_ delivery: inout Delivery) {
        var content = delivery.notification.request.content
        guard let communication = content.communication else { return }
        defer { delivery.notification.request.content = content }
        content.communication = nil
        guard environment.device.style.rules.hasCommunicationNotifications else {
            return report(
                .note, "communication-unsupported",
                "notifications show no sender before iOS 15, so that of \(delivery.app.name.quoted()) is an ordinary one",
                hint: "choose a newer style")
        }
        guard settings(of: delivery.app).entitlements.contains(.communication) else {
            return report(
                .warning, "not-communication",
                "\(delivery.app.name.quoted()) may send no communication notifications, so the notification is an ordinary one",
                hint: "it takes the entitlement communication: \"entitlements\" of the app")
        }
        content.communication = communication
        (content.title, content.subtitle) = (communication.sender, communication.groupName)
    }

    private func explainDowngrade(of app: String, isKnown: Bool, _ settings: NotificationSettings) {
        let isEntitled = settings.entitlements.contains(.criticalAlerts)
        report(
            isKnown ? .warning : .note, "not-critical",
            "\(app) may send no critical alerts, so the notification is an ordinary one",
            hint: isEntitled
                ? "the user hasn't allowed them: ask for .criticalAlert, or write \"criticalAlerts\": true"
                : "it takes the entitlement critical-alerts, and the user's permission: \"entitlements\" and \"criticalAlerts\" of the app"
        )
    }
}
