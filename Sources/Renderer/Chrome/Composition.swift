import ContentExtensionHost

/// A picture after layout and before painting: frames are final, colours still by name.
public struct Composition: Sendable, Equatable {
    /// The picture's size in points.
    public var size: Size
    /// The background; `nil` leaves it transparent.
    package var backdrop: Backdrop?
    /// The views, back to front, in points of the picture.
    package var nodes: [LayoutNode]
    /// The device and settings that the layout is for.
    public var traits: Device
    /// The materials that the style defines itself.
    package var materials: [Material: MaterialRecipe]
    /// Seconds since the notification was expanded; selects the frames of animated images.
    public var time: Double

    package init(
        size: Size, backdrop: Backdrop?, nodes: [LayoutNode], traits: Device,
        materials: [Material: MaterialRecipe] = [:], time: Double = 0
    ) {
        (self.size, self.backdrop, self.nodes, self.traits) = (size, backdrop, nodes, traits)
        (self.materials, self.time) = (materials, time)
    }
}

/// The part of the screen in a picture.
public enum Crop: String, Sendable, Hashable, CaseIterable {
    /// The platter and its actions with a margin of 8 points, on the backdrop.
    case notification
    /// The platter alone, with a transparent background.
    case platter
    /// The device's whole screen.
    case screen
}

/// Options of a picture in addition to the device's traits.
public struct CompositionOptions: Sendable, Hashable {
    /// `notification` unless set.
    public var crop: Crop
    /// Draws all of the content, without the screen's limit.
    package var showsFullHeight: Bool
    /// The wallpaper; the style's own gradient when `nil`.
    package var wallpaper: Backdrop.Fill?
    /// `settled` by default: changes are finished.
    package var motion: Motion

    package init(
        crop: Crop = .notification, showsFullHeight: Bool = false, wallpaper: Backdrop.Fill? = nil,
        motion: Motion = .settled
    ) {
        (self.crop, self.showsFullHeight, self.wallpaper, self.motion) = (crop, showsFullHeight, wallpaper, motion)
    }
}
