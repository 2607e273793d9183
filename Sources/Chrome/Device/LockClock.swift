import Renderer
import Views

/// Padlock, clock and day of a locked screen since iOS 15, positioned by their baselines. From memory of the devices
/// (facts: ios15/list.clock, ios18/lock.clock, ios26/lock.clock).
struct LockClock {
    enum Design: Sendable {
        /// iOS 15: light digits above the day.
        case light
        /// iOS 16–18: rounded digits below the day.
        case rounded
        /// iOS 26: rounded digits of glass.
        case glass
    }

    /// A line of text, with its baseline below the screen's top in points.
    struct Line {
        var font: Font
        var baseline: Double
    }

    let clock: Line
    let day: Line
    /// The opacity of the clock's digits.
    let opacity: Double
    /// The padlock's point size, and its centre below the screen's top; devices with a home button show it in the
    /// status bar.
    let padlockSize: Double
    let padlockMiddle: Double

    /// The lower end of clock and day, in points of the screen.
    var bottom: Double { max(clock.baseline, day.baseline) }

    init(_ device: Device, _ design: Design) {
        let top = max(device.safeArea.top, 20)
        let isLow = device.screen.height < 500
        let hasHomeButton = device.safeArea.bottom == 0
        // Below a notch, padlock, clock and day of iOS 26 are lower than below an island (fact: ios26/lock.notch).
        let isBelowNotch = if design == .glass, case .notch = DeviceMetrics(device).cutout { true } else { false }
        switch design {
        case .light:
            clock = Line(font: .system(isLow ? 56 : 80, .light), baseline: top + (isLow ? 62 : 116))
            day = Line(font: .system(isLow ? 17 : 22), baseline: top + (isLow ? 88 : 148))
        case .rounded, .glass:
            let drop = isBelowNotch ? 23.5 : 0
            clock = Line(
                font: Font(.points(isLow ? 64 : 108), weight: .medium, design: .rounded),
                baseline: top + (isLow ? 88 : 148 + drop))
            day = Line(font: .system(isLow ? 17 : 21, .semibold), baseline: top + (isLow ? 28 : 50 + drop))
        }
        opacity = design == .glass ? 0.8 : 1
        (padlockSize, padlockMiddle) =
            hasHomeButton ? (11, 10) : (isLow ? 13 : 17, top + (isLow ? 0 : isBelowNotch ? 23 : 14))
    }

    /// A view over the whole screen.
    /// - Parameter isLocked: shows the padlock.
    func view(clock text: String, day date: String, isLocked: Bool, ink: Color, device: Device) -> ViewNode {
        func view(_ text: String, _ line: Line, _ id: String, opacity: Double = 1) -> ViewNode {
            let resolved = Typography.resolve(line.font, device)
            let height = device.ceilToPixel(resolved.lineHeight)
            let top = line.baseline - resolved.ascender - (height - resolved.lineHeight) / 2
            return ViewNode(
                .label(Label(text, font: line.font, textColor: ink, alignment: .center, minimumScaleFactor: 0.5)),
                id: id, style: ViewStyle(alpha: opacity), sizing: ViewSizing(height: height),
                placement: Placement(leading: 16, trailing: 16, top: top))
        }
        let side = 2 * padlockSize
        let padlock = ViewNode(
            .image(
                ImageView(.symbol(name: "lock.fill", pointSize: padlockSize, weight: .regular), contentMode: .center)),
            id: "padlock", style: ViewStyle(tintColor: ink), sizing: ViewSizing(width: side, height: side),
            placement: Placement(top: padlockMiddle - side / 2, centerX: 0))
        return ViewNode(
            .view, id: "lock-clock", style: ViewStyle(isUserInteractionEnabled: false), part: .backdrop,
            children: (isLocked ? [padlock] : []) + [
                view(text, clock, "clock", opacity: opacity), view(date, day, "day"),
            ])
    }
}
