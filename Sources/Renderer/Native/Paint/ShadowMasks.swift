import Basics

/// Masks of shadows, computed once for all bands of a picture, and for later pictures.
final class ShadowMasks {
    /// More bytes than the masks of a picture may have (`Limits.paintedPixels`).
    private var masks = LRUCache<ShadowMask.Key, ShadowMask>(cost: 16 << 20, count: 4_096)

    /// The mask of an outline's shadow; parameters as in `ShadowMask.init`.
    func mask(of outline: OutlineGeometry, scale: Double, sigma: Double) -> ShadowMask {
        let key = ShadowMask.Key(outline, scale: scale, sigma: sigma)
        if let known = masks.value(for: key) { return known }
        let mask = ShadowMask(of: outline, scale: scale, sigma: sigma)
        masks.insert(mask, for: key, cost: mask.bytes)
        return mask
    }
}
