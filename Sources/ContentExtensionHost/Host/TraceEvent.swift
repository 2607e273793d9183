import Basics
import Views

/// One step of a notification's life (docs/trace-json.md).
public struct TraceEvent: Sendable, Equatable {
    /// Virtual time in seconds since the host was made.
    public var time: Double
    package var kind: Kind

    /// The step and its values.
    ///
    /// Notifications, actions and outlets are given by identifier, apps by bundle identifier or name, sizes in points.
    package enum Kind: Sendable, Equatable {
        /// The project's defaults were read from a file.
        case configurationRead(file: String)
        /// The payload was read; `effect` is its effect on a device.
        case payloadRead(file: String, effect: Payload.Effect)
        /// The descriptor's extension claims the category.
        case matched(file: String, category: String)
        /// No extension engages; `nearest` is the claimed category with the most similar name.
        case unmatched(category: String, reason: String, nearest: String?)
        /// The app's service extension received the notification.
        case serviceStarted(notification: String)
        /// The service extension requested an address from the network.
        case downloadStarted(url: String)
        case downloadFinished(url: String)
        case downloadFailed(url: String, reason: String)
        case serviceExtensionTimeWillExpire
        /// The service extension called its content handler; `isChanged` is `false` for the original content.
        case serviceHandedOver(isChanged: Bool)
        /// The service extension gave no usable content, so the original is shown.
        case serviceFailed(reason: String)
        /// An attachment's file entered the system's store: moved, or copied out of the app's bundle.
        case attachmentStored(String, type: String, isCopied: Bool)
        /// The notification was added to the delivered ones.
        case delivered(String)
        /// It replaced a notification with the same identifier.
        case replaced(String)
        /// A local request waits for its trigger until a virtual time in seconds.
        case scheduled(String, due: Double)
        /// It replaced a pending request with the same identifier.
        case rescheduled(String, due: Double)
        /// Pending requests were removed, the soonest first.
        case removedFromPending([String])
        /// Nothing of the notification is shown.
        case suppressed(String, reason: DeliveryOutcome.Suppression)
        /// The notification is held for the scheduled summary.
        case held(String)
        /// The scheduled summary was delivered with these notifications, most relevant first.
        case summaryDelivered([String])
        case sound(app: String, NotificationSound)
        /// Notifications were removed from the list, newest first.
        case removedFromList([String])
        /// The user opened the stack of a notification.
        case groupExpanded(String)
        case groupCollapsed(String)
        /// The × above an open stack turned into "Clear".
        case clearOffered(String)
        /// A banner was pushed away; the notification's identifier.
        case bannerSwiped(String)
        case swiped(String)
        /// The user cleared notifications from the list, newest first.
        case cleared([String])
        /// The number on an app's icon was set.
        case badge(app: String, Int)
        /// The user changed a setting of the device: its name and value as in files.
        case settingChanged(String, to: String)
        case authorizationPrompted(app: String, isForCriticalAlerts: Bool)
        case authorizationChanged(app: String, AuthorizationStatus)
        /// The system suggested to manage an app whose notifications the user ignores.
        case managementSuggested(app: String)
        case managementOpened(app: String)
        case managementChosen(app: String, ManagementView.Choice.Kind)
        case managementClosed(app: String)
        /// The user opened an app from the home screen.
        case appOpened(app: String)
        case appLeft(app: String)
        case locked
        case unlocked
        /// The content's size by the ratio, before any code ran.
        case initialSize(Size)
        case presented
        /// The extension's instance was made and given its context.
        case initialized
        /// The first call into the extension.
        case viewDidLoad
        /// Comes before or after `didReceive`, by `HostOptions.deliversBeforeAppearing`.
        case viewWillAppear
        case didReceive(notification: String)
        /// The view was laid out at a size: `viewDidLayoutSubviews`.
        case layout(Size)
        case preferredContentSizeChanged(Size)
        case resized(from: Size, to: Size)
        case viewDidAppear
        /// From here on the extension's requests are ignored.
        case viewWillDisappear
        /// The last call into the extension.
        case viewDidDisappear
        /// The user tapped the header or the default content.
        case notificationTapped(TappedPart)
        /// The user touched the extension's views.
        case touched(ControlEvent)
        /// The user scrolled the notification; points from its top.
        case scrolled(to: Double)
        /// The extension's code received the touch.
        case handleTouch
        case actionTapped(String)
        /// The keyboard came up for an action.
        case textInputBegan(String)
        case textTyped(String, text: String)
        case textInputCancelled(String)
        /// Text was sent with an action.
        case textEntered(String, text: String)
        /// The extension's accessory or input view came up.
        case becameFirstResponder
        /// The extension's accessory or input view disappeared.
        case resignedFirstResponder
        /// The device asked for its passcode before an action.
        case passcodePrompted(String)
        case passcodeEntered(String)
        /// The passcode prompt was cancelled and the action dropped.
        case passcodeCancelled(String)
        case didReceiveResponse(String)
        /// The extension called the completion handler of an action's response.
        case completion(String, ResponseOption)
        /// The extension assigned `notificationActions`; the new identifiers in order.
        case actionsReplaced([String])
        case titleChanged(String?)
        /// The play button was tapped: the extension is called, or the system's player starts.
        case mediaPlay
        /// The pause button was tapped: the extension is called, or the system's player pauses.
        case mediaPause
        /// The extension reported that playback started or stopped.
        case mediaPlaying(Bool)
        /// The app's delegate received a response: the action's identifier, and the text if one was typed.
        case forwardedToApp(String, text: String?)
        /// The app was opened, which closed the expanded notification.
        case openedApp
        /// The expanded notification was closed.
        case dismissed
        /// The app was opened at its settings, for a notification; `nil` from Settings.
        case settingsOpened(notification: String?)
        /// The device was rotated or its traits changed; the new content width.
        case traitsChanged(width: Double)
        /// The extension's process crashed during a call.
        case crashed(during: String)
        /// A notification arrived that the open extension doesn't receive.
        case otherNotification(String)
        /// A Live Activity began; its identifier, and the name of the app's type.
        case activityStarted(String, type: String)
        case activityUpdated(String)
        /// A push alerted about it, as a banner or in the expanded island.
        case activityAlerted(String)
        /// Its stale date came.
        case activityStale(String)
        /// It left the island, and stays on the locked screen.
        case activityEnded(String)
        case activityDismissed(String)
        /// A deduplicated finding.
        indirect case diagnostic(Diagnostic)
    }

    /// The part of the notification that was tapped.
    public enum TappedPart: String, Sendable, Hashable {
        /// The icon or the name.
        case header
        /// The title, subtitle or body.
        case body
        /// A banner, or a row of the list or the locked screen.
        case shortLook
    }
}
