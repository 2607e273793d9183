import AutoLayout

/// The view controller of a content extension that is written in Swift: UIViewController with
/// UNNotificationContentExtension, to be subclassed (docs/swift-extensions.md).
///
/// It does what UIKit does by itself: a touched control takes its new value before its targets are called. A subclass
/// that adopts `NotificationResponseHandling` as well gets the actions that the user taps.
open class NotificationViewController: TouchHandling {
    /// Set by the host before `viewDidLoad()`, and no more than once.
    public var extensionContext: ExtensionContext?
    /// Drawn in place of the app's name with `overridesDefaultTitle`.
    open var title: String?
    /// As the storyboard or the initializer has it, and then as the subclass changes it.
    open var view: ViewNode
    /// In points; a height of 0 leaves the size to layout, the width is the host's.
    open var preferredContentSize = Size.zero
    /// Above the keyboard while the extension is first responder, at the screen's width.
    open var inputAccessoryView: ViewNode?
    /// In the keyboard's place while the extension is first responder.
    open var inputView: ViewNode?

    private var targets: [Target: (ControlEvent) throws -> Void] = [:]

    private struct Target: Hashable {
        let outlet: String
        let name: ControlEvent.Name
    }

    /// - Parameter view: the controller's view, such as `ExtensionDescriptor.initialView()` of a storyboard.
    public init(view: ViewNode = ViewNode()) { self.view = view }

    /// Calls back when one of the views is touched: addTarget(_:action:for:), or a tap gesture recogniser.
    ///
    /// A view gets the touches of the views in it that have no targets of their own. Adding again replaces the action.
    /// - Parameters:
    ///   - outlet: a view of the content, the accessory or the input view, by name.
    ///   - action: gets the control's new value with the event, which the view has by then; the process dies of what it
    ///     throws. Take `self` weakly or unowned, as in any closure that an object keeps.
    public func addTarget(
        _ outlet: String, for event: ControlEvent.Name, action: @escaping (ControlEvent) throws -> Void
    ) {
        targets[Target(outlet: outlet, name: event)] = action
    }

    /// Gives the touched control its value, then calls the target nearest to the touch.
    open func handle(_ event: ControlEvent) throws {
        view.apply(event)
        inputAccessoryView?.apply(event)
        inputView?.apply(event)
        for outlet in event.path {
            let target = event.names.lazy.compactMap { self.targets[Target(outlet: outlet, name: $0)] }.first
            if let target { return try target(event) }
        }
    }

    /// Called once the view exists, before all else.
    open func viewDidLoad() throws {}
    /// Called once the look is up.
    open func viewWillAppear() throws {}
    /// Called when the view has been laid out at the host's width; the size is in points.
    open func viewDidLayoutSubviews(_ size: Size) throws {}
    /// Called when the view is on the screen at its size.
    open func viewDidAppear() throws {}
    /// Called when the look is about to close.
    open func viewWillDisappear() {}
    /// The last call.
    open func viewDidDisappear() {}

    /// Called for the notification being expanded, and again for each later one of its thread.
    open func didReceive(_ notification: UserNotification) throws {}

    /// Whether the system leaves its own text field to the extension; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }
    /// Brings up the keyboard with the accessory or input view.
    public func becomeFirstResponder() { extensionContext?.becomeFirstResponder() }
    /// The keyboard goes.
    public func resignFirstResponder() { extensionContext?.resignFirstResponder() }

    /// No button unless overridden.
    open var mediaPlayPauseButtonType: MediaPlayPauseButtonType { .none }
    /// In points of the view; an empty one shows no button.
    open var mediaPlayPauseButtonFrame: Rect { .zero }
    /// Of the button's glyph; white unless overridden.
    open var mediaPlayPauseButtonTintColor: Color { .white }
    /// The user tapped play.
    open func mediaPlay() throws {}
    /// The user tapped pause.
    open func mediaPause() throws {}
}
