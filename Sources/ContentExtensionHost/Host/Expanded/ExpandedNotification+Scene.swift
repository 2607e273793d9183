import Views

extension ExpandedNotification {
    /// The contents of the screen, without what the host adds.
    var scene: Scene {
        let notification = delivery.notification
        var scene = Scene(
            phase: scenePhase, app: delivery.app, notification: notification, headerTitle: headerTitle, age: age,
            offersManagement: host.offersManagement, actions: Array(actions.prefix(Limits.actions)),
            textInput: textInput, passcodePrompt: host.deviceLock.prompt?.expandedAction, expandedAt: start,
            transitions: transitions)
        (scene.level, scene.scrollOffset) = (delivery.outcome.level, scrollOffset)
        if !host.isLocked { scene.statusTime = StatusTime(date: host.date, timeZone: host.environment.timeZone) }
        if let hosted {
            scene.custom = CustomContent(
                view: hosted.isRunning ? hosted.controller.view : ViewNode(), size: size, mediaButton: mediaButton)
            scene.showsDefaultContent = !hosted.attributes.isDefaultContentHidden
        } else {
            scene.systemMedia = notification.request.content.attachments.first
            scene.systemMediaPlayback = mediaPlayer?.playback(at: host.clock.now)
        }
        scene.shownTitle = shownTitle(in: scene)
        return scene
    }

    /// The title on the screen. Since iOS 15 a block of icon, title and texts stands for header and default content.
    private func shownTitle(in scene: Scene) -> String? {
        guard host.environment.device.style.rules.titlesRowsWithAppName else { return scene.headerTitle }
        let own = scene.notification.request.content.title
        return !scene.showsDefaultContent ? nil : own.isEmpty ? scene.headerTitle : own
    }

    private var scenePhase: Scene.Phase { if case .closing(let end) = phase { end } else { .expanded } }

    /// The notification's age in words; empty where the header doesn't show it.
    private var age: String {
        let device = host.environment.device
        guard device.style.rules.hasTimeInExpandedHeader else { return "" }
        return SystemWords(language: device.locale).time(
            of: delivery.notification.date, now: host.date, timeZone: host.environment.timeZone)
    }

    /// The app's name, or the title of a running extension that overrides it.
    private var headerTitle: String {
        guard let hosted, hosted.isRunning, hosted.attributes.overridesDefaultTitle else { return delivery.app.name }
        return hosted.title ?? ""
    }
}
