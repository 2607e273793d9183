import RNFoundation

// The system's music player, which plays nothing.

open class MPMediaEntity: NSObject {
    public typealias PersistentID = UInt64
    open var persistentID: PersistentID { 0 }
    open func value(forProperty property: String) -> Any? { nil }
}

open class MPMediaItem: MPMediaEntity {
    open var title: String? { nil }
    open var artist: String? { nil }
    open var albumTitle: String? { nil }
    open var albumArtist: String? { nil }
    open var lyrics: String? { nil }
    open var genre: String? { nil }
    open var playbackDuration: TimeInterval { 0 }
    open var assetURL: URL? { nil }
}

public enum MPMusicPlaybackState: Int { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
public enum MPMusicRepeatMode: Int { case `default`, none, one, all }
public enum MPMusicShuffleMode: Int { case `default`, off, songs, albums }

public protocol MPMediaPlayback {
    var isPreparedToPlay: Bool { get }
    var currentPlaybackTime: TimeInterval { get set }
    var currentPlaybackRate: Float { get set }
    func prepareToPlay()
    func play()
    func pause()
    func stop()
}

open class MPMusicPlayerController: NSObject, MPMediaPlayback {
    public static let systemMusicPlayer = MPMusicPlayerController()
    public static let applicationMusicPlayer = MPMusicPlayerController()
    public static let applicationQueuePlayer = MPMusicPlayerController()
    open var playbackState: MPMusicPlaybackState { .stopped }
    open var nowPlayingItem: MPMediaItem?
    open var indexOfNowPlayingItem: Int { NSNotFound }
    open var repeatMode = MPMusicRepeatMode.none
    open var shuffleMode = MPMusicShuffleMode.off
    open var isPreparedToPlay: Bool { false }
    open var currentPlaybackTime: TimeInterval = 0
    open var currentPlaybackRate: Float = 0
    open func prepareToPlay() {}
    open func play() {}
    open func pause() {}
    open func stop() {}
    open func skipToNextItem() {}
    open func skipToBeginning() {}
    open func skipToPreviousItem() {}
    open func setQueue(with identifiers: [String]) {}
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}
}

extension NSNotification.Name {
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
        "MPMusicPlayerControllerVolumeDidChangeNotification")
}
