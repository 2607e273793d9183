import RNUIKit

/// The drawing of a canvas. A copy has a state of its own and draws into the same canvas.
@MainActor @preconcurrency public struct GraphicsContext {
    let recorder: CanvasRecorder
    /// 0…1.
    public var opacity: Double = 1
    public var blendMode: BlendMode = .normal {
        didSet { if blendMode != .normal { Self.notDrawn("a blend mode") } }
    }
    public var transform = CGAffineTransform.identity
    public var environment: EnvironmentValues { recorder.context.environment }
    public var clipBoundingRect: CGRect { CGRect(origin: .zero, size: recorder.size) }
    private(set) var clips: [String] = []
    private var shadow: JSON?

    init(_ recorder: CanvasRecorder) { self.recorder = recorder }

    static func notDrawn(_ what: String) {
        Host.shared.note("code-not-modelled", "Canvas: \(what) isn't drawn")
    }

    // MARK: State

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    public mutating func rotate(by angle: Angle) {
        concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let inverse = ClipOptions(rawValue: 1)
    }
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        var outline = path.applying(transform)
        let isInverse = options.contains(.inverse)
        // All around it, by the even-odd rule.
        if isInverse { outline.addRect(clipBoundingRect.insetBy(dx: -10, dy: -10)) }
        clips.append((style.isEOFilled || isInverse ? "evenOdd " : "") + outline.cgPath.text())
    }
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows { Self.notDrawn("a clip to a layer") }

    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }

    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = FilterOptions(rawValue: 1)
    }
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        guard case .shadow(let color, let radius, let offset) = filter.kind else { return Self.notDrawn("a filter") }
        shadow = .shadow(color.uiColor(in: environment), radius: radius, offset)
    }

    // MARK: Marks

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        mark(path.applying(transform), shading, usesEvenOddRule: style.isEOFilled)
    }
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let factor = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        let line = path.applying(transform)
        let scaled = StrokeStyle(
            lineWidth: style.lineWidth * factor, lineCap: style.lineCap, lineJoin: style.lineJoin,
            miterLimit: style.miterLimit, dash: style.dash.map { $0 * factor }, dashPhase: style.dashPhase * factor)
        let paint = shading.paint(in: self)
        guard case .color(let color) = paint.kind else {
            return mark(line.strokedPath(scaled), shading, usesEvenOddRule: false)
        }
        var keys: [WireKey: JSON] = [
            .path: .string(line.cgPath.text()), .fill: .string("#00000000"), .stroke: color.value.json,
            .lineWidth: .points(scaled.lineWidth), .lineCap: .string("\(style.lineCap)"),
            .lineJoin: .string("\(style.lineJoin)"),
        ]
        if !style.dash.isEmpty {
            (keys[.dash], keys[.dashPhase]) = (.points(scaled.dash), .points(scaled.dashPhase))
        }
        let view = ShapeUIView(frame: .zero)
        view.setKeys(keys, type: "path")
        add(view, clipBoundingRect)
    }

    private func mark(_ path: Path, _ shading: Shading, usesEvenOddRule: Bool) {
        guard !path.isEmpty else { return }
        let view = ShapeUIView(frame: .zero)
        let paint = shading.paint(in: self)
        let area = PaintedArea(outline: path, usesEvenOddRule: usesEvenOddRule, size: recorder.size)
        if !area.draw(paint, view) {
            var keys: [WireKey: JSON] = [
                .path: .string((usesEvenOddRule ? "evenOdd " : "") + path.cgPath.text())
            ]
            if case .gradient(let gradient) = paint.kind {
                keys[.gradient] = gradient.json(in: recorder.size)
            } else {
                keys[.fill] = paint.color.value.json
            }
            view.setKeys(keys, type: "path")
        }
        add(view, clipBoundingRect)
    }

    /// Adds a view in canvas coordinates.
    func add(_ view: UIView, _ frame: CGRect) {
        if opacity < 1 { view.storage[.alpha] = .number(min(1, max(0, opacity))) }
        if let shadow { view.storage[.shadow] = shadow }
        recorder.add(CanvasRecorder.Mark(view: view, frame: frame, clips: clips))
    }

    /// Adds a view that stands at a frame in the coordinates of the moment, and is turned and scaled with them.
    func addTransformed(_ view: UIView, _ frame: CGRect) {
        let center = CGPoint(x: frame.midX, y: frame.midY).applying(transform)
        if (transform.a, transform.b, transform.c, transform.d) != (1, 0, 0, 1) {
            view.storage[.transform] = .points([transform.a, transform.b, transform.c, transform.d, 0, 0])
        }
        add(
            view,
            CGRect(
                x: center.x - frame.width / 2, y: center.y - frame.height / 2, width: frame.width,
                height: frame.height))
    }

    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let own = CGContext(size: recorder.size, scale: UIScreen.main.scale, place: "into a canvas")
        own.concatenate(transform)
        try content(own)
        let view = UIImageView(frame: .zero)
        view.image = own.image
        add(view, clipBoundingRect)
    }
}
