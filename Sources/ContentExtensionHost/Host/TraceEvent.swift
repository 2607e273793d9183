/// One step of a notification's life, with its virtual time (docs/trace-json.md).
public struct TraceEvent: Sendable, Equatable {
    /// Seconds of virtual time since the host was made.
    public var time: Double
    /// What happened, with what belongs to it.
    public var kind: Kind

    /// What happened.
    public enum Kind: Sendable, Equatable {
        /// The payload was read, and what it does on a device.
        case payloadRead(file: String, effect: Payload.Effect)
        /// The descriptor's extension claims the category.
        case matched(file: String, category: String)
        /// No extension engages, and the claimed category that was most likely meant.
        case unmatched(category: String, reason: String, nearest: String?)
        /// The app's service extension got the notification, by its request's identifier.
        case serviceStarted(notification: String)
        /// The service extension asks the network for an address.
        case downloadStarted(url: String)
        /// The network gave the file at an address.
        case downloadFinished(url: String)
        /// The network gave nothing for an address, and why.
        case downloadFailed(url: String, reason: String)
        /// The service extension's time is up, and it was told.
        case serviceExtensionTimeWillExpire
        /// The service extension handed over the content that is shown, another than the original or not.
        case serviceHandedOver(isChanged: Bool)
        /// The service extension gave nothing that can be shown, so the original content is.
        case serviceFailed(reason: String)
        /// An attachment's file went into the system's store, by identifier: moved, or copied out of the app's bundle.
        case attachmentStored(String, type: String, isCopied: Bool)
        /// The notification is in the list of those delivered, by its request's identifier.
        case delivered(String)
        /// It took the place of one with its identifier.
        case replaced(String)
        /// Nothing of the notification is shown, by its request's identifier, and why.
        case suppressed(String, reason: DeliveryOutcome.Suppression)
        /// The notification waits for the scheduled summary, by its request's identifier.
        case held(String)
        /// The scheduled summary came, with these notifications, the most relevant first.
        case summaryDelivered([String])
        /// A sound was heard; the app by its bundle identifier, or by name without one.
        case sound(app: String, NotificationSound)
        /// The notifications that were taken off the list, by identifier, newest first.
        case removedFromList([String])
        /// The user opened a stack of the list, by the identifier of a notification in it.
        case groupExpanded(String)
        /// The user closed it again.
        case groupCollapsed(String)
        /// The user swiped a row of the list, by identifier.
        case swiped(String)
        /// The user cleared notifications from the list, by identifier, newest first.
        case cleared([String])
        /// The number on an app's icon was set; the app by its bundle identifier, or by name without one.
        case badge(app: String, Int)
        /// The user set something for the whole device: its name and its value as files write them.
        case settingChanged(String, to: String)
        /// The app's question came up; the app by its bundle identifier, or by name without one.
        case authorizationPrompted(app: String, isForCriticalAlerts: Bool)
        /// What an app may do is another thing now.
        case authorizationChanged(app: String, AuthorizationStatus)
        /// The user may change what an app's notifications do.
        case managementOpened(app: String)
        case managementChosen(app: String, ManagementView.Choice.Kind)
        case managementClosed(app: String)
        /// The user opened an app, not by a notification.
        case appOpened(app: String)
        /// The user left it.
        case appLeft(app: String)
        /// The user locked the device.
        case locked
        /// The device is unlocked.
        case unlocked
        /// The content's size in points by the ratio, before any code ran.
        case initialSize(Size)
        /// The expanded look came up.
        case presented
        /// The extension got its context.
        case initialized
        /// The call was made, the extension's first.
        case viewDidLoad
        /// Before or after `didReceive`, by `HostOptions.deliversBeforeAppearing`.
        case viewWillAppear
        /// The extension got a notification, by its request's identifier.
        case didReceive(notification: String)
        /// The view was laid out at a size in points: `viewDidLayoutSubviews`.
        case layout(Size)
        /// The extension asks for another size, in points as it gave it.
        case preferredContentSizeChanged(Size)
        /// The host gave the view another height; sizes in points.
        case resized(from: Size, to: Size)
        /// The call was made, with the view at its size.
        case viewDidAppear
        /// From here on what the extension asks for is ignored.
        case viewWillDisappear
        /// The last call into the extension.
        case viewDidDisappear
        /// The user tapped the header or the default content.
        case notificationTapped(TappedPart)
        /// The user touched the extension's views, whoever gets it.
        case touched(ControlEvent)
        /// The extension's own code got the touch.
        case handleTouch
        /// The user tapped an action, by identifier.
        case actionTapped(String)
        /// The keyboard came up for an action, by identifier.
        case textInputBegan(String)
        /// A text was typed for an action, by identifier.
        case textTyped(String, text: String)
        /// The keyboard went without a text, for an action by identifier.
        case textInputCancelled(String)
        /// A text was sent with an action, by identifier.
        case textEntered(String, text: String)
        /// The extension's accessory view or input view came up.
        case becameFirstResponder
        /// They went.
        case resignedFirstResponder
        /// The device asks for its passcode before an action, by identifier.
        case passcodePrompted(String)
        /// The passcode was entered for an action, by identifier.
        case passcodeEntered(String)
        /// It wasn't, and nothing comes of the action.
        case passcodeCancelled(String)
        /// The extension got a response, by the action's identifier.
        case didReceiveResponse(String)
        /// The extension called the completion of a response, by the action's identifier.
        case completion(String, ResponseOption)
        /// The extension assigned `notificationActions`; the new identifiers in order.
        case actionsReplaced([String])
        /// The controller's `title` is another one.
        case titleChanged(String?)
        /// The play button was tapped: the extension is called, or the system's own player starts.
        case mediaPlay
        /// The pause button was tapped: the extension is called, or the system's own player stops.
        case mediaPause
        /// The extension said by itself that it plays, or doesn't.
        case mediaPlaying(Bool)
        /// The app's delegate got a response: the action's identifier, and the text if one was typed.
        case forwardedToApp(String, text: String?)
        /// The look went away because the app came forward.
        case openedApp
        /// The look was closed.
        case dismissed
        /// The app was opened for its settings of a notification, by identifier; `nil` from Settings.
        case settingsOpened(notification: String?)
        /// The device was turned or looks different; the content's width in points.
        case traitsChanged(width: Double)
        /// The extension's process died during a call.
        case crashed(during: String)
        /// A notification arrived that isn't the open extension's business, by identifier.
        case otherNotification(String)
        /// Something is odd; each finding once.
        indirect case diagnostic(Diagnostic)
    }

    /// What a tap on the notification hit.
    public enum TappedPart: String, Sendable, Hashable {
        /// The icon or the name.
        case header
        /// The title, subtitle or body.
        case body
    }

    public init(time: Double, kind: Kind) {
        self.time = time
        self.kind = kind
    }
}
