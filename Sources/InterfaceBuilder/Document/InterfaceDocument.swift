import AutoLayout
import ContentExtensionHost

/// A storyboard or xib of Xcode 8 or later, converted to the template language of descriptors.
package struct InterfaceDocument: Sendable {
    /// Numbers of views and constraints.
    package struct Counts: Sendable, Hashable {
        /// Views of the controller's tree, including prototypes.
        package var views = 0
        /// Constraints between the views.
        package var constraints = 0
    }

    package var view: JSONValue
    /// The controller's class, with its module if the file has one; `nil` for UIKit's own.
    package var viewControllerClass: String?
    package var title: String?
    /// The preferred size given by the file, in points.
    package var preferredContentSize: Size?
    /// Connections of the controller, and of cells and views with custom classes.
    package var outlets: [Outlet]
    package var prototypes: [Prototype]
    /// Views beside the controller's that are connected to outlets.
    package var extraViews: [ExtraView]
    /// Action connections of controls and gestures.
    package var actions: [InterfaceAction]
    package var counts: Counts
}
