import ContentExtensionHost

/// A map's ground: blocks, a park, water and a road, always the same ones around the middle, cut off at the view's edges.
extension DisplayListBuilder {
    mutating func drawMap(_ map: MapView, _ frame: Rect) {
        let colors = MapColors(map.mapType, isDark: isDark)
        fill(.rect(frame), colors.land)
        clips.append(.rect(frame))
        defer { clips.removeLast() }
        let block = map.blockLength(height: frame.height)
        func point(_ x: Double, _ y: Double) -> Point {
            Point(x: frame.midX + x * block, y: frame.midY + y * block)
        }
        // Half the view in blocks, and a block more for the slopes.
        let (across, down) = (frame.width / block / 2 + 1, frame.height / block / 2 + 1)
        let lake = Rect(origin: point(-across - 0.8, down - 2), size: Size(width: 3 * block, height: 3 * block))
        fill(.ellipse(lake), colors.water)
        for (x, y) in [(1.1, -1.25), (-2.9, -0.2), (3.2, 1.7)] {
            let park = Rect(origin: point(x, y), size: Size(width: 1.2 * block, height: 0.9 * block))
            fill(.roundedRect(park, radius: block * 0.12, curve: .circular), colors.park)
        }
        // Streets rise a tenth of their length.
        let slope = 0.1
        let rows = Int(down + slope * across) + 1
        for row in -rows...rows {
            let y = Double(row) + 0.4
            line(
                point(-across, y + slope * across), point(across, y - slope * across), width: block * 0.07,
                roundCap: false, colors.street)
        }
        let columns = Int((across + slope * down) / 1.3) + 1
        for column in -columns...columns {
            let x = Double(column) * 1.3 + 0.5
            line(
                point(x - slope * down, -down), point(x + slope * down, down), width: block * 0.07, roundCap: false,
                colors.street)
        }
        for (width, color) in [(0.19, colors.edge), (0.14, colors.road)] {
            line(
                point(-across, 0.1 - 0.27 * across), point(across, 0.1 + 0.27 * across), width: block * width,
                roundCap: false, color)
        }
    }
}

extension MapView {
    /// The distance of streets in points: a hundred metres where the span is known.
    fileprivate func blockLength(height: Double) -> Double {
        // A degree of latitude is 111 320 metres.
        let span = spanMeters ?? spanDegrees.map { $0 * 111_320 }
        guard let span, span > 0 else { return 56 }
        return min(160, max(28, height * 100 / span))
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
