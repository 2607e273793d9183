import RNSwiftUI

extension ChartContent {
    private func changing(_ change: (inout _ChartMark) -> Void) -> _ChartMarks {
        var marks = _marks
        for index in marks.indices { change(&marks[index]) }
        return _ChartMarks(_marks: marks)
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        let style = AnyShapeStyle(style)
        // The innermost style counts.
        return changing { if $0.style == nil { $0.style = style } }
    }
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { if $0.styleValue == nil { $0.styleValue = value.span.low } }
    }
    public func opacity(_ opacity: Double) -> some ChartContent { changing { $0.opacity *= opacity } }
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changing { $0.cornerRadius = radius }
    }
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changing { $0.stroke = style } }
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { $0.lineValue = value.span.low }
    }
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changing { $0.interpolation = method }
    }
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changing { $0.symbol = ChartSymbol(symbol) }
    }
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return changing { $0.symbol = ChartSymbol(view: view) }
    }
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { $0.symbolValue = value.span.low }
    }
    /// - Parameter area: in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent {
        let side = max(0, area).squareRoot()
        return changing { $0.symbolSize = CGSize(width: side, height: side) }
    }
    public func symbolSize(_ size: CGSize) -> some ChartContent { changing { $0.symbolSize = size } }
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { $0.sizeValue = value.span.low }
    }
    public func position<D: Plottable>(
        by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent { changing { $0.group = (value.span.low, axis, span) } }
    public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        changing { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
    }
    /// Starts and ends move together.
    public func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat = 0) -> some ChartContent {
        offset(x: x, y: yEnd)
    }
    public func offset(xStart: CGFloat, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(x: xEnd, y: y)
    }
    public func zIndex(_ value: Double) -> some ChartContent { changing { $0.zIndex = value } }

    // MARK: Annotations

    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
            content: content)
    }
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: (AnnotationContext) -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing) {
            content(AnnotationContext(targetSize: .zero))
        }
    }
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let annotation = ChartAnnotation(
            position: position, alignment: alignment, spacing: spacing ?? ChartMetrics.annotationSpacing,
            overflow: overflowResolution, view: AnyView(content()))
        return changing { $0.annotations.append(annotation) }
    }
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: (AnnotationContext) -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution
        ) { content(AnnotationContext(targetSize: .zero)) }
    }

    // MARK: Without effect on the picture

    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
    public func compositingLayer() -> some ChartContent { self }
    public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
    public func accessibilityValue(_ value: Text) -> some ChartContent { self }
    public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }

    public func blur(radius: CGFloat) -> some ChartContent { noting("a mark's blur") }
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent { noting("a mark's shadow") }
    public func blendMode(_ mode: BlendMode) -> some ChartContent { noting("a mark's blend mode") }
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
        noting("a mark's clip")
    }
    public func mask(@ChartContentBuilder content: () -> some ChartContent) -> some ChartContent {
        noting("a mark's mask")
    }
    private func noting(_ what: String) -> Self {
        Host.shared.note("code-not-modelled", "Chart: \(what) isn't drawn")
        return self
    }
}
