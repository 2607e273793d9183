import ContentExtensionHost

/// What one place shows at a moment: the expanded notification, or what the notification centre makes of all.
package struct PresentationState {
    package let presentation: Presentation
    private let scene: Scene
    /// Empty for the expanded notification, whose picture shows nothing of it.
    let center: CenterScene

    package init(_ presentation: Presentation, scene: Scene, center: CenterModel) {
        self.presentation = presentation
        self.scene = scene
        self.center = presentation == .expanded ? CenterScene() : center.scene
    }

    /// The views before layout.
    package func tree(on renderer: NotificationRenderer, crop: Crop = .notification) -> [ViewNode] {
        presentation == .expanded
            ? renderer.tree(of: scene, crop: crop) : renderer.tree(of: center, as: presentation, crop: cropped(crop))
    }

    /// The frames.
    package func compose(on renderer: NotificationRenderer, _ options: CompositionOptions = .init()) -> Composition {
        if presentation == .expanded { return renderer.compose(scene, options) }
        var options = options
        options.crop = cropped(options.crop)
        return renderer.compose(center, as: presentation, options)
    }

    /// A picture of the screen shows all of it.
    private func cropped(_ crop: Crop) -> Crop { presentation == .screen ? .screen : crop }

    /// The state as text.
    package var dump: String {
        presentation == .expanded ? SceneDump.text(of: scene) : CenterDump.text(of: center, as: presentation)
    }
}
