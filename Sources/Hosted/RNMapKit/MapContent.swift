import RNCoreLocation
import RNSwiftUI
import RNUIKit

/// A thing on a map, at one or more coordinates.
@MainActor @preconcurrency public protocol _MapItem {
    var coordinates: [CLLocationCoordinate2D] { get }
    func _view(_ point: @escaping (CLLocationCoordinate2D) -> CGPoint) -> AnyView
}

extension _MapItem {
    func view(_ scale: MapScale) -> AnyView { _view { scale.point($0) } }
}

@MainActor @preconcurrency public protocol MapContent {
    var _items: [any _MapItem] { get }
}

extension MapContent {
    public func tint(_ color: Color?) -> some MapContent { tinted(color) }
    public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { tinted(style as? Color) }
    private func tinted(_ color: Color?) -> MapContentList {
        MapContentList(
            _items: _items.map { item in
                guard var marker = item as? MapMarkerItem else { return item }
                marker.color = color
                return marker
            })
    }
    public func tag<T: Hashable>(_ tag: T) -> some MapContent { self }
    public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        MapContentList(
            _items: _items.map { item in
                guard var figure = item as? MapFigureItem else { return item }
                figure.line = (AnyShapeStyle(content), style)
                return figure
            })
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
        MapContentList(
            _items: _items.map { item in
                guard var figure = item as? MapFigureItem else { return item }
                figure.fill = AnyShapeStyle(style)
                return figure
            })
    }
}

public struct MapContentList: MapContent { public let _items: [any _MapItem] }
public struct EmptyMapContent: MapContent {
    public init() {}
    public var _items: [any _MapItem] { [] }
}

@MainActor @preconcurrency @resultBuilder public struct MapContentBuilder {
    public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
    public static func buildBlock(_ parts: any MapContent...) -> MapContentList {
        MapContentList(_items: parts.flatMap { $0._items })
    }
    public static func buildIf(_ part: (any MapContent)?) -> MapContentList {
        MapContentList(_items: part?._items ?? [])
    }
    public static func buildEither(first: any MapContent) -> MapContentList { MapContentList(_items: first._items) }
    public static func buildEither(second: any MapContent) -> MapContentList { MapContentList(_items: second._items) }
    public static func buildLimitedAvailability(_ part: any MapContent) -> MapContentList {
        MapContentList(_items: part._items)
    }
}

extension ForEach: MapContent where Content: MapContent {
    public var _items: [any _MapItem] { data.flatMap { content($0)._items } }
}
extension ForEach where Content: MapContent, ID == Data.Element.ID, Data.Element: Identifiable {
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(_data: data, id: { $0.id }, content: content)
    }
}
extension ForEach where Content: MapContent {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(_data: data, id: { $0[keyPath: id] }, content: content) }
}

// MARK: Markers

private struct MapMarkerItem: _MapItem {
    let coordinate: CLLocationCoordinate2D
    let title: Text?
    let icon: String?
    var color: Color?
    var coordinates: [CLLocationCoordinate2D] { [coordinate] }
    func _view(_ point: @escaping (CLLocationCoordinate2D) -> CGPoint) -> AnyView {
        let place = point(coordinate)
        return AnyView(
            ZStack {
                // A balloon of 28 points whose foot stands at the coordinate; sizes from memory.
                Image(systemName: "arrowtriangle.down.fill").font(.system(size: 12)).foregroundStyle(color ?? .red)
                    .offset(y: 14)
                Circle().fill((color ?? .red).gradient).frame(width: 28, height: 28)
                    .overlay(Image(systemName: icon ?? "mappin").font(.system(size: 14)).foregroundStyle(.white))
                if let title { title.font(.system(size: 11, weight: .semibold)).fixedSize().offset(y: 30) }
            }
            .position(x: place.x, y: place.y - 22))
    }
}

/// A balloon with a title.
public struct Marker<Label: View>: MapContent {
    public let _items: [any _MapItem]
    fileprivate init(item: MapMarkerItem) { _items = [item] }
}
extension Marker where Label == Text {
    public init(_ key: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(item: MapMarkerItem(coordinate: coordinate, title: Text(key), icon: nil, color: nil))
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(item: MapMarkerItem(coordinate: coordinate, title: Text(title), icon: nil, color: nil))
    }
    public init(_ key: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(key, coordinate: coordinate)
    }
}
extension Marker where Label == RNSwiftUI.Label<Text, Image> {
    public init(_ key: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(item: MapMarkerItem(coordinate: coordinate, title: Text(key), icon: systemImage, color: nil))
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
    ) { self.init(item: MapMarkerItem(coordinate: coordinate, title: Text(title), icon: systemImage, color: nil)) }
    public init(_ key: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(item: MapMarkerItem(coordinate: coordinate, title: Text(key), icon: nil, color: nil))
    }
}
extension Marker {
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.init(item: MapMarkerItem(coordinate: coordinate, title: nil, icon: nil, color: nil))
    }
    public init(item: MKMapItem) where Label == Text {
        self.init(
            item: MapMarkerItem(
                coordinate: item.placemark.coordinate, title: item.name.map { Text($0) }, icon: nil, color: nil))
    }
}

private struct MapViewItem: _MapItem {
    let coordinate: CLLocationCoordinate2D
    let anchor: UnitPoint
    let view: AnyView
    var coordinates: [CLLocationCoordinate2D] { [coordinate] }
    func _view(_ point: @escaping (CLLocationCoordinate2D) -> CGPoint) -> AnyView {
        let place = point(coordinate)
        return AnyView(
            view.fixedSize()
                .alignmentGuide(HorizontalAlignment.leading) { $0.width * anchor.x - place.x }
                .alignmentGuide(VerticalAlignment.top) { $0.height * anchor.y - place.y })
    }
}

/// A view of the code's own on a map.
public struct Annotation<Label: View, Content: View>: MapContent {
    public let _items: [any _MapItem]
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { _items = [MapViewItem(coordinate: coordinate, anchor: anchor, view: AnyView(content()))] }
}
extension Annotation where Label == Text {
    public init(
        _ key: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(key) } }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) } }
}

/// The device's place, which a run doesn't know.
public struct UserAnnotation<Content: View>: MapContent {
    public var _items: [any _MapItem] { [] }
    public init() where Content == EmptyView {}
    public init(@ViewBuilder content: () -> Content) {}
}

// MARK: Figures

private struct MapFigureItem: _MapItem {
    let coordinates: [CLLocationCoordinate2D]
    /// In metres around the only coordinate; `nil` for lines between several.
    var radius: Double?
    var isClosed = false
    var line: (AnyShapeStyle, StrokeStyle)?
    var fill: AnyShapeStyle?
    func _view(_ point: @escaping (CLLocationCoordinate2D) -> CGPoint) -> AnyView {
        var path = Path()
        if let radius, let center = coordinates.first {
            let top = point(
                CLLocationCoordinate2D(latitude: center.latitude + radius / 111_320, longitude: center.longitude))
            let middle = point(center)
            let length = middle.y - top.y
            path.addEllipse(
                in: CGRect(x: middle.x - length, y: middle.y - length, width: length * 2, height: length * 2))
        } else {
            path.addLines(coordinates.map(point))
            if isClosed { path.closeSubpath() }
        }
        let isArea = isClosed || radius != nil
        let filling: AnyShapeStyle = fill ?? AnyShapeStyle(Color.blue.opacity(isArea && line == nil ? 0.3 : 0))
        let stroke = line ?? (isArea ? nil : (AnyShapeStyle(Color.blue), StrokeStyle(lineWidth: 3)))
        return AnyView(
            ZStack {
                if isArea { path.fill(filling) }
                if let stroke { path.stroke(stroke.0, style: stroke.1) }
            })
    }
}

public struct MapPolyline: MapContent {
    public let _items: [any _MapItem]
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        _items = [MapFigureItem(coordinates: coordinates)]
    }
    public enum ContourStyle: Sendable { case straight, geodesic }
}
public struct MapPolygon: MapContent {
    public let _items: [any _MapItem]
    public init(coordinates: [CLLocationCoordinate2D]) {
        _items = [MapFigureItem(coordinates: coordinates, isClosed: true)]
    }
}
public struct MapCircle: MapContent {
    public let _items: [any _MapItem]
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        _items = [MapFigureItem(coordinates: [center], radius: radius)]
    }
}

// MARK: iOS 14 to 16

@MainActor @preconcurrency public protocol MapAnnotationProtocol { var _item: any _MapItem { get } }
public struct MapMarker: MapAnnotationProtocol {
    public let _item: any _MapItem
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _item = MapMarkerItem(coordinate: coordinate, title: nil, icon: nil, color: tint)
    }
}
public struct MapPin: MapAnnotationProtocol {
    public let _item: any _MapItem
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _item = MapMarkerItem(coordinate: coordinate, title: nil, icon: nil, color: tint)
    }
}
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _item: any _MapItem
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        _item = MapViewItem(
            coordinate: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y), view: AnyView(content()))
    }
}

public struct MapContentView: View { public var body: some View { EmptyView() } }
public struct _DefaultMapContent: View { public var body: some View { EmptyView() } }
public struct _DefaultAnnotatedMapContent<Items>: View { public var body: some View { EmptyView() } }
