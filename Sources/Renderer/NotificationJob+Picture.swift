import ContentExtensionHost

/// The picture of what came of a job, in the place that the job is about.
extension NotificationJob.Outcome {
    /// The views before layout, for dumps.
    public func tree(on renderer: NotificationRenderer, crop: Crop = .notification) -> [ViewNode] {
        presentation == .expanded
            ? renderer.tree(of: scene, crop: crop) : renderer.tree(of: center, as: presentation, crop: crop)
    }

    /// The frames of the picture.
    public func compose(on renderer: NotificationRenderer, _ options: CompositionOptions = .init()) -> Composition {
        presentation == .expanded
            ? renderer.compose(scene, options) : renderer.compose(center, as: presentation, options)
    }
}
