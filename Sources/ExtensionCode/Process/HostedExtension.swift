import ContentExtensionHost

/// A content extension whose own code runs in a process: each call is a message, each reply its view.
///
/// The process starts with `viewDidLoad` and ends with the expansion, as on a device.
package class HostedExtension: NotificationContentExtension, TouchHandling {
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
    /// `nil` before the start, and after a crash.
    private var process: HostedProcess?
    private var answers: QueryAnswers?
    private var folder: ProcessFolder?
    /// The completion handlers of responses that the extension hasn't answered, by the number of the response.
    private var completions: [Int: (ResponseOption) -> Void] = [:]
    private var responses = 0
    /// The virtual time of the code's next work; `nil` without any.
    private var next: Double?

    /// The extension for a setup; it handles responses only if the controller's code does.
    package static func make(_ setup: HostedSetup) -> any NotificationContentExtension {
        setup.executable.classes.implements("didReceive:completionHandler:", in: setup.controllerName)
            || setup.executable.classes.implements(
                "didReceiveNotificationResponse:completionHandler:", in: setup.controllerName)
            ? RespondingHostedExtension(setup) : HostedExtension(setup)
    }

    fileprivate init(_ setup: HostedSetup) { self.setup = setup }

    package func viewDidLoad() throws {
        let folder = try ProcessFolder()
        self.folder = folder
        answers = QueryAnswers(setup, folder: folder)
        process = try HostedProcess(
            setup.executable.path, environment: setup.variables(home: folder.home),
            access: HostedProcess.Access(readable: setup.readable + [folder.attachments], home: folder.home),
            limits: setup.limits)
        try call(setup.start(kind: "content", home: folder.home), seconds: setup.limits.startSeconds)
        try call("viewDidLoad")
    }

    package func viewWillAppear() throws { try call("viewWillAppear") }
    package func viewDidAppear() throws { try call("viewDidAppear") }
    package func viewDidLayoutSubviews(_ size: Size) throws {
        try call("viewDidLayoutSubviews", ["size": .numbers([size.width, size.height])])
    }
    package func viewWillDisappear() { try? call("viewWillDisappear") }
    package func viewDidDisappear() {
        try? call("viewDidDisappear")
        process?.end()
        process = nil
    }

    package func didReceive(_ notification: UserNotification) throws {
        answers?.notification = notification
        var message = JSONValue(folder?.sharing(notification) ?? notification)
        // iOS gives the extension its category's actions first.
        let actions = (extensionContext?.notificationActions ?? []).map { JSONValue($0) }
        if case .object(var members) = message.kind {
            members.append(.init(key: "actions", value: JSONValue(.array(actions))))
            message.kind = .object(members)
        }
        try call("didReceive", ["notification": message])
    }

    package func mediaPlay() throws { try call("mediaPlay") }
    package func mediaPause() throws { try call("mediaPause") }

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
            case .touchUpInside, .tap, .editingDidBegin: JSONValue(.null)
            }
        try call(
            "event",
            [
                "view": event.view.map { .text($0) } ?? JSONValue(.null), "event": .text(event.names[0].rawValue),
                "path": JSONValue(.array(event.path.map { .text($0) })), "value": value,
            ])
    }

    fileprivate func respond(
        to response: NotificationResponse, completion: @escaping (ResponseOption) -> Void
    ) throws {
        responses += 1
        completions[responses] = completion
        var response = response
        response.notification = folder?.sharing(response.notification) ?? response.notification
        try call("didReceiveResponse", ["id": .number(Double(responses)), "response": JSONValue(response)])
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

extension HostedExtension {
    private var now: Double { extensionContext?.clock.now ?? 0 }

    private func call(
        _ name: String, _ values: KeyValuePairs<String, JSONValue> = [:], at time: Double? = nil
    ) throws {
        let members =
            [("call", JSONValue.text(name)), ("now", .number(time ?? now))] + values.map { ($0.key, $0.value) }
        try call(JSONValue(.object(members.map { JSONValue.Member(key: $0.0, value: $0.1) })))
    }

    private func call(_ message: JSONValue, seconds: Double? = nil) throws {
        guard let process, let answers else { return }
        do throws(ExtensionCrash) {
            apply(try process.call(message, seconds: seconds, answer: answers.answer))
        } catch {
            self.process = nil
            var crash = error
            crash.location?.file = setup.executable.file(named: error.location?.file ?? "")
            throw crash
        }
    }

    /// Takes over a reply: a view, title or size that it lacks is unchanged.
    private func apply(_ reply: JSONValue) {
        if let tree = reply["view"], let new = answers?.view(tree) { view = new }
        if let new = reply["title"] { title = new.string }
        if let size = reply["preferredContentSize"]?.numbers, size.count == 2 {
            preferredContentSize = Size(width: size[0], height: size[1])
        }
        canBecomeFirstResponder = reply["canBecomeFirstResponder"]?.bool ?? canBecomeFirstResponder
        inputAccessoryView = reply["inputAccessoryView"].flatMap { answers?.view($0) }
        inputView = reply["inputView"].flatMap { answers?.view($0) }
        apply(media: reply["media"] ?? JSONValue(.null))
        for request in reply["requests"]?.array ?? [] { carryOut(request) }
        if let time = reply["next"] { schedule(time.number) }
    }

    private func apply(media: JSONValue) {
        mediaPlayPauseButtonType = media["type"]?.string.flatMap { MediaPlayPauseButtonType(rawValue: $0) } ?? .none
        if let frame = media["frame"]?.numbers, frame.count == 4 {
            mediaPlayPauseButtonFrame = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
        }
        mediaPlayPauseButtonTintColor =
            media["tint"].flatMap { answers?.color($0) } ?? mediaPlayPauseButtonTintColor
    }

    private func carryOut(_ request: JSONValue) {
        guard let context = extensionContext, let member = request.members?.first else { return }
        switch member.key {
        case "notificationActions":
            context.notificationActions = answers?.actions(member.value.array ?? []) ?? []
        case "performDefaultAction": context.performNotificationDefaultAction()
        case "dismiss": context.dismissNotificationContentExtension()
        case "mediaPlayingStarted": context.mediaPlayingStarted()
        case "mediaPlayingPaused": context.mediaPlayingPaused()
        case "becomeFirstResponder": context.becomeFirstResponder()
        case "resignFirstResponder": context.resignFirstResponder()
        case "complete":
            guard let id = member.value["id"]?.number.flatMap({ Int(exactly: $0) }) else { return }
            let option = member.value["option"]?.string.flatMap { ResponseOption(rawValue: $0) }
            // Kept, because a second call is a mistake that the host reports.
            completions[id]?(option ?? .dismissAndForwardAction)
        case "open":
            note(
                "code-not-modelled",
                "the address \(member.value.string?.quoted() ?? "") isn't opened: no other app is here")
        case "note":
            let place = member.value["file"]?.string.map { file in
                SourceSpan(file: file, line: member.value["line"]?.number.flatMap { Int(exactly: $0) })
            }
            note(
                member.value["code"]?.string ?? "code-not-modelled", member.value["message"]?.string ?? "", at: place)
        default: break
        }
    }

    private func note(_ code: String, _ message: String, at place: SourceSpan? = nil) {
        setup.environment.report.add(
            Diagnostic(.warning, code, message, at: place ?? SourceSpan(file: setup.folder)))
    }

    /// Has the code go on at a virtual time.
    private func schedule(_ time: Double?) {
        guard time != next else { return }
        next = time
        guard let time else { return }
        // Weak, because the clock is owned by the extension's context.
        extensionContext?.clock.schedule(after: time - now) { [weak self] in
            guard let self, next == time else { return }
            next = nil
            // The clock counts microseconds, so it may be a little early.
            do { try call("advance", at: max(time, now)) } catch {
                extensionContext?.crash(error as? ExtensionCrash ?? ExtensionCrash("\(error)"))
            }
        }
    }
}
