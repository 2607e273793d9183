import RNFoundation
import RNUIKit

public struct AVLayerVideoGravity: RawRepresentable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = AVLayerVideoGravity(rawValue: "scaleToFill")
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "scaleAspectFit")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "scaleAspectFill")
}

/// A movie's layer: its first frame if the tool has one, else the stand-in for a video.
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer? { didSet { content = keys } }
    open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { content = keys } }
    open var isReadyForDisplay: Bool { player != nil }
    open var videoRect: CGRect {
        guard videoGravity == .resizeAspect, let size = player?.currentItem?.asset.size else { return bounds }
        return AVMakeRect(aspectRatio: size, insideRect: bounds)
    }
    open var pixelBufferAttributes: [String: Any]?

    public override init() { super.init() }
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
        content = keys
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class func _make() -> CALayer { AVPlayerLayer() }

    private var keys: [WireKey: JSON] {
        guard let url = player?.currentItem?.asset.url else { return [.type: "video"] }
        if let image = NetworkMap.path(of: url).flatMap(UIImage.init(movie:)) {
            return [.type: "image", .image: image.json, .contentMode: .string(videoGravity.rawValue)]
        }
        return [.type: "video"]
    }
}
