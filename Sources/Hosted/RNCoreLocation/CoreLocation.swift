@_exported import RNFoundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

public struct CLLocationCoordinate2D: Equatable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees
    public init() { (latitude, longitude) = (0, 0) }
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

public func CLLocationCoordinate2DMake(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
public func CLLocationCoordinate2DIsValid(_ c: CLLocationCoordinate2D) -> Bool {
    abs(c.latitude) <= 90 && abs(c.longitude) <= 180
}
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1

open class CLLocation: NSObject {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let timestamp: Date
    public override convenience init() { self.init(latitude: 0, longitude: 0) }
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (coordinate, altitude, timestamp) = (
            CLLocationCoordinate2D(latitude: latitude, longitude: longitude), 0, Date()
        )
    }
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) { (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp) }
    open var horizontalAccuracy: CLLocationAccuracy { 0 }
    open var verticalAccuracy: CLLocationAccuracy { 0 }
    open var speed: CLLocationSpeed { -1 }
    open var course: CLLocationDirection { -1 }

    /// Metres on a sphere of the Earth's mean radius (haversine).
    open func distance(from other: CLLocation) -> CLLocationDistance {
        let (a, b) = (coordinate.latitude * .pi / 180, other.coordinate.latitude * .pi / 180)
        let width = (other.coordinate.longitude - coordinate.longitude) * .pi / 180
        let h = pow(sin((b - a) / 2), 2) + cos(a) * cos(b) * pow(sin(width / 2), 2)
        return 2 * 6_371_000 * asin(min(1, h.squareRoot()))
    }
}

public enum CLAuthorizationStatus: Int32 {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// A device that doesn't tell where it is.
open class CLLocationManager: NSObject {
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    open var distanceFilter: CLLocationDistance = -1
    open var location: CLLocation? { nil }
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    open class func locationServicesEnabled() -> Bool { false }
    open func requestWhenInUseAuthorization() {}
    open func requestAlwaysAuthorization() {}
    open func startUpdatingLocation() { requestLocation() }
    open func stopUpdatingLocation() {}
    open var allowsBackgroundLocationUpdates = false
    open var pausesLocationUpdatesAutomatically = true
    open class func headingAvailable() -> Bool { false }
    open func startUpdatingHeading() {}
    open func stopUpdatingHeading() {}
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    open func startMonitoringSignificantLocationChanges() {}
    open func stopMonitoringSignificantLocationChanges() {}
    open var monitoredRegions: Set<CLRegion> { [] }
    open func startMonitoring(for region: CLRegion) {}
    open func stopMonitoring(for region: CLRegion) {}
    open func requestLocation() {
        Host.shared.note("code-not-modelled", "CLLocationManager: the device doesn't tell where it is")
        EventLoop.shared.schedule { [self] in delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
    }
}

public struct CLError: Error {
    public enum Code: Int { case locationUnknown, denied, network, geocodeFoundNoResult = 8 }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// A place without an address: no server is asked.
open class CLPlacemark: NSObject {
    open var location: CLLocation? { nil }
    open var name: String? { nil }
    open var locality: String? { nil }
    open var country: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var postalCode: String? { nil }
    open var administrativeArea: String? { nil }
    open var subLocality: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var isoCountryCode: String? { nil }
    open var areasOfInterest: [String]? { nil }
}

/// Addresses are looked up in the network, which a run doesn't have.
open class CLGeocoder: NSObject {
    public typealias Completion = ([CLPlacemark]?, (any Error)?) -> Void
    open func geocodeAddressString(_ address: String, completionHandler: @escaping Completion) {
        fail(completionHandler)
    }
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping Completion) {
        fail(completionHandler)
    }
    open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { throw CLError(.network) }
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
    open func cancelGeocode() {}
    private func fail(_ completion: @escaping Completion) {
        Host.shared.note("code-network", "CLGeocoder: addresses aren't looked up")
        EventLoop.shared.schedule { completion(nil, CLError(.network)) }
    }
}

open class CLRegion: NSObject {
    public let identifier: String
    init(identifier: String) { self.identifier = identifier }
}

open class CLCircularRegion: CLRegion {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }
}
