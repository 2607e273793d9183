@_exported import RNAVFoundation
@_exported import RNUIKit

/// A player's controller, whose view shows the movie's first frame. Its playback controls aren't drawn.
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer? { didSet { show() } }
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { show() } }
    open var allowsPictureInPicturePlayback = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var updatesNowPlayingInfoCenter = true
    open var isReadyForDisplay: Bool { player != nil }
    open var contentOverlayView: UIView? { isViewLoaded ? view : nil }
    open var requiresLinearPlayback = false
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var videoBounds: CGRect { isViewLoaded ? view.bounds : .zero }
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    private let playerLayer = AVPlayerLayer()

    open override func loadView() {
        view = PlayerView(frame: UIScreen.main.bounds)
        view.backgroundColor = .black
        show()
    }

    private func show() {
        guard isViewLoaded, let layer = view.layer as? AVPlayerLayer else { return }
        layer.videoGravity = videoGravity
        layer.player = player
    }

    private final class PlayerView: UIView {
        override class var layerClass: AnyClass { AVPlayerLayer.self }
    }
}

/// Full screen and picture in picture never begin, so their methods are never called.
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}

/// The button of AirPlay, without a device to play on.
open class AVRoutePickerView: UIView {
    open var activeTintColor: UIColor! = .systemBlue
    open var prioritizesVideoDevices = false
}

public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {}

open class AVPictureInPictureController: NSObject {
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open class func isPictureInPictureSupported() -> Bool { false }
    public init?(playerLayer: AVPlayerLayer) { return nil }
    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
}
