@_exported import RNFoundation
@_exported import RNUIKit

extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
    public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
    public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemNewAccessLogEntry")
    public static let AVPlayerItemFailedToPlayToEndTime =
        NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// A player on virtual time. Its picture is the movie's poster, or a dark box.
///
/// Volume and external playback have no effect. Periodic observers are called at most 10 times a second; boundary
/// observers never are.
open class AVPlayer: NSObject, KeyValueReadable {
    package func observedValue(forKey key: String) -> Any? {
        switch key {
        case "rate": rate
        case "status": status.rawValue
        case "timeControlStatus": timeControlStatus.rawValue
        case "currentItem.status": currentItem?.status.rawValue
        default: nil
        }
    }

    public enum Status: Int { case unknown, readyToPlay, failed }
    public enum TimeControlStatus: Int { case paused, waitingToPlayAtSpecifiedRate, playing }
    public enum ActionAtItemEnd: Int { case advance, pause, none }

    open private(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0 {
        didSet {
            rateChanged(from: oldValue)
            KeyValueObservers.changed(self)
        }
    }
    open var volume: Float = 1
    open var isMuted = false
    open var defaultRate: Float = 1
    open var reasonForWaitingToPlay: WaitingReason? { nil }
    public struct WaitingReason: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    }
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    open var appliesMediaSelectionCriteriaAutomatically = true
    open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
    /// Seconds of the medium at `startedAt`, the virtual seconds of the last change.
    private var position = 0.0
    private var startedAt = 0.0
    /// Changes with each start and stop, so that work scheduled before has no effect.
    private var generation = 0
    private var observers: [Int: TimeObserver] = [:]

    private struct TimeObserver {
        let interval: Double
        let block: (CMTime) -> Void
    }

    public override init() {}
    /// Swift 2's spelling.
    public convenience init(URL url: URL) { self.init(url: url) }
    public init(url: URL) {
        super.init()
        currentItem = AVPlayerItem(url: url)
    }
    public init(playerItem: AVPlayerItem?) {
        super.init()
        currentItem = playerItem
    }

    open var status: Status { currentItem?.status == .failed ? .failed : .readyToPlay }
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
    open var error: (any Error)? { nil }
    open func play() { rate = 1 }
    open func pause() { rate = 0 }
    open func setRate(_ rate: Float, time: CMTime, atHostTime: CMTime) {
        seek(to: time)
        self.rate = rate
    }
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        (currentItem, position, startedAt) = (item, 0, Host.shared.now)
    }

    private var seconds: Double { position + (rate == 0 ? 0 : (Host.shared.now - startedAt) * Double(rate)) }
    open func currentTime() -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }

    open func seek(to time: CMTime) {
        (position, startedAt) = (time.seconds.isFinite ? time.seconds : 0, Host.shared.now)
        if rate != 0 { scheduleEnd() }
    }
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time)
        EventLoop.shared.schedule { completionHandler(true) }
    }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }

    private func rateChanged(from old: Float) {
        guard rate != old else { return }
        position += (Host.shared.now - startedAt) * Double(old)
        startedAt = Host.shared.now
        generation += 1
        guard rate > 0 else { return }
        scheduleEnd()
        observers.values.forEach { tick($0, generation) }
    }

    private func scheduleEnd() {
        guard let item = currentItem, item.duration.isNumeric, rate > 0 else { return }
        let generation = generation
        EventLoop.shared.schedule(after: (item.duration.seconds - seconds) / Double(rate)) { [weak self] in
            guard let self, self.generation == generation, self.seconds >= item.duration.seconds - 0.001 else { return }
            if actionAtItemEnd != .none { rate = 0 }
            NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
        }
    }

    private func tick(_ observer: TimeObserver, _ generation: Int) {
        EventLoop.shared.schedule(after: max(0.1, observer.interval)) { [weak self] in
            guard let self, self.generation == generation, rate > 0 else { return }
            observer.block(currentTime())
            tick(observer, generation)
        }
    }

    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any {
        let observer = TimeObserver(interval: interval.seconds.isFinite ? interval.seconds : 1, block: block)
        let key = observers.count
        observers[key] = observer
        if rate > 0 { tick(observer, generation) }
        return key
    }
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any { 0 }
    open func removeTimeObserver(_ observer: Any) {
        if let key = observer as? Int { observers[key] = nil }
        generation += 1
    }
}

/// Plays the first item only.
open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []
    public override init(playerItem: AVPlayerItem?) {
        queue = playerItem.map { [$0] } ?? []
        super.init(playerItem: playerItem)
    }
    public override init(url: URL) { super.init(url: url) }
    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
    }
    public override init() { super.init() }
    open func items() -> [AVPlayerItem] { queue }
    open func insert(_ item: AVPlayerItem, after: AVPlayerItem?) {
        queue.append(item)
        if currentItem == nil { replaceCurrentItem(with: item) }
    }
    open func advanceToNextItem() {}
    open func removeAllItems() { queue = [] }
}

/// Lets the player run on past the item's end, without starting it again.
open class AVPlayerLooper: NSObject {
    public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
        player.replaceCurrentItem(with: templateItem)
        player.actionAtItemEnd = .none
    }
    open func disableLooping() {}
}

public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int { case automatic = 1, pauses, continuesIfPossible }
