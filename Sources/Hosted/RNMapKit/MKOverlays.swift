import RNCoreLocation
import RNUIKit

/// Points on the map; its own coordinate is the first one.
open class MKMultiPoint: MKShape {
    public let coordinates: [CLLocationCoordinate2D]
    public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: count))
    }
    open var pointCount: Int { coordinates.count }
    open var coordinate: CLLocationCoordinate2D { coordinates.first ?? CLLocationCoordinate2D() }
    open var boundingMapRect: MKMapRect {
        coordinates.map(MKMapPoint.init).reduce(.null) {
            $0.union(MKMapRect(origin: $1, size: MKMapSize(width: 0, height: 0)))
        }
    }
}

public enum MKOverlayLevel: Int { case aboveRoads, aboveLabels }

open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    public init(overlay: any MKOverlay) { self.overlay = overlay }
}

open class MKPolyline: MKMultiPoint, MKOverlay {}
open class MKPolygon: MKMultiPoint, MKOverlay {}

open class MKCircle: MKShape, MKOverlay {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (coordinate, self.radius) = (center, radius)
    }
}

/// Overlays aren't drawn on the map; their renderers only hold values.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
    open var lineCap = CGLineCap.round
    open var lineJoin = CGLineJoin.round
    open var lineDashPhase: CGFloat = 0
}

open class MKPolylineRenderer: MKOverlayPathRenderer {
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
open class MKPolygonRenderer: MKOverlayPathRenderer {
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
open class MKCircleRenderer: MKOverlayPathRenderer {
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

open class MKMultiPolyline: MKShape, MKOverlay {
    public let polylines: [MKPolyline]
    public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
    open var coordinate: CLLocationCoordinate2D { polylines.first?.coordinate ?? CLLocationCoordinate2D() }
    open var boundingMapRect: MKMapRect { polylines.map(\.boundingMapRect).reduce(.null) { $0.union($1) } }
}
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
}
open class MKGeodesicPolyline: MKPolyline {}

/// Tiles come from the network, which a run doesn't have.
open class MKTileOverlay: NSObject, MKOverlay {
    public let urlTemplate: String?
    public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var boundingMapRect: MKMapRect { .world }
    open var canReplaceMapContent = false
    open var isGeometryFlipped = false
    open var minimumZ = 0
    open var maximumZ = 21
    open var tileSize = CGSize(width: 256, height: 256)
}
open class MKTileOverlayRenderer: MKOverlayRenderer {
    public convenience init(tileOverlay: MKTileOverlay) { self.init(overlay: tileOverlay) }
    open func reloadData() {}
}
