import AutoLayout

/// What only a device can show, drawn as a labelled stand-in.
public struct Placeholder: Sendable, Equatable {
    /// The views whose pixels come from a service, a decoder or hardware that isn't here.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// WKWebView, AVPlayerLayer or AVPlayerViewController, and camera previews.
        case web, video, camera
        /// SceneKit, SpriteKit, Metal and ARKit.
        case scene
        /// UIDatePicker and UIPickerView.
        case datePicker, picker
        /// Anything else that code draws; the title says what.
        case placeholder
    }

    /// Decides the symbol and the words of the stand-in.
    public var kind: Kind
    /// The words in the middle; the kind's own when empty.
    @ByteString public var title: String
    /// In points, a length of 0 being none; when `nil` a picker has that of its wheels, others have none.
    public var intrinsicSize: Size?

    public init(_ kind: Kind, title: String = "", intrinsicSize: Size? = nil) {
        (self.kind, self.title, self.intrinsicSize) = (kind, title, intrinsicSize)
    }
}

/// An MKMapView: a drawn map without real places, which no picture without network could have.
public struct MapView: Sendable, Equatable {
    /// In degrees, north positive; `nil` for a map of nowhere.
    public var latitude: Double?
    /// In degrees, east positive.
    public var longitude: Double?
    /// How much of the ground the map shows from top to bottom, in metres; `nil` unless set.
    public var spanMeters: Double?
    /// The same in degrees of latitude.
    public var spanDegrees: Double?
    /// Whether a pin stands in the middle; when `nil`, if there is a coordinate.
    public var hasPin: Bool?
    /// The colours of the ground.
    public var mapType: MapType
    /// The words of the caption; the coordinate, or else `Map`, when empty.
    @ByteString public var title: String

    public init(
        title: String = "", latitude: Double? = nil, longitude: Double? = nil, spanMeters: Double? = nil,
        spanDegrees: Double? = nil, hasPin: Bool? = nil, mapType: MapType = .standard
    ) {
        self.title = title
        self.latitude = latitude
        self.longitude = longitude
        self.spanMeters = spanMeters
        self.spanDegrees = spanDegrees
        self.hasPin = hasPin
        self.mapType = mapType
    }

    /// MKMapType.
    public enum MapType: String, Sendable, Hashable, CaseIterable {
        case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
    }
}
