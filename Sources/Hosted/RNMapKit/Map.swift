import RNCoreLocation
import RNSwiftUI
import RNUIKit

/// The part of the world that a map shows.
public struct MapCameraPosition: Equatable {
    /// `nil` follows what the map shows.
    let shown: MKCoordinateRegion?
    public static let automatic = MapCameraPosition(shown: nil)
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(shown: region) }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(shown: rect.region) }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        // A camera sees about as many metres as it is away.
        MapCameraPosition(
            shown: MKCoordinateRegion(
                center: camera.centerCoordinate, latitudinalMeters: camera.distance, longitudinalMeters: camera.distance
            ))
    }
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(
            shown: MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1_000, longitudinalMeters: 1_000))
    }
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition { fallback }
    public var region: MKCoordinateRegion? { shown }
}

public struct MapCamera: Equatable {
    public var centerCoordinate: CLLocationCoordinate2D
    public var distance, heading, pitch: Double
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
        (self.heading, self.pitch) = (heading, pitch)
    }
    public static func == (first: Self, second: Self) -> Bool {
        first.centerCoordinate.latitude == second.centerCoordinate.latitude
            && first.centerCoordinate.longitude == second.centerCoordinate.longitude
            && first.distance == second.distance
    }
}

public struct MapCameraBounds {
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {}
    public init(
        centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {}
}

public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    public static let pitch = MapInteractionModes(rawValue: 4)
    public static let rotate = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

public enum MapUserTrackingMode { case none, follow }

/// The map of `MKMapView`, with views of its annotations at their places.
public struct Map<Content: View>: View {
    private let position: MapCameraPosition
    private let items: [any _MapItem]

    fileprivate init(_ position: MapCameraPosition, _ items: [any _MapItem]) {
        (self.position, self.items) = (position, items)
    }

    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView { self.init(position.wrappedValue, content()._items) }
    public init<C: MapContent>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView { self.init(initialPosition, content()._items) }
    public init<C: MapContent>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView { self.init(.automatic, content()._items) }
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView { self.init(position.wrappedValue, []) }
    public init(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView { self.init(initialPosition, []) }
    public init(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView { self.init(.automatic, []) }

    // The initialisers of iOS 14 to 16.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == _DefaultMapContent { self.init(.region(coordinateRegion.wrappedValue), []) }
    public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> A
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(.region(coordinateRegion.wrappedValue), annotationItems.map { annotationContent($0)._item })
    }

    /// The region of the position or else of the items; `nil` while there is neither.
    private var region: MKCoordinateRegion? {
        if let region = position.shown { return region }
        let coordinates = items.flatMap { $0.coordinates }
        guard let first = coordinates.first else { return nil }
        let (latitudes, longitudes) = (coordinates.map(\.latitude), coordinates.map(\.longitude))
        let (south, north) = (latitudes.min() ?? first.latitude, latitudes.max() ?? first.latitude)
        let (west, east) = (longitudes.min() ?? first.longitude, longitudes.max() ?? first.longitude)
        let span = max(0.01, max(north - south, east - west) * 1.4)
        return MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
            span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span))
    }

    public var body: some View {
        GeometryReader { proxy in
            let shown = region
            ZStack(alignment: .topLeading) {
                MapBackground(region: shown)
                if let shown {
                    ForEach(Array(items.enumerated()), id: \.offset) { _, item in
                        item.view(MapScale(region: shown, size: proxy.size))
                    }
                }
            }
        }
    }
}

private struct MapBackground: UIViewRepresentable {
    let region: MKCoordinateRegion?
    func makeUIView(context: Context) -> MKMapView { MKMapView(frame: .zero) }
    func updateUIView(_ map: MKMapView, context: Context) {
        if let region { map.setRegion(region, animated: false) }
    }
}

/// From coordinates to points: as many degrees as the shorter side shows.
struct MapScale {
    let region: MKCoordinateRegion
    let size: CGSize
    func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
        let perDegree = min(size.width, size.height) / CGFloat(max(1e-6, region.span.latitudeDelta))
        let shrink = CGFloat(max(0.01, cos(region.center.latitude * .pi / 180)))
        return CGPoint(
            x: size.width / 2 + CGFloat(coordinate.longitude - region.center.longitude) * perDegree * shrink,
            y: size.height / 2 - CGFloat(coordinate.latitude - region.center.latitude) * perDegree)
    }
}
