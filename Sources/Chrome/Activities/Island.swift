import LiveActivities
import Renderer
import Views

/// Live Activities around the camera of a phone with a Dynamic Island (facts: activities/island).
struct Island {
    let device: Device
    private let sizes: ActivitySizes

    init(_ device: Device) { (self.device, sizes) = (device, ActivitySizes(device.model)) }

    /// The distance of two islands from one another, and the corner radius of a large one, in points.
    private static let (gap, radius) = (8.0, 44.0)
    /// The expanded island's shadow (fact: activities/island.shadow).
    private static let shadow = Shadow(color: .black, opacity: 0.4, radius: 18, offset: Point(x: 0, y: 8))

    /// The form that the island has by itself: large during an alert, else by the number of activities.
    func form(of activities: ActivityScene) -> Place {
        if activities.alert != nil { return .islandExpanded }
        return activities.islandItems.count > 1 ? .islandMinimal : .islandCompact
    }

    /// The island's view in a form, with its leading edge on the screen and its width; `nil` without activities.
    func item(_ activities: ActivityScene, as place: Place) -> Arrangement.Item? {
        switch place {
        case .islandExpanded: activities.expandedItem.flatMap(expanded)
        case .islandMinimal: minimal(activities.islandItems)
        default: activities.islandItems.first.flatMap(compact)
        }
    }

    /// The arrangement of a picture of the island alone.
    func arrangement(_ activities: ActivityScene, as place: Place, crop: Crop) -> Arrangement {
        guard var item = item(activities, as: place) else { return Arrangement() }
        if crop == .platter { item.x = 0 }
        let margin = crop == .platter ? 0 : sizes.islandMargin
        return Arrangement(items: [item], top: margin, bottomMargin: margin)
    }

    /// The island over a whole screen, at its place.
    private func layer(_ item: Arrangement.Item) -> ViewNode {
        var view = item.view
        view.sizing.width = item.width
        let left = device.isRightToLeft ? device.screen.width - item.x - item.width : item.x
        view.placement = Placement(leading: left, top: sizes.islandMargin)
        return DeviceChrome(device).layer("activity-layer", [view])
    }

    /// The views over a whole screen with the island among them: the status bar gives way to a compact one, and is
    /// covered by a large one.
    func over(_ views: [ViewNode], _ activities: ActivityScene, as place: Place) -> [ViewNode] {
        guard let item = item(activities, as: place) else { return views }
        let shift = (item.width - sizes.camera.width) / 4
        let moved = views.compactMap { view -> ViewNode? in
            guard view.id == "status-bar" else { return view }
            guard place != .islandExpanded else { return nil }
            var bar = view
            for index in bar.children.indices {
                guard let middle = bar.children[index].placement.centerX else { continue }
                bar.children[index].placement.centerX = middle + (middle < 0 ? -shift : shift)
            }
            return bar
        }
        return moved + [layer(item)]
    }

    // MARK: Forms

    private func compact(_ activity: ActivityScene.Item) -> Arrangement.Item? {
        guard let leading = activity.views[.compactLeading], let trailing = activity.views[.compactTrailing] else {
            return nil
        }
        return capsule(
            leading.size.width, trailing.size.width,
            [
                content(leading, Placement(leading: 0, centerY: 0)),
                content(trailing, Placement(trailing: 0, centerY: 0)),
            ])
    }

    /// One activity beside the camera; a second one in a capsule of its own.
    private func minimal(_ activities: [ActivityScene.Item]) -> Arrangement.Item? {
        let parts = activities.compactMap { $0.views[.minimal] }
        guard let first = parts.first else { return nil }
        var item = capsule(first.size.width, 0, [content(first, Placement(leading: 0, centerY: 0))])
        guard parts.count > 1 else { return item }
        let second = parts[1].size.width
        var attached = item.view
        attached.sizing.width = item.width
        attached.placement = Placement(leading: 0, top: 0)
        var detached = capsuleView([content(parts[1], .center)])
        detached.sizing.width = second
        detached.placement = Placement(trailing: 0, top: 0)
        if device.isRightToLeft { item.x -= second + Self.gap }
        item.width += second + Self.gap
        item.view = ViewNode(
            .view, id: "activity-islands", sizing: ViewSizing(height: sizes.camera.height), part: .platter,
            children: [attached, detached])
        return item
    }

    private func expanded(_ activity: ActivityScene.Item) -> Arrangement.Item? {
        guard let part = activity.views[.expanded] else { return nil }
        let radius = CornerRadius.points(Self.radius)
        var inner = content(part, .fill)
        inner.style.cornerRadius = radius
        inner.style.cornerCurve = .continuous
        inner.style.clipsToBounds = true
        return Arrangement.Item(
            view: ViewNode(
                .view, id: "activity-island",
                style: ViewStyle(
                    backgroundColor: .black, cornerRadius: radius, cornerCurve: .continuous, shadow: Self.shadow),
                sizing: ViewSizing(height: part.size.height), part: .platter, children: [inner]),
            x: device.roundToPixel((device.screen.width - part.size.width) / 2), width: part.size.width, gap: 0)
    }

    /// Black around the camera, which stays in the middle of the screen, with points at its leading and trailing side.
    private func capsule(_ leading: Double, _ trailing: Double, _ children: [ViewNode]) -> Arrangement.Item {
        let left = device.isRightToLeft ? trailing : leading
        return Arrangement.Item(
            view: capsuleView(children),
            x: device.roundToPixel((device.screen.width - sizes.camera.width) / 2 - left),
            width: leading + sizes.camera.width + trailing, gap: 0)
    }

    private func capsuleView(_ children: [ViewNode]) -> ViewNode {
        ViewNode(
            .view, id: "activity-island",
            style: ViewStyle(backgroundColor: .black, cornerRadius: .half, clipsToBounds: true),
            sizing: ViewSizing(height: sizes.camera.height), part: .platter, children: children)
    }

    private func content(_ part: ActivityViews.Part, _ placement: Placement) -> ViewNode {
        var view = part.view
        view.placement = placement
        view.part = .custom
        return view
    }
}
