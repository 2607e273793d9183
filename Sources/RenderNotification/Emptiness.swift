extension ScenarioOutcome {
    /// The reason why a place shows no notification; `nil` when it shows one, or never shows notifications.
    package func emptiness(of place: Place) -> Diagnostic? {
        guard place != .expanded, place != .screen else { return nil }
        let center = center
        let listed = center.groups.flatMap(\.rows)
        let message: String? =
            switch place {
            case .banner: center.latestBanner == nil ? "no banner was shown" : nil
            case .lockScreen:
                center.lockScreenGroups.isEmpty && center.lockScreenCount.isEmpty
                    ? "the locked screen shows no notification" : nil
            case .notificationCenter, .group, .swipe: listed.isEmpty ? "no notification is in the list" : nil
            case .manage: center.management == nil ? "there is no app whose notifications could be managed" : nil
            case .prompt: center.prompt == nil ? "there is no app that could ask" : nil
            case .expanded, .screen: nil
            }
        return message.map {
            Diagnostic(.warning, "nothing-in-place", $0, hint: reason(place, listed.first, center))
        }
    }

    private func reason(_ place: Place, _ newest: NotificationRow?, _ center: CenterScene) -> String {
        let isHeld = trace.events.contains { if case .held = $0.kind { true } else { false } }
        if isHeld, newest == nil || place == .banner { return "it waits for the scheduled summary" }
        guard place == .banner, let newest else { return "--trace - tells what became of what was delivered" }
        if center.isLocked { return "the device is locked: draw lock-screen" }
        if newest.level == .passive { return "what is passive comes without a banner" }
        if newest.choices.count > 1 { return "the app was never allowed more than to deliver quietly" }
        return "the settings of the app or the device keep it back; --trace - tells more"
    }
}
