import RNUIKit

/// A picture or a symbol.
public struct Image: View, PrimitiveView, Equatable {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)

    enum Source: Equatable {
        case asset(String)
        case symbol(String)
        case uiImage(UIImage)
    }
    let source: Source
    private(set) var isResizable = false
    private(set) var renderingMode: TemplateRenderingMode?

    public enum TemplateRenderingMode: Sendable { case template, original }
    public enum ResizingMode: Sendable { case tile, stretch }
    public enum Interpolation: Sendable { case none, low, medium, high }
    public enum Scale: Sendable {
        case small, medium, large
        /// Fact: swiftui/control.symbol.
        var factor: CGFloat { self == .large ? 1.28 : self == .small ? 0.78 : 1 }
    }
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .asset(name) }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { source = .asset(name) }
    public init(decorative name: String, bundle: Bundle? = nil) { source = .asset(name) }
    public init(systemName: String) { source = .symbol(systemName) }
    public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }
    public init(_ resource: ImageResource) { source = .uiImage(UIImage(resource: resource)) }
    public init(uiImage: UIImage) { source = .uiImage(uiImage) }
    public init(_ image: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        source = .uiImage(UIImage(cgImage: image, scale: scale, orientation: .up))
    }
    public init(decorative image: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        source = .uiImage(UIImage(cgImage: image, scale: scale, orientation: .up))
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        if capInsets != EdgeInsets() || resizingMode == .tile {
            Host.shared.note("code-not-modelled", "Image: cap insets and tiles aren't drawn")
        }
        var copy = self
        copy.isResizable = true
        return copy
    }
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.renderingMode = mode
        return copy
    }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// Symbols are drawn in one colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// The picture in an environment: a symbol in the font's size and weight, and in its variant.
    @MainActor func uiImage(in environment: EnvironmentValues) -> UIImage? {
        switch source {
        case .asset(let name): return UIImage(named: name)
        case .uiImage(let image): return image
        case .symbol(let name):
            let run = Text.Run(text: "").adding(environment.textAttributes, in: environment)
            let font = run.uiFont(in: environment)
            let size = FontMetrics.pointSize(font) * environment.imageScale.factor
            var keys: [WireKey: JSON] = [.size: .points(size)]
            let style = font.json[.style]?.string
            keys[.weight] = font.json[.weight] ?? (style == "headline" ? "semibold" : nil)
            // A symbol without the variant stays as it is.
            let variant = environment.symbolVariants.name(of: name)
            return SymbolImages.image(variant == name || SymbolImages.isDrawn(variant) ? variant : name, keys)
        }
    }

    public func _elements(in context: _ViewContext) -> [_ViewElement] { [ImageElement(self, context)] }
}

/// Symbols that the tool has measured: a list has the same one in each row.
@MainActor private enum SymbolImages {
    private static var images: [String: UIImage?] = [:]
    private static var drawn: [String: Bool] = [:]

    static func isDrawn(_ name: String) -> Bool {
        if let known = drawn[name] { return known }
        let isDrawn = !Host.shared.isHosted || Host.shared.query(.symbol, [.systemName: .string(name)]) != nil
        drawn[name] = isDrawn
        return isDrawn
    }

    static func image(_ name: String, _ keys: [WireKey: JSON]) -> UIImage? {
        let key = name + JSON.object(keys).serialized
        if let known = images[key] { return known }
        let image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(keys: keys))
        images[key] = .some(image)
        return image
    }
}

final class ImageElement: Element {
    private let image: Image
    private let picture: UIImage?

    init(_ image: Image, _ context: ViewContext) {
        self.image = image
        picture = image.uiImage(in: context.environment)
        super.init(context)
    }

    var shownImage: UIImage? { picture }
    /// Of several styles that of the shape around a filled symbol's glyph, which is cut out of it: one colour is drawn.
    private var symbolPaint: _Paint {
        let shapes = [".circle.fill", ".square.fill", ".app.fill", ".seal.fill", ".rectangle.fill", ".triangle.fill"]
        let isCutOut = picture?.json[.symbol]?.string.map { name in shapes.contains { name.hasSuffix($0) } } ?? false
        return environment.foreground.paint(isSymbol && isCutOut && environment.foreground.levels.count > 1 ? 1 : 0)
    }

    private var isSymbol: Bool { picture?.isSymbolImage ?? false }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let picture else { return .zero }
        let size = CGSize(width: picture.size.width.upToPixel, height: picture.size.height.upToPixel)
        return image.isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }

    /// A symbol stands on the text's line: its middle is that of the capitals.
    override func guide(_ id: any AlignmentID.Type, _ proposal: ProposedViewSize) -> CGFloat? {
        guard isSymbol, !image.isResizable,
            id is VerticalAlignment.FirstTextBaseline.Type || id is VerticalAlignment.LastTextBaseline.Type
        else { return nil }
        let font = Text.Run(text: "").adding(environment.textAttributes, in: environment).uiFont(in: environment)
        let capHeight = FontMetrics.pointSize(font) * font.capHeight / font.pointSize
        return (size(proposal).height + capHeight) / 2
    }

    override func draw(_ drawing: ViewDrawing, at origin: CGPoint) {
        guard let picture else { return }
        let view = drawing.view(PictureView.self, at: identity) { PictureView(frame: .zero) }
        view.picture = picture
        var keys: [WireKey: JSON] = [.image: picture.json, .contentMode: "scaleToFill"]
        let isTemplate =
            image.renderingMode.map { $0 == .template } ?? (isSymbol || picture.renderingMode == .alwaysTemplate)
        keys[.renderingMode] = isTemplate ? "alwaysTemplate" : "alwaysOriginal"
        if isTemplate { keys[.tintColor] = (picture.tint ?? symbolPaint.color).value.json }
        if environment.redactionReasons.contains(.placeholder) {
            keys = [.backgroundColor: environment.foreground.paint(0).color.fading(0.16).value.json]
        }
        view.setKeys(keys)
        drawing.add(view, CGRect(origin: origin, size: frame.size))
    }
}

/// A view of a picture, which knows the picture's size.
final class PictureView: UIImageView {
    var picture: UIImage?
}

extension View {
    public func imageScale(_ scale: Image.Scale) -> some View { changingEnvironment { $0.imageScale = scale } }
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        changingEnvironment { $0.symbolVariants = $0.symbolVariants.union(variant) }
    }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        changingEnvironment { $0.symbolRenderingMode = mode }
    }
    /// A picture shows a symbol at rest.
    public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }
    public func symbolEffect<T: Equatable>(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: T
    ) -> some View { self }
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// The ways to colour a symbol's layers. All are drawn in one colour.
public struct SymbolRenderingMode: Sendable {
    public static let monochrome = Self(), multicolor = Self(), hierarchical = Self(), palette = Self()
}

public struct SymbolVariants: Hashable, Sendable {
    private var names: [String] = []
    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(names: ["circle"])
    public static let square = SymbolVariants(names: ["square"])
    public static let rectangle = SymbolVariants(names: ["rectangle"])
    public static let fill = SymbolVariants(names: ["fill"])
    public static let slash = SymbolVariants(names: ["slash"])
    public var circle: SymbolVariants { union(.circle) }
    public var square: SymbolVariants { union(.square) }
    public var rectangle: SymbolVariants { union(.rectangle) }
    public var fill: SymbolVariants { union(.fill) }
    public var slash: SymbolVariants { union(.slash) }
    public func contains(_ other: SymbolVariants) -> Bool { other.names.allSatisfy { names.contains($0) } }

    func union(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(names: names + other.names.filter { !names.contains($0) })
    }
    /// The name with the variants that it doesn't have, in SF Symbols' order.
    func name(of symbol: String) -> String {
        let parts = symbol.split(separator: ".").map(String.init)
        let order = ["circle", "square", "rectangle", "slash", "fill"]
        return ([symbol] + order.filter { names.contains($0) && !parts.contains($0) }).joined(separator: ".")
    }
}
