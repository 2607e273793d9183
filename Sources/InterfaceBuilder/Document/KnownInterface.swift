/// What is known of elements that every view has: read by this folder, or known not to change what is drawn.
enum KnownInterface {
    /// Attributes of every view.
    static let viewAttributes: Set<String> = [
        // Read.
        "id", "hidden", "alpha", "clipsSubviews", "userInteractionEnabled", "horizontalHuggingPriority",
        "verticalHuggingPriority",
        "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority", "fixedFrame",
        "translatesAutoresizingMaskIntoConstraints", "autoresizesSubviews", "preservesSuperviewLayoutMargins",
        "preferredMaxLayoutWidth",
        // A class of its own is drawn as its superclass.
        "customClass", "customModule", "customModuleProvider",
        // Touches, focus, accessibility, state restoration.
        "multipleTouchEnabled", "exclusiveTouch", "tag", "restorationIdentifier",
        "focusGroupIdentifier", "focusGroupPriority", "focusEnabled", "focusStyle", "canBecomeFocused",
        "maximumContentSizeCategory", "minimumContentSizeCategory", "showsLargeContentViewer", "largeContentTitle",
        "largeContentImage", "scalesLargeContentImage", "springLoaded", "toolTip", "spellCheckingType",
        "isAccessibilityElement",
        // Of drawing by the view itself: whatever is drawn is drawn again.
        "opaque", "clearsContextBeforeDrawing", "contentMode",
        // No safe area cuts into a notification's content, and a phone is no wider than what is read well.
        "insetsLayoutMarginsFromSafeArea", "viewLayoutMarginsFollowReadableWidth", "layoutMarginsFollowReadableWidth",
        // Of Interface Builder alone.
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
        // Known not to change what is drawn.
        "accessibility", "gestureRecognizers", "point:canvasLocation", "size:customSize", "textInputTraits",
        "nil", "rect:contentStretch", "freeformSimulatedSizeMetrics", "simulatedOrientationMetrics",
        "simulatedNavigationBarMetrics", "simulatedTabBarMetrics",
        "simulatedToolbarMetrics", "simulatedScreenMetrics", "modalFormSheetSimulatedSizeMetrics",
        "string:toolTip", "string:restorationIdentifier", "bool:isElement", "accessibilityConfiguration",
        "attributedString:userComments", "string:userLabel", "dragInteraction", "userGuides",
        "simulatedStatusBarMetrics", "viewKeyboardLayoutGuide", "menu", "contextMenuInteraction",
        // Xcode 5 and before wrote it, empty.
        "animations",
    ]

    /// Attributes of a controller that change nothing that is drawn here.
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

    /// Children of a controller that are read, or change nothing that is drawn here.
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

    /// Whether a set of names holds an element, by its name or by its name and key.
    static func contains(_ names: Set<String>, _ element: XMLElement) -> Bool {
        names.contains(element.name) || element["key"].map { names.contains("\(element.name):\($0)") } == true
    }
}
