import ContentExtensionHost

/// The large clock and the day of a locked screen, positioned by their baselines.
struct IOS18LockClock {
    /// The clock's font, and its baseline below the screen's top, in points.
    let clock: Font
    let clockBaseline: Double
    /// The same for the day.
    let day: Font
    let dayBaseline: Double

    /// The layout of iOS 16: the day above a heavy clock. From memory of the devices.
    init(_ traits: Device) {
        let top = max(traits.safeArea.top, 20)
        let isSmall = traits.screen.height < 500
        clock = .system(isSmall ? 64 : 108, .semibold)
        clockBaseline = top + (isSmall ? 88 : 148)
        day = .system(isSmall ? 17 : 21, .semibold)
        dayBaseline = top + (isSmall ? 28 : 50)
    }

    /// The two lines, in a view over the whole screen.
    func view(clock text: String, day date: String, ink: Color, traits: Device) -> ViewNode {
        func line(_ text: String, _ font: Font, _ baseline: Double, _ id: String) -> ViewNode {
            let resolved = Typography.resolve(font, traits)
            let height = traits.ceilToPixel(resolved.lineHeight)
            let top = baseline - resolved.ascender - (height - resolved.lineHeight) / 2
            return ViewNode(
                .label(Label(text, font: font, textColor: ink, alignment: .center, minimumScaleFactor: 0.5)), id: id,
                sizing: ViewSizing(height: height), placement: Placement(leading: 16, trailing: 16, top: top))
        }
        return ViewNode(
            .view, id: "lock-clock", style: ViewStyle(isUserInteractionEnabled: false), part: .backdrop,
            children: [line(text, clock, clockBaseline, "clock"), line(date, day, dayBaseline, "day")])
    }
}
