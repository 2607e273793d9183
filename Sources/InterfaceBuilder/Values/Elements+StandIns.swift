import Views

/// Views with external content, and plain views under other names.
extension ElementKind {
    static let view = ElementKind("view", children: ["view:contentView"]) { element, view, _ in
        guard let standIn = element["customClass"].flatMap(KnownClass.standIn) else { return }
        view.set(.type, .string(standIn.type), at: element)
        view.set(.title, standIn.title.map { .string($0) }, at: element)
    }
    static let containerView = ElementKind("view")

    static let mapView = ElementKind(
        "map", reads: ["mapType"],
        ignores: [
            "zoomEnabled", "scrollEnabled", "rotateEnabled", "pitchEnabled", "showsUserLocation", "showsBuildings",
            "showsPointsOfInterest", "showsCompass", "showsScale", "showsTraffic", "delegate", "selectableMapFeatures",
        ]
    ) { element, view, context in
        let types = ["standard", "satellite", "hybrid", "satelliteFlyover", "hybridFlyover", "mutedStandard"]
        view.set(.mapType, context.choice("mapType", of: element, types), at: element)
    }

    /// UIWebView and WKWebView.
    static let webView = ElementKind(
        "web", children: ["wkWebViewConfiguration:configuration", "dataDetectorType:dataDetectorTypes"],
        ignores: ScrollParts.ignored.union([
            "scalesPageToFit", "allowsInlineMediaPlayback", "mediaPlaybackRequiresUserAction",
            "mediaPlaybackAllowsAirPlay", "suppressesIncrementalRendering", "keyboardDisplayRequiresUserAction",
            "allowsBackForwardNavigationGestures", "allowsLinkPreview", "allowsPictureInPictureMediaPlayback",
            "customUserAgent", "inspectable", "findInteractionEnabled",
        ]))

    /// SceneKit, SpriteKit, ARKit, Metal and OpenGL, with the title of the stand-in.
    static func scene(_ title: String) -> ElementKind {
        standIn(
            "scene", title,
            ignoring: [
                "allowsCameraControl", "antialiasingMode", "autoenablesDefaultLighting", "jitteringEnabled",
                "playing", "loops", "scene", "sceneName", "preferredFramesPerSecond", "wantsDepthBuffer",
                "rendersContinuously",
                "enableSetNeedsDisplay", "drawableColorFormat", "drawableDepthFormat", "drawableStencilFormat",
                "drawableMultisample", "colorPixelFormat", "depthStencilPixelFormat", "sampleCount",
                "framebufferOnly", "paused", "presentsWithTransaction", "autoResizeDrawable", "showsFPS",
                "showsNodeCount", "showsDrawCount", "ignoresSiblingOrder", "asynchronous", "showsStatistics",
            ])
    }

    static let pickerView = standIn("picker", nil, ignoring: ["showsSelectionIndicator"])

    /// Bars and similar views, by UIKit's name.
    /// - Parameter height: UIKit's intrinsic height in points.
    static func bar(_ title: String, height: Double? = nil) -> ElementKind {
        standIn(
            "placeholder", title,
            ignoring: [
                "barStyle", "translucent", "largeTitles", "searchBarStyle", "placeholder", "text", "prompt",
                "showsScopeBar", "showsCancelButton", "showsBookmarkButton", "showsSearchResultsButton",
                "backIndicatorImage", "backIndicatorTransitionMask", "itemPositioning", "itemWidth", "itemSpacing",
                "selectedItem", "enabled",
            ]
        ) { _ in height.map { Size(width: 0, height: $0) } }
    }

    /// A stand-in with a title, or its type's default.
    /// - Parameter size: the size, if it differs from the type's.
    private static func standIn(
        _ type: String, _ title: String?, ignoring: Set<String>,
        size: @escaping @Sendable (XMLElement) -> Size? = { _ in nil }
    ) -> ElementKind {
        ElementKind(
            type, children: standInChildren, ignores: ignoring.union(ControlParts.ignored).union(ScrollParts.ignored)
        ) { element, view, context in
            if let title { view.set(.title, .string(title), at: element) }
            guard let size = size(element) else { return }
            view.set(.intrinsicSize, .numbers([size.width, size.height]), at: element)
            guard type == "placeholder", let title else { return }
            context.finding(
                "interface-container", "what a \(title.lowercased()) shows isn't drawn, only its room is kept",
                at: element, hint: "put what matters into labels and buttons of the view")
        }
    }

    private static let standInChildren: Set = [
        "items", "textAttributes", "textInputTraits:textInputTraits", "color:barTintColor", "scopeButtonTitles",
        "scene:scene", "color:clearColor", "navigationBarAppearance", "toolbarAppearance", "tabBarAppearance",
        "edgeInsets:layoutMargins", "color:unselectedItemTintColor", "color:textColor",
    ]
}

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
