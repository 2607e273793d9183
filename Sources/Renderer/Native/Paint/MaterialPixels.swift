/// A material's recipe in fixed-point arithmetic, for opaque pixels of a `Pixmap`.
struct MaterialPixels {
    /// The factor of the channel, the factors of all three by luma, and the addend, in 1/4096.
    private let own: Int32
    private let luma: (red: Int32, green: Int32, blue: Int32)
    private let add: Int32

    /// Rec. 709's luma, which Core Animation's saturation filter uses.
    private static let weights = (red: 0.2126, green: 0.7152, blue: 0.0722)

    init(_ recipe: MaterialRecipe) {
        /// Beyond a factor of 8, only black and white remain.
        func bounded(_ value: Double) -> Double { value.isFinite ? min(8, max(-8, value)) : 0 }
        func fixed(_ value: Double) -> Int32 { Int32((value * 4096).rounded()) }
        let (multiply, saturation) = (bounded(recipe.multiply), bounded(recipe.saturation))
        let grey = multiply * (1 - saturation)
        own = fixed(multiply * saturation)
        luma = (fixed(grey * Self.weights.red), fixed(grey * Self.weights.green), fixed(grey * Self.weights.blue))
        // Half a step rounds to the nearest.
        add = fixed(bounded(recipe.add) * 255) + 2048
    }

    /// Applies the recipe in place.
    func change(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        // Adjacent pixels behind a material are often equal.
        var (before, after): (UInt32, UInt32) = (0, changed(0))
        for index in 0..<count {
            let pixel = pixels[index]
            if pixel != before { (before, after) = (pixel, changed(pixel)) }
            pixels[index] = after
        }
    }

    /// A copy of a part of a buffer with the recipe applied.
    func copy(of part: PixelRect, in buffer: Pixmap) throws(OutOfMemory) -> Pixmap {
        let copy = try Pixmap(width: part.width, height: part.height)
        for y in 0..<part.height {
            copy.row(y).update(from: buffer.row(part.y + y) + part.x, count: part.width)
            change(copy.row(y), count: part.width)
        }
        return copy
    }

    private func changed(_ pixel: UInt32) -> UInt32 {
        let red = Int32(truncatingIfNeeded: pixel &>> 16 & 0xFF)
        let green = Int32(truncatingIfNeeded: pixel &>> 8 & 0xFF)
        let blue = Int32(truncatingIfNeeded: pixel & 0xFF)
        let common = luma.red &* red &+ luma.green &* green &+ luma.blue &* blue &+ add
        func channel(_ value: Int32) -> UInt32 {
            UInt32(truncatingIfNeeded: min(255, max(0, (own &* value &+ common) &>> 12)))
        }
        return 0xFF00_0000 | channel(red) &<< 16 | channel(green) &<< 8 | channel(blue)
    }
}
