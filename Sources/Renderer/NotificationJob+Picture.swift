import ContentExtensionHost

/// The picture of what came of a job, in the place that the job is about.
extension NotificationJob.Outcome {
    /// The views before layout, for dumps.
    public func tree(on renderer: NotificationRenderer, crop: Crop = .notification) -> [ViewNode] {
        shown.tree(on: renderer, crop: crop)
    }

    /// The frames of the picture.
    public func compose(on renderer: NotificationRenderer, _ options: CompositionOptions = .init()) -> Composition {
        shown.compose(on: renderer, options)
    }

    /// What the place shows, as text.
    public var dump: String { shown.dump }
}
