/// The size and orientation of a JPEG, from its markers, and the cost of its scans.
struct JPEGHeader: Equatable {
    let width: Int
    let height: Int
    let orientation: ExifOrientation
    private let components: Int
    private let isArithmetic: Bool
    /// The number of scans of a progressive file; `nil` for another, whose coefficients aren't kept.
    private let scans: Int?

    /// Searches the segments for the frame header; `nil` without one.
    init?(_ bytes: UnsafeRawBufferPointer) {
        var orientation = ExifOrientation.up
        var offset = 2
        while offset + 4 <= bytes.count {
            guard bytes[offset] == 0xFF else { return nil }
            let marker = bytes[offset + 1]
            if marker == 0xFF {  // padding
                offset += 1
                continue
            }
            let length = bytes.bigEndian16(at: offset + 2)
            let end = offset + 2 + length
            guard length >= 2, end <= bytes.count else { return nil }
            let segment = UnsafeRawBufferPointer(rebasing: bytes[(offset + 4)..<end])
            switch marker {
            // The frame headers; C4, C8 and CC are other segments.
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard segment.count >= 5 else { return nil }
                height = segment.bigEndian16(at: 1)
                width = segment.bigEndian16(at: 3)
                components = segment.count > 5 ? Int(segment[5]) : 3
                isArithmetic = marker >= 0xC9
                scans = marker & 3 == 2 ? Self.scans(in: UnsafeRawBufferPointer(rebasing: bytes[end...])) : nil
                self.orientation = orientation
                return
            case 0xE1: orientation = Self.exifOrientation(segment) ?? orientation
            case 0xDA, 0xD9:  // the scan or the end before any frame
                return nil
            default: break
            }
            offset = end
        }
        return nil
    }

    /// The pixels that reading a file counts as, besides those that are drawn: 4 instructions for each component of a
    /// pixel, or 12 and 3 for each scan of a progressive file. A byte of an arithmetic code takes 650.
    func scanningCost(fileBytes: Int) -> Int {
        let instructions = scans.map { 12 * components + 3 * $0 } ?? 4 * components
        return width * height * instructions / 170 + fileBytes * (isArithmetic ? 4 : 1)
    }

    /// The markers that begin scans. Among coded bytes, FF is followed by 0.
    private static func scans(in bytes: UnsafeRawBufferPointer) -> Int {
        zip(bytes, bytes.dropFirst()).count { $0 == 0xFF && $1 == 0xDA }
    }

    /// Reads tag 0x0112 in the first directory of an EXIF segment; `nil` for values outside 1…8.
    private static func exifOrientation(_ segment: UnsafeRawBufferPointer) -> ExifOrientation? {
        guard segment.count >= 14, segment.prefix(6).elementsEqual([0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
        let tiff = UnsafeRawBufferPointer(rebasing: segment[6...])
        let isLittleEndian = tiff[0] == 0x49
        func read16(_ offset: Int) -> Int {
            isLittleEndian ? tiff.littleEndian16(at: offset) : tiff.bigEndian16(at: offset)
        }
        let directory = isLittleEndian ? tiff.littleEndian32(at: 4) : tiff.bigEndian32(at: 4)
        guard directory + 2 <= tiff.count else { return nil }
        for entry in 0..<read16(directory) {
            let at = directory + 2 + entry * 12
            guard at + 12 <= tiff.count else { return nil }
            if read16(at) == 0x0112 { return ExifOrientation(rawValue: read16(at + 8)) }
        }
        return nil
    }
}
