@_exported import RNFoundation
@_exported import RNUIKit

/// A media file, whose length and size the tool reads. Metadata and tracks of sound aren't read.
open class AVAsset: NSObject {
    public let url: URL?
    public init(url: URL) { self.url = url }
    override init() { url = nil }
    /// Seconds of the file, by the tool; indefinite for one that isn't there.
    open var duration: CMTime {
        guard let seconds = media?[.duration]?.number else { return .indefinite }
        return CMTime(seconds: seconds, preferredTimescale: 600)
    }
    /// The tool's answer to the query `media`, asked for once.
    private lazy var media: JSON? = url.flatMap(NetworkMap.path(of:)).flatMap {
        Host.shared.query(.media, [.path: .string($0)])
    }
    var size: CGSize? { media?[.size]?.size }
    open var isPlayable: Bool { url != nil }
    /// The movie's picture, if the tool can read its size.
    open var tracks: [AVAssetTrack] { size.map { [AVAssetTrack($0)] } ?? [] }
    open func tracks(withMediaType type: AVMediaType) -> [AVAssetTrack] { type == .video ? tracks : [] }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var metadata: [AVMetadataItem] { [] }
    open var preferredTransform: CGAffineTransform { .identity }
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler: (() -> Void)? = nil) {
        if let completionHandler { EventLoop.shared.schedule(completionHandler) }
    }
}

open class AVURLAsset: AVAsset {
    public init(url: URL, options: [String: Any]?) { super.init(url: url) }
    public convenience override init(url: URL) { self.init(url: url, options: nil) }
}

public struct AVMediaType: RawRepresentable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
}

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

public struct AVFileType: RawRepresentable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
}

/// Tags of a file, which aren't read.
open class AVMetadataItem: NSObject {
    open var stringValue: String? { nil }
    open var dataValue: Data? { nil }
    open var numberValue: NSNumber? { nil }
    open var value: Any? { nil }
    open var commonKey: AVMetadataKey? { nil }
    open class func metadataItems(
        from items: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] { [] }
    open class func metadataItems(
        from items: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { [] }
}

public struct AVMetadataKey: RawRepresentable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
}
public enum AVMetadataKeySpace { case common, id3, iTunes, quickTimeMetadata }
public enum AVMetadataIdentifier {
    case commonIdentifierTitle, commonIdentifierArtist, commonIdentifierArtwork, commonIdentifierAlbumName
}

@available(*, unavailable, message: "movies can't be composed; play the asset itself")
open class AVMutableComposition: AVAsset {}
@available(*, unavailable, message: "movies can't be exported")
open class AVAssetExportSession: NSObject {}
@available(*, unavailable, message: "an extension has no camera")
open class AVCaptureSession: NSObject {}
