import ContentExtensionHost

/// What one place shows at a moment: the expanded notification, or what the notification centre makes of all.
package struct PresentationState {
    package let presentation: Place
    private let scene: Scene
    /// Empty for the expanded notification, whose picture shows nothing of it.
    let center: CenterScene
    /// Whether the picture is the expanded notification's.
    let showsScene: Bool

    package init(_ presentation: Place, scene: Scene, center: CenterModel) {
        self.presentation = presentation
        self.scene = scene
        let center = presentation == .expanded ? CenterScene() : center.scene
        self.center = center
        // What is expanded lies over the list and the locked screen, and an app's question over that.
        let isOnTop = scene.presentation == .expanded && !center.isPrompting
        showsScene = presentation == .expanded || presentation == .screen && isOnTop
    }

    /// The views before layout.
    package func tree(on renderer: NotificationRenderer, crop: Crop = .notification) -> [ViewNode] {
        showsScene
            ? renderer.tree(of: scene, crop: cropped(crop))
            : renderer.tree(of: center, as: presentation, crop: cropped(crop))
    }

    /// The frames.
    package func compose(on renderer: NotificationRenderer, _ options: CompositionOptions = .init()) -> Composition {
        var options = options
        options.crop = cropped(options.crop)
        return showsScene
            ? renderer.compose(scene, options) : renderer.compose(center, as: presentation, options)
    }

    /// Writes what is seen, before layout.
    func write(to look: inout LookWriter, on renderer: NotificationRenderer, _ options: CompositionOptions) {
        var options = options
        options.crop = cropped(options.crop)
        if showsScene {
            renderer.composer.write(scene, options, to: &look)
        } else {
            renderer.composer.write(center, as: presentation, options, to: &look)
        }
    }

    /// A picture of the screen shows all of it.
    private func cropped(_ crop: Crop) -> Crop { presentation == .screen ? .screen : crop }

    /// The state as text.
    package var dump: String {
        showsScene ? SceneDump.text(of: scene) : CenterDump.text(of: center, as: presentation)
    }
}
