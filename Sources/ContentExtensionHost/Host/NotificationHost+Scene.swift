extension NotificationHost {
    /// What is on the screen.
    public var scene: Scene {
        var scene = Scene(
            presentation: presentation, app: app, notification: notification, headerTitle: headerTitle,
            actions: Array(actions.prefix(Limits.actions)), appInbox: appInbox)
        if case .textInput(let action) = state { scene.textInput = TextInputSession(.action(action)) }
        scene.time = clock.now
        scene.expandedAt = expandedAt
        if let engagement {
            scene.custom = customContent(of: engagement)
            scene.showsDefaultContent = !engagement.attributes.isDefaultContentHidden
        } else {
            scene.systemMedia = notification.request.content.attachments.first
            scene.systemMediaPlayback = mediaPlayer?.playback(at: clock.now)
        }
        return scene
    }

    /// The size of the extension's view in points.
    func size(of engagement: Engagement) -> Size { Size(width: width, height: engagement.height) }

    private var presentation: Scene.Presentation {
        switch state {
        case .idle: .nothing
        case .loading, .expanded, .textInput, .awaitingCompletion: .expanded
        case .dismissed: .dismissed
        case .openedApp: .openedApp
        }
    }

    /// The app's name until an extension that overrides it has run.
    private var headerTitle: String {
        guard let engagement, engagement.isLoaded, engagement.attributes.overridesDefaultTitle else { return app.name }
        return engagement.title ?? ""
    }

    private func customContent(of engagement: Engagement) -> CustomContent {
        guard engagement.isLoaded else { return CustomContent(view: ViewNode(), size: size(of: engagement)) }
        return CustomContent(
            view: engagement.controller.view, size: size(of: engagement), mediaButton: mediaButton(of: engagement))
    }

    /// The play/pause button; an empty frame shows none, whatever its type (facts-api 1.1).
    func mediaButton(of engagement: Engagement) -> MediaButton? {
        let controller = engagement.controller
        let frame = controller.mediaPlayPauseButtonFrame
        guard engagement.isLoaded, controller.mediaPlayPauseButtonType != .none, frame.isDrawable else { return nil }
        return MediaButton(
            type: controller.mediaPlayPauseButtonType, frame: frame,
            tintColor: controller.mediaPlayPauseButtonTintColor, isPlaying: engagement.isPlaying)
    }
}

extension Rect {
    /// Whether the rectangle has an area, and only numbers that can be drawn.
    var isDrawable: Bool {
        !isEmpty && [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) <= Limits.points }
    }
}
