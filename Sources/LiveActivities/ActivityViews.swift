import Views

/// A form in which the system shows a Live Activity.
package enum ActivityPresentation: String, Sendable, CaseIterable {
    /// On the locked screen, and as a banner of phones without an island.
    case lockScreen
    /// The island after a long press, and for some seconds with an alert.
    case expanded
    /// Beside the camera, of the only activity.
    case compactLeading, compactTrailing
    /// One of several activities: attached to the camera's side, or in a circle of its own.
    case minimal
}

/// The views that an activity's code made, each as large as it is shown.
package struct ActivityViews: Sendable, Equatable {
    package struct Part: Sendable, Equatable {
        /// With the background that the code gives it; none has the system's.
        package var view: ViewNode
        /// In points.
        package var size: Size

        package init(view: ViewNode, size: Size) { (self.view, self.size) = (view, size) }
    }

    private var parts: [ActivityPresentation: Part] = [:]

    package init() {}

    package subscript(presentation: ActivityPresentation) -> Part? {
        get { parts[presentation] }
        set { parts[presentation] = newValue }
    }
}
