import RNUIKit

/// Lengths of lists, in points (facts: swiftui/list.margin, swiftui/list.group).
enum ListMetrics {
    /// Wide iPhones have wider margins.
    static var margin: CGFloat { UIScreen.main.bounds.width >= 414 ? 20 : 16 }
    static var rowInsets: EdgeInsets {
        EdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
    }
    static let sectionSpacing: CGFloat = 35
    static let cornerRadius: CGFloat = 10
    static let headerGap: CGFloat = 7
}

/// The rows of a list: a scroll view of groups.
struct RowsView<Content: View>: View {
    let style: ListStyleKind
    let content: Content
    @Environment(\.showsListBackground) private var showsBackground

    var body: some View {
        ElementReader(content: content, change: Self.enterRows) { elements, environment in
            ScrollView {
                VStack(spacing: 0) {
                    let groups = RowGroup.groups(elements)
                    ForEach(groups.indices, id: \.self) { index in
                        RowGroupView(style: style, group: groups[index], isFirst: index == 0)
                    }
                    if style != .plain { Spacer().frame(height: ListMetrics.sectionSpacing) }
                }
            }
            .background { if showsBackground { background } }
        }
    }

    private static func enterRows(_ values: inout EnvironmentValues) {
        values.isInList = true
        values.stackAxis = nil
    }
    private var background: Color {
        Color(style == .plain ? UIColor.systemBackground : .systemGroupedBackground)
    }
}

/// Rows that stand together, with their header and footer.
@MainActor struct RowGroup {
    var section: ObjectIdentifier?
    var header: [Element] = []
    var rows: [Element] = []
    var footer: [Element] = []

    static func groups(_ elements: [Element]) -> [RowGroup] {
        var groups: [RowGroup] = []
        for element in elements {
            let mark = element.traits[SectionMark.self]
            if groups.isEmpty || groups[groups.count - 1].section != mark?.section {
                groups.append(RowGroup(section: mark?.section))
            }
            switch mark?.role {
            case .header: groups[groups.count - 1].header.append(element)
            case .footer: groups[groups.count - 1].footer.append(element)
            case .row, nil: groups[groups.count - 1].rows.append(element)
            }
        }
        return groups
    }
}

private struct RowGroupView: View {
    let style: ListStyleKind
    let group: RowGroup
    let isFirst: Bool
    @Environment(\.listRowSpacing) private var rowSpacing
    @Environment(\.listSectionSpacing) private var sectionSpacing
    @Environment(\.headerProminence) private var prominence
    @Environment(\.defaultMinListHeaderHeight) private var headerHeight

    /// The group's distance from the list's edges.
    private var margin: CGFloat { style == .insetGrouped ? ListMetrics.margin : 0 }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if style != .plain { Spacer().frame(height: gapAbove) }
            if !group.header.isEmpty { header }
            rows
            if !group.footer.isEmpty {
                ElementView(group.footer)
                    .padding(.horizontal, margin + ListMetrics.margin)
                    .padding(.top, ListMetrics.headerGap)
                    .padding(.bottom, style == .plain ? ListMetrics.headerGap : 0)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var gapAbove: CGFloat {
        let spacing = sectionSpacing ?? ListMetrics.sectionSpacing
        return isFirst && !group.header.isEmpty ? min(spacing, 16) : spacing
    }

    private var header: some View {
        ElementView(group.header)
            .frame(minHeight: headerHeight)
            .padding(.horizontal, margin + ListMetrics.margin)
            .padding(.top, style == .plain ? ListMetrics.headerGap : 0)
            .padding(.bottom, ListMetrics.headerGap)
            .frame(maxWidth: .infinity, alignment: .leading)
    }

    @ViewBuilder private var rows: some View {
        let list = VStack(spacing: rowSpacing ?? 0) {
            ForEach(group.rows.indices, id: \.self) { index in
                let view = RowView(
                    row: group.rows[index], isGrouped: style != .plain,
                    hasLineAbove: hasLine(above: index), hasLineBelow: hasLine(below: index))
                if rowSpacing != nil, style == .insetGrouped {
                    view.clipShape(RoundedRectangle(cornerRadius: ListMetrics.cornerRadius))
                } else {
                    view
                }
            }
        }
        if style == .insetGrouped {
            list.clipShape(RoundedRectangle(cornerRadius: rowSpacing == nil ? ListMetrics.cornerRadius : 0))
                .padding(.horizontal, margin)
        } else {
            list
        }
    }

    private func mark(_ index: Int) -> RowMark { group.rows[index].traits[RowMark.self] ?? RowMark() }

    /// The line between two rows is the upper one's; a plain list has one above its first row too.
    private func hasLine(above index: Int) -> Bool {
        style != .insetGrouped && index == 0 && !mark(index).hidesTop && !mark(index).hidesSectionLines
            && (style == .grouped || !group.header.isEmpty)
    }
    private func hasLine(below index: Int) -> Bool {
        guard rowSpacing == nil, !mark(index).hidesBottom else { return false }
        guard index + 1 < group.rows.count else {
            return style != .insetGrouped && !mark(index).hidesSectionLines
        }
        return !mark(index + 1).hidesTop
    }
}

/// One row with its background and lines.
private struct RowView: View {
    let row: Element
    let isGrouped: Bool
    let hasLineAbove, hasLineBelow: Bool
    @Environment(\.defaultMinListRowHeight) private var minHeight

    var body: some View {
        let mark = row.traits[RowMark.self] ?? RowMark()
        let insets = mark.insets ?? ListMetrics.rowInsets
        HStack(spacing: 8) {
            ElementView(row)
            if let badge = mark.badge {
                Spacer(minLength: 0)
                badge.foregroundStyle(.secondary)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(insets)
        .frame(minHeight: minHeight)
        .background {
            if let background = mark.background {
                background
            } else if isGrouped {
                Color(UIColor.secondarySystemGroupedBackground)
            }
        }
        .overlay(alignment: .top) { if hasLineAbove { line(mark, insets) } }
        .overlay(alignment: .bottom) { if hasLineBelow { line(mark, insets) } }
    }

    private func line(_ mark: RowMark, _ insets: EdgeInsets) -> some View {
        (mark.tint ?? Color(UIColor.separator)).frame(height: 1 / UIScreen.main.scale)
            .padding(.leading, insets.leading)
    }
}

/// The chevron of a row that leads on.
struct ListChevron: View {
    @Environment(\.layoutDirection) private var direction
    var body: some View {
        Image(systemName: direction == .rightToLeft ? "chevron.left" : "chevron.right")
            .font(.footnote.weight(.semibold)).foregroundStyle(UIColor.tertiaryLabel.style)
    }
}
