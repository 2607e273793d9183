import RNSwiftUI

/// A drawn mark, or part of one, in points of the plot.
struct ChartFigure {
    var path: Path
    var box: CGRect
    let style: AnyShapeStyle
    /// `nil` for a filled figure.
    var stroke: StrokeStyle?
    var view: AnyView?
    let mark: _ChartMark
    /// `true` for the only or first figure of a mark, beside which its annotations stand.
    var holdsAnnotations = true
}

/// The figures of a chart's marks on a plot of a size.
@MainActor struct ChartFigures {
    let model: ChartModel
    let size: CGSize

    /// From back to front.
    var all: [ChartFigure] {
        var figures: [ChartFigure] = []
        let series = Dictionary(grouping: model.marks.indices.filter { model.marks[$0].isSeries }) { index in
            SeriesKey(isArea: model.marks[index].kind == .area, values: model.marks[index].seriesKey)
        }
        let firsts = Dictionary(uniqueKeysWithValues: series.values.map { ($0[0], $0) })
        let total = model.marks.filter { $0.kind == .sector }.reduce(0) { $0 + $1.angle }
        var angle = 0.0
        let slots = (slot(\.x, model.x, size.width), slot(\.y, model.y, size.height))
        for (index, mark) in model.marks.enumerated() {
            switch mark.kind {
            case .line, .area:
                if let line = firsts[index] { figures += self.line(line.map { model.marks[$0] }, mark.kind == .area) }
                if mark.kind == .line, let point = symbol(mark, isOnLine: true) { figures.append(point) }
            case .point: if let point = symbol(mark, isOnLine: false) { figures.append(point) }
            case .bar: if let bar = bar(mark, slots) { figures.append(bar) }
            case .rectangle: if let rectangle = rectangle(mark, slots) { figures.append(rectangle) }
            case .rule: if let rule = rule(mark) { figures.append(rule) }
            case .sector:
                if let sector = sector(mark, from: angle / max(total, 1e-12), share: mark.angle / max(total, 1e-12)) {
                    figures.append(sector)
                }
                angle += mark.angle
            }
        }
        figures = figures.map { moved($0) }
        return figures.contains { $0.mark.zIndex != 0 } ? figures.sorted { $0.mark.zIndex < $1.mark.zIndex } : figures
    }

    private struct SeriesKey: Hashable {
        let isArea: Bool
        let values: [_PlottedValue?]
    }

    private func moved(_ figure: ChartFigure) -> ChartFigure {
        let offset = figure.mark.offset
        guard offset != .zero else { return figure }
        var figure = figure
        figure.path = figure.path.offsetBy(dx: offset.width, dy: offset.height)
        figure.box = figure.box.offsetBy(dx: offset.width, dy: offset.height)
        return figure
    }

    // MARK: Lines and areas

    private func point(_ mark: _ChartMark) -> CGPoint? {
        guard let x = mark.x.map({ model.x?.middle($0, size.width) }) ?? (mark.xPoints.start ?? size.width / 2),
            let y = mark.y.map({ model.y?.middle($0, size.height) }) ?? (mark.yPoints.start ?? size.height / 2)
        else { return nil }
        return CGPoint(x: x, y: y)
    }

    private func line(_ marks: [_ChartMark], _ isArea: Bool) -> [ChartFigure] {
        let first = marks[0]
        var path = Path()
        if isArea {
            var (starts, ends): ([CGPoint], [CGPoint]) = ([], [])
            for mark in marks {
                guard let x = mark.x.flatMap({ model.x?.extent($0, size.width) }),
                    let y = mark.y.flatMap({ model.y?.extent($0, size.height) })
                else { continue }
                let (middleX, middleY) = ((x.0 + x.1) / 2, (y.0 + y.1) / 2)
                starts.append(first.isHorizontal ? CGPoint(x: x.0, y: middleY) : CGPoint(x: middleX, y: y.0))
                ends.append(first.isHorizontal ? CGPoint(x: x.1, y: middleY) : CGPoint(x: middleX, y: y.1))
            }
            guard ends.count > 1 else { return [] }
            path.move(to: ends[0])
            path.add(first.interpolation.segments(ends))
            path.addLine(to: starts[starts.count - 1])
            path.add(first.interpolation.segments(starts).reversed().map(\.reversed))
            path.closeSubpath()
        } else {
            let points = marks.compactMap { point($0) }
            guard points.count > 1 else { return [] }
            path.move(to: points[0])
            path.add(first.interpolation.segments(points))
        }
        var stroke = first.stroke ?? StrokeStyle(lineWidth: ChartMetrics.lineWidth, lineCap: .round, lineJoin: .round)
        if let value = first.lineValue, let index = model.lineValues.firstIndex(of: value) {
            let dashes: [[CGFloat]] = [[], [6, 4], [2, 4], [8, 3, 2, 3]]
            stroke.dash = dashes[index % dashes.count]
            if model.options.lines.indices.contains(index) { stroke = model.options.lines[index] }
        }
        let line = ChartFigure(
            path: path, box: path.boundingRect, style: model.style(of: first), stroke: isArea ? nil : stroke,
            mark: first, holdsAnnotations: false)
        // Annotations stand beside the points, not beside the line.
        return [line]
            + marks.filter { !$0.annotations.isEmpty }.compactMap { mark in
                point(mark).map { place in
                    ChartFigure(
                        path: Path(), box: CGRect(origin: place, size: .zero), style: line.style, mark: mark)
                }
            }
    }

    private func symbol(_ mark: _ChartMark, isOnLine: Bool) -> ChartFigure? {
        let symbol = mark.symbolValue.map { model.symbol(of: $0) } ?? mark.symbol
        guard let place = point(mark), symbol != nil || !isOnLine else { return nil }
        var side = mark.symbolSize ?? CGSize(width: ChartMetrics.symbolSide, height: ChartMetrics.symbolSide)
        if let value = mark.sizeValue {
            let numbers = model.sizeValues.compactMap(\.coordinate)
            let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
            let index = model.sizeValues.firstIndex(of: value) ?? 0
            let share =
                value.coordinate.map { low == high ? 1 : ($0 - low) / (high - low) }
                ?? Double(index + 1) / Double(model.sizeValues.count)
            let range = model.options.sizes
            let length = (range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(share)).squareRoot()
            side = CGSize(width: length, height: length)
        }
        let box = CGRect(
            x: place.x - side.width / 2, y: place.y - side.height / 2, width: side.width, height: side.height)
        var figure = ChartFigure(
            path: symbol?.path?(box) ?? Path(ellipseIn: box), box: box, style: model.style(of: mark), mark: mark,
            holdsAnnotations: !isOnLine)
        if let width = symbol?.lineWidth { figure.stroke = StrokeStyle(lineWidth: width) }
        figure.view = symbol?.view
        return figure
    }

    // MARK: Bars, rectangles, rules

    /// The room of a bar among values without a band: the least distance between two of them.
    private func slot(_ span: (_ChartMark) -> PlottedSpan?, _ scale: ChartScale?, _ length: CGFloat) -> CGFloat {
        let bars = model.marks.filter { $0.kind == .bar || $0.kind == .rectangle }
        let places = bars.compactMap { span($0).flatMap { scale?.middle($0, length) } }.sorted()
        let least = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > 0.01 }.min()
        return least ?? ChartMetrics.singleBar / ChartMetrics.barShare
    }

    /// A mark's start and length on one axis.
    private func extent(
        _ span: PlottedSpan?, _ points: (start: CGFloat?, end: CGFloat?), _ scale: ChartScale?, _ length: CGFloat
    ) -> (CGFloat, CGFloat)? {
        guard let span else {
            let (start, end) = (points.start ?? 0, points.end ?? length)
            return (min(start, end), abs(end - start))
        }
        return scale?.extent(span, length).map { (min($0, $1), abs($1 - $0)) }
    }
    /// A mark's start and length on the axis on which it has a band.
    private func band(
        _ span: PlottedSpan?, _ points: (start: CGFloat?, end: CGFloat?), _ scale: ChartScale?, _ length: CGFloat,
        _ dimension: MarkDimension, share: CGFloat, slot: CGFloat
    ) -> (CGFloat, CGFloat)? {
        guard let (start, own) = extent(span, points, scale, length) else { return nil }
        guard let span, !span.isInterval else { return (start, own) }
        let thickness = dimension.length(in: span.isDiscrete ? own : slot, automatic: share)
        return (start + own / 2 - thickness / 2, thickness)
    }

    private func bar(_ mark: _ChartMark, _ slots: (CGFloat, CGFloat)) -> ChartFigure? {
        let isHorizontal = mark.isHorizontal
        let share = ChartMetrics.barShare
        guard
            var x = isHorizontal
                ? extent(mark.x, mark.xPoints, model.x, size.width)
                : band(mark.x, mark.xPoints, model.x, size.width, mark.width, share: share, slot: slots.0),
            var y = isHorizontal
                ? band(mark.y, mark.yPoints, model.y, size.height, mark.height, share: share, slot: slots.1)
                : extent(mark.y, mark.yPoints, model.y, size.height)
        else { return nil }
        if let group = mark.group, let index = model.groupValues.firstIndex(of: group.value) {
            let count = CGFloat(model.groupValues.count)
            if isHorizontal {
                y = (y.0 + CGFloat(index) * y.1 / count, y.1 / count)
            } else {
                x = (x.0 + CGFloat(index) * x.1 / count, x.1 / count)
            }
        }
        return filled(mark, CGRect(x: x.0, y: y.0, width: x.1, height: y.1))
    }
    private func rectangle(_ mark: _ChartMark, _ slots: (CGFloat, CGFloat)) -> ChartFigure? {
        guard let x = band(mark.x, mark.xPoints, model.x, size.width, mark.width, share: 1, slot: slots.0),
            let y = band(mark.y, mark.yPoints, model.y, size.height, mark.height, share: 1, slot: slots.1)
        else { return nil }
        return filled(mark, CGRect(x: x.0, y: y.0, width: x.1, height: y.1))
    }
    private func filled(_ mark: _ChartMark, _ box: CGRect) -> ChartFigure {
        let radius = min(mark.cornerRadius, min(box.width, box.height) / 2)
        let path = radius > 0 ? Path(roundedRect: box, cornerRadius: radius) : Path(box)
        return ChartFigure(path: path, box: box, style: model.style(of: mark), mark: mark)
    }

    private func rule(_ mark: _ChartMark) -> ChartFigure? {
        let isVertical = mark.x.map { !$0.isInterval } ?? false
        guard let x = extent(mark.x, mark.xPoints, model.x, size.width),
            let y = extent(mark.y, mark.yPoints, model.y, size.height)
        else { return nil }
        let stroke = mark.stroke ?? StrokeStyle(lineWidth: ChartMetrics.ruleWidth)
        let (middleX, middleY) = (x.0 + x.1 / 2, y.0 + y.1 / 2)
        let box =
            isVertical
            ? CGRect(x: middleX, y: y.0, width: 0, height: y.1) : CGRect(x: x.0, y: middleY, width: x.1, height: 0)
        guard !stroke.dash.isEmpty else {
            let width = stroke.lineWidth / 2
            return filled(mark, isVertical ? box.insetBy(dx: -width, dy: 0) : box.insetBy(dx: 0, dy: -width))
        }
        var path = Path()
        path.move(to: box.origin)
        path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
        return ChartFigure(path: path, box: box, style: model.style(of: mark), stroke: stroke, mark: mark)
    }

    // MARK: Sectors

    /// - Parameters: shares of the circle, clockwise from the top.
    private func sector(_ mark: _ChartMark, from start: Double, share: Double) -> ChartFigure? {
        guard share > 0 else { return nil }
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let outer = mark.sector.outer.radius(of: min(size.width, size.height) / 2, automatic: 1)
        let inner = min(mark.sector.inner.radius(of: outer, automatic: 0), outer)
        let (from, to) = ((start - 0.25) * 2 * Double.pi, (start + share - 0.25) * 2 * Double.pi)
        // The same distance from the straight edges at each radius.
        func inset(_ radius: CGFloat) -> Double {
            radius > 0 ? min(Double(mark.sector.inset / 2 / radius), (to - from) / 2) : 0
        }
        func add(_ radius: CGFloat, isBack: Bool, to path: inout Path) {
            let (low, high) = (from + inset(radius), to - inset(radius))
            path.addArc(
                center: center, radius: radius, startAngle: .radians(isBack ? high : low),
                endAngle: .radians(isBack ? low : high), clockwise: isBack)
        }
        var path = Path()
        add(outer, isBack: false, to: &path)
        if inner > 0 { add(inner, isBack: true, to: &path) } else { path.addLine(to: center) }
        path.closeSubpath()
        var figure = ChartFigure(path: path, box: path.boundingRect, style: model.style(of: mark), mark: mark)
        if mark.cornerRadius > 0 {
            // A line as wide as twice the radius rounds the corners of a figure that is smaller by as much.
            figure.path = Self.rounded(center, inner, outer, from + inset(outer), to - inset(outer), mark.cornerRadius)
        }
        return figure
    }

    /// A sector of a ring with round corners.
    private static func rounded(
        _ center: CGPoint, _ inner: CGFloat, _ outer: CGFloat, _ from: Double, _ to: Double, _ corner: CGFloat
    ) -> Path {
        let radius = max(0, min(corner, (outer - inner) / 2, outer * CGFloat(to - from) / 3))
        func at(_ length: CGFloat, _ angle: Double) -> CGPoint {
            CGPoint(x: center.x + length * CGFloat(cos(angle)), y: center.y + length * CGFloat(sin(angle)))
        }
        func turn(_ length: CGFloat) -> Double { length > 0 ? Double(radius / length) : 0 }
        var path = Path()
        path.addArc(
            center: center, radius: outer, startAngle: .radians(from + turn(outer)),
            endAngle: .radians(to - turn(outer)), clockwise: false)
        path.addQuadCurve(to: at(outer - radius, to), control: at(outer, to))
        if inner > 0 {
            let own = min(turn(inner), (to - from) / 2)
            path.addLine(to: at(inner + radius, to))
            path.addQuadCurve(to: at(inner, to - own), control: at(inner, to))
            path.addArc(
                center: center, radius: inner, startAngle: .radians(to - own), endAngle: .radians(from + own),
                clockwise: true)
            path.addQuadCurve(to: at(inner + radius, from), control: at(inner, from))
        } else {
            path.addLine(to: center)
        }
        path.addLine(to: at(outer - radius, from))
        path.addQuadCurve(to: at(outer, from + turn(outer)), control: at(outer, from))
        path.closeSubpath()
        return path
    }
}

extension _ChartMark {
    fileprivate var isSeries: Bool { kind == .line || kind == .area }
    /// A sector's part of the whole.
    fileprivate var angle: Double { max(0, x?.high.coordinate ?? 0) }
}
