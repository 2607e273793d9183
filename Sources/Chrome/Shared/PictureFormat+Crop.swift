import Basics
import Renderer

extension PictureFormat {
    /// Refuses a crop without background for a format without transparency, before anything is drawn.
    /// - Throws: `jpeg-transparent` (64).
    package func check(_ crop: Crop) throws(InputError) {
        if crop == .platter, let refusal = encoder().refusalOfAlpha { throw InputError(refusal) }
    }
}
