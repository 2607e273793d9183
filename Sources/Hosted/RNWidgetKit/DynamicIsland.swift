import RNSwiftUI

/// The presentations of a Live Activity around the camera.
public struct DynamicIsland {
    let expanded: AnyView
    let compactLeading, compactTrailing, minimal: AnyView
    private(set) var margins: [DynamicIslandMode: EdgeInsets] = [:]

    public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> Leading,
        @ViewBuilder compactTrailing: @escaping () -> Trailing, @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        self.expanded = AnyView(expanded().content)
        (self.compactLeading, self.compactTrailing) = (AnyView(compactLeading()), AnyView(compactTrailing()))
        self.minimal = AnyView(minimal())
    }

    /// The line around the island isn't drawn.
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    /// Taps open the app, which isn't here.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode)
        -> DynamicIsland
    {
        var island = self
        var margins = island.margins[mode] ?? mode.margins
        if edges.contains(.top) { margins.top = length }
        if edges.contains(.leading) { margins.leading = length }
        if edges.contains(.bottom) { margins.bottom = length }
        if edges.contains(.trailing) { margins.trailing = length }
        island.margins[mode] = margins
        return island
    }

    func margins(of mode: DynamicIslandMode) -> EdgeInsets { margins[mode] ?? mode.margins }
}

public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    public static let expanded = Self(name: "expanded")
    public static let compactLeading = Self(name: "compactLeading")
    public static let compactTrailing = Self(name: "compactTrailing")
    public static let minimal = Self(name: "minimal")

    /// The system's, in points (fact: activities/island.margins).
    var margins: EdgeInsets {
        switch self {
        case .expanded: EdgeInsets(top: 18, leading: 18, bottom: 18, trailing: 18)
        case .compactLeading: EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 1)
        case .compactTrailing: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 8)
        default: EdgeInsets(top: 0, leading: 23.0 / 3, bottom: 0, trailing: 23.0 / 3)
        }
    }
}

public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    public static let leading = Self(name: "leading"), trailing = Self(name: "trailing")
    public static let center = Self(name: "center"), bottom = Self(name: "bottom")
}

public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let name: String
    public static let `default` = Self(name: "default"), belowIfTooWide = Self(name: "belowIfTooWide")
}

extension View {
    public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
        layoutValue(key: IslandPlacementKey.self, value: verticalPlacement)
    }
    public func activityBackgroundTint(_ color: Color?) -> some View {
        preference(key: ActivityBackgroundKey.self, value: color)
    }
    /// The colour of the buttons that the system puts beside an activity, which nothing draws.
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
}

public struct HandGestureShortcut: Hashable, Sendable { public static let primaryAction = Self() }

struct ActivityBackgroundKey: PreferenceKey {
    static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

/// A part of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
    fileprivate let content: DynamicIslandExpandedContent<AnyView>

    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
    ) {
        let view = VStack(alignment: position == .trailing ? .trailing : position == .leading ? .leading : .center) {
            content()
        }
        self.content = DynamicIslandExpandedContent(
            content: AnyView(
                view.layoutValue(key: IslandRegionKey.self, value: position).layoutPriority(priority)))
    }
}

/// The regions of an expanded island.
public struct DynamicIslandExpandedContent<Content: View> {
    let content: Content
}

@resultBuilder public struct DynamicIslandExpandedContentBuilder {
    public static func buildExpression<Content: View>(
        _ region: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedContent<AnyView> { region.content }
    /// Regions that a function of the code makes.
    public static func buildExpression<Content: View>(
        _ regions: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<AnyView> {
        DynamicIslandExpandedContent(content: AnyView(regions.content))
    }
    public static func buildBlock(
        _ contents: DynamicIslandExpandedContent<AnyView>...
    ) -> DynamicIslandExpandedContent<AnyView> {
        DynamicIslandExpandedContent(
            content: AnyView(ForEach(Array(contents.enumerated()), id: \.offset) { $0.element.content }))
    }
    public static func buildOptional(
        _ content: DynamicIslandExpandedContent<AnyView>?
    ) -> DynamicIslandExpandedContent<AnyView> {
        content ?? DynamicIslandExpandedContent(content: AnyView(EmptyView()))
    }
    public static func buildEither(
        first content: DynamicIslandExpandedContent<AnyView>
    ) -> DynamicIslandExpandedContent<AnyView> { content }
    public static func buildEither(
        second content: DynamicIslandExpandedContent<AnyView>
    ) -> DynamicIslandExpandedContent<AnyView> { content }
    public static func buildLimitedAvailability(
        _ content: DynamicIslandExpandedContent<AnyView>
    ) -> DynamicIslandExpandedContent<AnyView> { content }
}

struct IslandRegionKey: LayoutValueKey {
    static var defaultValue: DynamicIslandExpandedRegionPosition { .bottom }
}
struct IslandPlacementKey: LayoutValueKey {
    static var defaultValue: DynamicIslandExpandedRegionVerticalPlacement { .default }
}
