import ContentExtensionHost

/// Views whose pixels come from elsewhere, and plain views under other names.
extension ElementKind {
    static let view = ElementKind("view", children: ["view:contentView"]) { element, view, _ in
        guard let standIn = element["customClass"].flatMap(KnownClass.standIn) else { return }
        view.set("type", .string(standIn.type), at: element)
        view.set("title", standIn.title.map { .string($0) }, at: element)
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
        view.set("mapType", context.choice("mapType", of: element, types), at: element)
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

    /// SceneKit, SpriteKit, ARKit, Metal and OpenGL, by what the stand-in says.
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

    static let datePicker = standIn(
        "datePicker", nil,
        ignoring: [
            "datePickerMode", "minuteInterval", "useCurrentDate", "style", "countDownDuration",
            "roundsToMinuteInterval",
            "enabled",
        ])
    static let pickerView = standIn("picker", nil, ignoring: ["showsSelectionIndicator"])

    /// Bars and the like, by UIKit's name.
    static func bar(_ title: String) -> ElementKind {
        standIn(
            "placeholder", title,
            ignoring: [
                "barStyle", "translucent", "largeTitles", "searchBarStyle", "placeholder", "text", "prompt",
                "showsScopeBar", "showsCancelButton", "showsBookmarkButton", "showsSearchResultsButton",
                "backIndicatorImage", "backIndicatorTransitionMask", "itemPositioning", "itemWidth", "itemSpacing",
                "selectedItem", "enabled",
            ])
    }

    /// A stand-in with its own words, or with those of its type.
    private static func standIn(_ type: String, _ title: String?, ignoring: Set<String>) -> ElementKind {
        ElementKind(
            type, children: standInChildren,
            ignores: ignoring.union(ControlParts.ignored).union(ScrollParts.ignored)
        ) { element, view, _ in
            if let title { view.set("title", .string(title), at: element) }
        }
    }

    private static let standInChildren: Set = [
        "items", "textAttributes", "textInputTraits:textInputTraits", "color:barTintColor", "scopeButtonTitles",
        "scene:scene", "date:date", "date:minimumDate", "date:maximumDate", "locale", "timeZone", "timeZone:timeZone",
        "locale:locale", "color:clearColor", "navigationBarAppearance", "toolbarAppearance", "tabBarAppearance",
        "edgeInsets:layoutMargins", "color:unselectedItemTintColor", "color:textColor",
    ]
}
