@_exported import RNCoreLocation
@_exported import RNUIKit

public struct MKCoordinateSpan: Equatable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

public struct MKCoordinateRegion: Equatable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let degree = 111_320.0
        let width = degree * max(0.01, cos(center.latitude * .pi / 180))
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / width))
    }
}

public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, span: span)
}
public func MKCoordinateSpanMake(_ latitude: Double, _ longitude: Double) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitude, longitudeDelta: longitude)
}
public func MKCoordinateRegionMakeWithDistance(
    _ center: CLLocationCoordinate2D, _ latitude: CLLocationDistance, _ longitude: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, latitudinalMeters: latitude, longitudinalMeters: longitude)
}

public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

open class MKShape: NSObject {
    open var title: String?
    open var subtitle: String?
}

open class MKPointAnnotation: MKShape, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    public override init() {}
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }
    /// Swift's name for Objective-C's initializer.
    public convenience init(__coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate, title: title, subtitle: subtitle)
    }
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        (self.title, self.subtitle) = (title, subtitle)
    }
}

public protocol MKOverlay: MKAnnotation {}

open class MKPlacemark: CLPlacemark, MKAnnotation {
    public let coordinate: CLLocationCoordinate2D
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.coordinate = coordinate }
}

public enum MKMapType: UInt {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
    var name: String { "\(self)" }
}

public enum MKUserTrackingMode: Int { case none, follow, followWithHeading }

public protocol MKMapViewDelegate: NSObjectProtocol {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
}

extension MKMapView: OutletOwner {
    package func connect(_ outlet: String, to value: AnyObject) -> Bool {
        guard outlet == "delegate" else { return false }
        delegate = value as? any MKMapViewDelegate
        return true
    }
}

/// Writes a view of type `map`, which the tool draws without real places, with a pin at its centre if it has an
/// annotation.
///
/// Its keys are `latitude`, `longitude`, `spanDegrees`, `mapType` and `pin`. The delegate is asked for annotation views
/// and overlay renderers, which aren't drawn; selections, headings and tracking have no effect.
open class MKMapView: UIView {
    open override class var _type: String { "map" }
    open weak var delegate: (any MKMapViewDelegate)? {
        didSet {
            EventLoop.shared.schedule { [weak self] in
                guard let self else { return }
                delegate?.mapViewDidFinishLoadingMap(self)
                delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
            }
        }
    }
    open private(set) var annotations: [any MKAnnotation] = []
    open private(set) var overlays: [any MKOverlay] = []

    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(center: centerCoordinate, span: span) }
        set { setRegion(newValue, animated: false) }
    }
    /// The degrees of latitude that the map shows, for both directions.
    private var span: MKCoordinateSpan {
        let degrees = storage[.spanDegrees]?.number ?? 0.01
        return MKCoordinateSpan(latitudeDelta: degrees, longitudeDelta: degrees)
    }
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        centerCoordinate = region.center
        storage[.spanMeters] = nil
        storage[.spanDegrees] = .number(max(0.0001, region.span.latitudeDelta))
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    open var centerCoordinate: CLLocationCoordinate2D {
        get {
            CLLocationCoordinate2D(
                latitude: storage[.latitude]?.number ?? 0, longitude: storage[.longitude]?.number ?? 0)
        }
        set {
            storage[.latitude] = .number(newValue.latitude)
            storage[.longitude] = .number(newValue.longitude)
            showPin()
        }
    }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    /// Reads as `standard`.
    open var mapType: MKMapType {
        get { .standard }
        set { storage[.mapType] = .string(newValue.name) }
    }

    /// The template's pin stands at the centre.
    private func showPin() { storage[.pin] = .bool(!annotations.isEmpty) }

    open func addAnnotation(_ annotation: any MKAnnotation) {
        annotations.append(annotation)
        if storage[.latitude] == nil { centerCoordinate = annotation.coordinate }
        if annotations.count == 2 { notModelled("a second annotation") }
        _ = delegate?.mapView(self, viewFor: annotation)
        showPin()
    }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(addAnnotation) }
    open func removeAnnotation(_ annotation: any MKAnnotation) {
        annotations.removeAll { $0 === annotation }
        showPin()
    }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
            addAnnotation(annotation)
        }
        if let first = annotations.first { centerCoordinate = first.coordinate }
    }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    private var registered: [String: AnyClass] = [:]
    open func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        registered[identifier] = type
    }
    open func addOverlay(_ overlay: any MKOverlay) {
        notModelled("an overlay")
        overlays.append(overlay)
        _ = delegate?.mapView(self, rendererFor: overlay)
    }
    open func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(addOverlay) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
    open var userLocation: MKUserLocation { MKUserLocation() }
    open var showsUserLocation = false
    open var userTrackingMode = MKUserTrackingMode.none
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {}
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var camera = MKMapCamera()
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { centerCoordinate = camera.centerCoordinate }
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var visibleMapRect: MKMapRect {
        get { MKMapRect(region) }
        set { setRegion(newValue.region, animated: false) }
    }
    open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) { visibleMapRect = rect }
    open func setVisibleMapRect(_ rect: MKMapRect, edgePadding: UIEdgeInsets, animated: Bool) { visibleMapRect = rect }
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        let arguments = AnnotationArguments(annotation: annotation, identifier: identifier)
        return registered[identifier].flatMap { ClassRegistry.make($0, arguments) as? MKAnnotationView }
            ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
}
