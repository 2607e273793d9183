import Basics
import Renderer

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

extension PictureFormat {
    /// Refuses a crop without background for a format without transparency, before anything is drawn.
    /// - Throws: `jpeg-transparent` (64).
    package func check(_ crop: Crop) throws(InputError) {
        if crop == .platter, let refusal = encoder().refusalOfAlpha { throw InputError(refusal) }
    }
}
