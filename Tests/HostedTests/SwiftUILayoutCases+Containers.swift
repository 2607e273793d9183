import RNSwiftUI

extension SwiftUILayoutCase {
    /// Readers, scroll views, and layouts of the code's own.
    static let containers: [SwiftUILayoutCase] = [
        SwiftUILayoutCase("a reader takes all and aligns at the top left", "GeometryReader", [[0, 0, 50, 100]]) {
            GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
        },
        SwiftUILayoutCase("a reader in a stack", "it has its share", [[0, 0, 100, 50], [0, 50, 25, 50]]) {
            VStack(spacing: 0) {
                Color.red
                GeometryReader { proxy in Color.blue.frame(width: proxy.size.height / 2) }
            }
        },
        SwiftUILayoutCase("a scroll view's content", "is offered no height, and begins at the top", [[0, 0, 100, 200]])
        {
            ScrollView { Color.red.frame(height: 200) }
        },
        SwiftUILayoutCase("a lazy stack takes the width", "unlike a stack", [[0, 40, 20, 20]]) {
            LazyVStack(alignment: .leading) { box(20, 20) }
        },
        SwiftUILayoutCase("right to left", "layouts are mirrored", [[70, 40, 30, 20], [0, 40, 70, 20]]) {
            HStack(spacing: 0) {
                box(30, 20)
                Color.blue.frame(height: 20)
            }.environment(\.layoutDirection, .rightToLeft)
        },
        SwiftUILayoutCase(
            "a layout of the code's", "views go where placeSubviews puts them", [[30, 30, 20, 20], [50, 50, 20, 20]]
        ) {
            Staircase {
                box(20, 20)
                box(20, 20)
            }
        },
        SwiftUILayoutCase("a reader's view", "at the top left", [[0, 0, 20, 20]]) {
            GeometryReader { _ in box(20, 20) }
        },
        SwiftUILayoutCase(
            "a reader beside a box", "it takes what the box leaves", [[0, 40, 20, 20], [20, 0, 40, 10]]
        ) {
            HStack(spacing: 0) {
                box(20, 20)
                GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2, height: 10) }
            }
        },
        SwiftUILayoutCase("a reader in a frame", "it has the frame's size", [[30, 40, 40, 20]]) {
            GeometryReader { proxy in Color.red.frame(width: proxy.size.width) }.frame(width: 40, height: 20)
        },
        SwiftUILayoutCase("a reader's ideal size", "10 by 10", [[45, 45, 10, 10]]) {
            GeometryReader { _ in Color.red }.fixedSize()
        },
        SwiftUILayoutCase("two views in a reader", "both at the top left", [[0, 0, 20, 20], [0, 0, 10, 10]]) {
            GeometryReader { _ in
                box(20, 20)
                box(10, 10)
            }
        },
        SwiftUILayoutCase("a reader's place", "30 points below the host's top", [[0, 0, 100, 30], [0, 30, 30, 10]]) {
            VStack(spacing: 0) {
                box(100, 30)
                GeometryReader { proxy in Color.red.frame(width: proxy.frame(in: .global).minY, height: 10) }
            }
        },
        SwiftUILayoutCase("a reader's own coordinates", "they begin at zero", [[0, 0, 100, 30], [0, 30, 5, 10]]) {
            VStack(spacing: 0) {
                box(100, 30)
                GeometryReader { proxy in Color.red.frame(width: proxy.frame(in: .local).minY + 5, height: 10) }
            }
        },
        SwiftUILayoutCase("a colour in a scroll view", "its ideal height: 10", [[0, 0, 100, 10]]) {
            ScrollView { Color.red }
        },
        SwiftUILayoutCase(
            "a row in a scroll view", "it proposes no width, and takes the content's height", [[0, 40, 200, 20]]
        ) { ScrollView(.horizontal) { box(200, 20) } },
        SwiftUILayoutCase(
            "two views in a scroll view", "they stand above one another, 8 points apart",
            [[40, 0, 20, 20], [40, 28, 20, 20]]
        ) {
            ScrollView {
                box(20, 20)
                box(20, 20)
            }
        },
        SwiftUILayoutCase("a lazy column", "its views are a column's", [[40, 30, 20, 20], [40, 50, 20, 20]]) {
            LazyVStack(spacing: 0) {
                box(20, 20)
                box(20, 20)
            }
        },
        SwiftUILayoutCase(
            "equal widths", "the code's layout proposes the widest ideal width to each",
            [[10, 40, 40, 20], [20, 40, 20, 20], [50, 40, 40, 20], [50, 40, 40, 20]]
        ) {
            EqualWidths {
                Text("ab").frame(maxWidth: .infinity).background(Color.red)
                Text("abcd").frame(maxWidth: .infinity).background(Color.blue)
            }
        },
        SwiftUILayoutCase(
            "values for a layout", "a view's own distance is read by its key", [[35, 40, 20, 20], [65, 40, 20, 20]],
            width: 120
        ) {
            EqualWidths {
                box(20, 20)
                box(20, 20).layoutValue(key: Distance.self, value: 10)
            }
        },
        SwiftUILayoutCase("a layout of any type", "as the layout in it", [[40, 30, 20, 20], [40, 50, 20, 20]]) {
            AnyLayout(VStackLayout(spacing: 0)) {
                box(20, 20)
                box(20, 20)
            }
        },
        SwiftUILayoutCase("a stack's layout", "as the stack", [[30, 40, 20, 20], [50, 40, 20, 20]]) {
            HStackLayout(spacing: 0) {
                box(20, 20)
                box(20, 20)
            }
        },
        SwiftUILayoutCase("an anchor of a layout's", "views stand at the middle of their places", [[40, 40, 20, 20]]) {
            Centred { box(20, 20) }
        },
    ]
}

private struct Distance: LayoutValueKey { static let defaultValue: CGFloat = 0 }

/// Each view as wide as the widest one, after a distance of its own.
private struct EqualWidths: Layout {
    private func width(_ subviews: Subviews) -> CGFloat {
        subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(
            width: subviews.reduce(0) { $0 + width(subviews) + $1[Distance.self] },
            height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for subview in subviews {
            x += subview[Distance.self]
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width(subviews), height: nil))
            x += width(subviews)
        }
    }
}

/// Takes all, with its views in the middle.
private struct Centred: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
        }
    }
}

/// Each view at the lower right of the one before.
private struct Staircase: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
        }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var point = bounds.origin
        for subview in subviews {
            subview.place(at: point, proposal: .unspecified)
            let size = subview.sizeThatFits(.unspecified)
            point = CGPoint(x: point.x + size.width, y: point.y + size.height)
        }
    }
}
