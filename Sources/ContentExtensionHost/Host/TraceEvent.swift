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

extension TraceEvent.Kind {
    /// The event's name in JSON: the case's own.
    public var name: String { described.name }

    /// The event's name and its further keys.
    var described: (name: String, values: [String: JSONValue.Kind]) {
        switch self {
        case .payloadRead(let file, let effect):
            ("payloadRead", ["file": .string(file), "effect": .string(effect.rawValue)])
        case .matched(let file, let category):
            ("matched", ["file": .string(file), "category": .string(category)])
        case .unmatched(let category, let reason, let nearest):
            (
                "unmatched",
                ["category": .string(category), "reason": .string(reason), "nearest": Self.text(nearest)]
            )
        case .serviceStarted(let identifier): ("serviceStarted", ["notification": .string(identifier)])
        case .downloadStarted(let url): ("downloadStarted", ["url": .string(url)])
        case .downloadFinished(let url): ("downloadFinished", ["url": .string(url)])
        case .downloadFailed(let url, let reason):
            ("downloadFailed", ["url": .string(url), "reason": .string(reason)])
        case .serviceExtensionTimeWillExpire: ("serviceExtensionTimeWillExpire", [:])
        case .serviceHandedOver(let isChanged): ("serviceHandedOver", ["isChanged": .bool(isChanged)])
        case .serviceFailed(let reason): ("serviceFailed", ["reason": .string(reason)])
        case .attachmentStored(let identifier, let type, let isCopied):
            (
                "attachmentStored",
                ["attachment": .string(identifier), "type": .string(type), "isCopied": .bool(isCopied)]
            )
        case .delivered(let identifier): ("delivered", ["notification": .string(identifier)])
        case .replaced(let identifier): ("replaced", ["notification": .string(identifier)])
        case .suppressed(let identifier, let reason):
            ("suppressed", ["notification": .string(identifier), "reason": .string(reason.rawValue)])
        case .held(let identifier): ("held", ["notification": .string(identifier)])
        case .summaryDelivered(let identifiers): ("summaryDelivered", ["notifications": Self.texts(identifiers)])
        case .sound(let app, let sound):
            (
                "sound",
                [
                    "app": .string(app), "name": .string(sound.name), "isCritical": .bool(sound.isCritical),
                    "volume": sound.isCritical ? Self.number(sound.volume) : .null,
                ]
            )
        case .settingChanged(let name, let value):
            ("settingChanged", ["name": .string(name), "value": .string(value)])
        case .authorizationPrompted(let app, let isCritical):
            ("authorizationPrompted", ["app": .string(app), "isForCriticalAlerts": .bool(isCritical)])
        case .authorizationChanged(let app, let status):
            ("authorizationChanged", ["app": .string(app), "status": .string(status.rawValue)])
        case .managementOpened(let app): ("managementOpened", ["app": .string(app)])
        case .managementChosen(let app, let choice):
            ("managementChosen", ["app": .string(app), "choice": .string(choice.rawValue)])
        case .managementClosed(let app): ("managementClosed", ["app": .string(app)])
        case .appOpened(let app): ("appOpened", ["app": .string(app)])
        case .appLeft(let app): ("appLeft", ["app": .string(app)])
        case .removedFromList(let identifiers): ("removedFromList", ["notifications": Self.texts(identifiers)])
        case .groupExpanded(let identifier): ("groupExpanded", ["notification": .string(identifier)])
        case .groupCollapsed(let identifier): ("groupCollapsed", ["notification": .string(identifier)])
        case .swiped(let identifier): ("swiped", ["notification": .string(identifier)])
        case .cleared(let identifiers): ("cleared", ["notifications": Self.texts(identifiers)])
        case .badge(let app, let number):
            ("badge", ["app": .string(app), "badge": .number(Double(number), isInteger: true)])
        case .locked: ("locked", [:])
        case .unlocked: ("unlocked", [:])
        case .initialSize(let size): ("initialSize", Self.size(size))
        case .presented: ("presented", [:])
        case .initialized: ("initialized", [:])
        case .viewDidLoad: ("viewDidLoad", [:])
        case .viewWillAppear: ("viewWillAppear", [:])
        case .didReceive(let identifier): ("didReceive", ["notification": .string(identifier)])
        case .layout(let size): ("layout", Self.size(size))
        case .preferredContentSizeChanged(let size): ("preferredContentSizeChanged", Self.size(size))
        case .resized(let old, let new):
            ("resized", ["from": .object(Self.members(Self.size(old))), "to": .object(Self.members(Self.size(new)))])
        case .viewDidAppear: ("viewDidAppear", [:])
        case .viewWillDisappear: ("viewWillDisappear", [:])
        case .viewDidDisappear: ("viewDidDisappear", [:])
        case .notificationTapped(let part): ("notificationTapped", ["part": .string(part.rawValue)])
        case .touched(let event): ("touched", event.described)
        case .handleTouch: ("handleTouch", [:])
        case .actionTapped(let action): ("actionTapped", ["action": .string(action)])
        case .textInputBegan(let action): ("textInputBegan", ["action": .string(action)])
        case .textTyped(let action, let text):
            ("textTyped", ["action": .string(action), "text": .string(text)])
        case .textInputCancelled(let action): ("textInputCancelled", ["action": .string(action)])
        case .textEntered(let action, let text):
            ("textEntered", ["action": .string(action), "text": .string(text)])
        case .becameFirstResponder: ("becameFirstResponder", [:])
        case .resignedFirstResponder: ("resignedFirstResponder", [:])
        case .passcodePrompted(let action): ("passcodePrompted", ["action": .string(action)])
        case .passcodeEntered(let action): ("passcodeEntered", ["action": .string(action)])
        case .passcodeCancelled(let action): ("passcodeCancelled", ["action": .string(action)])
        case .didReceiveResponse(let action): ("didReceiveResponse", ["action": .string(action)])
        case .completion(let action, let option):
            ("completion", ["action": .string(action), "option": .string(option.rawValue)])
        case .actionsReplaced(let actions):
            ("actionsReplaced", ["actions": Self.texts(actions)])
        case .titleChanged(let title): ("titleChanged", ["title": Self.text(title)])
        case .mediaPlay: ("mediaPlay", [:])
        case .mediaPause: ("mediaPause", [:])
        case .mediaPlaying(let isPlaying): ("mediaPlaying", ["isPlaying": .bool(isPlaying)])
        case .forwardedToApp(let action, let text):
            ("forwardedToApp", ["action": .string(action), "text": Self.text(text)])
        case .openedApp: ("openedApp", [:])
        case .dismissed: ("dismissed", [:])
        case .settingsOpened(let notification): ("settingsOpened", ["notification": Self.text(notification)])
        case .traitsChanged(let width): ("traitsChanged", ["width": Self.number(width)])
        case .crashed(let call): ("crashed", ["during": .string(call)])
        case .otherNotification(let identifier): ("otherNotification", ["notification": .string(identifier)])
        case .diagnostic(let diagnostic): ("diagnostic", Self.values(of: diagnostic))
        }
    }

    private static func text(_ text: String?) -> JSONValue.Kind { text.map { .string($0) } ?? .null }

    private static func texts(_ texts: [String]) -> JSONValue.Kind { .array(texts.map { JSONValue(.string($0)) }) }

    private static func size(_ size: Size) -> [String: JSONValue.Kind] {
        ["width": number(size.width), "height": number(size.height)]
    }

    /// A number to three decimals, as in all dumps.
    static func number(_ value: Double) -> JSONValue.Kind {
        value.isFinite ? .number((value * 1000).rounded() / 1000, isInteger: false) : .string("\(value)")
    }

    private static func values(of diagnostic: Diagnostic) -> [String: JSONValue.Kind] {
        [
            "severity": .string(diagnostic.severity.rawValue), "code": .string(diagnostic.code),
            "message": .string(diagnostic.message), "hint": text(diagnostic.hint),
            "path": text(diagnostic.jsonPath), "file": text(diagnostic.location?.file),
            "line": diagnostic.location?.line.map { .number(Double($0), isInteger: true) } ?? .null,
        ]
    }

    /// The members that aren't null, in the order of their keys.
    static func members(_ values: [String: JSONValue.Kind]) -> [JSONValue.Member] {
        values.filter { $0.value != .null }.sorted { $0.key < $1.key }
            .map { JSONValue.Member(key: $0.key, value: JSONValue($0.value)) }
    }
}
