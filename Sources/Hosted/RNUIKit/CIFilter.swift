import RNCoreGraphics
import RNFoundation

/// An image on its way through filters, which aren't applied: it comes out as it went in, with a note.
open class CIImage: NSObject {
    let source: UIImage
    init(_ source: UIImage) { self.source = source }
    /// An empty image, and one of a colour, which comes out empty as well.
    public override convenience init() { self.init(UIImage()) }
    public convenience init(color: CIColor) { self.init() }
    public convenience init?(image: UIImage) { self.init(image) }
    public convenience init(cgImage: CGImage) { self.init(UIImage(cgImage: cgImage)) }
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image)
    }
    public convenience init?(contentsOf url: URL) {
        guard let image = UIImage(contentsOfFile: url.path) else { return nil }
        self.init(image)
    }
    open var extent: CGRect { CGRect(origin: .zero, size: source.size) }
    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
    open func composited(over image: CIImage) -> CIImage { self }
    open func transformed(by transform: CGAffineTransform) -> CIImage { self }
    open func cropped(to rect: CGRect) -> CIImage { self }
    open func clampedToExtent() -> CIImage { self }
    open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage {
        CIFilter.note(name)
        return self
    }
    open func applyingGaussianBlur(sigma: Double) -> CIImage { applyingFilter("CIGaussianBlur") }
}

/// A filter by name, which only hands its input on.
open class CIFilter {
    public let name: String
    private var values: [String: Any] = [:]

    init(named name: String) { self.name = name }
    public init?(name: String) { self.name = name }
    public init?(name: String, parameters: [String: Any]?) { (self.name, values) = (name, parameters ?? [:]) }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
    open func setDefaults() {}

    open var outputImage: CIImage? {
        Self.note(name)
        return values[kCIInputImageKey] as? CIImage
    }

    static func note(_ name: String) {
        Host.shared.note("code-not-modelled", "Core Image: the filter \(name) isn't applied")
    }
}

open class CIContext: NSObject {
    public override init() {}
    public init(options: [CIContextOption: Any]?) {}
    open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { image.source.cgImage }
    @available(*, unavailable, message: "the pixels of an image aren't known to the code")
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: Any,
        colorSpace: CGColorSpace?
    ) {}
}

public struct CIContextOption: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software")
}

public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputColorKey = "inputColor"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputExtentKey = "inputExtent"

extension UIImage {
    public convenience init(ciImage: CIImage) {
        self.init(json: ciImage.source.json, size: ciImage.source.size, scale: ciImage.source.scale)
    }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) { self.init(ciImage: ciImage) }
    public var ciImage: CIImage? { nil }
}
