@_exported import RNFoundation

/// A type of data by its identifier: those of the commonest files.
public struct UTType: Hashable, Sendable {
    public let identifier: String
    public init?(_ identifier: String) { self.identifier = identifier }
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
    public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
        guard let kind = Self.kinds.first(where: { $0.endings.contains(filenameExtension.lowercased()) }) else {
            return nil
        }
        self = kind.type
    }
    public init?(mimeType: String, conformingTo parent: UTType = .data) {
        guard let kind = Self.kinds.first(where: { $0.mime == mimeType.lowercased() }) else { return nil }
        self = kind.type
    }
    private init(type identifier: String) { self.identifier = identifier }

    private struct Kind {
        var type: UTType
        var endings: [String]
        var mime: String
        var parents: [UTType]
    }

    public static let data = UTType(type: "public.data")
    public static let item = UTType(type: "public.item")
    public static let image = UTType(type: "public.image")
    public static let movie = UTType(type: "public.movie")
    public static let video = UTType(type: "public.video")
    public static let audio = UTType(type: "public.audio")
    public static let text = UTType(type: "public.text")
    public static let plainText = UTType(type: "public.plain-text")
    public static let url = UTType(type: "public.url")
    public static let fileURL = UTType(type: "public.file-url")
    public static let folder = UTType(type: "public.folder")
    public static let png = UTType(type: "public.png")
    public static let jpeg = UTType(type: "public.jpeg")
    public static let gif = UTType(type: "com.compuserve.gif")
    public static let heic = UTType(type: "public.heic")
    public static let webP = UTType(type: "org.webmproject.webp")
    public static let tiff = UTType(type: "public.tiff")
    public static let mpeg4Movie = UTType(type: "public.mpeg-4")
    public static let quickTimeMovie = UTType(type: "com.apple.quicktime-movie")
    public static let mp3 = UTType(type: "public.mp3")
    public static let mpeg4Audio = UTType(type: "public.mpeg-4-audio")
    public static let wav = UTType(type: "com.microsoft.waveform-audio")
    public static let pdf = UTType(type: "com.adobe.pdf")
    public static let json = UTType(type: "public.json")
    public static let html = UTType(type: "public.html")
    public static let xml = UTType(type: "public.xml")
    public static let zip = UTType(type: "public.zip-archive")

    private static let kinds = [
        Kind(type: png, endings: ["png"], mime: "image/png", parents: [image]),
        Kind(type: jpeg, endings: ["jpeg", "jpg"], mime: "image/jpeg", parents: [image]),
        Kind(type: gif, endings: ["gif"], mime: "image/gif", parents: [image]),
        Kind(type: heic, endings: ["heic"], mime: "image/heic", parents: [image]),
        Kind(type: webP, endings: ["webp"], mime: "image/webp", parents: [image]),
        Kind(type: tiff, endings: ["tiff", "tif"], mime: "image/tiff", parents: [image]),
        Kind(type: mpeg4Movie, endings: ["mp4", "mpg4"], mime: "video/mp4", parents: [movie]),
        Kind(type: quickTimeMovie, endings: ["mov", "qt"], mime: "video/quicktime", parents: [movie]),
        Kind(type: mp3, endings: ["mp3"], mime: "audio/mpeg", parents: [audio]),
        Kind(type: mpeg4Audio, endings: ["m4a"], mime: "audio/x-m4a", parents: [audio]),
        Kind(type: wav, endings: ["wav"], mime: "audio/vnd.wave", parents: [audio]),
        Kind(type: pdf, endings: ["pdf"], mime: "application/pdf", parents: []),
        Kind(type: json, endings: ["json"], mime: "application/json", parents: [text]),
        Kind(type: html, endings: ["html", "htm"], mime: "text/html", parents: [text]),
        Kind(type: xml, endings: ["xml"], mime: "application/xml", parents: [text]),
        Kind(type: plainText, endings: ["txt", "text"], mime: "text/plain", parents: [text]),
        Kind(type: zip, endings: ["zip"], mime: "application/zip", parents: []),
    ]

    private var kind: Kind? { Self.kinds.first { $0.type == self } }
    public var preferredFilenameExtension: String? { kind?.endings.first }
    public var preferredMIMEType: String? { kind?.mime }
    /// By the table above; every type except `item` and `folder` is data.
    public func conforms(to type: UTType) -> Bool {
        if self == type || type == .item || type == .data && self != .item && self != .folder { return true }
        return kind?.parents.contains(type) ?? (type == .movie && self == .video)
    }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var description: String { identifier }
}

// Mobile Core Services' names of the same types.

public let kUTTypeData: CFString = "public.data"
public let kUTTypeImage: CFString = "public.image"
public let kUTTypePNG: CFString = "public.png"
public let kUTTypeJPEG: CFString = "public.jpeg"
public let kUTTypeGIF: CFString = "com.compuserve.gif"
public let kUTTypeMovie: CFString = "public.movie"
public let kUTTypeVideo: CFString = "public.video"
public let kUTTypeAudio: CFString = "public.audio"
public let kUTTypeMP3: CFString = "public.mp3"
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
public let kUTTypePDF: CFString = "com.adobe.pdf"
public let kUTTypeText: CFString = "public.text"
public let kUTTypePlainText: CFString = "public.plain-text"
public let kUTTypeURL: CFString = "public.url"
public let kUTTypeFileURL: CFString = "public.file-url"
public let kUTTypeItem: CFString = "public.item"
public let kUTTypeContent: CFString = "public.content"
public let kUTTypeFolder: CFString = "public.folder"
public let kUTTypeDirectory: CFString = "public.directory"
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
public let kUTTypeTIFF: CFString = "public.tiff"
public let kUTTypeICO: CFString = "com.microsoft.ico"
public let kUTTypeJPEG2000: CFString = "public.jpeg-2000"
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
public let kUTTypeMPEG: CFString = "public.mpeg"
public let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
public let kUTTypeAppleProtectedMPEG4Audio: CFString = "com.apple.protected-mpeg-4-audio"
public let kUTTypeAppleProtectedMPEG4Video: CFString = "com.apple.protected-mpeg-4-video"
public let kUTTypeAVIMovie: CFString = "public.avi"
public let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
public let kUTTypeMIDIAudio: CFString = "public.midi-audio"
public let kUTTypePlaylist: CFString = "public.playlist"
public let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"
public let kUTTypeRTF: CFString = "public.rtf"
public let kUTTypeRTFD: CFString = "com.apple.rtfd"
public let kUTTypeHTML: CFString = "public.html"
public let kUTTypeXML: CFString = "public.xml"
public let kUTTypeJSON: CFString = "public.json"
public let kUTTypePropertyList: CFString = "com.apple.property-list"
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
public let kUTTypeVCard: CFString = "public.vcard"
public let kUTTypeContact: CFString = "public.contact"
public let kUTTypeZipArchive: CFString = "public.zip-archive"
public let kUTTypeArchive: CFString = "public.archive"

public func UTTypeConformsTo(_ type: CFString, _ parent: CFString) -> Bool {
    guard let type = UTType(type.description), let parent = UTType(parent.description) else { return false }
    return type.conforms(to: parent)
}

public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

public func UTTypeCreatePreferredIdentifierForTag(
    _ tagClass: CFString, _ tag: CFString, _ parent: CFString?
) -> Unmanaged<CFString>? {
    let tag = tag as String
    let type = tagClass == kUTTagClassMIMEType ? UTType(mimeType: tag) : UTType(filenameExtension: tag)
    return type.map { .passRetained(NSString(string: $0.identifier)) }
}

public func UTTypeCopyPreferredTagWithClass(_ type: CFString, _ tagClass: CFString) -> Unmanaged<CFString>? {
    let type = UTType(type as String)
    let tag = tagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
    return tag.map { .passRetained(NSString(string: $0)) }
}
