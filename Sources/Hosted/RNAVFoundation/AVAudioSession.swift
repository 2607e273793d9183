import RNFoundation

/// A session without sound: settings are accepted and not kept.
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
    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {}
    open func setMode(_ mode: Mode) throws {}
    open func overrideOutputAudioPort(_ port: PortOverride) throws {}
    open func setPreferredSampleRate(_ rate: Double) throws {}
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    open var category: Category { .soloAmbient }
    open var outputVolume: Float { 0.5 }
    open var isOtherAudioPlaying: Bool { false }
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    public enum RouteSharingPolicy: UInt { case `default`, longFormAudio, independent, longFormVideo }
    public enum PortOverride: UInt { case none, speaker }
}
