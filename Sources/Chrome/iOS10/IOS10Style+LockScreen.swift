import ContentExtensionHost
import Renderer
import Views

/// The locked screen: clock and day on the wallpaper, the rows below them.
extension IOS10Style {
    func lockScreen(_ center: CenterScene, _ room: IOS10Room) -> Arrangement {
        let metrics = IOS10LockScreenMetrics.self
        var room = room
        room.top = statusBarHeight + metrics.rowsTop
        var arrangement = column(rows(of: center.lockScreenGroups, center, room), .screen)
        arrangement.top = room.top
        arrangement.bottomMargin = 0
        arrangement.bottomLimit = device.safeArea.bottom + metrics.rowsBottom
        arrangement.below = [lockScreenFace(center)]
        arrangement.above = deviceChrome(clock: "")
        return arrangement
    }

    private func lockScreenFace(_ center: CenterScene) -> ViewNode {
        let metrics = IOS10LockScreenMetrics.self
        func line(_ text: String, _ id: String, _ font: Font, size: Double, baseline: Double) -> ViewNode {
            let top = statusBarHeight + baseline - ResolvedFont(size: size).ascender
            return ViewNode(
                .label(Label(text, font: font, textColor: .white, alignment: .center)), id: id,
                placement: Placement(leading: 8, trailing: 8, top: top))
        }
        let hint = words.text(device.safeArea.bottom > 0 ? .swipeUpToOpen : .pressHomeToUnlock)
        let word = ViewNode(
            .label(Label(hint, font: .system(metrics.wordSize), textColor: .white, alignment: .center).shrinking),
            id: "unlock-hint",
            placement: Placement(leading: 8, trailing: 8, bottom: device.safeArea.bottom + metrics.wordBottom))
        let dots = (0..<metrics.pages).map { page in
            pageDot(
                page == 1 ? .white : IOS10NotificationRowColors.otherPage,
                Placement(
                    bottom: device.safeArea.bottom + metrics.dotBottom,
                    centerX: (Double(page) - Double(metrics.pages - 1) / 2) * IOS10ListMetrics.dotPitch))
        }
        return ViewNode(
            .view, id: "lock-screen", part: .backdrop,
            children: [
                line(
                    center.clock, "clock", .system(metrics.clockSize, .thin), size: metrics.clockSize,
                    baseline: metrics.clockBaseline),
                line(center.day, "day", .system(metrics.daySize), size: metrics.daySize, baseline: metrics.dayBaseline),
                word,
            ] + dots)
    }
}

/// The locked screen of iOS 10–12 in points, from memory of the devices: font sizes and baselines of clock and day
/// below the status bar, the top of the rows, the words at the bottom, and the distance of the rows above them.
enum IOS10LockScreenMetrics {
    static let clockSize = 80.0
    static let clockBaseline = 96.0
    static let daySize = 18.0
    static let dayBaseline = 130.0
    static let rowsTop = 168.0
    static let rowsBottom = 72.0
    static let wordSize = 15.0
    static let wordBottom = 42.0
    static let dotBottom = 20.0
    /// Today, the locked screen, the camera.
    static let pages = 3
}
