/// Classes of the system and well-known packages whose views only a device can draw.
enum KnownClass {
    /// The template's type and title of the stand-in for a class.
    static func standIn(_ name: String) -> (type: String, title: String?)? {
        switch name {
        case "MKMapView", "GMSMapView", "MGLMapView", "MapView": ("map", nil)
        case "WKWebView", "UIWebView": ("web", nil)
        case "AVPlayerView", "PlayerView", "YTPlayerView", "WKYTPlayerView", "VideoPlayerView": ("video", nil)
        case "SCNView": ("scene", "SceneKit")
        case "ARSCNView", "ARSKView": ("scene", "ARKit")
        case "ARView": ("scene", "RealityKit")
        case "SKView": ("scene", "SpriteKit")
        case "MTKView": ("scene", "Metal")
        case "GLKView": ("scene", "OpenGL")
        case "LOTAnimationView", "AnimationView", "LottieAnimationView": ("placeholder", "Lottie")
        default: nil
        }
    }
}
