import AutoLayout
import Basics

/// A view that draws itself: UIKit's controls, fields, indicators and pickers, the map, and the stand-ins.
///
/// One file of this folder holds all of a type: keys, defaults, sizes, parts, drawing, touches, and its words in dumps.
/// `ViewKind.allCases` registers it; nothing else tells one type from another.
package protocol Control: Sendable, Equatable {
    /// The type's name in dumps, and in descriptors unless `ViewKind` says another.
    static var kindName: String { get }
    /// The keys that it has besides those of every view.
    static var properties: [ViewProperty] { get }
    /// The events it sends. A view that sends any takes all touches inside it, as a UIControl does.
    static var events: Set<ControlEvent.Name> { get }
    /// True of a text that stands beside others on one baseline.
    static var hasBaseline: Bool { get }
    /// True of one that casts the shadow of its whole frame.
    static var fillsFrame: Bool { get }

    /// A control that isn't enabled takes touches and answers none.
    var isEnabled: Bool { get }
    /// True of one that hides itself, so that a stack closes the gap.
    var isHidden: Bool { get }
    /// True when less width makes it higher.
    var isHeightForWidth: Bool { get }

    /// A new control with these defaults on a device, such as one that shows the time.
    func made(in environment: Environment) -> Self

    /// The control's own size in points; 0 where it has none.
    /// - Parameter limit: the width that there is at most.
    func size(limit: Double?, in layout: some ControlLayout) -> Size
    /// True when it has no length of its own along an axis, so that it gives way there.
    func isFlexible(_ axis: Axis) -> Bool
    /// The views it is made of, back to front, for a control of that size.
    func parts(size: Size, in layout: some ControlLayout) -> [ControlPart]
    /// The number of views it is made of that its values may multiply.
    var partCount: Int { get }
    /// The text it shows in its frame.
    func text(in frame: Rect, of layout: some ControlLayout) -> ControlText?
    /// The place in its frame of the image it shows.
    func imageFrame(in frame: Rect, of layout: some ControlLayout) -> Rect?
    /// Draws what is behind its text and its parts.
    func draw(_ view: ControlView, on canvas: inout some ControlCanvas)

    /// The event of a finger that goes down and up; `nil` when it changes nothing.
    func event(_ touch: ControlTouch) -> ControlEvent.Kind?
    /// The event that gives it a value; `nil` when it has the value already.
    func event(setting value: Double) throws(ControlValueProblem) -> ControlEvent.Kind?
    /// Takes the value of an event, if the event is one of its own.
    mutating func apply(_ event: ControlEvent.Kind)

    /// The text that code may read and replace, without attributes.
    var plainText: String? { get }
    mutating func setText(_ text: String)
    /// The words that a user reads.
    var shownText: String? { get }
    /// The value as a number: truth values are 1 and 0, indices count from 0.
    var number: Double? { get }
    /// The words after the type's name in dumps.
    var dump: [String] { get }
}

extension Control {
    package static var events: Set<ControlEvent.Name> { [] }
    package static var hasBaseline: Bool { false }
    package static var fillsFrame: Bool { false }
    package var isEnabled: Bool { true }
    package var isHidden: Bool { false }
    package var isHeightForWidth: Bool { false }
    package func made(in environment: Environment) -> Self { self }
    package func isFlexible(_ axis: Axis) -> Bool { false }
    package func parts(size: Size, in layout: some ControlLayout) -> [ControlPart] { [] }
    package var partCount: Int { 0 }
    package func text(in frame: Rect, of layout: some ControlLayout) -> ControlText? { nil }
    package func imageFrame(in frame: Rect, of layout: some ControlLayout) -> Rect? { nil }
    package func draw(_ view: ControlView, on canvas: inout some ControlCanvas) {}
    package func event(_ touch: ControlTouch) -> ControlEvent.Kind? {
        if Self.events.contains(.touchUpInside) { return .touchUpInside }
        return Self.events.contains(.editingDidBegin) ? .editingDidBegin : nil
    }
    package func event(setting value: Double) throws(ControlValueProblem) -> ControlEvent.Kind? { nil }
    package mutating func apply(_ event: ControlEvent.Kind) {}
    package var plainText: String? { nil }
    package mutating func setText(_ text: String) {}
    package var shownText: String? { plainText }
    package var number: Double? { nil }

    static func key<Value>(
        _ key: String, _ rule: ValueRule<Value>, _ set: @escaping @Sendable (inout Self, Value) -> Void
    ) -> ViewProperty {
        ViewProperty(key, rule) { node, value in node.content.change { set(&$0, value) } }
    }

    static func key<Value>(
        _ key: String, _ rule: ValueRule<Value>, _ path: any WritableKeyPath<Self, Value> & Sendable
    ) -> ViewProperty {
        Self.key(key, rule) { $0[keyPath: path] = $1 }
    }

    /// A key that JSON's `null` takes away.
    static func key<Value>(
        _ key: String, optional rule: ValueRule<Value>, _ set: @escaping @Sendable (inout Self, Value?) -> Void
    ) -> ViewProperty {
        ViewProperty(key, optional: rule) { node, value in node.content.change { set(&$0, value) } }
    }

    static func key<Value>(
        _ key: String, optional rule: ValueRule<Value>, _ path: any WritableKeyPath<Self, Value?> & Sendable
    ) -> ViewProperty {
        Self.key(key, optional: rule) { $0[keyPath: path] = $1 }
    }

    /// A key whose source becomes an image.
    static func key(_ key: String, image path: any WritableKeyPath<Self, ImageReference?> & Sendable) -> ViewProperty {
        ViewProperty(key) { node, image in
            node.content.change { (control: inout Self) in control[keyPath: path] = image }
        }
    }

    fileprivate func isEqual(to other: any Control) -> Bool { other as? Self == self }
}

/// A reason why a control can't have a value.
package struct ControlValueProblem: Error {
    package let reason: String

    /// The value as an index of one of the things that a control has.
    static func index(_ value: Double, of count: Int, _ things: String) throws(ControlValueProblem) -> Int {
        if let index = Int(exactly: value), index >= 0, index < count { return index }
        throw ControlValueProblem(reason: "it has \(count) \(things), counted from 0")
    }

    /// The value if it lies between the control's ends.
    static func number(_ value: Double, from low: Double, to high: Double) throws(ControlValueProblem) -> Double {
        if value >= low, value <= high { return value }
        throw ControlValueProblem(reason: "it goes from \(FixedText.short(low)) to \(FixedText.short(high))")
    }
}

extension ControlEvent.Kind {
    /// The event that changes a number; `nil` when it stays.
    static func change(_ old: Double, to new: Double) -> Self? { old == new ? nil : .valueChanged(.number(new)) }

    /// The number that a control is moved to.
    var number: Double? { if case .valueChanged(.number(let number)) = self, number.isFinite { number } else { nil } }
}

/// Any control, as a view's content.
public struct AnyControl: Sendable, Equatable {
    package let base: any Control

    package init(_ base: any Control) { self.base = base }

    public static func == (a: AnyControl, b: AnyControl) -> Bool { a.base.isEqual(to: b.base) }

    package func sends(_ event: ControlEvent.Name) -> Bool { type(of: base).events.contains(event) }
    /// True of a control that takes the touches inside it.
    package var takesTouches: Bool { !type(of: base).events.isEmpty }
}

extension ViewContent {
    /// The control of a view that shows one.
    package var control: (any Control)? { if case .control(let control) = self { control.base } else { nil } }

    /// The plain text in a text field or text view; `nil` for other views.
    package var typedText: String? {
        if case .control(let control) = self, control.sends(.editingChanged) { control.base.shownText } else { nil }
    }

    /// The control of a type; setting it makes another view of the content.
    subscript<Value: Control>(_ type: Value.Type) -> Value? {
        get { control as? Value }
        set { if let newValue { self = .control(AnyControl(newValue)) } }
    }

    /// Changes a control of a type; other contents stay.
    fileprivate mutating func change<Value: Control>(_ body: (inout Value) -> Void) {
        guard var control = self[Value.self] else { return }
        body(&control)
        self[Value.self] = control
    }

    mutating func changeControl(_ body: (inout any Control) -> Void) {
        guard var control else { return }
        body(&control)
        self = .control(AnyControl(control))
    }
}
