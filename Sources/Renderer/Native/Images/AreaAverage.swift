/// Scales images down by area averaging: each pixel is the average of the area that it covers.
///
/// Cairo's own BILINEAR skips pixels, and its GOOD and BEST take ten to a hundred times as long (performance.md 2.4).
package enum AreaAverage {
    /// Scales an image down to at most a size in pixels; smaller sides don't change.
    package static func reduce(_ source: Pixmap, toWidth width: Int, height: Int) throws -> Pixmap {
        let (width, height) = (min(source.width, max(1, width)), min(source.height, max(1, height)))
        guard width < source.width || height < source.height else { return source }
        let result = try Pixmap(width: width, height: height)
        let columns = AreaWeights(from: source.width, to: width)
        let rows = AreaWeights(from: source.height, to: height)
        // One source row averaged horizontally, 4 channels of 16 bits a pixel, and the sums of the current target row.
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width * 8) { scratch in
            guard let narrow = scratch.baseAddress else { return }
            let sums = narrow + width * 4
            for y in 0..<height {
                sums.update(repeating: 0, count: width * 4)
                for tap in rows.taps(of: y) {
                    columns.average(source.row(rows.sources[tap]), into: narrow)
                    let weight = rows.weights[tap]
                    for i in 0..<(width &* 4) { sums[i] &+= narrow[i] &* weight }
                }
                pack(sums, into: result.row(y), count: width)
            }
        }
        return result
    }

    /// Converts sums with 24 fractional bits to pixels.
    private static func pack(_ sums: UnsafePointer<UInt32>, into row: UnsafeMutablePointer<UInt32>, count: Int) {
        let half: UInt32 = 1 << (AreaWeights.bits + 7)
        let shift = UInt32(AreaWeights.bits + 8)
        for x in 0..<count {
            let sum = sums + x &* 4
            var pixel: UInt32 = 0
            for channel in 0..<4 { pixel |= ((sum[channel] &+ half) &>> shift) &<< UInt32(channel &* 8) }
            row[x] = pixel
        }
    }
}

/// The source pixels and weights for each target pixel along one axis.
private struct AreaWeights {
    /// The weights of a target pixel add up to 2^bits.
    static let bits = 12

    /// Target pixel i uses the taps from starts[i] up to starts[i + 1].
    private(set) var starts: [Int] = [0]
    private(set) var sources: [Int] = []
    private(set) var weights: [UInt32] = []

    init(from source: Int, to target: Int) {
        let one = 1 << Self.bits
        for i in 0..<target {
            // Exact in units of 1/target of a source pixel: the area is from i·source to (i+1)·source.
            let (begin, end) = (i * source, (i + 1) * source)
            for pixel in (begin / target)...((end - 1) / target) {
                // Differences of rounded running sums add up to exactly one.
                let (from, to) = (max(begin, pixel * target) - begin, min(end, (pixel + 1) * target) - begin)
                let weight = (to * one + source / 2) / source - (from * one + source / 2) / source
                guard weight > 0 else { continue }
                sources.append(pixel)
                weights.append(UInt32(weight))
            }
            starts.append(sources.count)
        }
    }

    func taps(of i: Int) -> Range<Int> { starts[i]..<starts[i + 1] }

    /// Averages a row horizontally, to 8 integer and 8 fractional bits for each channel.
    func average(_ row: UnsafePointer<UInt32>, into narrow: UnsafeMutablePointer<UInt32>) {
        starts.withUnsafeBufferPointer { starts in
            sources.withUnsafeBufferPointer { sources in
                weights.withUnsafeBufferPointer { weights in
                    for x in 0..<(starts.count &- 1) {
                        var (blue, green, red, alpha): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
                        for tap in starts[x]..<starts[x &+ 1] {
                            let (pixel, weight) = (row[sources[tap]], weights[tap])
                            blue &+= pixel & 0xFF &* weight
                            green &+= pixel &>> 8 & 0xFF &* weight
                            red &+= pixel &>> 16 & 0xFF &* weight
                            alpha &+= pixel &>> 24 &* weight
                        }
                        let to = narrow + x &* 4
                        let shift = UInt32(Self.bits - 8)
                        (to[0], to[1], to[2], to[3]) = (blue &>> shift, green &>> shift, red &>> shift, alpha &>> shift)
                    }
                }
            }
        }
    }
}
