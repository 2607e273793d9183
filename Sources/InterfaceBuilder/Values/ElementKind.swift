import ContentExtensionHost

/// How the elements of one name are read.
struct ElementKind: Sendable {
    /// Sets the template's keys that an element gives.
    typealias Setter = @Sendable (XMLElement, inout TemplateObject, InterfaceContext) -> Void

    let reader: ElementReader
    let set: Setter

    /// - Parameters:
    ///   - type: the template's.
    ///   - reads: the attributes that `set` looks at.
    ///   - children: the children that it looks at, by name or `name:key`.
    ///   - ignores: attributes that are known to change nothing in a still picture.
    init(
        _ type: String, reads: Set<String> = [], children: Set<String> = [], ignores: Set<String> = [],
        set: @escaping Setter = { _, _, _ in }
    ) {
        reader = ElementReader(type, attributes: reads.union(ignores), children: children)
        self.set = set
    }
}

/// UIControl's attributes.
enum ControlParts {
    /// Those that no still picture shows: alignments of controls without a title, states that only a finger brings.
    static let ignored: Set = [
        "contentHorizontalAlignment", "contentVerticalAlignment", "highlighted", "showsMenuAsPrimaryAction",
        "toolTip", "selected",
    ]
}

/// UIScrollView's attributes that no still picture of its start shows: indicators flash only while it scrolls.
enum ScrollParts {
    static let ignored: Set = [
        "alwaysBounceHorizontal", "alwaysBounceVertical", "bounces", "bouncesZoom", "bouncesHorizontally",
        "bouncesVertically", "canCancelContentTouches", "delaysContentTouches", "directionalLockEnabled",
        "indicatorStyle", "keyboardDismissMode", "maximumZoomScale", "minimumZoomScale", "pagingEnabled",
        "scrollEnabled", "scrollsToTop", "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator",
        "contentInsetAdjustmentBehavior", "automaticallyAdjustsScrollIndicatorInsets", "contentAlignmentPoint",
        "transfersHorizontalScrollingToParent", "transfersVerticalScrollingToParent", "allowsKeyboardScrolling",
    ]
    static let children: Set = [
        "inset:scrollIndicatorInsets", "inset:verticalScrollIndicatorInsets", "inset:horizontalScrollIndicatorInsets",
        "viewLayoutGuide:contentLayoutGuide", "viewLayoutGuide:frameLayoutGuide",
    ]
}
