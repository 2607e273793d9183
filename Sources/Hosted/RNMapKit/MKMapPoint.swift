import RNCoreLocation
import RNUIKit

/// A point of the Mercator projection of the world, 2²⁸ points wide.
public struct MKMapPoint: Equatable {
    public var x: Double
    public var y: Double
    static let width = 268_435_456.0
    public init() { (x, y) = (0, 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    public init(_ coordinate: CLLocationCoordinate2D) {
        let sine = sin(max(-85.05, min(85.05, coordinate.latitude)) * .pi / 180)
        x = (coordinate.longitude + 180) / 360 * Self.width
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.width
    }
    public var coordinate: CLLocationCoordinate2D {
        let latitude = atan(sinh(.pi * (1 - 2 * y / Self.width))) * 180 / .pi
        return CLLocationCoordinate2D(latitude: latitude, longitude: x / Self.width * 360 - 180)
    }
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (a, b) = (coordinate, other.coordinate)
        return CLLocation(latitude: a.latitude, longitude: a.longitude)
            .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
    }
}

public struct MKMapSize: Equatable {
    public var width: Double
    public var height: Double
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

public struct MKMapRect: Equatable {
    public var origin: MKMapPoint
    public var size: MKMapSize
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.width, height: MKMapPoint.width)
    public var isNull: Bool { origin.x == .infinity }
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (x, y) = (min(origin.x, other.origin.x), min(origin.y, other.origin.y))
        let right = max(origin.x + size.width, other.origin.x + other.size.width)
        let bottom = max(origin.y + size.height, other.origin.y + other.size.height)
        return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
    }
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
    }

    init(_ region: MKCoordinateRegion) {
        let (half, center) = (region.span, region.center)
        let corner = { (sign: Double) in
            MKMapPoint(
                CLLocationCoordinate2D(
                    latitude: center.latitude + sign * half.latitudeDelta / 2,
                    longitude: center.longitude - sign * half.longitudeDelta / 2))
        }
        let (a, b) = (corner(1), corner(-1))
        self.init(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
    }

    var region: MKCoordinateRegion {
        guard !isNull else { return MKCoordinateRegion() }
        let a = origin.coordinate
        let b = MKMapPoint(x: origin.x + size.width, y: origin.y + size.height).coordinate
        let center = MKMapPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2).coordinate
        let span = MKCoordinateSpan(latitudeDelta: a.latitude - b.latitude, longitudeDelta: b.longitude - a.longitude)
        return MKCoordinateRegion(center: center, span: span)
    }
}

extension MKCoordinateRegion {
    public init(_ rect: MKMapRect) { self = rect.region }
}

public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}
public func MKMapRectUnion(_ a: MKMapRect, _ b: MKMapRect) -> MKMapRect { a.union(b) }
public let MKMapRectNull = MKMapRect.null
