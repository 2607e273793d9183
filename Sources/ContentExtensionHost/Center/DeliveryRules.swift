/// Decides where a notification is shown and what it does besides
/// (facts: api/interruption-level, api/center, host/row).
struct DeliveryRules {
    /// The app's.
    var settings: NotificationSettings
    var mode: DeviceMode
    /// Whether the app is what the user looks at.
    var isInForeground = false
    /// Whether the app's notifications wait for the scheduled summary, where the device has one.
    var isScheduled = true
    var style = SystemStyle.ios10

    func outcome(of content: NotificationContent) -> DeliveryOutcome {
        switch settings.authorizationStatus {
        case .notDetermined: return .nothing(.notDetermined)
        case .denied: return .nothing(.denied)
        case .authorized, .provisional, .ephemeral: break
        }
        if isInForeground, settings.willPresent.isEmpty { return .nothing(.foreground) }
        let level = level(of: content)
        let wanted = isInForeground ? settings.willPresent : .all
        let isCritical = level == .critical
        let isHeld = waits(level)
        let isQuiet = settings.isQuiet && !isCritical
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

    /// The level that counts: a critical sound makes its notification critical, and what the app may not send is
    /// ordinary.
    func level(of content: NotificationContent) -> InterruptionLevel {
        if content.isMeantAsCritical, settings.letsCriticalThrough { return .critical }
        return switch content.interruptionLevel {
        case .critical: .active
        case .timeSensitive: settings.letsTimeSensitiveThrough ? .timeSensitive : .active
        case .active, .passive: content.interruptionLevel
        }
    }

    /// Whether the user is to notice it at once.
    private func interrupts(_ level: InterruptionLevel) -> Bool {
        switch level {
        case .passive: false
        case .active: !mode.doNotDisturb
        case .timeSensitive, .critical: true
        }
    }

    /// Whether it waits for the summary. What is quiet interrupts nobody, and an app in front decides itself.
    private func waits(_ level: InterruptionLevel) -> Bool {
        guard !mode.summaryTimes.isEmpty, isScheduled, settings.allowsAlerts, !settings.isQuiet, !isInForeground
        else { return false }
        return level == .active || level == .passive
    }

    /// Whether a Focus keeps it off the locked screen.
    private func isHiddenByFocus(_ level: InterruptionLevel) -> Bool {
        style.hidesSilencedOnLockScreen && mode.doNotDisturb && level != .timeSensitive && level != .critical
    }

    /// What is heard: a critical alert has a sound whatever else is set (fact: api/interruption-level.critical), and
    /// its volume is its own.
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
    /// Whether the sender wants it critical, by its level or its sound.
    var isMeantAsCritical: Bool { interruptionLevel == .critical || sound?.isCritical ?? false }
}

extension NotificationSound {
    /// The name of what is played: files of other kinds than these give the default sound (fact: api/sound.named).
    fileprivate var heardName: String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        let ending = name[name.index(after: dot)...].lowercased()
        return ["aiff", "aif", "aifc", "wav", "caf"].contains(ending) ? name : "default"
    }
}
