import RNCoreGraphics
import RNFoundation

/// An image as the template language names it: a file, an asset, a symbol or a drawing. The process holds no pixels.
///
/// Sizes come from the tool. Orientation, cap insets and animations aren't modelled.
open class UIImage: NSObject, NSCopying, _ExpressibleByImageLiteral {
    public enum RenderingMode: Int { case automatic, alwaysOriginal, alwaysTemplate }
    public enum Orientation: Int { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
    public enum ResizingMode: Int { case tile, stretch }

    /// The value of a view's `image`.
    package let json: JSON
    /// In points; zero if the tool hasn't been asked yet.
    private let knownSize: CGSize
    /// In points; that of a storyboard's image is asked for once.
    public private(set) lazy var size: CGSize = knownSize == .zero ? measured : knownSize
    public let scale: CGFloat
    public let renderingMode: RenderingMode
    /// Colour that `withTintColor` gives.
    package let tint: UIColor?
    /// The encoded file, given back by `pngData()` and `jpegData(compressionQuality:)`.
    private let bytes: Data?

    package init(
        json: JSON, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil,
        bytes: Data? = nil
    ) {
        (self.json, knownSize, self.scale, self.renderingMode) = (json, size, scale, renderingMode)
        (self.tint, self.bytes) = (tint, bytes)
    }

    /// The tool's answer in points; zero for an unknown image.
    private var measured: CGSize {
        let query: [WireKey: JSON]? =
            if let path = json.string ?? json[.asset]?.string {
                [.path: .string(path)]
            } else {
                json[.symbol].map { [.systemName: $0] }
            }
        return query.flatMap { Host.shared.query(.image, $0)?[.size]?.size } ?? .zero
    }

    /// Asks the tool for an image; `nil` if there is none.
    private convenience init?(query: [WireKey: JSON], otherwise: JSON, scale: CGFloat? = nil, bytes: Data? = nil) {
        guard Host.shared.isHosted else {
            self.init(json: otherwise, size: CGSize(width: 20, height: 20), bytes: bytes)
            return
        }
        guard let answer = Host.shared.query(.image, query), var size = answer[.size]?.size else { return nil }
        let bytes = bytes ?? query[.path]?.string.flatMap { FileManager.default.contents(atPath: $0) }
        let own = answer[.scale]?.float ?? 1
        var found = answer[.image]?.members
        // An image of one file shows its first frame; only `CGImageSource` and its like let it move.
        if let bytes, bytes.starts(with: Data("GIF8".utf8)), found?[.asset] != nil { found?[.frame] = 0 }
        if otherwise[.symbol] != nil {
            // The tool measures symbols at 17 points; their weight and size are the code's.
            let factor = (otherwise[.size]?.float ?? 17) / 17
            size = CGSize(width: size.width * factor, height: size.height * factor)
            self.init(json: otherwise, size: size, scale: own)
        } else if let scale, scale != own {
            size = CGSize(width: size.width * own / scale, height: size.height * own / scale)
            if found != nil { found?[.scale] = .points(scale) }
            self.init(json: found.map { .object($0) } ?? otherwise, size: size, scale: scale, bytes: bytes)
        } else {
            self.init(
                json: found.map { .object($0) } ?? answer[.image] ?? otherwise, size: size, scale: own, bytes: bytes)
        }
    }

    public override convenience init() { self.init(json: .null, size: .zero) }

    public convenience init?(named name: String) {
        self.init(query: [.name: .string(name)], otherwise: .string(name))
    }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name)
    }
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name)
    }
    public required convenience init(imageLiteralResourceName name: String) {
        let answer = Host.shared.query(.image, [.name: .string(name)])
        self.init(
            json: answer?[.image] ?? .string(name), size: answer?[.size]?.size ?? .zero,
            scale: answer?[.scale]?.float ?? 1)
    }

    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let symbol = (configuration as? SymbolConfiguration)?.keys ?? [:]
        var query = symbol
        query[.systemName] = .string(name)
        self.init(query: query, otherwise: .object(symbol.merging([.symbol: .string(name)]) { $1 }))
    }
    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }
    public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
    public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    public class var actions: UIImage { UIImage(systemName: "ellipsis") ?? UIImage() }
    public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
        self.init(systemName: name)
    }

    public convenience init?(contentsOfFile path: String) {
        guard SecurityScope.permits(path) else { return nil }
        self.init(query: [.path: .string(path)], otherwise: .string(path))
    }

    /// A movie's poster.
    package convenience init?(movie path: String) { self.init(query: [.movie: .string(path)], otherwise: .null) }

    public convenience init?(data: Data) { self.init(data: data, scale: 1) }
    /// Written to the temporary folder, unless the bytes are those of a file that was read.
    public convenience init?(data: Data, scale: CGFloat) {
        guard !data.isEmpty, let path = ReadFiles.path(of: data) else { return nil }
        self.init(query: [.path: .string(path)], otherwise: .string(path), scale: scale, bytes: data)
    }
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 ? scale : 1
        self.init(
            json: cgImage.image,
            size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
            scale: scale)
    }

    public var cgImage: CGImage? {
        CGImage(json, width: Int(size.width * scale), height: Int(size.height * scale))
    }
    public var imageOrientation: Orientation { .up }
    public var isSymbolImage: Bool { json[.symbol] != nil }
    public var capInsets: UIEdgeInsets { .zero }
    public var images: [UIImage]? { nil }
    public var duration: TimeInterval { 0 }
    public var configuration: Configuration? { nil }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(json: json, size: size, scale: scale, renderingMode: mode, tint: tint, bytes: bytes)
    }
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(json: json, size: size, scale: scale, renderingMode: .alwaysTemplate, tint: color, bytes: bytes)
    }
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let name = json[.symbol]?.string else { return self }
        let image = UIImage(systemName: name, withConfiguration: configuration) ?? self
        return UIImage(json: image.json, size: image.size, scale: image.scale, renderingMode: renderingMode, tint: tint)
    }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }
    public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    public func withHorizontallyFlippedOrientation() -> UIImage { notModelled("flipped images") }
    public func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage { self }

    /// Stretchable images are drawn as they are.
    public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { notModelled("cap insets") }
    public func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        notModelled("cap insets")
    }
    public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
        notModelled("cap insets")
    }

    private func notModelled(_ what: String) -> UIImage {
        Host.shared.note("code-not-modelled", "UIImage: \(what) aren't drawn")
        return self
    }

    /// The bytes the image was made from, in their own format; `nil` for an asset, a symbol or a drawing.
    public func pngData() -> Data? { bytes }
    public func jpegData(compressionQuality: CGFloat) -> Data? { bytes }
    public func preparingForDisplay() -> UIImage? { self }
    /// The image itself, in its own size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
    public func byPreparingForDisplay() async -> UIImage? { self }
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
        EventLoop.shared.schedule { completionHandler(self) }
    }
    public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
        EventLoop.shared.schedule { completionHandler(self) }
    }

    /// Adds a mark to the current context, which the tool draws.
    public func draw(in rect: CGRect) {
        var keys: [WireKey: JSON] = [:]
        if renderingMode == .alwaysTemplate { keys[.renderingMode] = "alwaysTemplate" }
        if let tint { keys[.tintColor] = tint.value.json }
        CGContext.current?.draw(json, size: size, in: rect, keys: keys)
    }
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    public func drawAsPattern(in rect: CGRect) { CGContext.current?.notModelled("a pattern") }
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        let context = CGContext.current
        context?.saveGState()
        context?.setAlpha(alpha)
        draw(in: rect)
        context?.restoreGState()
    }

    /// The first image: a still picture shows no animation.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        UIImage(named: name + "0")
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    /// Equal by name, not by pixels.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other.json == json && other.renderingMode == renderingMode && other.tint == tint
    }
}
