import Basics
import Views

extension NotificationHost {
    /// The contents of the screen, or the last ones of a closed notification with another `presentation`.
    package var scene: Scene {
        var scene = shown.map(scene(of:)) ?? (lockedTouch == nil ? gone : nil) ?? idleScene
        scene.time = clock.now
        scene.appInbox = apps[scene.app].inbox.map(\.response)
        return scene
    }

    /// Records a transition; call it before the scene is changed.
    func begin(_ change: SceneTransition.Change) { shown?.begin(change, at: clock.now) }

    /// The size of the extension's view in points.
    func size(of engagement: Engagement) -> Size { Size(width: width, height: engagement.height) }

    /// The scene before anything is expanded.
    var idleScene: Scene {
        Scene(
            presentation: .nothing, app: currentApp, notification: latest?.notification ?? .nothing,
            headerTitle: currentApp.name, passcodePrompt: lockedTouch?.action)
    }

    private func scene(of shown: Expansion) -> Scene {
        var scene = Scene(
            presentation: shown.presentation, app: shown.delivery.app, notification: shown.delivery.notification,
            headerTitle: headerTitle, age: age(of: shown.delivery.notification), offersManagement: offersManagement,
            actions: Array(shown.actions.prefix(Limits.actions)), textInput: shown.textInput,
            passcodePrompt: shown.passcodePrompt, expandedAt: shown.start, transitions: shown.transitions)
        if !isLocked { scene.statusTime = StatusTime(date: date, timeZone: environment.timeZone) }
        if let engagement = shown.engagement {
            scene.custom = customContent(of: engagement)
            scene.showsDefaultContent = !engagement.attributes.isDefaultContentHidden
        } else {
            scene.systemMedia = scene.notification.request.content.attachments.first
            scene.systemMediaPlayback = shown.mediaPlayer?.playback(at: clock.now)
        }
        return scene
    }

    /// The notification's age in words; empty where the header doesn't show it.
    private func age(of notification: UserNotification) -> String {
        guard environment.device.style.rules.hasTimeInExpandedHeader else { return "" }
        return SystemWords(language: environment.device.locale).time(
            of: notification.date, now: environment.date + clock.now, timeZone: environment.timeZone)
    }

    /// The app's name, or the title of a running extension that overrides it.
    private var headerTitle: String {
        guard let engagement, engagement.isRunning, engagement.attributes.overridesDefaultTitle else {
            return currentApp.name
        }
        return engagement.title ?? ""
    }

    private func customContent(of engagement: Engagement) -> CustomContent {
        guard engagement.isRunning else { return CustomContent(view: ViewNode(), size: size(of: engagement)) }
        return CustomContent(
            view: engagement.controller.view, size: size(of: engagement), mediaButton: mediaButton(of: engagement))
    }

    /// The play/pause button. An empty frame shows none, whatever its type (fact: api/content-extension.button-frame).
    func mediaButton(of engagement: Engagement) -> MediaButton? {
        let controller = engagement.controller
        let frame = controller.mediaPlayPauseButtonFrame
        guard engagement.isRunning, controller.mediaPlayPauseButtonType != .none, frame.isDrawable else { return nil }
        return MediaButton(
            type: controller.mediaPlayPauseButtonType, frame: frame,
            tintColor: controller.mediaPlayPauseButtonTintColor, isPlaying: engagement.isPlaying)
    }
}

extension Expansion {
    fileprivate var presentation: Scene.Phase {
        switch phase {
        case .closing(.openedApp): .openedApp
        case .closing: .dismissed
        case .loading, .up: .expanded
        }
    }
}

extension Rect {
    /// `true` if the rectangle isn't empty and all its numbers are in range.
    var isDrawable: Bool {
        !isEmpty && [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) <= Limits.points }
    }
}
