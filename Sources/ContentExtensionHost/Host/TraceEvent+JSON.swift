/// The trace in JSON (docs/trace-json.md).
extension TraceEvent.Kind {
    /// The event's name in JSON, which is the case's name.
    public var name: String { described.name }

    /// The event's name and values.
    var described: (name: String, values: [String: JSONValue.Kind]) {
        switch self {
        case .configurationRead(let file): ("configurationRead", ["file": .string(file)])
        case .payloadRead(let file, let effect):
            ("payloadRead", ["file": .string(file), "effect": .string(effect.rawValue)])
        case .matched(let file, let category): ("matched", ["file": .string(file), "category": .string(category)])
        case .unmatched(let category, let reason, let nearest):
            ("unmatched", ["category": .string(category), "reason": .string(reason), "nearest": Self.text(nearest)])
        case .serviceStarted(let identifier): ("serviceStarted", ["notification": .string(identifier)])
        case .downloadStarted(let url): ("downloadStarted", ["url": .string(url)])
        case .downloadFinished(let url): ("downloadFinished", ["url": .string(url)])
        case .downloadFailed(let url, let reason): ("downloadFailed", ["url": .string(url), "reason": .string(reason)])
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
        case .settingChanged(let name, let value): ("settingChanged", ["name": .string(name), "value": .string(value)])
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
        case .textTyped(let action, let text): ("textTyped", ["action": .string(action), "text": .string(text)])
        case .textInputCancelled(let action): ("textInputCancelled", ["action": .string(action)])
        case .textEntered(let action, let text): ("textEntered", ["action": .string(action), "text": .string(text)])
        case .becameFirstResponder: ("becameFirstResponder", [:])
        case .resignedFirstResponder: ("resignedFirstResponder", [:])
        case .passcodePrompted(let action): ("passcodePrompted", ["action": .string(action)])
        case .passcodeEntered(let action): ("passcodeEntered", ["action": .string(action)])
        case .passcodeCancelled(let action): ("passcodeCancelled", ["action": .string(action)])
        case .didReceiveResponse(let action): ("didReceiveResponse", ["action": .string(action)])
        case .completion(let action, let option):
            ("completion", ["action": .string(action), "option": .string(option.rawValue)])
        case .actionsReplaced(let actions): ("actionsReplaced", ["actions": Self.texts(actions)])
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

    /// A number rounded to three decimals, as in all dumps.
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

    /// The non-null members, sorted by key.
    static func members(_ values: [String: JSONValue.Kind]) -> [JSONValue.Member] {
        values.filter { $0.value != .null }.sorted { $0.key < $1.key }
            .map { JSONValue.Member(key: $0.key, value: JSONValue($0.value)) }
    }
}
