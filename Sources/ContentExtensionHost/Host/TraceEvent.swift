/// One step of a notification's life, with its virtual time (docs/trace-json.md).
public struct TraceEvent: Sendable, Equatable {
    /// Seconds of virtual time since the host was made.
    public var time: Double
    public var kind: Kind

    /// What happened.
    public enum Kind: Sendable, Equatable {
        case payloadRead(file: String, effect: Payload.Effect)
        case matched(file: String, category: String)
        case unmatched(category: String, reason: String, nearest: String?)
        case initialSize(Size)
        case presented
        case initialized
        case viewDidLoad
        case viewWillAppear
        case didReceive(notification: String)
        case layout(Size)
        case preferredContentSizeChanged(Size)
        case resized(from: Size, to: Size)
        case viewDidAppear
        case viewWillDisappear
        case viewDidDisappear
        case notificationTapped
        case contentTapped
        case actionTapped(String)
        case textInputBegan(String)
        case textInputCancelled(String)
        case textEntered(String, text: String)
        case didReceiveResponse(String)
        case completion(String, ResponseOption)
        case actionsReplaced([String])
        case titleChanged(String?)
        case mediaPlay
        case mediaPause
        case mediaPlaying(Bool)
        case forwardedToApp(String, text: String?)
        case openedApp
        case dismissed
        case otherNotification(String)
        case diagnostic(Diagnostic)
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
        case .notificationTapped: ("notificationTapped", [:])
        case .contentTapped: ("contentTapped", [:])
        case .actionTapped(let action): ("actionTapped", ["action": .string(action)])
        case .textInputBegan(let action): ("textInputBegan", ["action": .string(action)])
        case .textInputCancelled(let action): ("textInputCancelled", ["action": .string(action)])
        case .textEntered(let action, let text):
            ("textEntered", ["action": .string(action), "text": .string(text)])
        case .didReceiveResponse(let action): ("didReceiveResponse", ["action": .string(action)])
        case .completion(let action, let option):
            ("completion", ["action": .string(action), "option": .string(option.rawValue)])
        case .actionsReplaced(let actions):
            ("actionsReplaced", ["actions": .array(actions.map { JSONValue(.string($0)) })])
        case .titleChanged(let title): ("titleChanged", ["title": Self.text(title)])
        case .mediaPlay: ("mediaPlay", [:])
        case .mediaPause: ("mediaPause", [:])
        case .mediaPlaying(let isPlaying): ("mediaPlaying", ["isPlaying": .bool(isPlaying)])
        case .forwardedToApp(let action, let text):
            ("forwardedToApp", ["action": .string(action), "text": Self.text(text)])
        case .openedApp: ("openedApp", [:])
        case .dismissed: ("dismissed", [:])
        case .otherNotification(let identifier): ("otherNotification", ["notification": .string(identifier)])
        case .diagnostic(let diagnostic): ("diagnostic", Self.values(of: diagnostic))
        }
    }

    private static func text(_ text: String?) -> JSONValue.Kind { text.map { .string($0) } ?? .null }

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
