import Basics
import ContentExtensionHost
import RNWire
import Views

/// A content extension whose own code runs in a process: each call is a message, each reply its view.
///
/// The process starts with `viewDidLoad` and ends with the expansion, as on a device.
package class HostedExtension: NotificationContentExtension, TouchHandling, KeyboardHandling {
    package var extensionContext: ExtensionContext?
    package private(set) var title: String?
    package private(set) var view = ViewNode()
    package private(set) var preferredContentSize = Size.zero
    package private(set) var canBecomeFirstResponder = false
    package private(set) var inputAccessoryView: ViewNode?
    package private(set) var inputView: ViewNode?
    package private(set) var mediaPlayPauseButtonType = MediaPlayPauseButtonType.none
    package private(set) var mediaPlayPauseButtonFrame = Rect.zero
    package private(set) var mediaPlayPauseButtonTintColor = Color.white

    private let setup: HostedSetup
    /// `nil` before the start.
    private var session: HostedSession?
    private var answers: QueryAnswers? { session?.answers }
    /// The completion handlers of responses that the extension hasn't answered, by the number of the response.
    private var completions: [Int: (ResponseOption) -> Void] = [:]
    private var responses = 0

    /// The extension for a setup; it handles responses only if the controller's code does.
    package static func make(_ setup: HostedSetup) -> any NotificationContentExtension {
        setup.executable.classes.implements("didReceive:completionHandler:", in: setup.shortName)
            || setup.executable.classes.implements(
                "didReceiveNotificationResponse:completionHandler:", in: setup.shortName)
            ? RespondingHostedExtension(setup) : HostedExtension(setup)
    }

    fileprivate init(_ setup: HostedSetup) { self.setup = setup }

    package func viewDidLoad() throws {
        let session = try HostedSession(setup, owner: self)
        self.session = session
        try session.start("content")
        try session.call(.viewDidLoad)
    }

    package func viewWillAppear() throws { try session?.call(.viewWillAppear) }
    package func viewDidAppear() throws { try session?.call(.viewDidAppear) }
    package func viewDidLayoutSubviews(_ size: Size) throws {
        try session?.call(.viewDidLayoutSubviews)
    }
    package func viewWillDisappear() { try? session?.call(.viewWillDisappear) }
    package func viewDidDisappear() {
        try? session?.call(.viewDidDisappear)
        session?.end()
    }

    package func didReceive(_ notification: UserNotification) throws {
        answers?.notification = notification
        var message = JSONValue(session?.folder.sharing(notification) ?? notification)
        // iOS gives the extension its category's actions first.
        let actions = (extensionContext?.notificationActions ?? []).map { JSONValue($0) }
        if case .object(var members) = message.kind {
            members.append(.init(key: .actions, value: JSONValue(.array(actions))))
            message.kind = .object(members)
        }
        try session?.call(.didReceive, [.notification: message])
    }

    package func mediaPlay() throws { try session?.call(.mediaPlay) }
    package func mediaPause() throws { try session?.call(.mediaPause) }

    package func handle(_ event: ControlEvent) throws {
        view.apply(event)
        inputAccessoryView?.apply(event)
        inputView?.apply(event)
        let value: JSONValue =
            switch event.kind {
            case .valueChanged(.isOn(let isOn)): JSONValue(.bool(isOn))
            case .valueChanged(.number(let number)): .number(number)
            case .valueChanged(.index(let index)): .number(Double(index))
            case .editingChanged(let text): .text(text)
            case .scrolled(let offset): JSONValue(.array([.number(offset.x), .number(offset.y)]))
            case .touchUpInside, .tap, .editingDidBegin: JSONValue(.null)
            }
        try session?.call(
            .event,
            [
                .view: event.view.map { .text($0) } ?? JSONValue(.null),
                .event: .text(event.word),
                .path: JSONValue(.array(event.path.map { .text($0) })), .value: value,
            ])
    }

    package func endEditing() throws {
        try session?.call(.event, [.view: JSONValue(.null), .event: .text("editingDidEnd")])
    }

    fileprivate func respond(
        to response: NotificationResponse, completion: @escaping (ResponseOption) -> Void
    ) throws {
        responses += 1
        completions[responses] = completion
        var response = response
        response.notification = session?.folder.sharing(response.notification) ?? response.notification
        try session?.call(.didReceiveResponse, [.id: .number(Double(responses)), .response: JSONValue(response)])
    }
}

/// An extension whose code implements `didReceive(_:completionHandler:)`.
private final class RespondingHostedExtension: HostedExtension, NotificationResponseHandling {
    func didReceive(
        _ response: NotificationResponse, completionHandler completion: @escaping (ResponseOption) -> Void
    ) throws {
        try respond(to: response, completion: completion)
    }
}

extension HostedExtension: HostedSessionOwner {
    var clock: VirtualClock? { extensionContext?.clock }
    var viewSize: Size? { extensionContext?.viewSize }
    var center: AppCenter? { extensionContext?.center }

    /// Takes over a reply: a view, title or size that it lacks is unchanged.
    func apply(_ reply: JSONValue) {
        if let tree = reply[.view], let new = answers?.view(tree) { view = new }
        if let new = reply[.title] { title = new.string }
        if let size = reply[.preferredContentSize]?.numbers, size.count == 2 {
            preferredContentSize = Size(width: size[0], height: size[1])
        }
        canBecomeFirstResponder = reply[.canBecomeFirstResponder]?.bool ?? canBecomeFirstResponder
        inputAccessoryView = reply[.inputAccessoryView].flatMap { answers?.view($0) }
        inputView = reply[.inputView].flatMap { answers?.view($0) }
        apply(media: reply[.media] ?? JSONValue(.null))
    }

    private func apply(media: JSONValue) {
        mediaPlayPauseButtonType = media[.type]?.string.flatMap { MediaPlayPauseButtonType(rawValue: $0) } ?? .none
        if let frame = media[.frame]?.numbers, frame.count == 4 {
            mediaPlayPauseButtonFrame = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
        }
        mediaPlayPauseButtonTintColor =
            media[.tint].flatMap { answers?.color($0) } ?? mediaPlayPauseButtonTintColor
    }

    func carryOut(_ request: WireRequest, _ value: JSONValue) {
        guard let context = extensionContext else { return }
        switch request {
        case .notificationActions: context.notificationActions = answers?.actions(value.array ?? []) ?? []
        case .performDefaultAction: context.performNotificationDefaultAction()
        case .dismiss: context.dismissNotificationContentExtension()
        case .removeDelivered: context.removeDeliveredNotifications(value.array?.compactMap(\.string))
        case .mediaPlayingStarted: context.mediaPlayingStarted()
        case .mediaPlayingPaused: context.mediaPlayingPaused()
        case .becomeFirstResponder: context.becomeFirstResponder(field: value.string)
        case .resignFirstResponder: context.resignFirstResponder()
        case .complete:
            guard let id = value[.id]?.number.flatMap({ Int(exactly: $0) }) else { return }
            let option = value[.option]?.string.flatMap { ResponseOption(rawValue: $0) }
            // Kept, because a second call is a mistake that the host reports.
            completions[id]?(option ?? .dismissAndForwardAction)
        // Those of every session, of a service extension, and of an activity.
        case .note, .open, .addRequest, .removePending, .content, .downloadStarted, .downloadFinished, .downloadFailed,
            .activityRead, .activityRefused:
            break
        }
    }

    func crashed(_ crash: ExtensionCrash) { extensionContext?.crash(crash) }
}
