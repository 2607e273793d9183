import ContentExtensionHost
import FastPNG
import Renderer

/// An animation as a viewer shows it: each picture in full, with its duration. The file is parsed by blocks, and each
/// frame is decoded as a file of its own.
package struct DecodedAnimation {
    package struct Unreadable: Error { package let reason: String }

    package var pictures: [Image] = []
    /// The delays in the format's unit: thirtieths of a second in our APNG, hundredths in GIF.
    package var delays: [Int] = []
    /// The rectangle of each frame, in pixels.
    package var regions: [PixelRect] = []
    package var playsForever = false

    package init(apng file: [UInt8]) throws {
        guard file.starts(with: [UInt8].pngSignature) else { throw Unreadable(reason: "signature") }
        var (at, header, pending) = (8, [UInt8](), nil as (PixelRect, delay: Int)?)
        var (expected, promised) = (0, 0)
        while at + 12 <= file.count {
            let length = Self.number(file, at)
            let type = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
            let data = Array(file[at + 8..<at + 8 + length])
            at += 12 + length
            switch type {
            case "IHDR": header = data
            case "acTL":
                promised = Self.number(data, 0)
                playsForever = Self.number(data, 4) == 0
            case "fcTL":
                guard Self.number(data, 0) == expected, data[24...25] == [0, 0], Self.number16(data, 22) == 30 else {
                    throw Unreadable(reason: "fcTL")
                }
                expected += 1
                let region = PixelRect(
                    x: Self.number(data, 12), y: Self.number(data, 16), width: Self.number(data, 4),
                    height: Self.number(data, 8))
                pending = (region, Self.number16(data, 20))
            case "IDAT", "fdAT":
                if type == "fdAT" {
                    guard Self.number(data, 0) == expected else { throw Unreadable(reason: "sequence") }
                    expected += 1
                }
                guard let frame = pending else { throw Unreadable(reason: "no fcTL") }
                var still = [UInt8].pngSignature
                var own = [UInt8]()
                own.append(bigEndian: UInt32(frame.0.width))
                own.append(bigEndian: UInt32(frame.0.height))
                still.append(chunk: "IHDR", own + header[8...])
                still.append(chunk: "IDAT", type == "fdAT" ? Array(data[4...]) : data)
                still.append(chunk: "IEND", [])
                try show(Image.decode(png: still), in: frame.0, delay: frame.delay)
                pending = nil
            default: break
            }
        }
        guard promised == pictures.count else { throw Unreadable(reason: "acTL") }
    }

    package init(gif file: [UInt8]) throws {
        guard file.starts(with: Array("GIF89a".utf8)), file[10] & 0x80 == 0 else { throw Unreadable(reason: "header") }
        let head = Array(file[..<13])
        var (at, control) = (13, [UInt8]())
        func endOfBlocks(_ start: Int) -> Int {
            var at = start
            while file[at] != 0 { at += Int(file[at]) + 1 }
            return at + 1
        }
        while file[at] != 0x3B {
            if file[at] == 0x21 {
                let end = endOfBlocks(at + 2)
                if file[at + 1] == 0xF9 { control = Array(file[at..<end]) }
                if file[at + 1] == 0xFF { playsForever = file[at + 16] == 0 && file[at + 17] == 0 }
                at = end
                continue
            }
            guard file[at] == 0x2C else { throw Unreadable(reason: "block") }
            let colors = file[at + 9] & 0x80 == 0 ? 0 : 3 << (Int(file[at + 9] & 7) + 1)
            let end = endOfBlocks(at + 10 + colors + 1)
            func little(_ offset: Int) -> Int { Int(file[at + offset]) | Int(file[at + offset + 1]) << 8 }
            let region = PixelRect(x: little(1), y: little(3), width: little(5), height: little(7))
            let still = head + control + file[at..<end] + [0x3B]
            let image = Image(straight: try ImageDecoder.decodeStraight(still))
            try show(image, delay: Int(control[4]) | Int(control[5]) << 8)
            regions.append(region)
            at = end
        }
    }

    private mutating func show(_ image: Image, in region: PixelRect, delay: Int) throws {
        guard let last = pictures.last else {
            pictures.append(image)
            delays.append(delay)
            regions.append(region)
            return
        }
        var rgba = last.rgba
        for y in 0..<region.height {
            let to = ((region.y + y) * last.width + region.x) * 4
            let from = y * region.width * 4
            rgba.replaceSubrange(to..<to + region.width * 4, with: image.rgba[from..<from + region.width * 4])
        }
        pictures.append(try Self.image(width: last.width, rgba))
        delays.append(delay)
        regions.append(region)
    }

    /// Paints the opaque pixels over the last picture.
    private mutating func show(_ image: Image, delay: Int) throws {
        var rgba = pictures.last?.rgba ?? image.rgba
        for pixel in stride(from: 0, to: rgba.count, by: 4) where image.rgba[pixel + 3] != 0 {
            rgba.replaceSubrange(pixel..<pixel + 4, with: image.rgba[pixel..<pixel + 4])
        }
        pictures.append(try Self.image(width: image.width, rgba))
        delays.append(delay)
    }

    private static func image(width: Int, _ rgba: [UInt8]) throws -> Image {
        let buffer = try Pixmap(width: width, height: rgba.count / 4 / max(1, width))
        for i in 0..<buffer.count {
            let pixel = rgba[i * 4..<i * 4 + 4].map(UInt32.init)
            buffer.pixels[i] = pixel[3] << 24 | pixel[0] << 16 | pixel[1] << 8 | pixel[2]
        }
        return Image(straight: buffer)
    }

    private static func number(_ bytes: [UInt8], _ at: Int) -> Int {
        bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func number16(_ bytes: [UInt8], _ at: Int) -> Int { Int(bytes[at]) << 8 | Int(bytes[at + 1]) }
}
