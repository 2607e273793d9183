import AutoLayout

/// The sizes of a Live Activity's presentations on a device, in points (facts: activities/size, activities/island).
package struct ActivitySizes: Sendable, Hashable {
    /// The distance of the island from the screen's top, and of the expanded one from its sides.
    package let islandMargin: Double
    /// The width of the island at its largest.
    package let expandedWidth: Double
    /// The largest width of what stands on either side of the camera, and its height.
    package let compact: Size
    /// The width of a circle, or of a capsule with a longer content.
    package let minimalWidths = Self.line...45
    /// The island at rest, which covers the camera.
    package let camera = Size(width: 376.0 / 3, height: Self.line)

    /// The height of the island at rest: whole pixels, so that what is laid out below it isn't rounded up by one.
    private static let line = 110.0 / 3

    /// The least height of the expanded island, and the largest of it.
    package static let expandedHeights = 84.0...160.0
    /// The same of the locked screen's card.
    package static let cardHeights = 64.0...160.0

    /// - Parameter model: one without an island has the sizes of the narrower ones.
    package init(_ model: DeviceModel) {
        // 16 Pro and later have it lower.
        islandMargin = model.safeAreaTop > 59 ? 14 : 34.0 / 3
        let width = min(model.screen.width, model.screen.height)
        expandedWidth = (model.hasIsland ? width : 393) - 2 * islandMargin
        compact = Size(width: (width > 410 ? 187.0 : 157) / 3, height: Self.line)
    }
}

extension Device {
    /// The appearance of a Live Activity's card: dark on clear glass, whatever the device's (fact: activities/card.glass).
    package var activityAppearance: Appearance { style == .ios26 && glassOpacity < 0.5 ? .dark : appearance }
}

extension DeviceModel {
    /// `true` for a phone with a Dynamic Island: its safe area begins below it.
    package var hasIsland: Bool { !isPad && safeAreaTop >= 59 }
}

extension Device {
    /// `true` for an upright phone with a Dynamic Island.
    package var hasIsland: Bool { model.hasIsland && orientation == .portrait }
}
