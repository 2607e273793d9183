/// ISO/IEC 14496-12: boxes of a length, a four-letter name and contents. QuickTime's atoms are the same.
extension MediaHeader {
    // Names as numbers: with millions of boxes in a file, comparing strings would take seconds.
    private static let movie = 0x6D6F_6F76  // moov
    private static let movieHeader = 0x6D76_6864  // mvhd
    private static let track = 0x7472_616B  // trak
    private static let trackHeader = 0x746B_6864  // tkhd

    /// The movie header's length, and the size of the first track with a picture.
    static func mpeg4(_ file: FileBytes) -> MediaHeader {
        var duration: Double?
        var size: Size?
        eachBox(of: file) { name, box in
            guard name == Self.movie else { return }
            eachBox(of: box) { name, box in
                switch name {
                case Self.movieHeader: duration = movieDuration(box)
                case Self.track:
                    eachBox(of: box) { name, box in if name == Self.trackHeader, size == nil { size = trackSize(box) } }
                default: break
                }
            }
        }
        return MediaHeader(duration: duration, size: size)
    }

    /// Times have 32 bits in version 0 and 64 bits in version 1, whose highest byte is zero in practice.
    private static func movieDuration(_ box: FileBytes) -> Double? {
        let isLong = box.byte(at: 0) == 1
        guard let scale = box.bigEndian(4, at: isLong ? 20 : 12), scale > 0,
            let length = isLong ? box.bigEndian(7, at: 25) : box.bigEndian(4, at: 16),
            isLong || length < 0xFFFF_FFFF  // unknown
        else { return nil }
        return Double(length) / Double(scale)
    }

    /// Width and height are 16.16 fixed point; a matrix with a quarter turn swaps them. `nil` for sound tracks.
    private static func trackSize(_ box: FileBytes) -> Size? {
        let matrix = box.byte(at: 0) == 1 ? 52 : 40
        guard let a = box.bigEndian(4, at: matrix), let b = box.bigEndian(4, at: matrix + 4),
            let width = box.bigEndian(4, at: matrix + 36), let height = box.bigEndian(4, at: matrix + 40)
        else { return nil }
        let (shownWidth, shownHeight) = a == 0 && b != 0 ? (height, width) : (width, height)
        guard shownWidth > 0, shownHeight > 0 else { return nil }
        return Size(width: Double(shownWidth) / 65_536, height: Double(shownHeight) / 65_536)
    }

    /// Calls `body` with each box's name and contents. Length 0 means up to the end, 1 a 64-bit length.
    private static func eachBox(of bytes: FileBytes, _ body: (_ name: Int, FileBytes) -> Void) {
        var at = 0
        while let short = bytes.bigEndian(4, at: at), let name = bytes.bigEndian(4, at: at + 4) {
            let head = short == 1 ? 16 : 8
            let long = bytes.bigEndian(7, at: at + 9)
            let length = short == 0 ? bytes.count - at : short == 1 ? long ?? 0 : short
            guard length >= head else { return }
            body(name, bytes.part(at + head, length - head))
            guard length <= bytes.count - at else { return }
            at += length
        }
    }
}
