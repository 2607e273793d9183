import ContentExtensionHost

/// A picture before it is painted: every frame settled, colours and texts still by name.
public struct Composition: Sendable, Equatable {
    /// The picture's size in points.
    public var size: Size
    /// What lies behind everything; `nil` leaves the surroundings transparent.
    public var backdrop: Backdrop?
    /// The views, back to front, in points of the picture.
    public var nodes: [LayoutNode]
    /// The device and settings that the frames were made for.
    public var traits: Device
    /// The materials that the look draws its own way.
    public var materials: [Material: MaterialRecipe]
    /// Seconds since the look came up, which decide the frames of moving images.
    public var time: Double

    public init(
        size: Size, backdrop: Backdrop?, nodes: [LayoutNode], traits: Device,
        materials: [Material: MaterialRecipe] = [:], time: Double = 0
    ) {
        (self.size, self.backdrop, self.nodes, self.traits) = (size, backdrop, nodes, traits)
        self.materials = materials
        self.time = time
    }
}

/// How much of the screen a picture shows.
public enum Crop: String, Sendable, Hashable, CaseIterable {
    /// The platter and its actions with 8 points around them, on the backdrop.
    case notification
    /// The platter alone, transparent around it.
    case platter
    /// The device's whole screen.
    case screen
}

/// What the caller decides about a picture besides the device's traits.
public struct CompositionOptions: Sendable, Hashable {
    /// `notification` unless set.
    public var crop: Crop
    /// Draws all of the content where the screen would cut it off and scroll.
    public var showsFullHeight: Bool
    /// The wallpaper; the look's own gradient when `nil`.
    public var wallpaper: Backdrop.Fill?
    /// `settled` unless set: changes are over.
    public var motion: Motion

    public init(
        crop: Crop = .notification, showsFullHeight: Bool = false, wallpaper: Backdrop.Fill? = nil,
        motion: Motion = .settled
    ) {
        self.crop = crop
        self.showsFullHeight = showsFullHeight
        self.wallpaper = wallpaper
        self.motion = motion
    }
}
