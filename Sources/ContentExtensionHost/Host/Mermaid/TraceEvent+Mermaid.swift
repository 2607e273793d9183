import Basics
import Views

extension TraceEvent.Kind {
    /// The line for the event; events without an arrow become notes with their name and values.
    var mermaid: MermaidLine {
        switch self {
        case .configurationRead(let file): .note([.device], "defaults of \(file)")
        case .payloadRead(let file, let effect): .note([.device], "payload \(file) (\(effect.rawValue))")
        case .matched(let file, let category): .note([.device], "category \(category) is claimed by \(file)")
        case .unmatched(let category, let reason, _):
            .note([.device], category.isEmpty ? reason : "no extension for \(category), \(reason)")
        case .initialSize(let size): .note([.device], "\(Self.text(size)) by the ratio")
        case .presented: .arrow(.device, .user, "the expanded notification comes up")
        case .initialized: .arrow(.device, .content, "init")
        case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .mediaPlay,
            .mediaPause:
            .arrow(.device, .content, "\(name)()")
        case .layout(let size): .arrow(.device, .content, "viewDidLayoutSubviews(), \(Self.text(size))")
        case .didReceive(let identifier): .arrow(.device, .content, "didReceive(notification \(identifier))")
        case .preferredContentSizeChanged(let size):
            .arrow(.content, .device, "preferredContentSize = \(Self.text(size))")
        case .resized(let old, let new):
            .note([.device], "height \(JSONValue.text(of: old.height)) becomes \(JSONValue.text(of: new.height))")
        case .titleChanged(let title): .arrow(.content, .device, title.map { "title = \($0)" } ?? "title = nil")
        case .notificationTapped(.shortLook): .arrow(.user, .device, "taps the short look")
        case .notificationTapped(let part): .arrow(.user, .device, "taps the \(part.rawValue)")
        case .bannerSwiped: .arrow(.user, .device, "pushes the banner away")
        case .touched(let event):
            .arrow(.user, .device, (["touches"] + Self.members(event.described).map(Self.text)).joined(separator: ", "))
        case .scrolled(let offset): .arrow(.user, .device, "scrolls the notification to \(JSONValue.text(of: offset))")
        case .handleTouch: .arrow(.device, .content, "handle(event)")
        case .locked: .arrow(.user, .device, "locks the device")
        case .unlocked: .arrow(.user, .device, "unlocks the device")
        case .passcodePrompted(let action): .arrow(.device, .user, "asks for the passcode before \(action)")
        case .passcodeEntered: .arrow(.user, .device, "enters the passcode")
        case .passcodeCancelled: .arrow(.user, .device, "enters no passcode")
        case .textTyped(_, let text): .arrow(.user, .device, "types \(text)")
        case .becameFirstResponder: .arrow(.content, .device, "becomeFirstResponder()")
        case .resignedFirstResponder: .arrow(.content, .device, "resignFirstResponder()")
        case .settingsOpened: .arrow(.device, .app, "openSettingsFor")
        case .removedFromList(let identifiers):
            .note([.device], "no longer delivered are \(identifiers.joined(separator: ", "))")
        case .delivered(let identifier): .note([.device], "\(identifier) is delivered")
        case .scheduled(let identifier, let due), .rescheduled(let identifier, let due):
            .note([.device], "\(identifier) is due at \(VirtualTime.text(due))")
        case .removedFromPending(let identifiers):
            .note([.device], "no longer pending are \(identifiers.joined(separator: ", "))")
        case .suppressed(let identifier, let reason):
            .note([.device], "nothing of \(identifier) is shown (\(reason.rawValue))")
        case .held(let identifier): .note([.device], "\(identifier) waits for the summary")
        case .sound(_, let sound):
            .arrow(.device, .user, "\(sound.isCritical ? "critical sound" : "sound") \(sound.name)")
        case .authorizationPrompted: .arrow(.device, .user, "asks whether the app may send notifications")
        case .managementChosen(_, let choice): .arrow(.user, .device, "chooses \(choice.rawValue)")
        case .appOpened(let app): .arrow(.user, .app, "opens \(app)")
        case .appLeft(let app): .arrow(.user, .app, "leaves \(app)")
        case .crashed(let call): .note([.content], "crashes in \(call)")
        case .actionTapped(let action): .arrow(.user, .device, "taps \(action)")
        case .textInputBegan(let action): .arrow(.device, .user, "keyboard for \(action)")
        case .textInputCancelled(let action): .arrow(.user, .device, "closes the keyboard of \(action)")
        case .textEntered(let action, let text): .arrow(.user, .device, "sends \(text) with \(action)")
        case .didReceiveResponse(let action): .arrow(.device, .content, "didReceive(response \(action))")
        case .completion(_, let option): .arrow(.content, .device, "completion(.\(option.rawValue))", isAnswer: true)
        case .actionsReplaced(let actions):
            .arrow(.content, .device, "notificationActions = (\(actions.joined(separator: ", ")))")
        case .mediaPlaying(let isPlaying):
            .arrow(.content, .device, isPlaying ? "mediaPlayingStarted()" : "mediaPlayingPaused()")
        case .forwardedToApp(let action, let text):
            .arrow(.device, .app, "didReceive(response \(action))\(text.map { ", text \($0)" } ?? "")")
        case .openedApp: .arrow(.device, .app, "comes to the front")
        case .dismissed: .arrow(.device, .user, "the notification closes")
        case .activityAlerted(let identifier): .arrow(.device, .user, "alerts about \(identifier)")
        case .diagnostic(let finding):
            .note([.device], "\(finding.severity.rawValue) \(finding.code), \(finding.message)")
        default: .note([.device], ([name] + Self.members(values).map(Self.text)).joined(separator: ", "))
        }
    }

    private static func text(_ member: JSONValue.Member) -> String {
        "\(member.key) \(member.value.string ?? member.value.compactText)"
    }

    private static func text(_ size: Size) -> String {
        "\(JSONValue.text(of: size.width)) × \(JSONValue.text(of: size.height))"
    }
}
