import RNCoreLocation
import RNUIKit

// Names that Swift 3 and 4 had for parts of MapKit.

public typealias MKDirectionsRequest = MKDirections.Request
public typealias MKDirectionsResponse = MKDirections.Response
public typealias MKETAResponse = MKDirections.ETAResponse
public typealias MKLocalSearchRequest = MKLocalSearch.Request
public typealias MKLocalSearchResponse = MKLocalSearch.Response
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot

extension MKMapView {
    public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
    public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay, level: level) }
    public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
}
