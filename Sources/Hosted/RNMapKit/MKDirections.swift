import RNCoreLocation
import RNUIKit

// Routes and places are looked up in the network, which a run doesn't have.

public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let any = MKDirectionsTransportType(rawValue: 0xFFF_FFFF)
}

open class MKRoute: NSObject {
    public let polyline: MKPolyline
    init(_ polyline: MKPolyline) { self.polyline = polyline }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var name: String { "" }
}

/// Fails with a network error: no server is asked.
open class MKDirections: NSObject {
    open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
    }
    open class Response: NSObject { open var routes: [MKRoute] { [] } }
    open class ETAResponse: NSObject {
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
    }
    public init(request: Request) {}
    private func fail<T>(_ completion: @escaping (T?, (any Error)?) -> Void) {
        Host.shared.note("code-network", "MKDirections: routes aren't looked up")
        EventLoop.shared.schedule { completion(nil, CLError(.network)) }
    }
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) { fail(completionHandler) }
    open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    open func calculate() async throws -> Response {
        try await withCheckedThrowingContinuation { waiting in
            fail { (response: Response?, error) in waiting.resume(with: Self.result(response, error)) }
        }
    }
    open func calculateETA() async throws -> ETAResponse {
        try await withCheckedThrowingContinuation { waiting in
            fail { (response: ETAResponse?, error) in waiting.resume(with: Self.result(response, error)) }
        }
    }
    private static func result<T>(_ value: T?, _ error: (any Error)?) -> Result<T, any Error> {
        value.map(Result.success) ?? .failure(error ?? CLError(.network))
    }
    open func cancel() {}
}

/// Fails with a network error: no server is asked.
open class MKLocalSearch: NSObject {
    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
    }
    open class Response: NSObject { open var mapItems: [MKMapItem] { [] } }
    public init(request: Request) {}
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        Host.shared.note("code-network", "MKLocalSearch: places aren't looked up")
        EventLoop.shared.schedule { completionHandler(nil, CLError(.network)) }
    }
    open func cancel() {}
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
