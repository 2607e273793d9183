import Views

/// An app's content extension: UNNotificationContentExtension and the view controller that adopts it.
///
/// One instance serves one expansion of one notification. All calls are made on the host's thread. Throwing counts as a
/// crash: the view goes blank and no more calls are made.
package protocol NotificationContentExtension: AnyObject {
    /// The interface to the host; set before `viewDidLoad()`.
    var extensionContext: ExtensionContext? { get set }
    /// UIViewController's title; replaces the app's name with `overridesDefaultTitle`.
    var title: String? { get }
    /// The current view. Read after every call into the extension.
    var view: ViewNode { get }
    /// UIViewController's preferredContentSize in points, without effect of its width; 0 leaves the height to layout.
    var preferredContentSize: Size { get }

    /// Called once, before all other calls; the view's size isn't final yet.
    func viewDidLoad() throws
    /// Called once the notification is up, before `didReceive` unless `HostOptions.deliversBeforeAppearing` is set.
    func viewWillAppear() throws
    /// Called after the view was laid out; the size is in points, its width the host's.
    func viewDidLayoutSubviews(_ size: Size) throws
    /// Called when the view is on the screen at its size.
    func viewDidAppear() throws
    /// Called before the notification closes; requests to the host are ignored from here on.
    func viewWillDisappear()
    /// The last call, after the notification has closed.
    func viewDidDisappear()

    /// Called for the notification being expanded, and again for each later one of its thread.
    func didReceive(_ notification: UserNotification) throws

    /// UIResponder; with `true` the system omits its text field and sends text actions at once
    /// (fact: host/text-input.first-responder).
    var canBecomeFirstResponder: Bool { get }
    /// Shown above the keyboard while the extension is first responder.
    var inputAccessoryView: ViewNode? { get }
    /// Shown in place of the keyboard while the extension is first responder.
    var inputView: ViewNode? { get }

    /// `none` by default, which shows no button.
    var mediaPlayPauseButtonType: MediaPlayPauseButtonType { get }
    /// In points of the extension's view; an empty frame shows no button.
    var mediaPlayPauseButtonFrame: Rect { get }
    /// Color of the button's glyph; white by default.
    var mediaPlayPauseButtonTintColor: Color { get }
    /// The user tapped play: start playback. The button already shows pause.
    func mediaPlay() throws
    /// The user tapped pause: stop playback. The button already shows play.
    func mediaPause() throws
}

/// Defaults of the optional members (fact: api/content-extension).
extension NotificationContentExtension {
    package var title: String? { nil }
    package var preferredContentSize: Size { .zero }
    package func viewDidLoad() {}
    package func viewWillAppear() {}
    package func viewDidLayoutSubviews(_ size: Size) {}
    package func viewDidAppear() {}
    package func viewWillDisappear() {}
    package func viewDidDisappear() {}
    package var canBecomeFirstResponder: Bool { false }
    package var inputAccessoryView: ViewNode? { nil }
    package var inputView: ViewNode? { nil }
    package var mediaPlayPauseButtonType: MediaPlayPauseButtonType { .none }
    package var mediaPlayPauseButtonFrame: Rect { .zero }
    package var mediaPlayPauseButtonTintColor: Color { .white }
    package func mediaPlay() {}
    package func mediaPause() {}
}

/// An extension that implements the optional `didReceive(_:completionHandler:)`.
///
/// Without conformance every action goes to the app, and the notification is dismissed (fact: api/content-extension).
package protocol NotificationResponseHandling: NotificationContentExtension {
    /// Must call the completion handler exactly once for each action of its categories.
    func didReceive(
        _ response: NotificationResponse, completionHandler completion: @escaping (ResponseOption) -> Void) throws
}

/// An extension with target-action handlers or gesture recognizers. Only called with `isUserInteractionEnabled`, and
/// for accessory and input views.
package protocol TouchHandling: NotificationContentExtension {
    /// Handles a touch of one of its views; the event contains a control's new value.
    func handle(_ event: ControlEvent) throws
}

/// An extension whose own fields are told that the user has closed their keyboard.
package protocol KeyboardHandling: NotificationContentExtension {
    /// The first responder has lost the keyboard.
    func endEditing() throws
}

/// UNNotificationContentExtensionResponseOption.
public enum ResponseOption: String, Sendable, Hashable, CaseIterable {
    /// Keeps the notification open; the app isn't told.
    case doNotDismiss
    /// Closes the notification; the app isn't told.
    case dismiss
    /// Closes the notification and passes the response to the app.
    case dismissAndForwardAction
}
