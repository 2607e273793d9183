import RNSwiftUI

/// A drawing of values with axes and a legend.
@MainActor @preconcurrency public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chart) private var options
    @ScaledMetric(relativeTo: .caption) private var line: CGFloat = 16

    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> { self.content = ForEach(data, id: id, content: content) }

    public var body: some View {
        let marks = ChartStacking.stacked(content._marks)
        return GeometryReader { proxy in
            ChartView(model: ChartModel(marks, options, size: proxy.size, line: line))
        }
        .environment(\.chart, ChartOptions())
    }
}

/// A chart's layers at a size.
private struct ChartView: View {
    let model: ChartModel
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let proxy = ChartProxy(model: model, isMirrored: direction == .rightToLeft)
        let (lines, labels) = (
            model.items.filter { $0.part.kind == .grid }, model.items.filter { $0.part.kind != .grid }
        )
        ChartLayout(model: model) {
            if let background = model.options.background {
                GeometryReader { _ in background(proxy) }.layoutValue(key: ChartRole.self, value: .layer)
            }
            ForEach(lines.indices, id: \.self) { AxisItemView(item: lines[$0]) }
            plot(proxy).layoutValue(key: ChartRole.self, value: .plot)
            ForEach(labels.indices, id: \.self) { AxisItemView(item: labels[$0]) }
            ForEach(model.titles.indices, id: \.self) { ChartTitleView(title: model.titles[$0]) }
            if let legend = model.legend {
                legend.layoutValue(key: ChartRole.self, value: .legend)
            }
            if let overlay = model.options.overlay {
                GeometryReader { _ in overlay(proxy) }.layoutValue(key: ChartRole.self, value: .layer)
            }
        }
    }

    private func plot(_ proxy: ChartProxy) -> AnyView {
        let figures = GeometryReader { inner in
            ChartPlot(
                model: model, figures: ChartFigures(model: model, size: inner.size).all,
                isMirrored: proxy.isMirrored)
        }
        let clips = model.options.x.visibleLength != nil || model.options.y.visibleLength != nil
        let plot = clips ? AnyView(figures.clipped()) : AnyView(figures)
        return model.options.plotStyle.map { $0(plot) } ?? plot
    }
}

/// Positions and values of a laid out chart.
public struct ChartProxy {
    let model: ChartModel
    let isMirrored: Bool

    @MainActor private var plot: CGRect { model.geometry.plot }
    public var plotAreaSize: CGSize { MainActor.assumeIsolated { plot.size } }
    public var plotSize: CGSize { plotAreaSize }
    /// In the coordinates of the chart.
    public var plotAreaFrame: Anchor<CGRect> {
        MainActor.assumeIsolated {
            let x = isMirrored ? model.geometry.size.width - plot.maxX : plot.minX
            return Anchor(_value: CGRect(x: x, y: plot.minY, width: plot.width, height: plot.height))
        }
    }
    public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
    public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }

    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        MainActor.assumeIsolated {
            model.x?.position(value.primitivePlottable._plotted, plot.width).map { isMirrored ? plot.width - $0 : $0 }
        }
    }
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        MainActor.assumeIsolated { model.y?.position(value.primitivePlottable._plotted, plot.height) }
    }
    public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
        return CGPoint(x: x, y: y)
    }
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        MainActor.assumeIsolated {
            model.x?.value(at: isMirrored ? plot.width - position : position, plot.width).flatMap { P($0) }
        }
    }
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        MainActor.assumeIsolated { model.y?.value(at: position, plot.height).flatMap { P($0) } }
    }
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else {
            return nil
        }
        return (x, y)
    }
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        MainActor.assumeIsolated { model.style(of: value.primitivePlottable._plotted) }
    }
}
