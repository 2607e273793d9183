/// A reader for elements of one name.
struct ElementKind: Sendable {
    typealias Setter = @Sendable (XMLElement, inout TemplateObject, InterfaceContext) -> Void

    /// The type's name in the template language.
    let type: String
    /// The attributes that are read, or known not to affect drawing.
    let attributes: Set<String>
    /// The children that are read, or known not to affect drawing, by name or `name:key`.
    let children: Set<String>
    let set: Setter

    /// - Parameters:
    ///   - type: the template's type.
    ///   - reads: the attributes read by `set`.
    ///   - children: the children read by `set`, by name or `name:key`.
    ///   - ignores: attributes without effect on a still picture.
    init(
        _ type: String, reads: Set<String> = [], children: Set<String> = [], ignores: Set<String> = [],
        set: @escaping Setter = { _, _, _ in }
    ) {
        (self.type, attributes, self.children, self.set) = (type, reads.union(ignores), children, set)
    }
}

/// UIControl's attributes.
enum ControlParts {
    /// Attributes without effect on a still picture: alignments of controls without a title, touch states.
    static let ignored: Set = [
        "contentHorizontalAlignment", "contentVerticalAlignment", "highlighted", "showsMenuAsPrimaryAction",
        "toolTip", "selected",
    ]
}

/// UIScrollView's attributes without effect on a still picture.
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

    static func set(_ element: XMLElement, _ view: inout TemplateObject, _ context: InterfaceContext) {
        if context.flag("scrollEnabled", of: element) == false { view.set(.scrollEnabled, .bool(false), at: element) }
    }
}
