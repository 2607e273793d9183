import Views

/// Decides on the places and effects of an arriving notification
/// (facts: api/interruption-level, api/center, host/row).
struct DeliveryRules {
    /// The app's settings.
    var settings: NotificationSettings
    var mode: DeviceMode
    /// `true` if the app is in the foreground.
    var isInForeground = false
    /// `true` if the app's notifications are held for the scheduled summary, on devices that have one.
    var isScheduled = true
    var style = SystemStyle.standard
    /// The date of arrival in seconds since 1970.
    var date = 0.0

    /// `true` if the list alone shows the app's notifications, unless they are critical.
    private var isQuiet: Bool { settings.isQuiet || settings.isMuted(at: date) }

    func outcome(of content: NotificationContent) -> DeliveryOutcome {
        let level = level(of: content)
        if level == .critical { return ofCriticalAlerts.outcome(of: content, level) }
        switch settings.authorizationStatus {
        case .notDetermined: return .nothing(.notDetermined)
        case .denied: return .nothing(.denied)
        case .authorized, .provisional, .ephemeral: return outcome(of: content, level)
        }
    }

    /// The rules for critical alerts, whose permission is apart from the app's others.
    private var ofCriticalAlerts: DeliveryRules {
        var rules = self
        (rules.settings.authorizationStatus, rules.settings.allowsAlerts) = (.authorized, true)
        (rules.settings.showsInNotificationCenter, rules.settings.showsOnLockScreen) = (true, true)
        if rules.settings.alertStyle == .none { rules.settings.alertStyle = .banner }
        return rules
    }

    private func outcome(of content: NotificationContent, _ level: InterruptionLevel) -> DeliveryOutcome {
        if isInForeground, settings.willPresent.isEmpty { return .nothing(.foreground) }
        let wanted = isInForeground ? settings.willPresent : .all
        let isCritical = level == .critical
        let isHeld = waits(level, isMessage: content.communication != nil)
        let isQuiet = isQuiet && !isCritical
        let interrupts = interrupts(level) && !isQuiet && !isHeld
        let isShown = settings.allowsAlerts && !isHeld
        var outcome = DeliveryOutcome(level: level)
        outcome.isHeldForSummary = isHeld
        outcome.showsBanner = isShown && interrupts && settings.alertStyle != .none && wanted.showsBanner
        outcome.bannerStays = outcome.showsBanner && settings.alertStyle == .alert
        outcome.isInList = isShown && settings.showsInNotificationCenter && wanted.showsInList
        outcome.isOnLockScreen =
            isShown && settings.showsOnLockScreen && wanted.showsInList && !isQuiet && !isHiddenByFocus(level)
        outcome.lightsScreen = interrupts && outcome.isOnLockScreen
        outcome.sound = interrupts && wanted.contains(.sound) ? sound(of: content, isCritical: isCritical) : nil
        outcome.setsBadge = settings.allowsBadges && !settings.isQuiet && wanted.contains(.badge)
        if !isHeld, !outcome.showsBanner, !outcome.isInList, !outcome.isOnLockScreen {
            outcome.suppression = isShown && isInForeground && !wanted.showsInList ? .foreground : .alertsOff
        }
        return outcome
    }

    /// The effective level. A critical sound makes a notification critical; disallowed levels become `active`.
    func level(of content: NotificationContent) -> InterruptionLevel {
        if content.isMeantAsCritical, settings.letsCriticalThrough { return .critical }
        return switch content.interruptionLevel {
        case .critical: .active
        case .timeSensitive: settings.letsTimeSensitiveThrough ? .timeSensitive : .active
        case .active, .passive: content.interruptionLevel
        }
    }

    /// `true` if the notification alerts the user at once.
    private func interrupts(_ level: InterruptionLevel) -> Bool {
        switch level {
        case .passive: false
        case .active: !mode.doNotDisturb
        case .timeSensitive, .critical: true
        }
    }

    /// `true` if it is held for the summary. Quiet notifications, those of the foreground app and messages with a sender
    /// are not (fact: api/communication.summary).
    private func waits(_ level: InterruptionLevel, isMessage: Bool) -> Bool {
        guard !mode.summaryTimes.isEmpty, isScheduled, settings.allowsAlerts, !isQuiet, !isInForeground, !isMessage
        else { return false }
        return level == .active || level == .passive
    }

    /// `true` if a Focus hides it from the locked screen.
    private func isHiddenByFocus(_ level: InterruptionLevel) -> Bool {
        style.rules.hidesSilencedOnLockScreen && mode.doNotDisturb && level != .timeSensitive && level != .critical
    }

    /// The sound that is played. A critical alert always has one, at its own volume
    /// (fact: api/interruption-level.critical).
    private func sound(of content: NotificationContent, isCritical: Bool) -> NotificationSound? {
        if isCritical {
            var sound = content.sound ?? NotificationSound()
            sound.isCritical = true
            sound.name = sound.heardName
            return sound
        }
        guard let sound = content.sound, settings.allowsSounds, !mode.isMuted else { return nil }
        return NotificationSound(name: sound.heardName)
    }
}

extension NotificationContent {
    /// `true` if the sender requests a critical alert, by level or by sound.
    var isMeantAsCritical: Bool { interruptionLevel == .critical || sound?.isCritical ?? false }
}

extension NotificationSound {
    /// The name of the sound that is played: files of other types give the default sound (fact: api/sound.named).
    fileprivate var heardName: String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        let ending = name[name.index(after: dot)...].lowercased()
        return ["aiff", "aif", "aifc", "wav", "caf"].contains(ending) ? name : "default"
    }
}
