import RNUIKit

// Texts, images and symbols of a canvas.

extension GraphicsContext {
    /// A text that is measured before it is drawn.
    @MainActor @preconcurrency public struct ResolvedText {
        let text: Text
        let recorder: CanvasRecorder
        public var shading: Shading = .foreground
        var hasShading = false
        fileprivate var element: Element {
            var place = recorder.place()
            place.environment.stackAxis = nil
            return TextElement(text, place)
        }
        public func measure(in size: CGSize) -> CGSize { element.size(ProposedViewSize(size)) }
        public func firstBaseline(in size: CGSize) -> CGFloat { baseline(.firstTextBaseline, size) }
        public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, size) }
        private func baseline(_ guide: VerticalAlignment, _ size: CGSize) -> CGFloat {
            element.dimensions(ProposedViewSize(size))[guide]
        }
    }

    /// An image and its size.
    @MainActor @preconcurrency public struct ResolvedImage {
        let image: Image
        let recorder: CanvasRecorder
        public var shading: Shading?
        fileprivate var element: Element { ImageElement(image, recorder.place()) }
        public var size: CGSize { element.size(.unspecified) }
        public var baseline: CGFloat { size.height }
    }

    /// One of the canvas's views.
    @MainActor @preconcurrency public struct ResolvedSymbol {
        let element: Element
        public var size: CGSize { element.size(.unspecified) }
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, recorder: recorder) }
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image, recorder: recorder) }
    public func resolve(_ shading: Shading) -> Shading { shading }
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        recorder.symbols.first { $0.traits.tag == AnyHashable(id) }.map { ResolvedSymbol(element: $0) }
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let element = text.element
        let size = element.size(ProposedViewSize(rect.size))
        draw(element, CGRect(origin: rect.origin, size: size), ProposedViewSize(rect.size))
    }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text.element, at: point, anchor)
    }
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let whole = ResolvedImage(image: image.image.resizable(), recorder: recorder, shading: image.shading)
        draw(whole.element, rect, ProposedViewSize(rect.size))
    }
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image.element, at: point, anchor)
    }
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        draw(symbol.element, rect, ProposedViewSize(rect.size))
    }
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol.element, at: point, anchor)
    }

    private func draw(_ element: Element, at point: CGPoint, _ anchor: UnitPoint) {
        let size = element.size(.unspecified)
        draw(
            element,
            CGRect(
                x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
                height: size.height), .unspecified)
    }

    /// Draws an element into a view of its own: the same symbol may be drawn many times.
    private func draw(_ element: Element, _ frame: CGRect, _ proposal: ProposedViewSize) {
        let holder = ContainerView(frame: .zero)
        element.place(at: .zero, proposal)
        element.forgetViews()
        let drawing = ViewDrawing(holder)
        element.draw(drawing, at: .zero)
        drawing.finish()
        element.forgetViews()
        addTransformed(holder, frame)
    }
}

extension Element {
    /// Lets the next drawing make new views, so that the last one's stay where they are.
    fileprivate func forgetViews() {
        identity.view = nil
        children.forEach { $0.forgetViews() }
    }
}
