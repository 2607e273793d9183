/// FORM and RIFF files: chunks of a four-letter name, a length, and contents padded to an even length.
extension MediaHeader {
    /// WAVE: the size of `data` divided by the byte rate of `fmt `.
    static func wave(_ file: FileBytes) -> MediaHeader {
        var (bytesPerSecond, soundBytes): (Int?, Int?)
        eachChunk(of: file, isBigEndian: false) { chunk in
            if chunk.has("fmt ", at: 0) { bytesPerSecond = chunk.littleEndian(4, at: 16) }
            if chunk.has("data", at: 0) { soundBytes = chunk.count - 8 }
        }
        return MediaHeader(duration: quotient(soundBytes, bytesPerSecond))
    }

    /// AIFF: the number of frames in `COMM` divided by its rate, an 80-bit float.
    static func aiff(_ file: FileBytes) -> MediaHeader {
        var duration: Double?
        eachChunk(of: file, isBigEndian: true) { chunk in
            guard chunk.has("COMM", at: 0), let frames = chunk.bigEndian(4, at: 10),
                let exponent = chunk.bigEndian(2, at: 16), let mantissa = chunk.bigEndian(4, at: 18)
            else { return }
            // The lower 32 bits of the mantissa are insignificant.
            var rate = Double(mantissa) / 2_147_483_648
            let power = (exponent & 0x7FFF) - 16_383
            guard (0..<32).contains(power) else { return }
            rate *= Double(1 << power)
            duration = rate > 0 ? Double(frames) / rate : nil
        }
        return MediaHeader(duration: duration)
    }

    /// AVI: from the main header's microseconds per frame, number of frames, width and height.
    static func avi(_ file: FileBytes) -> MediaHeader {
        guard file.has("LIST", at: 12), file.has("hdrlavih", at: 20), let interval = file.littleEndian(4, at: 32),
            let frames = file.littleEndian(4, at: 48), let width = file.littleEndian(4, at: 64),
            let height = file.littleEndian(4, at: 68)
        else { return MediaHeader() }
        return MediaHeader(
            duration: Double(interval) * Double(frames) / 1_000_000,
            size: Size(width: Double(width), height: Double(height)))
    }

    /// Calls `body` with each chunk including its name and length, truncated at the end of the file.
    private static func eachChunk(of file: FileBytes, isBigEndian: Bool, _ body: (FileBytes) -> Void) {
        var at = 12
        while let length = isBigEndian ? file.bigEndian(4, at: at + 4) : file.littleEndian(4, at: at + 4) {
            body(file.part(at, 8 + length))
            at += 8 + length + length % 2
        }
    }

    private static func quotient(_ dividend: Int?, _ divisor: Int?) -> Double? {
        guard let dividend, let divisor, divisor > 0 else { return nil }
        return Double(dividend) / Double(divisor)
    }
}
