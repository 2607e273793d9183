import RNFoundation

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"

/// Accepted, without effect.
open class MPMediaItemArtwork: NSObject {
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {}
    public init(image: UIImage) {}
}

/// The locked screen's text about a playing medium. It has no effect on a notification's picture.
open class MPNowPlayingInfoCenter: NSObject {
    private static let shared = MPNowPlayingInfoCenter()
    public class func `default`() -> MPNowPlayingInfoCenter { shared }
    open var nowPlayingInfo: [String: Any]?
}

public enum MPRemoteCommandHandlerStatus: Int {
    case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}

open class MPRemoteCommandEvent: NSObject {}

/// A command of the locked screen or a headset; none comes.
open class MPRemoteCommand: NSObject {
    open var isEnabled = true
    @discardableResult open func addTarget(
        handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) -> Any { self }
    open func addTarget(_ target: Any, action: Selector) {}
    open func removeTarget(_ target: Any?) {}
}

open class MPRemoteCommandCenter: NSObject {
    private static let center = MPRemoteCommandCenter()
    public class func shared() -> MPRemoteCommandCenter { center }
    public let playCommand = MPRemoteCommand(), pauseCommand = MPRemoteCommand(), stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand(), nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand(), skipForwardCommand = MPRemoteCommand()
    public let skipBackwardCommand = MPRemoteCommand(), changePlaybackPositionCommand = MPRemoteCommand()
}

open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true
}

public enum MPMovieControlStyle: Int { case none, embedded, fullscreen }
public enum MPMovieScalingMode: Int { case none, aspectFit, aspectFill, fill }
public enum MPMovieSourceType: Int { case unknown, file, streaming }

/// The player of iOS 8 and earlier, which shows the movie's first frame.
open class MPMoviePlayerController: NSObject {
    private let player: AVPlayerViewController
    open var contentURL: URL! { didSet { player.player = contentURL.map { AVPlayer(url: $0) } } }
    open var controlStyle = MPMovieControlStyle.embedded
    open var scalingMode = MPMovieScalingMode.aspectFit
    open var movieSourceType = MPMovieSourceType.unknown
    open var shouldAutoplay = true
    open var view: UIView! { player.view }

    public init!(contentURL url: URL!) {
        player = AVPlayerViewController()
        super.init()
        contentURL = url
        player.player = url.map { AVPlayer(url: $0) }
    }
    open func prepareToPlay() {}
    open func play() { player.player?.play() }
    open func pause() { player.player?.pause() }
    open func stop() { player.player?.pause() }
    open func setFullscreen(_ isFullscreen: Bool, animated: Bool) {}
}
