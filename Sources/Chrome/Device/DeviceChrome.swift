import Views

/// Parts of a screen over everything, each as large as it: status bar, notch or island, home indicator, corners.
struct DeviceChrome {
    let device: Device
    let metrics: DeviceMetrics

    init(_ device: Device) { (self.device, metrics) = (device, DeviceMetrics(device)) }

    /// All parts, back to front.
    /// - Parameters:
    ///   - clock: the status bar's time; empty on a locked screen, which has a clock of its own.
    ///   - ink: the colour of the status bar and the home indicator.
    ///   - indicator: the home indicator's colour where it differs, such as over a keyboard.
    func views(clock: String, ink: Color, indicator: Color? = nil) -> [ViewNode] {
        [statusBar(clock: clock, ink: ink), homeIndicator(indicator ?? ink), cutout, corners].compactMap { $0 }
    }

    /// `nil` for a device without one.
    func homeIndicator(_ ink: Color) -> ViewNode? {
        guard metrics.indicatorWidth > 0 else { return nil }
        let bar = ViewNode(
            .view, style: ViewStyle(backgroundColor: ink, cornerRadius: .half),
            sizing: ViewSizing(width: metrics.indicatorWidth, height: DeviceMetrics.indicatorHeight),
            placement: Placement(bottom: DeviceMetrics.indicatorBottom, centerX: 0))
        return layer("home-indicator", [bar])
    }

    /// The notch or island in black; `nil` for a device without one.
    var cutout: ViewNode? {
        let isUpright = device.orientation == .portrait
        switch metrics.cutout {
        case .none: return nil
        case .island(let width, let height, let top):
            let island = ViewNode(
                .view, style: ViewStyle(backgroundColor: .black, cornerRadius: .half),
                sizing: isUpright ? ViewSizing(width: width, height: height) : ViewSizing(width: height, height: width),
                placement: isUpright ? Placement(top: top, centerX: 0) : Placement(leading: top, centerY: 0))
            return layer("island", [island])
        case .notch(let width, let height): return layer("notch", notch(width, height, isUpright: isUpright))
        }
    }

    /// A plate that extends beyond the screen's edge, with a rounded ear at each side.
    private func notch(_ width: Double, _ height: Double, isUpright: Bool) -> [ViewNode] {
        let hidden = DeviceMetrics.notchCornerRadius
        let plate = ViewNode(
            .view, style: ViewStyle(backgroundColor: .black, cornerRadius: .points(hidden), cornerCurve: .continuous),
            sizing: isUpright
                ? ViewSizing(width: width, height: height + hidden) : ViewSizing(width: height + hidden, height: width),
            placement: isUpright ? Placement(top: -hidden, centerX: 0) : Placement(leading: -hidden, centerY: 0))
        let ears = [-1.0, 1].map { side in
            let middle = side * (width + DeviceMetrics.notchEarRadius) / 2
            return isUpright
                ? ear(Placement(top: 0, centerX: middle), x: side, y: -1)
                : ear(Placement(leading: 0, centerY: middle), x: -1, y: side)
        }
        return [plate] + ears
    }

    /// Black around a quarter circle: a ring, clipped to a square. Its centre is left for `x` −1, below for `y` −1.
    private func ear(_ placement: Placement, x: Double, y: Double) -> ViewNode {
        let radius = DeviceMetrics.notchEarRadius
        let ring = ViewNode(
            .view, style: ViewStyle(cornerRadius: .half, border: Border(width: radius, color: .black)),
            sizing: ViewSizing(width: 4 * radius, height: 4 * radius),
            placement: Placement(centerX: x * radius / 2, centerY: -y * radius / 2))
        return ViewNode(
            .view, style: ViewStyle(clipsToBounds: true), sizing: ViewSizing(width: radius, height: radius),
            placement: placement, children: [ring])
    }

    /// The screen's rounded corners: the inner corners of a black frame outside the screen.
    var corners: ViewNode? {
        let radius = device.model.cornerRadius
        guard radius > 0 else { return nil }
        // Offset from the picture's edge: antialiasing along the edge itself would leave specks.
        let off = 0.5
        let frame = ViewNode(
            .view,
            style: ViewStyle(
                // A frame farther out needs a larger radius to cut off the same corner: 1 / (√2 − 1) is 2.4.
                cornerRadius: .points(2 * radius + 2.4 * off), cornerCurve: .continuous,
                border: Border(width: radius - off, color: .black)),
            placement: Placement(leading: -radius, trailing: -radius, top: -radius, bottom: -radius))
        return layer("corners", [frame])
    }

    /// Views over the whole screen that don't take touches.
    func layer(_ id: String, _ views: [ViewNode]) -> ViewNode {
        ViewNode(.view, id: id, style: ViewStyle(isUserInteractionEnabled: false), part: .backdrop, children: views)
    }
}
