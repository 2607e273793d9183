import RNSwiftUI

private var bar: some View { Color.red.frame(height: 10) }

/// A layout in lines, as in Apple's examples.
private struct FlowLayout: Layout {
    let spacing: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let points = points(proposal.width ?? .infinity, subviews)
        let height = zip(points, subviews).map { $0.y + $1.sizeThatFits(.unspecified).height }.max() ?? 0
        return CGSize(width: proposal.width ?? 0, height: height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (point, view) in zip(points(bounds.width, subviews), subviews) {
            view.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
        }
    }
    private func points(_ width: CGFloat, _ subviews: Subviews) -> [CGPoint] {
        var (x, y, line): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        return subviews.map { view in
            let size = view.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width { (x, y, line) = (0, y + line + spacing, 0) }
            defer { (x, line) = (x + size.width + spacing, max(line, size.height)) }
            return CGPoint(x: x, y: y)
        }
    }
}

/// A layout around a circle, as in Apple's examples.
private struct RadialLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, view) in subviews.enumerated() {
            let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(subviews.count)
            view.place(
                at: CGPoint(x: bounds.midX + 40 * sin(angle), y: bounds.midY - 40 * cos(angle)), anchor: .center,
                proposal: .unspecified)
        }
    }
}

private enum BoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private struct PlainUIView: UIViewRepresentable {
    var size: CGSize?
    func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }
    func updateUIView(_ view: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? { size }
}

extension SwiftUILayoutCase {
    static let grids = [
        SwiftUILayoutCase(
            "columns and rows of a grid", "a column is as wide as its widest cell; cells are centred",
            [[20, 30, 20, 10], [50, 30, 30, 10], [25, 50, 10, 20], [60, 55, 10, 10]]
        ) {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    box(20, 10)
                    box(30, 10)
                }
                GridRow {
                    box(10, 20)
                    box(10, 10)
                }
            }
        },
        SwiftUILayoutCase(
            "a grid's default distances", "8 points both ways",
            [[36, 36, 10, 10], [54, 36, 10, 10], [36, 54, 10, 10]]
        ) {
            Grid {
                GridRow {
                    box(10, 10)
                    box(10, 10)
                }
                GridRow { box(10, 10) }
            }
        },
        SwiftUILayoutCase(
            "a cell across two columns", "what it needs more widens both evenly",
            [[25, 40, 20, 10], [55, 40, 20, 10], [20, 50, 60, 10]]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(20, 10)
                    box(20, 10)
                }
                GridRow { box(60, 10).gridCellColumns(2) }
            }
        },
        SwiftUILayoutCase(
            "a column's alignment", "any of its cells may set it", [[30, 40, 40, 10], [60, 50, 10, 10]]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { box(40, 10) }
                GridRow { box(10, 10).gridColumnAlignment(.trailing) }
            }
        },
        SwiftUILayoutCase(
            "a row's alignment", "its views stand on one edge", [[40, 35, 10, 10], [50, 35, 10, 30]]
        ) {
            Grid(horizontalSpacing: 0) {
                GridRow(alignment: .top) {
                    box(10, 10)
                    box(10, 30)
                }
            }
        },
        SwiftUILayoutCase(
            "a cell's anchor", "the same point of the cell and of the view", [[40, 55, 10, 10], [50, 35, 10, 30]]
        ) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    box(10, 10).gridCellAnchor(.bottom)
                    box(10, 30)
                }
            }
        },
        SwiftUILayoutCase(
            "a view outside of the rows", "it is a row across all columns and widens them",
            [[15, 40, 20, 10], [65, 40, 20, 10], [0, 50, 100, 10]]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(20, 10)
                    box(20, 10)
                }
                bar
            }
        },
        SwiftUILayoutCase(
            "an axis that isn't sized", "the view takes what the others need",
            [[30, 40, 20, 10], [50, 40, 20, 10], [30, 50, 40, 10]]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(20, 10)
                    box(20, 10)
                }
                bar.gridCellUnsizedAxes(.horizontal)
            }
        },
        SwiftUILayoutCase(
            "a flexible column", "the least flexible one is asked first", [[0, 45, 20, 10], [20, 45, 80, 10]]
        ) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    box(20, 10)
                    bar
                }
            }
        },
        SwiftUILayoutCase(
            "fixed columns of a lazy grid", "they stand in the middle of the width",
            [[30, 38, 10, 10], [65, 38, 10, 10], [30, 52, 10, 10]]
        ) {
            LazyVGrid(columns: [GridItem(.fixed(30), spacing: 10), GridItem(.fixed(20))], spacing: 4) {
                ForEach(0..<3) { _ in box(10, 10) }
            }
        },
        SwiftUILayoutCase(
            "flexible columns", "equal shares, within their limits", [[0, 45, 20, 10], [20, 45, 80, 10]]
        ) {
            LazyVGrid(columns: [GridItem(.flexible(maximum: 20), spacing: 0), GridItem(.flexible())], spacing: 0) {
                ForEach(0..<2) { _ in bar }
            }
        },
        SwiftUILayoutCase(
            "adaptive columns", "as many of the least width as fit, stretched: (100 + 5) / (30 + 5) = 3",
            [[0, 40, 30, 10], [35, 40, 30, 10], [70, 40, 30, 10], [0, 50, 30, 10]]
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)], spacing: 0) {
                ForEach(0..<4) { _ in bar }
            }
        },
        SwiftUILayoutCase(
            "rows of a lazy grid", "filled column by column", [[45, 25, 10, 10], [45, 60, 10, 10]]
        ) {
            LazyHGrid(rows: [GridItem(.fixed(20), spacing: 10), GridItem(.fixed(30))]) {
                ForEach(0..<2) { _ in box(10, 10) }
            }
        },
    ]

    static let fitting = [
        SwiftUILayoutCase("the first view that fits", "ideal sizes are compared", [[20, 45, 60, 10]]) {
            ViewThatFits {
                box(120, 10)
                box(60, 10)
                box(10, 10)
            }
        },
        SwiftUILayoutCase("no view fits", "the last one is shown", [[-10, 45, 120, 10]]) {
            ViewThatFits {
                box(150, 10)
                box(120, 10)
            }
        },
        SwiftUILayoutCase("only heights are compared", "axes limit what must fit", [[-10, 45, 120, 10]]) {
            ViewThatFits(in: .vertical) {
                box(120, 10)
                box(60, 10)
            }
        },
        SwiftUILayoutCase("half of the container", "the container is the host", [[25, 40, 50, 20]]) {
            Color.red.frame(height: 20).containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        },
        SwiftUILayoutCase("a share of a count", "(100 - 10) / 2 points for each of two", [[0, 40, 45, 20]]) {
            HStack(spacing: 0) {
                Color.red.frame(height: 20).containerRelativeFrame(.horizontal, count: 2, spacing: 10)
                Spacer(minLength: 0)
            }
        },
        SwiftUILayoutCase(
            "pages of a scroll view", "the container is the nearest scroll view",
            [[0, 40, 100, 20], [100, 40, 100, 20]]
        ) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<2) { _ in Color.red.frame(height: 20).containerRelativeFrame(.horizontal) }
                }
            }
        },
        SwiftUILayoutCase(
            "a flow layout", "a custom layout breaks lines",
            [[0, 25, 40, 20], [50, 25, 40, 20], [0, 55, 40, 20]]
        ) {
            FlowLayout(spacing: 10) { ForEach(0..<3) { _ in box(40, 20) } }
        },
        SwiftUILayoutCase(
            "a radial layout", "a custom layout places centres",
            [[45, 5, 10, 10], [85, 45, 10, 10], [45, 85, 10, 10], [5, 45, 10, 10]]
        ) {
            RadialLayout { ForEach(0..<4) { _ in box(10, 10) } }
        },
        SwiftUILayoutCase(
            "an anchor's bounds", "they are read in the overlay's coordinates",
            [[30, 40, 40, 10], [30, 50, 20, 10], [30, 50, 20, 10]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(40, 10)
                box(20, 10).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
            }
            .overlayPreferenceValue(BoundsKey.self) { anchor in
                GeometryReader { proxy in
                    let rect = anchor.map { proxy[$0] } ?? .zero
                    box(rect.width, rect.height).offset(x: rect.minX, y: rect.minY)
                }
            }
        },
        SwiftUILayoutCase(
            "an anchor behind its view", "the content is placed before its background",
            [[40, 45, 20, 10], [40, 45, 20, 10]]
        ) {
            box(20, 10).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
                .backgroundPreferenceValue(BoundsKey.self) { anchor in
                    GeometryReader { proxy in
                        let rect = anchor.map { proxy[$0] } ?? .zero
                        box(rect.width, rect.height).offset(x: rect.minX, y: rect.minY)
                    }
                }
        },
        SwiftUILayoutCase("a plain UIView", "without a size of its own it takes what is offered", [[0, 0, 100, 100]]) {
            PlainUIView()
        },
        SwiftUILayoutCase("a UIView's own answer", "sizeThatFits decides", [[35, 40, 30, 20]]) {
            PlainUIView(size: CGSize(width: 30, height: 20))
        },
    ]
}
