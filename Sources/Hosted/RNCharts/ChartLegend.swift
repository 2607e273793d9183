import RNSwiftUI

extension ChartModel {
    /// The legend: the code's, or symbols and names of the values that have styles; `nil` without any.
    var legend: AnyView? {
        guard options.legend.visibility != .hidden else { return nil }
        if let content = options.legend.content { return content }
        if let first = styleValues.first, first.coordinate != nil { return AnyView(GradientLegend(model: self)) }
        let values = styleValues + symbolValues.filter { !styleValues.contains($0) }
        return values.isEmpty ? nil : AnyView(ChartLegend(model: self, values: values))
    }
}

private struct ChartLegend: View {
    let model: ChartModel
    let values: [_PlottedValue]

    var body: some View {
        LegendLayout {
            ForEach(values, id: \.self) { value in
                HStack(spacing: ChartMetrics.labelSpacing) {
                    symbol(value).frame(width: ChartMetrics.legendSymbol, height: ChartMetrics.legendSymbol)
                    Text(verbatim: AxisTicks.label(value, .day)).font(ChartMetrics.labelFont)
                        .foregroundStyle(.secondary).lineLimit(1)
                }
            }
        }
    }

    @ViewBuilder private func symbol(_ value: _PlottedValue) -> some View {
        let style =
            model.styleValues.contains(value) ? model.style(of: value) : AnyShapeStyle(ChartMetrics.palette[0])
        let symbol = model.symbolValues.contains(value) ? model.symbol(of: value) : nil
        if let path = symbol?.path {
            let side = ChartMetrics.legendSymbol
            path(CGRect(x: 0, y: 0, width: side, height: side)).fill(style)
        } else {
            Circle().fill(style)
        }
    }
}

/// The colours of numbers, with the least and the greatest.
private struct GradientLegend: View {
    let model: ChartModel
    var body: some View {
        let numbers = model.styleValues.compactMap(\.coordinate)
        VStack(alignment: .leading, spacing: 2) {
            LinearGradient(
                gradient: model.options.styles.numberGradient, startPoint: .leading, endPoint: .trailing
            )
            .frame(width: 100, height: 8)
            HStack(spacing: 0) {
                Text(verbatim: (numbers.min() ?? 0).formatted())
                Spacer(minLength: 0)
                Text(verbatim: (numbers.max() ?? 0).formatted())
            }
            .font(ChartMetrics.labelFont).foregroundStyle(.secondary).frame(width: 100)
        }
    }
}

/// One after another, in as many lines as the width needs.
private struct LegendLayout: Layout {
    private func frames(_ subviews: Subviews, _ width: CGFloat) -> [CGRect] {
        var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        return subviews.map { subview in
            var size = subview.sizeThatFits(.unspecified)
            size.width = min(size.width, width)
            if x > 0, x + size.width > width { (x, y, height) = (0, y + height + ChartMetrics.labelSpacing, 0) }
            let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
            (x, height) = (x + size.width + ChartMetrics.legendSpacing, max(height, size.height))
            return frame
        }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let union = frames(subviews, proposal.width ?? .infinity).reduce(CGRect.zero) { $0.union($1) }
        return union.size
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(subviews, proposal.width ?? bounds.width)) {
            subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
    }
}
