import ContentExtensionHost
import FastPNG
import Renderer

/// The engine and fonts that made a reference: a text chunk of its PNG file, so that a picture of another version or
/// with other fonts
/// is told apart from one that a change broke.
package struct PictureOrigin: Sendable, Equatable {
    /// The engine's version.
    package var version: String
    /// The generation of iOS.
    package var style: String
    /// The start of the digest of all fonts.
    package var fonts: String

    package init(version: String = EngineVersion.text, style: String, fonts: String) {
        (self.version, self.style, self.fonts) = (version, style, fonts)
    }

    /// The keyword of the chunk.
    private static let keyword = "Software"
    private static let engine = "render-notification"

    /// The origin that a PNG file names; `nil` for a file of another program.
    package init?(png: [UInt8]) {
        guard let text = Self.text(of: png) else { return nil }
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 4, words[0] == Self.engine else { return nil }
        (version, style, fonts) = (words[1], words[2], words[3])
    }

    /// A PNG file with this origin, after its header.
    package func added(to png: [UInt8]) -> [UInt8] {
        guard png.count > Self.headerEnd else { return png }
        var file = Array(png[..<Self.headerEnd])
        file.reserveCapacity(png.count + 128)
        file.append(chunk: "tEXt", Array("\(Self.keyword)\0\(Self.engine) \(version) \(style) \(fonts)".utf8))
        return file + png[Self.headerEnd...]
    }

    /// The differences from another origin, in words; `nil` if there are none.
    package func difference(from recorded: PictureOrigin) -> String? {
        let words = [
            recorded.version == version ? nil : "by version \(recorded.version) (this is \(version))",
            recorded.style == style ? nil : "in the style \(recorded.style) (this is \(style))",
            recorded.fonts == fonts ? nil : "with other fonts",
        ].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// Bytes of the signature and the header chunk.
    private static let headerEnd = 33

    /// The text of the first chunk with the keyword, before the pixels.
    private static func text(of png: [UInt8]) -> String? {
        guard png.starts(with: [UInt8].pngSignature) else { return nil }
        var start = 8
        while start + 12 <= png.count {
            let count = png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: png[start + 4..<start + 8], as: UTF8.self)
            guard type != "IDAT", count <= png.count - start - 12 else { return nil }
            let data = png[start + 8..<start + 8 + count]
            if type == "tEXt", let end = data.firstIndex(of: 0), data[..<end].elementsEqual(keyword.utf8) {
                return String(decoding: data[(end + 1)...], as: UTF8.self)
            }
            start += count + 12
        }
        return nil
    }
}
