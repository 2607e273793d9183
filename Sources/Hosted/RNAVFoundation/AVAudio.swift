import RNFoundation
import RNUIKit

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
    open func updateMeters() {}
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

open class AVAudioSession: NSObject {
    private static let shared = AVAudioSession()
    open class func sharedInstance() -> AVAudioSession { shared }

    public struct Category: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "ambient")
        public static let soloAmbient = Category(rawValue: "soloAmbient")
        public static let playback = Category(rawValue: "playback")
        public static let record = Category(rawValue: "record")
        public static let playAndRecord = Category(rawValue: "playAndRecord")
    }
    public struct Mode: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "default")
        public static let moviePlayback = Mode(rawValue: "moviePlayback")
        public static let spokenAudio = Mode(rawValue: "spokenAudio")
    }
    public struct CategoryOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }
    public struct SetActiveOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
    public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")

    public enum RecordPermission: UInt { case undetermined, denied, granted }
    /// An extension can't record.
    open var recordPermission: RecordPermission { .denied }
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        EventLoop.shared.schedule { response(false) }
    }

    /// Sound isn't heard, so the session has nothing to set up.
    open func setCategory(_ category: Category) throws {}
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    open func setMode(_ mode: Mode) throws {}
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    open var category: Category { .soloAmbient }
    open var outputVolume: Float { 0.5 }
}

/// Frames of movies: the tool's poster, at any time.
open class AVAssetImageGenerator: NSObject {
    private let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    public init(asset: AVAsset) { self.asset = asset }

    open func copyCGImage(at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        guard let path = asset.url.flatMap(NetworkMap.path(of:)), let image = UIImage(movie: path)?.cgImage
        else { throw URLError(.cannotDecodeContentData) }
        actualTime?.pointee = time
        return image
    }

    open func generateCGImageAsynchronously(
        for time: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        EventLoop.shared.schedule { [self] in
            do { handler(try copyCGImage(at: time, actualTime: nil), time, nil) } catch { handler(nil, time, error) }
        }
    }
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        (try copyCGImage(at: time, actualTime: nil), time)
    }
}
