/// MPEG-1 and MPEG-2: streams without a header for the whole file, so lengths are estimates.
extension MediaHeader {
    /// The size from the first sequence header; a program stream has no length.
    static func mpeg(_ file: FileBytes) -> MediaHeader {
        // The first pack contains the sequence header; a megabyte is enough to find it.
        let head = file.part(0, 1 << 20)
        guard let start = head.firstIndex(of: [0, 0, 1, 0xB3]), let sides = head.bigEndian(3, at: start + 4) else {
            return MediaHeader()
        }
        return MediaHeader(size: Size(width: Double(sides >> 12), height: Double(sides & 0xFFF)))
    }

    /// MP3: the frame count of a Xing or Info tag, else the file size divided by the first frame's bit rate.
    static func mp3(_ file: FileBytes) -> MediaHeader {
        var start = 0
        if file.has("ID3", at: 0) {
            let sizes = (6..<10).compactMap { file.byte(at: $0) }
            start = 10 + sizes.reduce(0) { $0 << 7 | $1 & 0x7F }
        }
        let search = file.part(start, 64 * 1024)
        for at in 0..<max(0, search.count - 4) {
            guard search.byte(at: at) == 0xFF, let word = search.bigEndian(4, at: at),
                let frame = MP3Frame(header: word)
            else { continue }
            let sound = file.part(start + at, .max)
            let tag = 4 + frame.sideInformation
            if sound.has("Xing", at: tag) || sound.has("Info", at: tag), let flags = sound.bigEndian(4, at: tag + 4),
                flags & 1 == 1, let frames = sound.bigEndian(4, at: tag + 8)
            {
                return MediaHeader(duration: Double(frames) * frame.seconds)
            }
            return MediaHeader(duration: Double(sound.count) * 8 / frame.bitsPerSecond)
        }
        return MediaHeader()
    }
}

/// The header of a frame of MPEG audio layer III (ISO/IEC 11172-3, 13818-3).
private struct MP3Frame {
    let bitsPerSecond: Double
    let seconds: Double
    /// The bytes between the header and a tag.
    let sideInformation: Int

    private static let rates1 = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
    private static let rates2 = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
    private static let frequencies = [44_100, 48_000, 32_000]

    /// `nil` unless the four bytes can begin a frame.
    init?(header word: Int) {
        let version = word >> 19 & 3  // 3: MPEG-1, 2: MPEG-2, 0: MPEG-2.5
        let (rate, frequency) = (word >> 12 & 15, word >> 10 & 3)
        guard word >> 21 == 0x7FF, version != 1, word >> 17 & 3 == 1, (1...14).contains(rate), frequency < 3 else {
            return nil
        }
        let isFirst = version == 3
        let divisor = isFirst ? 1 : version == 2 ? 2 : 4
        bitsPerSecond = Double((isFirst ? Self.rates1 : Self.rates2)[rate - 1]) * 1_000
        seconds = (isFirst ? 1_152 : 576) * Double(divisor) / Double(Self.frequencies[frequency])
        let isMono = word >> 6 & 3 == 3
        sideInformation = isFirst ? (isMono ? 17 : 32) : (isMono ? 9 : 17)
    }
}
