import RNFoundation

/// Targets and actions of a view. The tool decides which events a touch sends; `Touches` delivers them.
///
/// Tracking methods are never called. A control without a type of its own is written as a plain view.
open class UIControl: UIView {
    public struct Event: OptionSet, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

        private static let names: [String: Event] = [
            "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
            "touchDragOutside": .touchDragOutside, "touchUpInside": .touchUpInside,
            "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel, "valueChanged": .valueChanged,
            "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
            "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
            "editingDidEndOnExit": .editingDidEndOnExit,
        ]
        package init?(name: String) {
            guard let event = Self.names[name] else { return nil }
            self = event
        }
    }

    public struct State: OptionSet, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
        public static let application = State(rawValue: 0xFF0000)
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    public enum ContentVerticalAlignment: Int {
        case center, top, bottom, fill
        static let names = ["center", "top", "bottom", "fill"]
    }
    public enum ContentHorizontalAlignment: Int {
        case center, left, right, fill, leading, trailing
        static let names = ["center", "left", "right", "fill", "leading", "trailing"]
    }

    /// A target with its action, or a closure alone.
    private struct Target {
        /// Not retained, as on iOS.
        weak var object: AnyObject?
        /// `true` if the code named a target, which may be gone by now. Without one the responder chain is searched.
        let isWeak: Bool
        let selector: Selector?
        let action: UIAction?
        let events: Event
    }

    private var targets: [Target] = []

    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        let object = target.map { $0 as AnyObject }
        guard
            !targets.contains(where: {
                $0.object === object && $0.selector == action && $0.events == events && action.call == nil
            })
        else { return }
        targets.append(Target(object: object, isWeak: target != nil, selector: action, action: nil, events: events))
    }

    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll {
            (object == nil || $0.object === object) && (action == nil || $0.selector == action)
                && !$0.events.isDisjoint(with: events)
        }
    }

    open func addAction(_ action: UIAction, for events: Event) {
        targets.append(Target(object: nil, isWeak: false, selector: nil, action: action, events: events))
    }
    open func removeAction(_ action: UIAction, for events: Event) { targets.removeAll { $0.action === action } }
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        targets.removeAll { $0.action?.identifier == identifier && !$0.events.isDisjoint(with: events) }
    }
    open func sendAction(_ action: UIAction) { action.run(sender: self) }

    public var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.object as? NSObject }) }
    public var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }
    open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
        targets.filter { !$0.events.isDisjoint(with: event) }.compactMap { $0.selector?.name }
    }

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        action.perform(on: target ?? responder(for: action), self, event ?? UIEvent())
    }

    open func sendActions(for events: Event) {
        for target in targets where !target.events.isDisjoint(with: events) {
            target.action?.run(sender: self)
            guard let selector = target.selector, !target.isWeak || target.object != nil else { continue }
            sendAction(selector, to: target.object, for: nil)
        }
    }

    /// The first responder up the chain whose class has the action.
    private func responder(for action: Selector) -> Any? {
        sequence(first: self as UIResponder, next: \.next).first {
            ClassRegistry.action(action.name, of: $0) != nil
        }
    }

    /// The tool has touched the control: it takes its new value before its targets hear of it.
    package func take(_ value: JSON) {}

    open var isEnabled: Bool {
        get { storage[.enabled]?.bool ?? true }
        set { storage[.enabled] = .bool(newValue) }
    }
    open var isSelected = false
    open var isHighlighted = false
    open var isTracking: Bool { false }
    open var isTouchInside: Bool { false }
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
    open var showsMenuAsPrimaryAction = false
    open var isContextMenuInteractionEnabled = false
    open var toolTip: String?
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { contentHorizontalAlignment }
    /// The control's main action, as a tap does it.
    public func performPrimaryAction() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }

    open var contentVerticalAlignment: ContentVerticalAlignment {
        get {
            ContentVerticalAlignment.names.firstIndex(of: storage[.contentVerticalAlignment]?.string ?? "").flatMap(
                ContentVerticalAlignment.init(rawValue:)) ?? .center
        }
        set { storage[.contentVerticalAlignment] = .string(ContentVerticalAlignment.names[newValue.rawValue]) }
    }
    open var contentHorizontalAlignment: ContentHorizontalAlignment {
        get {
            ContentHorizontalAlignment.names.firstIndex(of: storage[.contentHorizontalAlignment]?.string ?? "")
                .flatMap(ContentHorizontalAlignment.init(rawValue:)) ?? .center
        }
        set { storage[.contentHorizontalAlignment] = .string(ContentHorizontalAlignment.names[newValue.rawValue]) }
    }

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    package override func encodeOwn(_ keys: inout [WireKey: JSON]) {
        // Only controls with a counterpart have these keys in the template language.
        guard Self._type == "view" else { return }
        for key in [WireKey.enabled, .contentVerticalAlignment, .contentHorizontalAlignment] { keys[key] = nil }
    }
}

public typealias UIControlEvents = UIControl.Event
public typealias UIControlState = UIControl.State
