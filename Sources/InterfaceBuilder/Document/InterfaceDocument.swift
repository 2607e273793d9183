import AutoLayout
import ContentExtensionHost

/// A storyboard or a xib as Xcode 8 and later write them, in the template language of descriptors.
public struct InterfaceDocument: Sendable {
    /// How much there is in it.
    public struct Counts: Sendable, Hashable {
        /// Views of the controller's tree, prototypes included.
        public var views = 0
        /// Constraints between them.
        public var constraints = 0
    }

    /// The controller's view.
    public var view: JSONValue
    /// The controller's class, with its module where the file has one; `nil` for UIKit's own.
    public var viewControllerClass: String?
    /// The controller's title.
    public var title: String?
    /// The size that the file asks to be shown in, in points.
    public var preferredContentSize: Size?
    /// Connections of the controller, and of cells and views of their own classes.
    public var outlets: [Outlet]
    /// The cells that code makes rows of.
    public var prototypes: [Prototype]
    /// Views beside the controller's that an outlet leads to.
    public var extraViews: [ExtraView]
    /// What controls and gestures call.
    public var actions: [InterfaceAction]
    /// How much there is in it.
    public var counts: Counts
}
