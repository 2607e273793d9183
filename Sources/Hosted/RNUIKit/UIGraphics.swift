import RNCoreGraphics
import RNFoundation

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    CGContext.stack.append(CGContext(size: size, scale: scale > 0 ? scale : UIScreen.main.scale))
}

public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }
/// The marks so far; the tool draws them.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { CGContext.current?.image }
public func UIGraphicsEndImageContext() { _ = CGContext.stack.popLast() }
public func UIGraphicsPushContext(_ context: CGContext) { CGContext.stack.append(context) }
public func UIGraphicsPopContext() { _ = CGContext.stack.popLast() }
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }
/// Draws as `normal`.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) { CGContext.current?.fill(rect) }
public func UIRectFrame(_ rect: CGRect) { CGContext.current?.stroke(rect) }
public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }

extension UIView {
    /// Calls `draw(_:)` of the extension's own classes, as UIKit does after a layout.
    func displayIfNeeded() {
        let name = type(of: self)
        guard needsDisplay || drawnSize != bounds.size, ClassRegistry.declares(name), !bounds.isEmpty else { return }
        (needsDisplay, drawnSize) = (false, bounds.size)
        let context = CGContext(size: bounds.size, scale: UIScreen.main.scale, place: "by draw(_:) of \(name)")
        UIGraphicsPushContext(context)
        draw(bounds)
        UIGraphicsPopContext()
        if context.marks != drawnMarks { ViewStorage.version &+= 1 }
        drawnMarks = context.marks
    }
}

extension CGContext {
    /// The drawing as an image of the context's size; a colour becomes a file.
    package var image: UIImage {
        switch drawing {
        case .image(let json): return UIImage(json: json, size: size, scale: scale)
        case .marks: return UIImage(json: painted ?? .null, size: size, scale: scale)
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
    open var prefersExtendedRange = false
    open var preferredRange = Range.automatic
    public enum Range: Int { case unspecified = -1, automatic, extended, standard }
    public convenience init(for traits: UITraitCollection) { self.init() }
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format = UIGraphicsImageRendererFormat()
    init(_ context: CGContext) { cgContext = context }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode = .normal) { cgContext.fill(rect) }
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode = .normal) { cgContext.stroke(rect) }
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
    open func jpegData(
        withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { image(actions: actions).jpegData(compressionQuality: quality) ?? Data() }
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
