/// Attributes and children common to all views that are read, or known not to affect drawing.
enum KnownInterface {
    static let viewAttributes: Set<String> = [
        // Read.
        "id", "hidden", "alpha", "clipsSubviews", "userInteractionEnabled", "horizontalHuggingPriority",
        "verticalHuggingPriority",
        "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority", "fixedFrame",
        "translatesAutoresizingMaskIntoConstraints", "autoresizesSubviews", "preservesSuperviewLayoutMargins",
        "preferredMaxLayoutWidth",
        // Custom classes are drawn like their superclass.
        "customClass", "customModule", "customModuleProvider",
        // Touches, focus, accessibility, state restoration.
        "multipleTouchEnabled", "exclusiveTouch", "tag", "restorationIdentifier",
        "focusGroupIdentifier", "focusGroupPriority", "focusEnabled", "focusStyle", "canBecomeFocused",
        "maximumContentSizeCategory", "minimumContentSizeCategory", "showsLargeContentViewer", "largeContentTitle",
        "largeContentImage", "scalesLargeContentImage", "springLoaded", "toolTip", "spellCheckingType",
        "isAccessibilityElement",
        // Hints about drawing: every picture is drawn completely.
        "opaque", "clearsContextBeforeDrawing", "contentMode",
        // A notification's content has no safe area insets, and phones are narrower than the readable width.
        "insetsLayoutMarginsFromSafeArea", "viewLayoutMarginsFollowReadableWidth", "layoutMarginsFollowReadableWidth",
        // Used by Interface Builder only.
        "key", "userLabel", "sceneMemberID", "verifyAmbiguity", "ambiguous", "misplaced", "simulatedAppContext",
        "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "propertyless", "colorLabel", "explicitIdentifier",
        "previewImage", "semanticContentAttribute", "tableViewCell", "usesAttributedText", "locked", "pasteboardTypes",
        "appearanceType",
    ]

    /// Children of every view, by name or `name:key`.
    static let viewChildren: Set<String> = [
        // Read.
        "subviews", "constraints", "rect:frame", "frame:frameInset", "autoresizingMask", "color:backgroundColor",
        "color:tintColor", "edgeInsets:layoutMargins", "directionalEdgeInsets:directionalLayoutMargins",
        "connections", "viewLayoutGuide", "userDefinedRuntimeAttributes", "layoutGuides",
        // Known not to affect drawing.
        "accessibility", "gestureRecognizers", "point:canvasLocation", "size:customSize", "textInputTraits",
        "nil", "rect:contentStretch", "freeformSimulatedSizeMetrics", "simulatedOrientationMetrics",
        "simulatedNavigationBarMetrics", "simulatedTabBarMetrics",
        "simulatedToolbarMetrics", "simulatedScreenMetrics", "modalFormSheetSimulatedSizeMetrics",
        "string:toolTip", "string:restorationIdentifier", "bool:isElement", "accessibilityConfiguration",
        "attributedString:userComments", "string:userLabel", "dragInteraction", "userGuides",
        "simulatedStatusBarMetrics", "viewKeyboardLayoutGuide", "menu", "contextMenuInteraction",
        // Written empty by Xcode 5 and before.
        "animations",
    ]

    /// Attributes of a controller without effect on drawing here.
    static let controllerAttributes: Set<String> = [
        "id", "title", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "userLabel",
        "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "restorationIdentifier",
        "automaticallyAdjustsScrollViewInsets", "definesPresentationContext", "modalPresentationStyle",
        "modalTransitionStyle", "extendedLayoutIncludesOpaqueBars", "hidesBottomBarWhenPushed",
        "providesPresentationContextTransitionStyle", "wantsFullScreenLayout", "interfaceStyle",
        "clearsSelectionOnViewWillAppear",
        "autoresizesArchivedViewToFullSize", "explicitIdentifier", "showSeguePresentationStyle", "focusGroupIdentifier",
        "canvasLocation", "colorLabel", "nibName", "initialViewController", "propertyless",
    ]

    /// Children of a controller that are read, or have no effect on drawing here.
    static let controllerChildren: Set<String> = [
        "connections", "layoutGuides", "extendedEdge", "freeformSimulatedSizeMetrics", "size:freeformSize",
        "size:preferredContentSize", "nil", "navigationItem", "tabBarItem", "toolbarItems",
        "value:contentSizeForViewInPopover",
        "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedTabBarMetrics",
        "simulatedToolbarMetrics", "simulatedScreenMetrics", "simulatedOrientationMetrics",
        "userDefinedRuntimeAttributes",
        "modalPageSheetSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics", "refreshControl", "keyCommands",
        "string:userLabel", "attributedString:userComments", "accessibility", "animations",
    ]

    /// `true` if a set contains an element, by name or `name:key`.
    static func contains(_ names: Set<String>, _ element: XMLElement) -> Bool {
        names.contains(element.name) || element["key"].map { names.contains("\(element.name):\($0)") } == true
    }
}
