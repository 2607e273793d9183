import AutoLayout

/// The base class of content extensions in Swift: UIViewController with UNNotificationContentExtension
/// (docs/swift-extensions.md).
///
/// Like UIKit it gives a touched control its new value before its targets are called. Subclasses that also adopt
/// `NotificationResponseHandling` receive the tapped actions.
open class NotificationViewController: TouchHandling {
    /// Set once by the host, before `viewDidLoad()`.
    public var extensionContext: ExtensionContext?
    /// Replaces the app's name with `overridesDefaultTitle`.
    open var title: String?
    open var view: ViewNode
    /// In points; a height of 0 leaves the size to layout, the width is the host's.
    open var preferredContentSize = Size.zero
    /// Shown above the keyboard while the extension is first responder, at the screen's width.
    open var inputAccessoryView: ViewNode?
    /// Shown in place of the keyboard while the extension is first responder.
    open var inputView: ViewNode?

    private var targets: [Target: (ControlEvent) throws -> Void] = [:]

    private struct Target: Hashable {
        let outlet: String
        let name: ControlEvent.Name
    }

    /// - Parameter view: the controller's view, such as `ExtensionDescriptor.initialView()` of a storyboard.
    public init(view: ViewNode = ViewNode()) { self.view = view }

    /// Registers a handler for touches: addTarget(_:action:for:), or a tap gesture recognizer.
    ///
    /// A view also receives the touches of its descendants without targets. Adding again replaces the action.
    /// - Parameters:
    ///   - outlet: the name of a view in the content, the accessory or the input view.
    ///   - action: receives the event with the control's new value, which the view already has. Throwing counts as a
    ///     crash. Capture `self` weakly or unowned.
    public func addTarget(
        _ outlet: String, for event: ControlEvent.Name, action: @escaping (ControlEvent) throws -> Void
    ) {
        targets[Target(outlet: outlet, name: event)] = action
    }

    /// Applies the touch to its control, then calls the nearest target.
    open func handle(_ event: ControlEvent) throws {
        view.apply(event)
        inputAccessoryView?.apply(event)
        inputView?.apply(event)
        for outlet in event.path {
            let target = event.names.lazy.compactMap { self.targets[Target(outlet: outlet, name: $0)] }.first
            if let target { return try target(event) }
        }
    }

    /// Called once, before all other calls.
    open func viewDidLoad() throws {}
    /// Called once the notification is up.
    open func viewWillAppear() throws {}
    /// Called after the view was laid out at the host's width; the size is in points.
    open func viewDidLayoutSubviews(_ size: Size) throws {}
    /// Called when the view is on the screen at its size.
    open func viewDidAppear() throws {}
    /// Called before the notification closes.
    open func viewWillDisappear() {}
    /// The last call.
    open func viewDidDisappear() {}

    /// Called for the notification being expanded, and again for each later one of its thread.
    open func didReceive(_ notification: UserNotification) throws {}

    /// `true` replaces the system's text field by the extension's own input; `false` by default.
    open var canBecomeFirstResponder: Bool { false }
    /// Shows the keyboard with the accessory or input view.
    public func becomeFirstResponder() { extensionContext?.becomeFirstResponder() }
    /// Hides the keyboard.
    public func resignFirstResponder() { extensionContext?.resignFirstResponder() }

    /// No button by default.
    open var mediaPlayPauseButtonType: MediaPlayPauseButtonType { .none }
    /// In points of the view; an empty frame shows no button.
    open var mediaPlayPauseButtonFrame: Rect { .zero }
    /// Color of the button's glyph; white by default.
    open var mediaPlayPauseButtonTintColor: Color { .white }
    open func mediaPlay() throws {}
    open func mediaPause() throws {}
}
