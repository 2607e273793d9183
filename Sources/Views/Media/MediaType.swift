/// The type of a media file, detected from its first bytes rather than its name.
package struct MediaType: Sendable, Equatable {
    /// The uniform type identifier.
    package var identifier: String
    package var family: MediaFamily
    /// The file name extensions that iOS accepts for this type; the usual one first.
    package var extensions: [String]
    /// Alternative identifiers in type hints.
    var aliases: [String] = []
    /// `true` if Apple documents the type for attachments (fact: api/attachment).
    package var isListed = true

    /// The type of the bytes; `nil` if they can't be an attachment.
    package static func sniff<Bytes: RandomAccessCollection>(_ bytes: Bytes) -> MediaType?
    where Bytes.Element == UInt8, Bytes.Index == Int {
        func has(_ text: String, at offset: Int = 0) -> Bool {
            bytes.count >= offset && bytes[offset...].starts(with: text.utf8)
        }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return jpeg }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return png }
        if has("GIF87a") || has("GIF89a") { return gif }
        if has("RIFF") {
            if has("WEBP", at: 8) { return webp }
            if has("WAVE", at: 8) { return wav }
            return has("AVI ", at: 8) ? avi : nil
        }
        if has("FORM"), has("AIFF", at: 8) || has("AIFC", at: 8) { return aiff }
        if has("ftyp", at: 4) {
            let brands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]
            if brands.contains(where: { has($0, at: 8) }) { return heic }
            if has("avif", at: 8) { return avif }
            if has("M4A ", at: 8) { return m4a }
            return has("qt  ", at: 8) ? quickTime : mpeg4
        }
        // An MPEG audio frame starts with eleven set bits, then version and layer; layer III is 01.
        if has("ID3") || bytes.count > 1 && bytes[0] == 0xFF && bytes[1] & 0xE6 == 0xE2 { return mp3 }
        if bytes.starts(with: [0, 0, 1, 0xBA]) || bytes.starts(with: [0, 0, 1, 0xB3]) { return mpeg }
        return nil
    }

    package static let jpeg = MediaType(identifier: "public.jpeg", family: .image, extensions: ["jpg", "jpeg", "jpe"])
    package static let png = MediaType(identifier: "public.png", family: .image, extensions: ["png"])
    package static let gif = MediaType(identifier: "com.compuserve.gif", family: .image, extensions: ["gif"])
    package static let webp = MediaType(
        identifier: "org.webmproject.webp", family: .image, extensions: ["webp"], isListed: false)
    package static let heic = MediaType(
        identifier: "public.heic", family: .image, extensions: ["heic", "heif"], isListed: false)
    package static let avif = MediaType(
        identifier: "public.avif", family: .image, extensions: ["avif"], isListed: false)
    static let wav = MediaType(identifier: "com.microsoft.waveform-audio", family: .audio, extensions: ["wav", "wave"])
    static let aiff = MediaType(
        identifier: "public.aiff-audio", family: .audio, extensions: ["aiff", "aif", "aifc"],
        aliases: ["public.aifc-audio"])
    static let mp3 = MediaType(identifier: "public.mp3", family: .audio, extensions: ["mp3"])
    static let m4a = MediaType(
        identifier: "com.apple.m4a-audio", family: .audio, extensions: ["m4a", "mp4"], aliases: ["public.mpeg-4-audio"])
    package static let mpeg4 = MediaType(
        identifier: "public.mpeg-4", family: .movie, extensions: ["mp4", "m4v", "mpg4"])
    package static let quickTime = MediaType(
        identifier: "com.apple.quicktime-movie", family: .movie, extensions: ["mov", "qt"], isListed: false)
    package static let mpeg = MediaType(
        identifier: "public.mpeg", family: .movie, extensions: ["mpg", "mpeg", "mpe"], aliases: ["public.mpeg-2-video"])
    package static let avi = MediaType(identifier: "public.avi", family: .movie, extensions: ["avi"])

    /// All types; of those that share an extension, the usual one first.
    private static let all = [jpeg, png, gif, webp, heic, avif, wav, aiff, mp3, mpeg4, m4a, quickTime, mpeg, avi]

    package static var identifiers: [String] { all.map(\.identifier) }

    package static func hinted(_ identifier: String) -> MediaType? {
        all.first { $0.identifier == identifier || $0.aliases.contains(identifier) }
    }

    /// The type for the extension of a file name.
    package static func named(_ name: some StringProtocol) -> MediaType? {
        fileExtension(of: name).flatMap { suffix in all.first { $0.extensions.contains(suffix) } }
    }

    /// The lower-case extension of a file name; `nil` without one.
    package static func fileExtension(of path: some StringProtocol) -> String? {
        let name = path.split(separator: "/").last ?? ""
        return name.contains(".") ? name.split(separator: ".").last.map { $0.lowercased() } : nil
    }
}

/// A family of media types.
public enum MediaFamily: String, Sendable, Hashable, CaseIterable {
    /// Notifications take JPEG, GIF and PNG up to 10 MB; AIFF, WAV, MP3 and MPEG-4 audio up to 5; MPEG and AVI movies up
    /// to 50 (fact: api/attachment).
    case image, audio, movie
}
