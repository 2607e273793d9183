import RNSwiftUI

extension View {
    fileprivate func chart(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
        transformEnvironment(\.chart, transform: change)
    }

    private func chartTitle<C: View>(
        of axis: WritableKeyPath<ChartOptions, ChartAxisOptions>, _ position: AnnotationPosition,
        _ alignment: Alignment?, _ spacing: CGFloat?, _ content: C
    ) -> some View {
        let title = ChartAxisTitle(
            view: AnyView(content), position: position.isAutomatic ? nil : position, alignment: alignment,
            spacing: spacing)
        return chart { $0[keyPath: axis].title = title }
    }

    // MARK: Axes

    public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }
    public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }
    public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let specs = content()._specs
        return chart { $0.x.specs = specs }
    }
    public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let specs = content()._specs
        return chart { $0.y.specs = specs }
    }
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View { chartTitle(of: \.x, position, alignment, spacing, content()) }
    public func chartXAxisLabel(
        _ key: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(key) } }
    @_disfavoredOverload public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View { chartTitle(of: \.y, position, alignment, spacing, content()) }
    public func chartYAxisLabel(
        _ key: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(key) } }
    @_disfavoredOverload public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }

    // MARK: Scales

    public func chartXScale<D: ScaleDomain>(
        domain: D, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
    ) -> some View {
        chartXScale(range: range, type: type).chart { $0.x.domain = domain._domain }
    }
    public func chartYScale<D: ScaleDomain>(
        domain: D, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
    ) -> some View {
        chartYScale(range: range, type: type).chart { $0.y.domain = domain._domain }
    }
    public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
        chart { ($0.x.padding, $0.x.type) = (range.padding, type ?? $0.x.type) }
    }
    public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
        chart { ($0.y.padding, $0.y.type) = (range.padding, type ?? $0.y.type) }
    }
    public func chartXScale(type: ScaleType) -> some View { chart { $0.x.type = type } }
    public func chartYScale(type: ScaleType) -> some View { chart { $0.y.type = type } }

    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View {
        let given = mapping.map { ($0.key.primitivePlottable._plotted, AnyShapeStyle($0.value)) }
        return chart { $0.styles.given = given }
    }
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        domain: [D], range: [S], type: ScaleType? = nil
    ) -> some View {
        let styles = range.map { AnyShapeStyle($0) }
        let given =
            styles.isEmpty
            ? [] : domain.enumerated().map { ($1.primitivePlottable._plotted, styles[$0 % styles.count]) }
        return chart { $0.styles.given = given }
    }
    public func chartForegroundStyleScale<D: Plottable & Hashable, S: ShapeStyle>(
        domain: [D], mapping: (D) -> S
    ) -> some View { chartForegroundStyleScale(domain: domain, range: domain.map { AnyShapeStyle(mapping($0)) }) }
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        mapping: @escaping (D) -> S
    ) -> some View {
        chart { $0.styles.mapping = { D($0).map { AnyShapeStyle(mapping($0)) } } }
    }
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
        let styles = range.map { AnyShapeStyle($0) }
        return chart { $0.styles.range = styles }
    }
    public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
        chart { $0.styles.gradient = range }
    }
    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
        let given = mapping.map { ($0.key.primitivePlottable._plotted, ChartSymbol($0.value)) }
        return chart { $0.symbols = given }
    }
    public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View { chart { $0.sizes = range } }
    public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
        let styles = mapping.map(\.value)
        return chart { $0.lines = styles }
    }

    // MARK: Legend, plot, layers

    public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.visibility = visibility } }
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart {
            ($0.legend.position, $0.legend.alignment) = (position.isAutomatic ? .bottom : position, alignment)
            $0.legend.spacing = spacing ?? $0.legend.spacing
        }
    }
    public func chartLegend<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return chart {
            $0.legend.position = position.isAutomatic ? .bottom : position
            ($0.legend.alignment, $0.legend.content) = (alignment, view)
            $0.legend.spacing = spacing ?? $0.legend.spacing
        }
    }
    public func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View {
        chart { $0.plotStyle = { AnyView(content(ChartPlotContent(plot: $0))) } }
    }
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { chart { $0.overlay = { AnyView(content($0)) } } }
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { chart { $0.background = { AnyView(content($0)) } } }

    // MARK: Touches and scrolling

    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    public func chartXVisibleDomain(length: some BinaryFloatingPoint) -> some View {
        chart { $0.x.visibleLength = Double(length) }
    }
    public func chartXVisibleDomain(length: some BinaryInteger) -> some View {
        chart { $0.x.visibleLength = Double(length) }
    }
    public func chartYVisibleDomain(length: some BinaryFloatingPoint) -> some View {
        chart { $0.y.visibleLength = Double(length) }
    }
    public func chartYVisibleDomain(length: some BinaryInteger) -> some View {
        chart { $0.y.visibleLength = Double(length) }
    }
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }
    public func chartScrollPosition(initialX: some Plottable) -> some View { self }
    public func chartScrollPosition(initialY: some Plottable) -> some View { self }
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public func chartXSelection<P: Plottable>(range: Binding<ClosedRange<P>?>) -> some View { self }
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public func chartYSelection<P: Plottable>(range: Binding<ClosedRange<P>?>) -> some View { self }
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
}

/// The plot inside `chartPlotStyle`.
public struct ChartPlotContent: View {
    let plot: AnyView
    public var body: some View { plot }
}
