import RNFoundation
import RNUIKit

open class AVAssetTrack: NSObject {
    public let naturalSize: CGSize
    public let mediaType = AVMediaType.video
    init(_ size: CGSize) { naturalSize = size }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 30 }
    open func load<T>(_ property: AVAsyncProperty<AVAssetTrack, T>) async throws -> T { property.value(self) }
}

/// A property of an asset or a track by name, for `load(_:)`.
public struct AVAsyncProperty<Root, Value> {
    let value: (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset {
    public static var duration: AVAsyncProperty<AVAsset, CMTime> { AVAsyncProperty<AVAsset, CMTime> { $0.duration } }
    public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty<AVAsset, Bool> { $0.isPlayable } }
    public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> {
        AVAsyncProperty<AVAsset, [AVAssetTrack]> { $0.tracks(withMediaType: .video) }
    }
}

extension AVAsyncProperty where Root == AVAssetTrack {
    public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> {
        AVAsyncProperty<AVAssetTrack, CGSize> { $0.naturalSize }
    }
    public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
        AVAsyncProperty<AVAssetTrack, CGAffineTransform> { $0.preferredTransform }
    }
}

extension AVAsset {
    public func loadMetadata(for format: AVMetadataKeySpace) async throws -> [AVMetadataItem] { [] }
}

public enum AVKeyValueStatus: Int { case unknown, loading, loaded, failed, cancelled }

extension AVAsset {
    public func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T { property.value(self) }
    public func load<A, B>(
        _ a: AVAsyncProperty<AVAsset, A>, _ b: AVAsyncProperty<AVAsset, B>
    ) async throws -> (A, B) { (a.value(self), b.value(self)) }
    public func loadTracks(withMediaType type: AVMediaType) async throws -> [AVAssetTrack] {
        tracks(withMediaType: type)
    }
    /// Everything that can be known of an asset is known at once.
    public func statusOfValue(forKey key: String, error: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        url == nil ? .failed : .loaded
    }
}

public func AVMakeRect(aspectRatio size: CGSize, insideRect bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) }
    let scale = min(bounds.width / size.width, bounds.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
}
