import Renderer
import SnapshotRequests

extension PictureTolerance {
    /// - Parameter delta: the largest difference of the pixel's channels, known already.
    func matches(_ reference: Image, _ found: Image, _ x: Int, _ y: Int, _ delta: Int) -> Bool {
        if delta <= channel { return true }
        guard perceptualPrecision < 1, reference.holds(x, y), found.holds(x, y) else { return false }
        let limit = (1 - perceptualPrecision) * 100
        return LabColor(reference, x, y).difference(from: LabColor(found, x, y)) <= limit
    }

    func allows(_ difference: PixelDifference) -> Bool {
        guard difference.found == difference.reference else { return false }
        let pixels = difference.size.width * difference.size.height
        return Double(pixels - difference.mismatches) >= precision * Double(pixels)
    }
}
