import Views

/// A picture after layout and before painting: frames are final, colours still by name.
public struct Composition: Sendable, Equatable {
    /// The picture's size in points.
    public var size: Size
    /// The background; `nil` leaves it transparent.
    package var backdrop: Backdrop?
    /// The views, back to front, in points of the picture.
    package var nodes: [LayoutNode]
    /// The device and settings that the layout is for.
    public var device: Device
    /// The materials that the style defines itself.
    package var materials: [Material: MaterialRecipe]
    /// Seconds since the notification was expanded; selects the frames of animated images.
    public var time: Double

    @available(*, deprecated, renamed: "device")
    public var traits: Device {
        get { device }
        set { device = newValue }
    }

    package init(
        size: Size, backdrop: Backdrop?, nodes: [LayoutNode], device: Device,
        materials: [Material: MaterialRecipe] = [:], time: Double = 0
    ) {
        (self.size, self.backdrop, self.nodes, self.device) = (size, backdrop, nodes, device)
        (self.materials, self.time) = (materials, time)
    }
}
