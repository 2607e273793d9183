import RNSwiftUI

/// A view's place on the plot: its frame, or a mark's that it is an annotation of.
struct ChartPlace: LayoutValueKey {
    static var defaultValue: ChartPlace { ChartPlace(box: .zero, annotation: nil) }
    /// In points of the plot.
    let box: CGRect
    let annotation: ChartAnnotation?
}

/// The figures of a plot, and the annotations in front of them.
struct ChartPlot: View {
    let model: ChartModel
    let figures: [ChartFigure]
    let isMirrored: Bool

    var body: some View {
        let annotations = figures.filter { $0.holdsAnnotations }.flatMap { figure in
            figure.mark.annotations.map { (figure.box, $0) }
        }
        ChartPlotLayout(geometry: model.geometry) {
            ForEach(figures.indices, id: \.self) { index in view(figures[index]) }
            ForEach(annotations.indices, id: \.self) { index in
                let (box, annotation) = annotations[index]
                annotation.view.layoutValue(key: ChartPlace.self, value: ChartPlace(box: box, annotation: annotation))
            }
        }
    }

    @ViewBuilder private func view(_ figure: ChartFigure) -> some View {
        let shape = ChartFigureShape(path: figure.path, origin: figure.box.origin, isMirrored: isMirrored)
        let place = ChartPlace(box: figure.box, annotation: nil)
        if let view = figure.view {
            view.opacity(figure.mark.opacity).foregroundStyle(figure.style).fixedSize()
                .frame(width: figure.box.width, height: figure.box.height)
                .layoutValue(key: ChartPlace.self, value: place)
        } else if let stroke = figure.stroke {
            shape.stroke(figure.style.opacity(figure.mark.opacity), style: stroke)
                .layoutValue(key: ChartPlace.self, value: place)
        } else if !figure.path.isEmpty {
            shape.fill(figure.style.opacity(figure.mark.opacity)).layoutValue(key: ChartPlace.self, value: place)
        }
    }
}

/// A part of the plot's drawing in a frame of its own.
private struct ChartFigureShape: Shape {
    let path: Path
    let origin: CGPoint
    let isMirrored: Bool
    nonisolated func path(in rect: CGRect) -> Path {
        let own = path.offsetBy(dx: -origin.x, dy: -origin.y)
        guard isMirrored else { return own }
        return own.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0))
    }
}

private struct ChartPlotLayout: Layout {
    let geometry: ChartGeometry

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let chart = MainActor.assumeIsolated {
            CGRect(
                x: -geometry.plot.minX, y: -geometry.plot.minY, width: geometry.size.width,
                height: geometry.size.height)
        }
        for subview in subviews {
            let place = subview[ChartPlace.self]
            guard let annotation = place.annotation else {
                subview.place(at: place.box.origin, proposal: ProposedViewSize(place.box.size))
                continue
            }
            let size = subview.sizeThatFits(.unspecified)
            var frame = annotation.frame(size, beside: place.box)
            func limits(_ strategy: AnnotationOverflowResolution.Strategy) -> CGRect? {
                strategy.boundary.map { $0.isPlot ? bounds : chart }
            }
            if let limit = limits(annotation.overflow.x) {
                frame.origin.x = max(limit.minX, min(frame.minX, limit.maxX - size.width))
            }
            if let limit = limits(annotation.overflow.y) {
                frame.origin.y = max(limit.minY, min(frame.minY, limit.maxY - size.height))
            }
            subview.place(at: frame.origin, proposal: .unspecified)
        }
    }
}

extension ChartAnnotation {
    /// The frame of the annotation's view beside a mark.
    fileprivate func frame(_ size: CGSize, beside box: CGRect) -> CGRect {
        func start(
            _ direction: CGFloat, _ low: CGFloat, _ length: CGFloat, _ own: CGFloat, _ share: CGFloat
        ) -> CGFloat {
            if direction < 0 { return low - spacing - own }
            if direction > 0 { return low + length + spacing }
            return low + (length - own) * share
        }
        let horizontal: CGFloat =
            alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
        let vertical: CGFloat = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
        return CGRect(
            x: start(position.x, box.minX, box.width, size.width, horizontal),
            y: start(position.y, box.minY, box.height, size.height, vertical), width: size.width,
            height: size.height)
    }
}
