import RNUIKit

extension View {
    public func opacity(_ opacity: Double) -> some View { effect { _ in [.alpha: .number(min(1, max(0, opacity)))] } }
    public func hidden() -> some View { effect { _ in [.hidden: true] } }
    public func clipped(antialiased: Bool = false) -> some View { effect { _ in [.clipsToBounds: true] } }
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        effect { element in
            [
                .shadow: .shadow(
                    color.uiColor(in: element.environment), radius: radius, CGSize(width: x, height: y))
            ]
        }
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        transformed(anchor) { _ in CGAffineTransform(rotationAngle: CGFloat(angle.radians)) }
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        transformed(anchor) { _ in CGAffineTransform(scaleX: scale.width, y: scale.height) }
    }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        transformed(.topLeading) { _ in transform }
    }
    /// The tool transforms about the centre.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        effect { element in
            enabled && element.environment.layoutDirection == .rightToLeft
                ? [.transform: .points([-1, 0, 0, 1, 0, 0])] : [:]
        }
    }
    /// As seen from the front, without perspective.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        let turn = CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z)
        return transformed(anchor) { _ in CATransform3DGetAffineTransform(turn) }
    }

    func transformed(_ anchor: UnitPoint, _ transform: @escaping (CGSize) -> CGAffineTransform) -> some View {
        effect { element in
            // The tool transforms about the centre.
            let size = element.frame.size
            let about = UnitPoint(x: anchor.x - 0.5, y: anchor.y - 0.5)
            let map = CGAffineTransform.about(
                about, in: CGRect(origin: .zero, size: size), transform(size))
            return map.isIdentity ? [:] : [.transform: .points([map.a, map.b, map.c, map.d, map.tx, map.ty])]
        }
    }

    /// Draws the view within another one that has the keys.
    func effect(_ keys: @escaping @MainActor (Element) -> [WireKey: JSON]) -> some View {
        wrapped { EffectElement($0, keys, $1) }
    }

    // MARK: What pictures here don't show

    public func blendMode(_ mode: BlendMode) -> some View { notDrawn("blendMode", unless: mode == .normal) }
    public func brightness(_ amount: Double) -> some View { notDrawn("brightness", unless: amount == 0) }
    public func contrast(_ amount: Double) -> some View { notDrawn("contrast", unless: amount == 1) }
    public func saturation(_ amount: Double) -> some View { notDrawn("saturation", unless: amount == 1) }
    public func grayscale(_ amount: Double) -> some View { notDrawn("grayscale", unless: amount == 0) }
    public func hueRotation(_ angle: Angle) -> some View { notDrawn("hueRotation", unless: angle == .zero) }
    public func colorInvert() -> some View { notDrawn("colorInvert", unless: false) }
    public func colorMultiply(_ color: Color) -> some View { notDrawn("colorMultiply", unless: color == .white) }
    public func luminanceToAlpha() -> some View { notDrawn("luminanceToAlpha", unless: false) }
    public func compositingGroup() -> some View { self }
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }

    /// Notes once that a modifier has no effect on the picture.
    func notDrawn(_ name: String, unless isNeutral: Bool) -> Self {
        if !isNeutral { Host.shared.note("code-not-modelled", "SwiftUI: \(name) isn't drawn") }
        return self
    }
}

public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

final class EffectElement: Element {
    private let keys: @MainActor (Element) -> [WireKey: JSON]
    init(_ child: Element, _ keys: @escaping @MainActor (Element) -> [WireKey: JSON], _ context: ViewContext) {
        self.keys = keys
        super.init(context, [child])
    }
    override func draw(_ drawing: ViewDrawing, at origin: CGPoint) {
        let keys = keys(self)
        guard !keys.isEmpty else { return drawChildren(drawing, at: origin) }
        drawing.addContainer(of: self, at: origin, keys)
    }
}

extension JSON {
    /// A view's shadow.
    static func shadow(_ color: UIColor, radius: CGFloat, _ offset: CGSize) -> JSON {
        let shade = color.value.current
        return [
            .color: .string(RGBA(shade.red, shade.green, shade.blue).text), .opacity: .points(shade.alpha),
            .radius: .points(max(0, radius)), .offset: .size(offset),
        ]
    }
}
