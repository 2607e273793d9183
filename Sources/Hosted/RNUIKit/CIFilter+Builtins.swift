import RNCoreGraphics
import RNFoundation

/// A filter that is made by name in code, with the properties of the commonest.
open class CIBuiltinFilter: CIFilter {
    open var inputImage: CIImage? { didSet { setValue(inputImage, forKey: kCIInputImageKey) } }
    open var intensity: Float = 1
    open var radius: Float = 10
    open var scale: Float = 8
    open var saturation: Float = 1
    open var brightness: Float = 0
    open var contrast: Float = 1
    open var angle: Float = 0
    open var ev: Float = 0
    open var color = CIColor.black
    open var color0 = CIColor.black
    open var color1 = CIColor.white
    open var message = Data()
    open var correctionLevel = "M"
}

extension CIFilter {
    private static func builtin(_ name: String) -> CIBuiltinFilter { CIBuiltinFilter(named: name) }
    public static func gaussianBlur() -> CIBuiltinFilter { builtin("CIGaussianBlur") }
    public static func boxBlur() -> CIBuiltinFilter { builtin("CIBoxBlur") }
    public static func sepiaTone() -> CIBuiltinFilter { builtin("CISepiaTone") }
    public static func colorControls() -> CIBuiltinFilter { builtin("CIColorControls") }
    public static func colorInvert() -> CIBuiltinFilter { builtin("CIColorInvert") }
    public static func colorMonochrome() -> CIBuiltinFilter { builtin("CIColorMonochrome") }
    public static func exposureAdjust() -> CIBuiltinFilter { builtin("CIExposureAdjust") }
    public static func falseColor() -> CIBuiltinFilter { builtin("CIFalseColor") }
    public static func hueAdjust() -> CIBuiltinFilter { builtin("CIHueAdjust") }
    public static func vignette() -> CIBuiltinFilter { builtin("CIVignette") }
    public static func pixellate() -> CIBuiltinFilter { builtin("CIPixellate") }
    public static func photoEffectMono() -> CIBuiltinFilter { builtin("CIPhotoEffectMono") }
    public static func photoEffectNoir() -> CIBuiltinFilter { builtin("CIPhotoEffectNoir") }
    public static func photoEffectTonal() -> CIBuiltinFilter { builtin("CIPhotoEffectTonal") }
    public static func photoEffectFade() -> CIBuiltinFilter { builtin("CIPhotoEffectFade") }
    public static func photoEffectChrome() -> CIBuiltinFilter { builtin("CIPhotoEffectChrome") }
    public static func qrCodeGenerator() -> CIBuiltinFilter { builtin("CIQRCodeGenerator") }
    public static func code128BarcodeGenerator() -> CIBuiltinFilter { builtin("CICode128BarcodeGenerator") }
}

open class CIColor: NSObject {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
    public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
}

open class CIVector: NSObject {
    private let values: [CGFloat]
    public init(values: [CGFloat]) { self.values = values }
    public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init(values: [x, y, z, w]) }
    public convenience init(cgRect rect: CGRect) {
        self.init(values: [rect.minX, rect.minY, rect.width, rect.height])
    }
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
}
