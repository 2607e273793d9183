import RNFoundation

/// A colour of sRGB, 0…1. Components of other colour spaces are taken as sRGB.
public class CGColor: NSObject {
    package let value: RGBA
    package init(_ value: RGBA) { self.value = value }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red, green, blue, alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red, green, blue, alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(RGBA(white: gray, alpha)) }

    public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if colorSpace.model == .monochrome {
            self.init(RGBA(white: components[0], components[1]))
        } else {
            self.init(RGBA(components[0], components[1], components[2], components[3]))
        }
    }

    /// Always red, green, blue and alpha, for a grey as well.
    public var components: [CGFloat]? { [value.red, value.green, value.blue, value.alpha] }
    public var numberOfComponents: Int { 4 }
    public var alpha: CGFloat { value.alpha }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(RGBA(value.red, value.green, value.blue, alpha)) }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.value == value }
    public static let black = CGColor(RGBA(white: 0))
    public static let white = CGColor(RGBA(white: 1))
    public static let clear = CGColor(RGBA(white: 0, 0))
}

public enum CGColorSpaceModel: Int32 { case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern }

/// Only tells grey from colour.
public class CGColorSpace: NSObject {
    public let model: CGColorSpaceModel
    init(_ model: CGColorSpaceModel) { self.model = model }
    public convenience init?(name: String) { self.init(name.contains("Gray") ? .monochrome : .rgb) }
    public static let sRGB = "kCGColorSpaceSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }

/// An image of the template language; `width` and `height` are pixels. It has no pixels to read.
public class CGImage: NSObject {
    package let image: JSON
    public let width: Int
    public let height: Int

    package init(_ image: JSON, width: Int, height: Int) {
        (self.image, self.width, self.height) = (image, width, height)
    }

    public var bitsPerComponent: Int { 8 }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    @available(*, unavailable, message: "pixels aren't modelled: a picture is drawn by the tool")
    public func cropping(to rect: CGRect) -> CGImage? { nil }
}

/// Accepted, without effect.
public enum CGInterpolationQuality: Int32 { case `default`, none, low, high, medium }
public enum CGBlendMode: Int32 {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
public enum CGLineCap: Int32 { case butt, round, square }
public enum CGLineJoin: Int32 { case miter, round, bevel }

/// A gradient of Core Graphics, which only drawing uses.
public class CGGradient: NSObject {
    let colors: [RGBA]
    let locations: [CGFloat]

    private init(_ colors: [RGBA], _ locations: UnsafePointer<CGFloat>?) {
        let count = colors.count
        self.colors = colors
        self.locations =
            locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
            ?? (0..<count).map { CGFloat($0) / CGFloat(max(1, count - 1)) }
    }

    public convenience init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        self.init((0..<colors.count).compactMap { (colors[$0] as? CGColor)?.value }, locations)
    }
    public convenience init?(
        colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        let colors = (0..<max(0, count)).map { index in
            colorSpace.model == .monochrome
                ? RGBA(white: colorComponents[index * 2], colorComponents[index * 2 + 1])
                : RGBA(
                    colorComponents[index * 4], colorComponents[index * 4 + 1], colorComponents[index * 4 + 2],
                    colorComponents[index * 4 + 3])
        }
        self.init(colors, locations)
    }
}

public struct CGGradientDrawingOptions: OptionSet {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

public enum CGImageAlphaInfo: UInt32 {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

public struct CGBitmapInfo: OptionSet {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
