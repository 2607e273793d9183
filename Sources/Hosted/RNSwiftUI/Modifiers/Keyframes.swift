import RNUIKit

/// Tracks of keyframes. Only their end is drawn.
public protocol Keyframes<Value> {
    associatedtype Value
    /// Sets what the tracks change to their last values.
    func _end(_ value: inout Value)
}

public protocol KeyframeTrackContent<Value> {
    associatedtype Value
    var _last: Value? { get }
}

public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
    private let path: WritableKeyPath<Root, Value>
    private let content: Content
    public init(
        _ path: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) { (self.path, self.content) = (path, content()) }
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        (path, self.content) = (\.self, content())
    }
    fileprivate init(_ content: Content) where Root == Value { (path, self.content) = (\.self, content) }
    public func _end(_ value: inout Root) { if let last = content._last { value[keyPath: path] = last } }
}

public struct LinearKeyframe<Value>: KeyframeTrackContent {
    public let _last: Value?
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) { _last = to }
}
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    public let _last: Value?
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        _last = to
    }
}
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    public let _last: Value?
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _last = to
    }
}
public struct MoveKeyframe<Value>: KeyframeTrackContent {
    public let _last: Value?
    public init(_ to: Value) { _last = to }
}

/// Several keyframes or tracks one after the other.
public struct _KeyframeList<Value>: KeyframeTrackContent, Keyframes {
    public let _last: Value?
    let ends: [(inout Value) -> Void]
    public func _end(_ value: inout Value) { ends.forEach { $0(&value) } }
}

@resultBuilder public struct KeyframeTrackContentBuilder<Value> {
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }
    public static func buildBlock(_ parts: any KeyframeTrackContent<Value>...) -> _KeyframeList<Value> {
        _KeyframeList(_last: parts.compactMap { $0._last }.last, ends: [])
    }
    public static func buildArray(_ parts: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
        _KeyframeList(_last: parts.compactMap { $0._last }.last, ends: [])
    }
    public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }
    public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }
    public static func buildOptional(_ part: _KeyframeList<Value>?) -> _KeyframeList<Value> {
        part ?? _KeyframeList(_last: nil, ends: [])
    }
}

@resultBuilder public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }
    /// A keyframe outside a track changes the whole value.
    public static func buildExpression<K: KeyframeTrackContent<Value>>(
        _ expression: K
    ) -> KeyframeTrack<Value, Value, K> { KeyframeTrack(expression) }
    public static func buildBlock(_ parts: any Keyframes<Value>...) -> _KeyframeList<Value> {
        _KeyframeList(_last: nil, ends: parts.map { part in { part._end(&$0) } })
    }
}

/// A curve of time, 0…1.
public struct UnitCurve: Hashable, Sendable {
    private let start, end: UnitPoint
    public static let linear = UnitCurve(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1))
    public static let easeIn = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 1, y: 1))
    public static let easeOut = UnitCurve(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 0.58, y: 1))
    public static let circularEaseIn = easeIn, circularEaseOut = easeOut, circularEaseInOut = easeInOut
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(start: startControlPoint, end: endControlPoint)
    }
    public var inverse: UnitCurve {
        UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
    }
    /// The curve's height at a share of the time.
    public func value(at progress: Double) -> Double {
        let progress = min(1, max(0, progress))
        func bezier(_ a: CGFloat, _ b: CGFloat, _ t: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * Double(a) + 3 * (1 - t) * t * t * Double(b) + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if bezier(start.x, end.x, middle) < progress { low = middle } else { high = middle }
        }
        return bezier(start.y, end.y, low)
    }
}

public struct Spring: Hashable, Sendable {
    public var duration, bounce: Double
    public init(duration: Double = 0.5, bounce: Double = 0) { (self.duration, self.bounce) = (duration, bounce) }
    public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let response = 2 * Double.pi * (mass / max(1e-9, stiffness)).squareRoot()
        self.init(response: response, dampingRatio: damping / (2 * (mass * stiffness).squareRoot()))
    }
    public static let smooth = Spring(), snappy = Spring(bounce: 0.15), bouncy = Spring(bounce: 0.3)
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Animation {
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { .spring }
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { .spring }
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { .spring }
    public static var interpolatingSpring: Animation { .spring }
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { .easeInOut }
    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
