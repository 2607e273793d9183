import Renderer
import Views

/// The status bar: the time at one side; signal, network and battery at the other.
extension DeviceChrome {
    /// `nil` for a phone in landscape, which has none.
    func statusBar(clock: String, ink: Color) -> ViewNode? {
        guard device.orientation == .portrait || device.model.isPad else { return nil }
        let time = clock.isEmpty ? [] : [time(clock, ink)]
        return layer("status-bar", time + symbols(ink))
    }

    private func time(_ clock: String, _ ink: Color) -> ViewNode {
        let font = ResolvedFont(size: metrics.timeSize)
        let line = device.ceilToPixel(font.lineHeight)
        let label = Label(clock, font: .system(metrics.timeSize, .semibold), textColor: ink, alignment: .center)
        let top = metrics.statusMiddle - line / 2
        let centerX = metrics.earMiddle.map { $0 - device.screen.width / 2 } ?? 0
        let isAtSide = metrics.earMiddle == nil && device.model.isPad
        let placement =
            isAtSide ? Placement(leading: DeviceMetrics.padSide, top: top) : Placement(top: top, centerX: centerX)
        return ViewNode(.label(label), id: "status-time", sizing: ViewSizing(height: line), placement: placement)
    }

    private func symbols(_ ink: Color) -> [ViewNode] {
        let scale = metrics.symbolScale
        let (signal, wifi, battery) = (signal(ink, scale), wifi(ink, scale), battery(ink, scale))
        func row(_ views: [ViewNode], _ placement: Placement) -> ViewNode {
            ViewNode(
                .stack(Stack(.horizontal, alignment: .center, spacing: 6 * scale)), placement: placement,
                children: views)
        }
        let centerY = metrics.statusMiddle - device.screen.height / 2
        if let middle = metrics.earMiddle {
            return [
                row([signal, wifi, battery], Placement(centerX: device.screen.width / 2 - middle, centerY: centerY))
            ]
        }
        if device.model.isPad {
            return [row([wifi, battery], Placement(trailing: DeviceMetrics.padSide, centerY: centerY))]
        }
        return [
            row([signal, wifi], Placement(leading: DeviceMetrics.plainSide, centerY: centerY)),
            row([battery], Placement(trailing: DeviceMetrics.plainSide, centerY: centerY)),
        ]
    }

    private func signal(_ ink: Color, _ scale: Double) -> ViewNode {
        let heights = [4.4, 6.8, 9.4, 12.2]
        let bars = heights.enumerated().map { index, height in
            ViewNode(
                .view, style: ViewStyle(backgroundColor: ink, cornerRadius: .points(1 * scale)),
                sizing: ViewSizing(width: 3.2 * scale, height: height * scale),
                placement: fromLeft(Double(index) * 5.2 * scale, bottom: 0))
        }
        return ViewNode(
            .view, id: "status-signal", sizing: ViewSizing(width: 18.8 * scale, height: 12.2 * scale), children: bars)
    }

    private func wifi(_ ink: Color, _ scale: Double) -> ViewNode {
        ViewNode(
            .image(
                ImageView(.symbol(name: "wifi", pointSize: 14 * scale, weight: .bold), contentMode: .scaleAspectFit)),
            id: "status-wifi", style: ViewStyle(tintColor: ink),
            sizing: ViewSizing(width: 17.2 * scale, height: 12.4 * scale))
    }

    private func battery(_ ink: Color, _ scale: Double) -> ViewNode {
        let faint = 0.4
        let outline = ViewNode(
            .view,
            style: ViewStyle(
                alpha: faint, cornerRadius: .points(4.3 * scale), cornerCurve: .continuous,
                border: Border(width: 1.05 * scale, color: ink)),
            sizing: ViewSizing(width: 25 * scale, height: 13 * scale), placement: fromLeft(0, top: 0))
        let charge = ViewNode(
            .view, style: ViewStyle(backgroundColor: ink, cornerRadius: .points(2.6 * scale), cornerCurve: .continuous),
            sizing: ViewSizing(width: 21 * scale, height: 9 * scale), placement: fromLeft(2 * scale, top: 2 * scale))
        let pole = ViewNode(
            .view, style: ViewStyle(backgroundColor: ink, alpha: faint, cornerRadius: .points(0.8 * scale)),
            sizing: ViewSizing(width: 1.4 * scale, height: 4 * scale), placement: fromLeft(26 * scale, centerY: 0))
        return ViewNode(
            .view, id: "status-battery", sizing: ViewSizing(width: 27.4 * scale, height: 13 * scale),
            children: [outline, charge, pole])
    }

    /// A position in a symbol, which isn't mirrored in right-to-left layouts.
    private func fromLeft(_ x: Double, top: Double? = nil, bottom: Double? = nil, centerY: Double? = nil) -> Placement {
        Placement(
            leading: device.isRightToLeft ? nil : x, trailing: device.isRightToLeft ? x : nil, top: top,
            bottom: bottom, centerY: centerY)
    }
}
