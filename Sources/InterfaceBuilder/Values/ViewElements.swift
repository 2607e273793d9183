enum ViewElements {
    /// Sets the keys specific to this kind of view, and those of its runtime attributes.
    static func set(_ element: XMLElement, in object: inout TemplateObject, context: InterfaceContext) {
        kinds[element.name]?.set(element, &object, context)
        RuntimeAttributes.set(element, in: &object, context: context)
    }

    /// By element name; elements of other names aren't views.
    static let kinds: [String: ElementKind] = [
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
