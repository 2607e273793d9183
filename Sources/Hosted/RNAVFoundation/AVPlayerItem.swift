import RNFoundation
import RNUIKit

/// An asset in a player. The player alone keeps time: an item's own time stays zero.
open class AVPlayerItem: NSObject, KeyValueReadable {
    package func observedValue(forKey key: String) -> Any? {
        key == "status" ? status.rawValue : key == "duration" ? duration : nil
    }

    public enum Status: Int { case unknown, readyToPlay, failed }
    public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
    public let asset: AVAsset
    public convenience init(url: URL) { self.init(asset: AVAsset(url: url)) }
    public init(asset: AVAsset) { self.asset = asset }
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys keys: [String]?) { self.init(asset: asset) }
    open var status: Status { asset.url == nil ? .failed : .readyToPlay }
    open var duration: CMTime { asset.duration }
    open var error: (any Error)? { nil }
    open var isPlaybackLikelyToKeepUp: Bool { true }
    open var loadedTimeRanges: [NSValue] { [] }
    open var presentationSize: CGSize { asset.size ?? .zero }
    open func currentTime() -> CMTime { .zero }
    open func seek(to time: CMTime) {}
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
        if let completionHandler { EventLoop.shared.schedule { completionHandler(true) } }
    }
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var isPlaybackBufferEmpty: Bool { false }
    open var isPlaybackBufferFull: Bool { true }
    open var preferredPeakBitRate = 0.0
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    open var preferredMaximumResolution = CGSize.zero
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
}

public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}
