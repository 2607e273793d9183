import ContentExtensionHost

/// The views of each place.
extension IOS18Style {
    func arrangement(
        of center: CenterScene, as presentation: Place, crop: Crop, upTo height: Double, images: any ImageMeasuring
    ) -> Arrangement {
        func rows(_ groups: [CenterGroup]) -> [Arrangement.Item] {
            let swiped = presentation == .swipe ? center.shownSwipe?.row.identifier : center.swiped
            return self.rows(groups, swiped: swiped, room: height, images: images)
        }
        var result: Arrangement
        switch presentation {
        // The scene decides which of the other places is on the screen.
        case .expanded, .screen: return Arrangement()
        case .banner: return banner(center.banner, over: center, crop: crop, images: images)
        case .lockScreen: result = list(rows(center.lockScreenGroups), crop: crop, hasButtons: true)
        case .notificationCenter:
            result = list(notificationCenter(center, rows, images: images), crop: crop, hasButtons: false)
        case .group: result = list(rows([center.shownGroup].compactMap { $0 }), crop: crop, hasButtons: false)
        case .swipe: result = list(rows([center.shownSwipe?.group].compactMap { $0 }), crop: crop, hasButtons: false)
        case .manage: return center.management.map { management($0, over: center, crop: crop) } ?? Arrangement()
        case .prompt: return center.prompt.map { prompt($0, over: center, crop: crop) } ?? Arrangement()
        }
        if crop == .screen { result.above = overLocked(center, hasButtons: presentation == .lockScreen) }
        return result
    }

    /// A heading, the scheduled summary, and the groups.
    private func notificationCenter(
        _ center: CenterScene, _ rows: ([CenterGroup]) -> [Arrangement.Item], images: any ImageMeasuring
    ) -> [Arrangement.Item] {
        var items = rows(center.groups)
        let width = width(of: .list)
        let x = traits.roundToPixel((traits.screen.width - width) / 2)
        var above = [heading(words.text(.notificationCenter), id: "list-heading", showsLess: false)]
        if let summary = center.summary { above.append(self.summary(summary, images: images)) }
        if !items.isEmpty { items[0].gap = IOS18NotificationRowMetrics.rowGap }
        return above.enumerated().map { index, view in
            Arrangement.Item(view: view, x: x, width: width, gap: index == 0 ? 0 : IOS18NotificationRowMetrics.rowGap)
        } + items
    }

    /// Rows, aligned to the bottom of a whole screen.
    private func list(_ items: [Arrangement.Item], crop: Crop, hasButtons: Bool) -> Arrangement {
        switch crop {
        case .platter:
            let left = items.map(\.x).min() ?? 0
            let moved = items.map { item in
                var item = item
                item.x -= left
                return item
            }
            return Arrangement(items: moved)
        case .notification:
            return Arrangement(
                items: items, top: IOS18NotificationRowMetrics.listMargin,
                bottomMargin: IOS18NotificationRowMetrics.listMargin)
        case .screen:
            return Arrangement(
                items: items, top: IOS18LockClock(traits).clockBaseline + IOS18ListMetrics.belowClock,
                bottomAnchor: hasButtons && !hasHomeButton
                    ? IOS18ListMetrics.aboveButtons : IOS18ListMetrics.aboveIndicator)
        }
    }

    private var hasHomeButton: Bool { traits.safeArea.bottom == 0 }

    /// Views over an unlocked screen.
    func overUnlocked(_ center: CenterScene) -> [ViewNode] {
        DeviceChrome(traits).views(clock: center.clock, ink: colors.overWallpaper)
    }

    /// Views over a locked screen and over the notification centre, which shows a clock too.
    private func overLocked(_ center: CenterScene, hasButtons: Bool) -> [ViewNode] {
        let clock = IOS18LockClock(traits).view(
            clock: center.clock, day: center.day, ink: colors.overWallpaper, traits: traits)
        let buttons = hasButtons && !hasHomeButton && !traits.model.isPad ? [lockButtons] : []
        return [clock] + buttons + DeviceChrome(traits).views(clock: "", ink: colors.overWallpaper)
    }
}
