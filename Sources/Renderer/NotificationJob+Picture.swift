import ContentExtensionHost

/// The picture of what came of a job, in the place that the job is about.
extension NotificationJob.Outcome {
    /// The views before layout, for dumps.
    public func tree(on renderer: NotificationRenderer, crop: Crop = .notification) -> [ViewNode] {
        if presentation == .expanded { return renderer.tree(of: scene, crop: crop) }
        return renderer.tree(of: center, as: presentation, crop: cropped(crop))
    }

    /// The frames of the picture.
    public func compose(on renderer: NotificationRenderer, _ options: CompositionOptions = .init()) -> Composition {
        if presentation == .expanded { return renderer.compose(scene, options) }
        var options = options
        options.crop = cropped(options.crop)
        return renderer.compose(center, as: presentation, options)
    }

    /// A picture of the screen shows all of it.
    private func cropped(_ crop: Crop) -> Crop { presentation == .screen ? .screen : crop }
}
