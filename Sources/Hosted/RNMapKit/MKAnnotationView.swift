import RNCoreLocation
import RNUIKit

/// Nowhere, since the device doesn't tell its place.
open class MKUserLocation: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var location: CLLocation? { nil }
}

open class MKMapCamera: NSObject {
    open var centerCoordinate = CLLocationCoordinate2D()
    open var altitude: CLLocationDistance = 0
    open var centerCoordinateDistance: CLLocationDistance = 0
    open var pitch: CGFloat = 0
    open var heading: CLLocationDirection = 0
    public override init() {}
    public convenience init(
        lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        self.init()
        (centerCoordinate, centerCoordinateDistance, altitude) = (center, distance, distance)
        (self.pitch, self.heading) = (pitch, heading)
    }
    public convenience init(
        lookingAtCenter center: CLLocationCoordinate2D, fromEyeCoordinate eye: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) { self.init(lookingAtCenter: center, fromDistance: eyeAltitude, pitch: 0, heading: 0) }
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
public enum MKFeatureVisibility: Int { case adaptive, hidden, visible }
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ value: Float) { rawValue = value }
    public static let required = MKFeatureDisplayPriority(1000)
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Made for the delegate and never drawn: the map has one pin of its own.
open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    public let reuseIdentifier: String?
    open var image: UIImage?
    open var canShowCallout = false
    open var isDraggable = false
    open var centerOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var rightCalloutAccessoryView: UIView?
    open var leftCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var clusteringIdentifier: String?
    open var displayPriority = MKFeatureDisplayPriority.required
    open var isSelected = false
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open var isEnabled = true
    open var isHighlighted = false
    public override convenience init(frame: CGRect) { self.init(annotation: nil, reuseIdentifier: nil) }
    public convenience init() { self.init(annotation: nil, reuseIdentifier: nil) }
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    open func prepareForReuse() {}
    open func prepareForDisplay() {}
}

public enum MKPinAnnotationColor: UInt { case red, green, purple }
open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor! = .red
    open var animatesDrop = false
    open var pinColor = MKPinAnnotationColor.red
}
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
    open var glyphText: String?
    open var glyphImage: UIImage?
    open var glyphTintColor: UIColor?
    open var selectedGlyphImage: UIImage?
    open var titleVisibility = MKFeatureVisibility.adaptive
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    open var animatesWhenAdded = false
}

/// The initializer's arguments of an annotation view of a registered class.
struct AnnotationArguments {
    let annotation: (any MKAnnotation)?
    let identifier: String?
}

extension ClassDescription where C: MKAnnotationView {
    public func makes(_ make: @escaping ((any MKAnnotation)?, String?) -> C) {
        self.make { (a: AnnotationArguments) in make(a.annotation, a.identifier) }
    }
}
