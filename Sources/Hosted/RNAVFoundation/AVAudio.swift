import RNFoundation
import RNUIKit

/// A silent player on virtual time: it ends after its length and loops.
///
/// `currentTime` and rates don't move. Levels are those of silence, -160 dB.
open class AVAudioPlayer: NSObject {
    public let url: URL?
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open private(set) var isPlaying = false
    open var volume: Float = 1
    open var numberOfLoops = 0
    open var rate: Float = 1
    open var enableRate = false
    open var isMeteringEnabled = false
    open var currentTime: TimeInterval = 0
    open var duration: TimeInterval {
        let seconds = url.map { AVAsset(url: $0).duration.seconds } ?? 0
        return seconds.isFinite ? seconds : 0
    }
    private var generation = 0

    public init(contentsOf url: URL) throws {
        guard NetworkMap.path(of: url) != nil else { throw URLError(.fileDoesNotExist) }
        self.url = url
    }
    public init(data: Data) throws { url = nil }
    public convenience init(data: Data, fileTypeHint: String?) throws { try self.init(data: data) }
    open func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }
    open var pan: Float = 0
    open var numberOfChannels: Int { 2 }
    public convenience init(contentsOf url: URL, fileTypeHint: String?) throws { try self.init(contentsOf: url) }

    @discardableResult open func prepareToPlay() -> Bool { true }
    @discardableResult open func play() -> Bool {
        isPlaying = true
        generation += 1
        let generation = generation
        guard numberOfLoops >= 0 else { return true }
        EventLoop.shared.schedule(after: duration * Double(numberOfLoops + 1) - currentTime) { [weak self] in
            guard let self, self.generation == generation, isPlaying else { return }
            isPlaying = false
            delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
        }
        return true
    }
    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
    open var deviceCurrentTime: TimeInterval { Host.shared.now }
    open func updateMeters() {}
    open func peakPower(forChannel channel: Int) -> Float { -160 }
    open func averagePower(forChannel channel: Int) -> Float { -160 }
}

public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

// An extension can't record, and engines have no sound to make.

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public enum AVAudioQuality: Int { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F }

open class AVAudioRecorder: NSObject {
    open var isRecording: Bool { false }
    open var currentTime: TimeInterval { 0 }
    public init(url: URL, settings: [String: Any]) throws { throw CocoaError(.featureUnsupported) }
    @discardableResult open func prepareToRecord() -> Bool { false }
    @discardableResult open func record() -> Bool { false }
    open func pause() {}
    open func stop() {}
}
