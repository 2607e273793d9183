import RNCoreGraphics
import RNFoundation

/// A PNG of one pixel (RFC 2083), its data stored without compression (RFC 1951, 3.2.4).
enum SolidPNG {
    static func data(_ color: RGBA) -> Data {
        let pixel = [color.red, color.green, color.blue, color.alpha].map { UInt8(($0 * 255).rounded()) }
        let row: [UInt8] = [0] + pixel
        var stream: [UInt8] = [0x78, 0x01, 1, 5, 0, 0xFA, 0xFF] + row
        stream += bytes(adler(row))
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
                + chunk("IHDR", bytes(1) + bytes(1) + [8, 6, 0, 0, 0]) + chunk("IDAT", stream) + chunk("IEND", []))
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return bytes(UInt32(content.count)) + body + bytes(crc(body))
    }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        return b << 16 | a
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        var crc = UInt32.max
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
        }
        return ~crc
    }
}
