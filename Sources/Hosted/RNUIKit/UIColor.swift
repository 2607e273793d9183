@_exported import RNCoreGraphics
@_exported import RNFoundation
@_exported import RNQuartzCore
@_exported import RNUserNotifications

/// A colour of the template language: a hexadecimal text, a name, or an object with `light` and `dark`.
///
/// Components are sRGB, 0…1. Values of Display P3 are taken as sRGB.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral {
    package let value: ColorValue

    package init(_ value: ColorValue) { self.value = value }
    convenience init(_ rgba: RGBA) { self.init(ColorValue(rgba)) }

    /// A colour of the template language; black for one that isn't known.
    package convenience init(json: JSON) {
        if let name = json.string {
            self.init(RGBA(name).map { ColorValue($0) } ?? Self.system[name] ?? ColorValue(RGBA(white: 0)))
        } else {
            let light = json[.light]?.string.flatMap { RGBA($0) } ?? RGBA(white: 0)
            self.init(ColorValue(light: light, dark: json[.dark]?.string.flatMap { RGBA($0) } ?? light))
        }
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red, green, blue, alpha))
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red, green, blue, alpha))
    }

    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(RGBA(CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha)))
    }

    /// A colour without components, which draws nothing.
    public convenience override init() { self.init(white: 0, alpha: 0) }
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(RGBA(white: white, alpha)) }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        let part = sector - sector.rounded(.down)
        let (p, q) = (brightness * (1 - saturation), brightness * (1 - saturation * part))
        let t = brightness * (1 - saturation * (1 - part))
        let (red, green, blue) =
            switch Int(sector) {
            case 0: (brightness, t, p)
            case 1: (q, brightness, p)
            case 2: (p, brightness, t)
            case 3: (p, q, brightness)
            case 4: (t, p, brightness)
            default: (brightness, p, q)
            }
        self.init(RGBA(red, green, blue, alpha))
    }

    public convenience init(cgColor: CGColor) { self.init(cgColor.value) }
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// A colour by trait: asked once for light and once for dark.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).value.light
        self.init(
            ColorValue(light: light, dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).value.dark))
    }

    /// A colour of an asset catalog, by the tool.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
    ) {
        guard let color = Host.shared.query(.color, [.name: .string(name)])?[.color] else { return nil }
        self.init(json: color)
    }

    @available(*, unavailable, message: "patterns aren't modelled; use an image view")
    public convenience init(patternImage image: UIImage) { self.init(RGBA(white: 0)) }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        func faded(_ color: RGBA) -> RGBA { RGBA(color.red, color.green, color.blue, alpha) }
        if value.light == value.dark { return UIColor(faded(value.light)) }
        return UIColor(ColorValue(light: faded(value.light), dark: faded(value.dark)))
    }

    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(traits.userInterfaceStyle == .dark ? value.dark : value.light)
    }

    /// The colour in the run's style; it doesn't follow the style later.
    public var cgColor: CGColor { CGColor(value.current) }
    public var accessibilityName: String { value.name ?? value.current.text }

    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = value.current
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    @discardableResult public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = value.current
        white?.pointee = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
        alpha?.pointee = color.alpha
        return color.red == color.green && color.green == color.blue
    }

    @discardableResult public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = value.current
        let high = max(color.red, color.green, color.blue)
        let range = high - min(color.red, color.green, color.blue)
        var sector: CGFloat = 0
        if range > 0 {
            if high == color.red {
                sector = (color.green - color.blue) / range
            } else if high == color.green {
                sector = 2 + (color.blue - color.red) / range
            } else {
                sector = 4 + (color.red - color.green) / range
            }
        }
        hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
        saturation?.pointee = high > 0 ? range / high : 0
        brightness?.pointee = high
        alpha?.pointee = color.alpha
        return true
    }

    public func setFill() { CGContext.current?.state.fillColor = value.current }
    public func setStroke() { CGContext.current?.state.strokeColor = value.current }
    public func set() {
        setFill()
        setStroke()
    }
    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.value == value }
    open override var hash: Int { value.light.text.hashValue }
    open override var description: String { value.name ?? value.current.text }
}

public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage
