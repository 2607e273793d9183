import Basics
import Views

/// The trace in JSON (docs/trace-json.md).
extension TraceEvent.Kind {
    /// The event's name in JSON, which is the case's name.
    public var name: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }

    var values: [String: JSONValue.Kind] {
        switch self {
        case .serviceExtensionTimeWillExpire, .locked, .unlocked, .presented, .initialized, .viewDidLoad,
            .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .handleTouch,
            .becameFirstResponder, .resignedFirstResponder, .mediaPlay, .mediaPause, .openedApp, .dismissed:
            [:]
        case .configurationRead(let file): ["file": .string(file)]
        case .payloadRead(let file, let effect): ["file": .string(file), "effect": .string(effect.rawValue)]
        case .matched(let file, let category): ["file": .string(file), "category": .string(category)]
        case .unmatched(let category, let reason, let nearest):
            ["category": .string(category), "reason": .string(reason), "nearest": Self.text(nearest)]
        case .serviceStarted(let identifier), .delivered(let identifier), .replaced(let identifier),
            .held(let identifier), .groupExpanded(let identifier), .groupCollapsed(let identifier),
            .clearOffered(let identifier), .bannerSwiped(let identifier),
            .swiped(let identifier), .didReceive(let identifier), .otherNotification(let identifier):
            ["notification": .string(identifier)]
        case .suppressed(let identifier, let reason):
            ["notification": .string(identifier), "reason": .string(reason.rawValue)]
        case .scheduled(let identifier, let due), .rescheduled(let identifier, let due):
            ["notification": .string(identifier), "due": Self.number(due)]
        case .settingsOpened(let identifier): ["notification": Self.text(identifier)]
        case .summaryDelivered(let identifiers), .removedFromList(let identifiers), .cleared(let identifiers),
            .removedFromPending(let identifiers):
            ["notifications": Self.texts(identifiers)]
        case .downloadStarted(let url), .downloadFinished(let url): ["url": .string(url)]
        case .downloadFailed(let url, let reason): ["url": .string(url), "reason": .string(reason)]
        case .serviceHandedOver(let isChanged): ["isChanged": .bool(isChanged)]
        case .serviceFailed(let reason): ["reason": .string(reason)]
        case .attachmentStored(let identifier, let type, let isCopied):
            ["attachment": .string(identifier), "type": .string(type), "isCopied": .bool(isCopied)]
        case .sound(let app, let sound):
            [
                "app": .string(app), "name": .string(sound.name), "isCritical": .bool(sound.isCritical),
                "volume": sound.isCritical ? Self.number(sound.volume) : .null,
            ]
        case .settingChanged(let name, let value): ["name": .string(name), "value": .string(value)]
        case .authorizationPrompted(let app, let isCritical):
            ["app": .string(app), "isForCriticalAlerts": .bool(isCritical)]
        case .authorizationChanged(let app, let status): ["app": .string(app), "status": .string(status.rawValue)]
        case .managementSuggested(let app), .managementOpened(let app), .managementClosed(let app),
            .appOpened(let app), .appLeft(let app):
            ["app": .string(app)]
        case .managementChosen(let app, let choice): ["app": .string(app), "choice": .string(choice.rawValue)]
        case .badge(let app, let number): ["app": .string(app), "badge": .integer(number)]
        case .initialSize(let size), .layout(let size), .preferredContentSizeChanged(let size): Self.size(size)
        case .resized(let old, let new):
            ["from": .object(Self.members(Self.size(old))), "to": .object(Self.members(Self.size(new)))]
        case .notificationTapped(let part): ["part": .string(part.rawValue)]
        case .touched(let event): event.described
        case .scrolled(let offset): ["to": Self.number(offset)]
        case .actionTapped(let action), .textInputBegan(let action), .textInputCancelled(let action),
            .passcodePrompted(let action), .passcodeEntered(let action), .passcodeCancelled(let action),
            .didReceiveResponse(let action):
            ["action": .string(action)]
        case .textTyped(let action, let text), .textEntered(let action, let text):
            ["action": .string(action), "text": .string(text)]
        case .forwardedToApp(let action, let text): ["action": .string(action), "text": Self.text(text)]
        case .completion(let action, let option): ["action": .string(action), "option": .string(option.rawValue)]
        case .actionsReplaced(let actions): ["actions": Self.texts(actions)]
        case .titleChanged(let title): ["title": Self.text(title)]
        case .mediaPlaying(let isPlaying): ["isPlaying": .bool(isPlaying)]
        case .traitsChanged(let width): ["width": Self.number(width)]
        case .crashed(let call): ["during": .string(call)]
        case .activityStarted(let identifier, let type): ["activity": .string(identifier), "type": .string(type)]
        case .activityUpdated(let identifier), .activityAlerted(let identifier), .activityStale(let identifier),
            .activityEnded(let identifier), .activityDismissed(let identifier):
            ["activity": .string(identifier)]
        case .diagnostic(let diagnostic):
            [
                "severity": .string(diagnostic.severity.rawValue), "code": .string(diagnostic.code),
                "message": .string(diagnostic.message), "hint": Self.text(diagnostic.hint),
                "path": Self.text(diagnostic.jsonPath), "file": Self.text(diagnostic.location?.file),
                "line": diagnostic.location?.line.map { .integer($0) } ?? .null,
            ]
        }
    }

    private static func text(_ text: String?) -> JSONValue.Kind { text.map { .string($0) } ?? .null }

    private static func texts(_ texts: [String]) -> JSONValue.Kind { .array(texts.map { JSONValue(.string($0)) }) }

    private static func size(_ size: Size) -> [String: JSONValue.Kind] {
        ["width": number(size.width), "height": number(size.height)]
    }

    /// A number rounded to three decimals, as in all dumps.
    static func number(_ value: Double) -> JSONValue.Kind {
        value.isFinite ? .number((value * 1000).rounded() / 1000, isInteger: false) : .string("\(value)")
    }

    /// The non-null members, sorted by key.
    static func members(_ values: [String: JSONValue.Kind]) -> [JSONValue.Member] {
        values.filter { $0.value != .null }.sorted { $0.key < $1.key }
            .map { JSONValue.Member(key: $0.key, value: JSONValue($0.value)) }
    }
}
