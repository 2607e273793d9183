import LiveActivities

extension ScenarioOutcome {
    /// The reason why a place shows nothing at the end.
    /// - Parameter device: the one that it is drawn on.
    package func emptiness(of place: Place, on device: Device) -> Diagnostic? {
        screen(in: place).emptiness(after: trace, on: device)
    }
}

extension Screen {
    /// The reason why it shows nothing; `nil` when it shows something, or needn't.
    /// - Parameter trace: the steps that led there.
    func emptiness(after trace: Trace, on device: Device) -> Diagnostic? {
        if place.isIsland, !device.hasIsland {
            return Diagnostic(
                .warning, "nothing-in-place", "this device has no Dynamic Island",
                hint: "draw it on a phone that has one, upright: --device iphone-16-pro")
        }
        return switch self {
        case .expanded: nil
        case .center(let center, let place): center.emptiness(of: place, after: trace)
        case .activities(let activities, let center, let place):
            place.isIsland
                ? activities.islandItems.isEmpty
                    ? Diagnostic(
                        .warning, "nothing-in-place", "no Live Activity is in the island",
                        hint: activities.items.isEmpty
                            ? "a push with the event \"start\" begins one, with --run-code and the folder of the app's widgets"
                            : "it has ended, and stays on the locked screen alone: --presentation lock-screen")
                    : nil
                : activities.items.isEmpty || [.group, .swipe, .manage, .prompt].contains(place)
                    ? center.emptiness(of: place, after: trace) : nil
        }
    }
}

extension CenterScene {
    /// The reason why a place shows no notification; `nil` when it shows one, or never shows notifications.
    /// - Parameter trace: the steps that led there.
    fileprivate func emptiness(of place: Place, after trace: Trace) -> Diagnostic? {
        let newest = groups.lazy.flatMap(\.rows).first
        let message: String? =
            switch place {
            case .banner: latestBanner == nil ? "no banner was shown" : nil
            case .lockScreen:
                lockScreenGroups.isEmpty && lockScreenCount.isEmpty ? "the locked screen shows no notification" : nil
            case .notificationCenter, .group, .swipe: newest == nil ? "no notification is in the list" : nil
            case .manage: management == nil ? "there is no app whose notifications could be managed" : nil
            case .prompt: prompt == nil ? "there is no app that could ask" : nil
            case .expanded, .screen, .islandCompact, .islandMinimal, .islandExpanded: nil
            }
        return message.map {
            Diagnostic(.warning, "nothing-in-place", $0, hint: reason(place, newest, trace))
        }
    }

    private func reason(_ place: Place, _ newest: NotificationRow?, _ trace: Trace) -> String {
        let isHeld = trace.events.contains { if case .held = $0.kind { true } else { false } }
        if isHeld, newest == nil || place == .banner { return "it waits for the scheduled summary" }
        guard place == .banner, let newest else { return "--trace - tells what became of what was delivered" }
        if isLocked { return "the device is locked: draw lock-screen" }
        if newest.level == .passive { return "what is passive comes without a banner" }
        if newest.choices.count > 1 { return "the app was never allowed more than to deliver quietly" }
        return "the settings of the app or the device keep it back; --trace - tells more"
    }
}
