/// How a PNG file has its pixels: what takes the fewest bytes for all that the picture has.
enum PNGLayout {
    case rgb, rgba, grey
    case indexed(PaletteReducer)

    /// The layout for a picture.
    init(_ picture: PixelRows) {
        guard let colors = PaletteReducer(picture) else {
            self = picture.isOpaque || Self.hasNoAlpha(picture) ? .rgb : .rgba
            return
        }
        let isOpaque = colors.colors.allSatisfy { $0 >> 24 == 255 }
        if colors.areGrey && colors.bits == 8 {
            self = .grey
        } else if colors.colors.count * 16 > picture.width * picture.height {
            // Their list would take more than it saves.
            self = isOpaque ? .rgb : .rgba
        } else {
            self = .indexed(colors)
        }
    }

    private static func hasNoAlpha(_ picture: PixelRows) -> Bool {
        (0..<picture.height).allSatisfy { y in
            let row = picture.row(y)
            return (0..<picture.width).allSatisfy { row[$0] >= 0xFF00_0000 }
        }
    }

    /// The bytes after which a pixel's would repeat.
    var period: Int {
        switch self {
        case .rgb: 3
        case .rgba: 4
        case .grey, .indexed: 1
        }
    }

    /// Bytes of a row, without its filter's type.
    func rowBytes(width: Int) -> Int {
        if case .indexed(let colors) = self { return (width * colors.bits + 7) / 8 }
        return width * period
    }

    /// Signature, header, and the colours that pixels are numbers of.
    func head(width: Int, height: Int) -> [UInt8] {
        var file = [UInt8].pngSignature
        var header = [UInt8]()
        header.append(bigEndian: UInt32(width))
        header.append(bigEndian: UInt32(height))
        switch self {
        case .rgb: header += [8, 2]
        case .rgba: header += [8, 6]
        case .grey: header += [8, 0]
        case .indexed(let colors): header += [UInt8(colors.bits), 3]
        }
        file.append(chunk: "IHDR", header + [0, 0, 0])
        if case .indexed(let few) = self {
            file.append(
                chunk: "PLTE",
                few.colors.flatMap { color in [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) } })
            let alphas = few.colors.map { UInt8(truncatingIfNeeded: $0 >> 24) }.filter { $0 < 255 }
            if !alphas.isEmpty { file.append(chunk: "tRNS", alphas) }
        }
        return file
    }

    /// Writes a row's bytes.
    func write(_ pixels: UnsafePointer<UInt32>, count: Int, into bytes: UnsafeMutablePointer<UInt8>) {
        switch self {
        case .rgb:
            // A pixel at least is left over, so that nothing is written beyond it.
            let packed = max(0, count &- 1) & ~3
            for x in stride(from: 0, to: packed, by: 4) {
                RowFilter.pack(
                    UnsafeRawPointer(pixels + x).loadUnaligned(as: SIMD16<UInt8>.self),
                    UnsafeMutableRawPointer(bytes + x &* 3))
            }
            for x in packed..<count {
                bytes[x &* 3] = UInt8(truncatingIfNeeded: pixels[x] &>> 16)
                bytes[x &* 3 &+ 1] = UInt8(truncatingIfNeeded: pixels[x] &>> 8)
                bytes[x &* 3 &+ 2] = UInt8(truncatingIfNeeded: pixels[x])
            }
        case .rgba:
            for x in 0..<count {
                let pixel = Unpremultiplied.pixel(pixels[x])
                bytes[x &* 4] = UInt8(truncatingIfNeeded: pixel &>> 16)
                bytes[x &* 4 &+ 1] = UInt8(truncatingIfNeeded: pixel &>> 8)
                bytes[x &* 4 &+ 2] = UInt8(truncatingIfNeeded: pixel)
                bytes[x &* 4 &+ 3] = UInt8(truncatingIfNeeded: pixel &>> 24)
            }
        case .grey:
            for x in 0..<count { bytes[x] = UInt8(truncatingIfNeeded: pixels[x]) }
        case .indexed(let colors):
            colors.write(pixels, count: count, into: bytes)
        }
    }
}
