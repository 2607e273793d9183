/// What an app's content extension is to the host: UNNotificationContentExtension and the view controller that adopts it.
///
/// One instance serves one expansion of one notification, and everything is called on the thread that drives the host.
/// A call that throws is a crash: the view goes blank and the extension is called no more.
public protocol NotificationContentExtension: AnyObject {
    /// The way back to the host; set before `viewDidLoad()`.
    var extensionContext: ExtensionContext? { get set }
    /// UIViewController's title; drawn in place of the app's name with `overridesDefaultTitle`.
    var title: String? { get }
    /// The view as it is now. Asked for after every call into the extension.
    var view: ViewNode { get }
    /// UIViewController's preferredContentSize in points; a height of 0 leaves the size to layout. The width is ignored.
    var preferredContentSize: Size { get }

    /// The view exists, at no size that matters yet; called once, before all else.
    func viewDidLoad() throws
    /// Called once the look is up, before `didReceive` unless `HostOptions` turns the two around.
    func viewWillAppear() throws
    /// The view has been laid out at the host's width; the size is its size then, in points.
    func viewDidLayoutSubviews(_ size: Size) throws
    /// The view is on the screen at its size.
    func viewDidAppear() throws
    /// The look is about to close; what is asked of the host from here on is ignored.
    func viewWillDisappear()
    /// The look is closed; the last call.
    func viewDidDisappear()

    /// Called for the notification being expanded, and again for each later one of its thread.
    func didReceive(_ notification: UserNotification) throws

    /// UIResponder's; true makes the system leave out its own text field and send a text action at once
    /// (fact: host/text-input.first-responder).
    var canBecomeFirstResponder: Bool { get }
    /// Stands above the keyboard while the extension is first responder.
    var inputAccessoryView: ViewNode? { get }
    /// Takes the keyboard's place while the extension is first responder.
    var inputView: ViewNode? { get }

    /// `none` unless implemented, which shows no button.
    var mediaPlayPauseButtonType: MediaPlayPauseButtonType { get }
    /// In the coordinates of the extension's view, points; an empty one shows no button.
    var mediaPlayPauseButtonFrame: Rect { get }
    /// Of the button's glyph; white unless implemented.
    var mediaPlayPauseButtonTintColor: Color { get }
    /// The user tapped play: start your own playback; the button shows pause already.
    func mediaPlay() throws
    /// The user tapped pause: stop your own playback; the button shows play already.
    func mediaPause() throws
}

/// What an extension gets that implements only the required part, as on iOS (fact: api/content-extension).
extension NotificationContentExtension {
    public var title: String? { nil }
    public var preferredContentSize: Size { .zero }
    public func viewDidLoad() {}
    public func viewWillAppear() {}
    public func viewDidLayoutSubviews(_ size: Size) {}
    public func viewDidAppear() {}
    public func viewWillDisappear() {}
    public func viewDidDisappear() {}
    public var canBecomeFirstResponder: Bool { false }
    public var inputAccessoryView: ViewNode? { nil }
    public var inputView: ViewNode? { nil }
    public var mediaPlayPauseButtonType: MediaPlayPauseButtonType { .none }
    public var mediaPlayPauseButtonFrame: Rect { .zero }
    public var mediaPlayPauseButtonTintColor: Color { .white }
    public func mediaPlay() {}
    public func mediaPause() {}
}

/// An extension that implements the optional `didReceive(_:completionHandler:)`.
///
/// One that doesn't conform lets every action go straight to the app, and its view is dismissed
/// (fact: api/content-extension).
public protocol NotificationResponseHandling: NotificationContentExtension {
    /// Must call the completion exactly once, for every action of every category it claims.
    func didReceive(
        _ response: NotificationResponse, completionHandler completion: @escaping (ResponseOption) -> Void) throws
}

/// An extension whose views answer touches: target-action and gesture recognisers. Only called with
/// `isUserInteractionEnabled`, and for accessory and input views.
public protocol TouchHandling: NotificationContentExtension {
    /// A touch changed or hit one of its views; a control's new value is in the event.
    func handle(_ event: ControlEvent) throws
}

/// UNNotificationContentExtensionResponseOption.
public enum ResponseOption: String, Sendable, Hashable, CaseIterable {
    /// The view stays, the app isn't told.
    case doNotDismiss
    /// The view goes, the app isn't told.
    case dismiss
    /// The view goes and the app gets the response.
    case dismissAndForwardAction
}

/// UNNotificationContentExtensionMediaPlayPauseButtonType.
public enum MediaPlayPauseButtonType: String, Sendable, Hashable, CaseIterable {
    /// `default` is always there and turns between play and pause; `overlay` goes once playback starts
    /// (fact: api/enums).
    case none, `default`, overlay
}
