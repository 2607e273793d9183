import ContentExtensionHost

/// The known attributes and children of one kind of view.
package struct ElementReader: Sendable {
    /// The type's name in the template language.
    package var type: String
    /// The attributes that are read, or known not to affect drawing.
    package var attributes: Set<String>
    /// The children that are read, or known not to affect drawing, by name or `name:key`.
    package var children: Set<String>

    package init(_ type: String, attributes: Set<String> = [], children: Set<String> = []) {
        self.type = type
        self.attributes = attributes
        self.children = children
    }
}

/// Readers for each kind of view.
package enum ViewElements {
    /// By element name; elements without a reader aren't views.
    package static let readers: [String: ElementReader] = kinds.mapValues(\.reader)

    /// Sets the keys specific to this kind of view, and those of its runtime attributes.
    package static func set(_ element: XMLElement, in object: inout TemplateObject, context: InterfaceContext) {
        kinds[element.name]?.set(element, &object, context)
        RuntimeAttributes.set(element, in: &object, context: context)
    }

    private static let kinds: [String: ElementKind] = [
        "view": .view, "containerView": .containerView, "label": .label, "textView": .textView,
        "textField": .textField, "button": .button, "imageView": .imageView, "stackView": .stackView,
        "visualEffectView": .visualEffect, "switch": .switch, "slider": .slider, "progressView": .progressView,
        "activityIndicatorView": .activityIndicator, "segmentedControl": .segmentedControl,
        "pageControl": .pageControl, "stepper": .stepper, "scrollView": .scrollView, "tableView": .tableView,
        "tableViewCell": .tableViewCell, "tableViewCellContentView": .view, "collectionView": .collectionView,
        "collectionViewCell": .collectionViewCell, "collectionViewCellContentView": .view,
        "collectionReusableView": .collectionReusableView, "mapView": .mapView, "webView": .webView,
        "wkWebView": .webView, "sceneView": .scene("SceneKit"), "sceneKitView": .scene("SceneKit"),
        "arscnView": .scene("ARKit"), "arskView": .scene("ARKit"), "arView": .scene("RealityKit"),
        "skView": .scene("SpriteKit"), "mtkView": .scene("Metal"), "glkView": .scene("OpenGL"),
        "datePicker": .datePicker, "pickerView": .pickerView, "toolbar": .bar("Toolbar", height: 44),
        "navigationBar": .bar("Navigation Bar", height: 44), "searchBar": .bar("Search Bar", height: 56),
        "tabBar": .bar("Tab Bar", height: 49),
        "colorWell": .bar("Color Well"), "calendarView": .bar("Calendar"), "pasteControl": .bar("Paste"),
        "adBannerView": .bar("Ad"), "hostingView": .bar("SwiftUI"), "lookToScrollView": .scrollView,
    ]
}
