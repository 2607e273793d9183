import RNUIKit

/// A drawing that code makes at each evaluation, as large as what is offered.
public struct Canvas<Symbols: View>: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        (isOpaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
        (self.renderer, self.symbols) = (renderer, symbols())
    }
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        let symbols = evaluate(symbols, in: context.child(.part("symbols")))
        return [CanvasElement(context, symbols, isOpaque: isOpaque, renderer)]
    }
}

/// Draws each mark as a view of its own.
private final class CanvasElement: Element {
    private let context: ViewContext
    private let symbols: [Element]
    private let isOpaque: Bool
    private let renderer: (inout GraphicsContext, CGSize) -> Void

    init(
        _ context: ViewContext, _ symbols: [Element], isOpaque: Bool,
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        (self.context, self.symbols, self.isOpaque, self.renderer) = (context, symbols, isOpaque, renderer)
        super.init(context)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func draw(_ drawing: ViewDrawing, at origin: CGPoint) {
        let recorder = CanvasRecorder(context, size: frame.size, symbols)
        var graphics = GraphicsContext(recorder)
        host.tracking { renderer(&graphics, frame.size) }
        let view = drawing.view(ContainerView.self, at: identity) { ContainerView(frame: .zero) }
        view.setKeys([.clipsToBounds: true, .backgroundColor: isOpaque ? UIColor.black.value.json : .null])
        drawing.add(view, CGRect(origin: origin, size: frame.size))
        let inner = ViewDrawing(view)
        for mark in recorder.marks {
            var content = mark.view
            for clip in mark.clips.reversed() {
                let mask = ContainerView(frame: .zero)
                mask.setKeys([.mask: .string(clip)])
                let part = ViewDrawing(mask)
                part.add(content, mark.clips.last == clip ? mark.frame : CGRect(origin: .zero, size: frame.size))
                part.finish()
                content = mask
            }
            inner.addKeepingSize(content, mark.clips.isEmpty ? mark.frame : CGRect(origin: .zero, size: frame.size))
        }
        inner.finish()
    }
}

/// The marks of one drawing, from back to front.
@MainActor final class CanvasRecorder {
    struct Mark {
        var view: UIView
        /// In points of the canvas.
        var frame: CGRect
        /// Outlines outside which nothing is drawn, outermost first.
        var clips: [String]
    }
    let context: ViewContext
    let size: CGSize
    let symbols: [Element]
    /// More marks than these are left out: each is a view.
    private static let maxMarks = 2_000
    private(set) var marks: [Mark] = []
    private var count = 0

    init(_ context: ViewContext, size: CGSize, _ symbols: [Element]) {
        (self.context, self.size, self.symbols) = (context, size, symbols)
    }

    func add(_ mark: Mark) {
        guard marks.count < Self.maxMarks else {
            return Host.shared.note(
                "code-not-modelled", "Canvas: the first \(Self.maxMarks) marks are drawn, the others aren't")
        }
        marks.append(mark)
    }

    /// A place for the evaluation of a text or image.
    func place() -> ViewContext {
        count += 1
        return context.child(.id(AnyHashable("mark"), count))
    }
}
