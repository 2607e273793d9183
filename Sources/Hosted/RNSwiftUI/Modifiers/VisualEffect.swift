import RNUIKit

/// Effects that move and fade what is drawn, without a change of layout.
public protocol VisualEffect: Sendable {
    /// Adds the effect to what has been applied so far, for a view of a size in points.
    func _apply(to state: inout _VisualEffectState, size: CGSize)
}

/// The sum of a view's visual effects.
public struct _VisualEffectState {
    var opacity = 1.0
    /// About the view's centre.
    var transform = CGAffineTransform.identity

    var keys: [WireKey: JSON] {
        var keys: [WireKey: JSON] = [:]
        if opacity < 1 { keys[.alpha] = .number(min(1, max(0, opacity))) }
        if !transform.isIdentity {
            keys[.transform] = .points([
                transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
            ])
        }
        return keys
    }
    mutating func add(_ map: CGAffineTransform, about anchor: UnitPoint, in size: CGSize) {
        let anchor = UnitPoint(x: anchor.x - 0.5, y: anchor.y - 0.5)
        transform = transform.concatenating(.about(anchor, in: CGRect(origin: .zero, size: size), map))
    }
}

public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public func _apply(to state: inout _VisualEffectState, size: CGSize) {}
}

struct ChainedEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let change: @Sendable (inout _VisualEffectState, CGSize) -> Void
    func _apply(to state: inout _VisualEffectState, size: CGSize) {
        base._apply(to: &state, size: size)
        change(&state, size)
    }
}

extension VisualEffect {
    private func then(_ change: @escaping @Sendable (inout _VisualEffectState, CGSize) -> Void) -> ChainedEffect<Self> {
        ChainedEffect(base: self, change: change)
    }
    private func notDrawn(_ name: String, unless isNeutral: Bool) -> Self {
        if !isNeutral { Host.shared.note("code-not-modelled", "SwiftUI: \(name) isn't drawn") }
        return self
    }
    public func opacity(_ opacity: Double) -> some VisualEffect { then { state, _ in state.opacity *= opacity } }
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        then { $0.add(CGAffineTransform(translationX: x, y: y), about: .center, in: $1) }
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        then { $0.add(CGAffineTransform(scaleX: scale.width, y: scale.height), about: anchor, in: $1) }
    }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then { $0.add(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), about: anchor, in: $1) }
    }
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        then { $0.add(transform.affine, about: .topLeading, in: $1) }
    }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        let turn = CATransform3DGetAffineTransform(
            CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z))
        return then { $0.add(turn, about: anchor, in: $1) }
    }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        notDrawn("blur", unless: radius == 0)
    }
    public func brightness(_ amount: Double) -> some VisualEffect { notDrawn("brightness", unless: amount == 0) }
    public func contrast(_ amount: Double) -> some VisualEffect { notDrawn("contrast", unless: amount == 1) }
    public func saturation(_ amount: Double) -> some VisualEffect { notDrawn("saturation", unless: amount == 1) }
    public func grayscale(_ amount: Double) -> some VisualEffect { notDrawn("grayscale", unless: amount == 0) }
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        notDrawn("hueRotation", unless: angle == .zero)
    }
}

extension View {
    /// Effects that follow from the view's frame.
    public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View {
        self.effect { element in
            var state = _VisualEffectState()
            effect(EmptyVisualEffect(), GeometryProxy(element: element))._apply(to: &state, size: element.frame.size)
            return state.keys
        }
    }
    /// The view at rest in its scroll view.
    public func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }
    public func scrollTransition<Effect: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        self.effect { element in
            var state = _VisualEffectState()
            transition(EmptyVisualEffect(), .identity)._apply(to: &state, size: element.frame.size)
            return state.keys
        }
    }

    /// Without perspective.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        transformed(.topLeading) { _ in transform.affine }
    }
    func geometryEffect(_ effect: any GeometryEffect) -> some View {
        transformed(.topLeading) { effect.effectValue(size: $0).affine }
    }
}

public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

public struct ScrollTransitionConfiguration: Sendable {
    public static let animated = Self(), interactive = Self(), identity = Self()
    public static func animated(_ animation: Animation) -> Self { animated }
    public static func interactive(timingCurve: UnitCurve) -> Self { interactive }
    public func animation(_ animation: Animation) -> Self { self }
    public func threshold(_ threshold: Threshold) -> Self { self }
    public struct Threshold: Sendable {
        public static let visible = Self(), hidden = Self(), centered = Self()
        public static func visible(_ amount: Double) -> Self { visible }
        public func interpolated(towards other: Self, amount: Double) -> Self { self }
        public func inset(by distance: Double) -> Self { self }
    }
}
