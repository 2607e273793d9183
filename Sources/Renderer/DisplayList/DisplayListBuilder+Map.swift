import ContentExtensionHost

/// A map's ground: land, water, a park and roads, always the same ones, cut off at the view's edges.
extension DisplayListBuilder {
    mutating func drawMap(_ map: MapView, _ frame: Rect) {
        let colors = MapColors(map.mapType, isDark: isDark)
        fill(.rect(frame), colors.land)
        clips.append(.rect(frame))
        defer { clips.removeLast() }
        func point(_ x: Double, _ y: Double) -> Point {
            Point(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
        }
        let unit = max(1, min(frame.width, frame.height))
        let water = Rect(
            x: frame.minX - frame.width * 0.3, y: frame.maxY - frame.height * 0.35, width: frame.width * 0.75,
            height: frame.height * 0.8)
        fill(.ellipse(water), colors.water)
        let park = Rect(
            x: frame.minX + frame.width * 0.64, y: frame.minY + frame.height * 0.12, width: frame.width * 0.24,
            height: frame.height * 0.26)
        fill(.roundedRect(park, radius: unit * 0.04, curve: .circular), colors.park)
        let streets: [(Point, Point)] = [
            (point(-0.1, 0.18), point(1.1, 0.02)), (point(-0.1, 0.62), point(1.1, 0.46)),
            (point(0.18, -0.1), point(0.3, 1.1)), (point(0.58, -0.1), point(0.7, 1.1)),
            (point(0.86, -0.1), point(0.98, 1.1)), (point(0.3, 0.95), point(1.1, 0.8)),
        ]
        for (from, to) in streets { line(from, to, width: unit * 0.02, roundCap: false, colors.street) }
        line(point(-0.1, 0.4), point(1.1, 0.72), width: unit * 0.055, roundCap: false, colors.edge)
        line(point(-0.1, 0.4), point(1.1, 0.72), width: unit * 0.04, roundCap: false, colors.road)
    }
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
