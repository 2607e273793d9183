extension NotificationHost {
    /// The contents of the screen, or the last ones of a closed notification with another `phase`.
    package var scene: Scene {
        var scene = expanded?.scene ?? (deviceLock.prompt == nil ? gone : nil) ?? idleScene
        scene.time = clock.now
        scene.appInbox = apps[scene.app].inbox.map(\.response)
        return scene
    }

    /// The scene before anything is expanded.
    var idleScene: Scene {
        Scene(
            phase: .nothing, app: currentApp, notification: lastArrival.delivery?.notification ?? .nothing,
            headerTitle: currentApp.name, passcodePrompt: deviceLock.prompt?.action)
    }
}
