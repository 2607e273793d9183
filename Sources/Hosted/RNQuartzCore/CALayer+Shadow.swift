import RNCoreGraphics
import RNFoundation

extension CALayer {
    /// In points.
    public var borderWidth: CGFloat {
        get { storage[.border]?[.width]?.float ?? 0 }
        set { setBorder(width: newValue, color: borderColor) }
    }

    public var borderColor: CGColor? {
        get {
            (storage[.border]?[.color] ?? storage[.keptBorderColor])?.string.flatMap { RGBA($0) }.map { CGColor($0) }
        }
        set { setBorder(width: borderWidth, color: newValue) }
    }

    /// A colour without a width is kept as a comment, which isn't drawn.
    private func setBorder(width: CGFloat, color: CGColor?) {
        storage[.keptBorderColor] = color.map { .string($0.value.text) }
        guard width > 0 else {
            storage[.border] = nil
            return
        }
        storage[.border] = [.width: .points(width), .color: .string((color ?? .black).value.text)]
    }

    /// The visible shadow, or the one kept until it has an opacity.
    private var shadow: JSON? { storage[.shadow] ?? storage[.keptShadow] }

    /// 0…1.
    public var shadowOpacity: Float {
        get { Float(storage[.shadow]?[.opacity]?.number ?? (storage[.shadow] == nil ? 0 : 1)) }
        set { setShadow(.opacity, .number(Double(min(1, max(0, newValue))))) }
    }

    /// In points.
    public var shadowRadius: CGFloat {
        get { shadow?[.radius]?.float ?? 3 }
        set { setShadow(.radius, .points(max(0, newValue))) }
    }

    public var shadowOffset: CGSize {
        get { shadow?[.offset]?.size ?? CGSize(width: 0, height: -3) }
        set { setShadow(.offset, .size(newValue)) }
    }

    public var shadowColor: CGColor? {
        get { shadow?[.color]?.string.flatMap { RGBA($0) }.map { CGColor($0) } ?? .black }
        set { setShadow(.color, .string((newValue ?? .clear).value.text)) }
    }

    /// A layer's shadow is invisible until it has an opacity.
    private func setShadow(_ key: WireKey, _ value: JSON) {
        var members = shadow?.members ?? [:]
        members[key] = value
        let isVisible = (members[.opacity]?.number ?? (storage[.shadow] == nil ? 0 : 1)) > 0
        storage[.shadow] = isVisible ? .object(members) : nil
        storage[.keptShadow] = isVisible ? nil : .object(members)
    }
}
