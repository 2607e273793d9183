import RNCoreGraphics
import RNFoundation

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    CGContext.stack.append(CGContext(size: size, scale: scale > 0 ? scale : UIScreen.main.scale))
}

public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { CGContext.current?.image }
public func UIGraphicsEndImageContext() { _ = CGContext.stack.popLast() }
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

extension CGContext {
    /// The drawing as an image of the context's size; a colour becomes a file.
    var image: UIImage {
        switch drawing {
        case .image(let json): return UIImage(json: json, size: size, scale: scale)
        case .color(let color):
            let pixel = UIImage(data: SolidPNG.data(color))
            return UIImage(json: pixel?.json ?? .null, size: size, scale: scale)
        case .empty: return UIImage(json: .null, size: size, scale: scale)
        }
    }

    static func image(_ size: CGSize, scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
        let context = CGContext(size: size, scale: scale)
        stack.append(context)
        draw(context)
        stack.removeLast()
        return context.image
    }
}

open class UIGraphicsImageRendererFormat: NSObject {
    open var scale = UIScreen.main.scale
    open var opaque = false
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format = UIGraphicsImageRendererFormat()
    init(_ context: CGContext) { cgContext = context }
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
    open var currentImage: UIImage { cgContext.image }
}

open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize
    private let scale: CGFloat
    public init(size: CGSize) { (self.size, scale) = (size, UIScreen.main.scale) }
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) { (self.size, scale) = (size, format.scale) }
    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.init(size: bounds.size, format: format)
    }
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        CGContext.image(size, scale: scale) { actions(UIGraphicsImageRendererContext($0)) }
    }
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

/// A PNG of one pixel (RFC 2083), its data stored without compression (RFC 1951, 3.2.4).
enum SolidPNG {
    static func data(_ color: RGBA) -> Data {
        let pixel = [color.red, color.green, color.blue, color.alpha].map { UInt8(($0 * 255).rounded()) }
        let row: [UInt8] = [0] + pixel
        var stream: [UInt8] = [0x78, 0x01, 1, 5, 0, 0xFA, 0xFF] + row
        stream += bytes(adler(row))
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
                + chunk("IHDR", bytes(1) + bytes(1) + [8, 6, 0, 0, 0]) + chunk("IDAT", stream) + chunk("IEND", []))
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return bytes(UInt32(content.count)) + body + bytes(crc(body))
    }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        return b << 16 | a
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        var crc = UInt32.max
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
        }
        return ~crc
    }
}
