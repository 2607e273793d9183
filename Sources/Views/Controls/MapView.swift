import AutoLayout
import Basics

/// An MKMapView: a drawn map without real places, because there is no network.
public struct MapView: Control {
    /// In degrees, north positive; `nil` for an arbitrary map.
    public var latitude: Double?
    /// In degrees, east positive.
    public var longitude: Double?
    /// The height of the map in metres.
    public var spanMeters: Double?
    /// The height of the map in degrees of latitude.
    public var spanDegrees: Double?
    /// `true` draws a pin in the middle; `nil` draws one if there is a coordinate.
    public var hasPin: Bool?
    /// The colors of the ground.
    public var mapType: MapType
    /// The caption; empty for the coordinate, or else `Map`.
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

    package static let kindName = "map"
    package static let properties = [
        key("title", .text, \.title), key("latitude", optional: .number(-90...90), \.latitude),
        key("longitude", optional: .number(-180...180), \.longitude),
        key("spanMeters", optional: .number(0...1e8), \.spanMeters),
        key("spanDegrees", optional: .number(0...180), \.spanDegrees), key("pin", optional: .bool, \.hasPin),
        key("mapType", .choice(MapType.self), \.mapType),
    ]
    /// The pin's size in points; its tip is at the middle of the map.
    private static let pin = Size(width: 28, height: 36)
    /// The white point in the pin's head.
    private static let dot = 10.0
    private static let captionHeight = 18.0
    private static let captionColor = Color.dynamic(
        light: RGBA(white: 1, alpha: 0.85), dark: RGBA(28, 28, 30, alpha: 0.85))

    /// A coordinate has a pin unless it is said not to.
    private var showsPin: Bool { hasPin ?? (latitude != nil && longitude != nil) }

    /// The words below: the title, else the coordinate.
    private var caption: String {
        if !title.isEmpty { return title }
        guard let latitude, let longitude else { return "Map" }
        func degrees(_ value: Double, _ positive: String, _ negative: String) -> String {
            "\(FixedText.short(abs(value)))° \(value < 0 ? negative : positive)"
        }
        return degrees(latitude, "N", "S") + ", " + degrees(longitude, "E", "W")
    }

    package func size(limit: Double?, in layout: some ControlLayout) -> Size { .zero }
    package func isFlexible(_ axis: Axis) -> Bool { true }

    /// The pin and the words; the ground is drawn.
    package func parts(size: Size, in layout: some ControlLayout) -> [ControlPart] {
        var parts: [ControlPart] = []
        if showsPin {
            let pin = Self.pin
            let frame = Rect(
                x: (size.width - pin.width) / 2, y: size.height / 2 - pin.height, width: pin.width, height: pin.height)
            let symbol = ImageReference.symbol(name: "map.balloon", pointSize: pin.height, weight: .regular)
            let view = ViewNode(.image(ImageView(symbol)), style: ViewStyle(tintColor: .semantic(.systemRed)))
            let dot = ViewNode(
                .shape(.ellipse(fill: .white)), sizing: ViewSizing(width: Self.dot, height: Self.dot),
                placement: Placement(top: (pin.width - Self.dot) / 2, centerX: 0))
            parts.append(ControlPart(frame: frame, node: ViewNode(.overlay, children: [view, dot])))
        }
        guard size.height >= Self.captionHeight * 2 else { return parts }
        let label = Label(caption, font: .system(11), textColor: .semantic(.secondaryLabel), alignment: .center)
        let words = layout.device.ceilToPixel(layout.size(of: label, width: nil).width)
        let width = min(size.width - 12, words + 12)
        guard width > 0 else { return parts }
        let box = ViewNode(
            .view, style: ViewStyle(backgroundColor: Self.captionColor, cornerRadius: .points(4)),
            children: [ViewNode(.label(label), placement: Placement(leading: 6, trailing: 6, top: 0, bottom: 0))])
        let frame = Rect(x: 6, y: size.height - Self.captionHeight - 6, width: width, height: Self.captionHeight)
        parts.append(ControlPart(frame: frame, node: box))
        return parts
    }

    /// Blocks, a park, water and a road, always the same ones around the middle.
    package func draw(_ view: ControlView, on canvas: inout some ControlCanvas) {
        let colors = MapColors(mapType, isDark: canvas.isDark)
        canvas.fill(.rect(view.frame), colors.land)
        canvas.clip(to: .rect(view.frame)) { drawGround(view.frame, colors, on: &$0) }
    }

    private func drawGround(_ frame: Rect, _ colors: MapColors, on canvas: inout some ControlCanvas) {
        let block = blockLength(height: frame.height)
        func point(_ x: Double, _ y: Double) -> Point { Point(x: frame.midX + x * block, y: frame.midY + y * block) }
        // Half the view in blocks, and a block more for the slopes.
        let (across, down) = (frame.width / block / 2 + 1, frame.height / block / 2 + 1)
        let lake = Rect(origin: point(-across - 0.8, down - 2), size: Size(width: 3 * block, height: 3 * block))
        canvas.fill(.ellipse(lake), colors.water)
        for (x, y) in [(1.1, -1.25), (-2.9, -0.2), (3.2, 1.7)] {
            let park = Rect(origin: point(x, y), size: Size(width: 1.2 * block, height: 0.9 * block))
            canvas.fill(.roundedRect(park, radius: block * 0.12, curve: .circular), colors.park)
        }
        func street(_ from: Point, _ to: Point, _ width: Double, _ color: RGBA) {
            canvas.line(from, to, width: block * width, dash: [], roundCap: false, color)
        }
        // Streets rise a tenth of their length.
        let slope = 0.1
        let rows = Int(down + slope * across) + 1
        for row in -rows...rows {
            let y = Double(row) + 0.4
            street(point(-across, y + slope * across), point(across, y - slope * across), 0.07, colors.street)
        }
        let columns = Int((across + slope * down) / 1.3) + 1
        for column in -columns...columns {
            let x = Double(column) * 1.3 + 0.5
            street(point(x - slope * down, -down), point(x + slope * down, down), 0.07, colors.street)
        }
        for (width, color) in [(0.19, colors.edge), (0.14, colors.road)] {
            street(point(-across, 0.1 - 0.27 * across), point(across, 0.1 + 0.27 * across), width, color)
        }
    }

    /// The distance of streets in points: a hundred metres where the span is known.
    private func blockLength(height: Double) -> Double {
        // A degree of latitude is 111 320 metres.
        let span = spanMeters ?? spanDegrees.map { $0 * 111_320 }
        guard let span, span > 0 else { return 56 }
        return min(160, max(28, height * 100 / span))
    }

    package var shownText: String? { title }
    package var dump: [String] { [JSONText.quoted(caption), mapType.rawValue] + (showsPin ? ["pin"] : []) }
}

/// The colours of a map's ground, near to those of Apple's maps.
private struct MapColors {
    let land, water, park, street, road, edge: RGBA

    init(_ type: MapView.MapType, isDark: Bool) {
        let isPhotographed = ![.standard, .mutedStandard].contains(type)
        if isPhotographed {
            (land, water, park) = (RGBA(92, 96, 76), RGBA(38, 62, 82), RGBA(62, 82, 52))
            (street, road, edge) = (RGBA(150, 148, 136), RGBA(176, 172, 158), RGBA(120, 118, 106))
        } else if isDark {
            (land, water, park) = (RGBA(44, 46, 50), RGBA(28, 50, 72), RGBA(40, 62, 48))
            (street, road, edge) = (RGBA(70, 72, 78), RGBA(110, 98, 70), RGBA(80, 72, 54))
        } else {
            (land, water, park) = (RGBA(249, 245, 237), RGBA(170, 218, 238), RGBA(203, 231, 178))
            (street, road, edge) = (RGBA(white: 1), RGBA(253, 226, 147), RGBA(236, 200, 110))
        }
    }
}

extension ViewContent {
    public static func map(_ mapView: MapView) -> Self { .control(AnyControl(mapView)) }
}

extension ViewNode {
    public var mapView: MapView? {
        get { content[MapView.self] }
        set { content[MapView.self] = newValue }
    }
}
