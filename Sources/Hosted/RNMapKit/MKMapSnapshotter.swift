import RNCoreLocation
import RNUIKit

open class MKMapItem: NSObject {
    public let placemark: MKPlacemark
    open var name: String?
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
    }
    @discardableResult open class func openMaps(with items: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        items.first?.openInMaps(launchOptions: launchOptions) ?? false
    }
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        let place = placemark.coordinate
        NSExtensionContext.shared.open(
            URL(string: "maps://?ll=\(place.latitude),\(place.longitude)") ?? URL(fileURLWithPath: "/"))
        return true
    }
}

/// Pictures of maps aren't made: the tool draws a map where an `MKMapView` stands.
open class MKMapSnapshotter: NSObject {
    open class Options: NSObject {
        open var region = MKCoordinateRegion()
        open var size = CGSize.zero
        open var scale: CGFloat = 1
        open var mapType = MKMapType.standard
        open var showsBuildings = true
        open var camera = MKMapCamera()
        open var mapRect = MKMapRect.null
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var traitCollection = UITraitCollection()
        open var preferredConfiguration = MKMapConfiguration()
    }
    open class Snapshot: NSObject {
        open var image: UIImage { UIImage() }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
    public init(options: Options) {}
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        Host.shared.note("code-not-modelled", "MKMapSnapshotter: a picture of a map isn't made; use an MKMapView")
        EventLoop.shared.schedule { completionHandler(nil, CLError(.network)) }
    }
    open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        start(completionHandler: completionHandler)
    }
    open func start() async throws -> Snapshot { throw CLError(.network) }
    open func cancel() {}
}
