import ContentExtensionHost

/// Which views a presentation has.
extension IOS18Style {
    func arrangement(
        of center: CenterScene, as presentation: Place, crop: Crop, upTo height: Double,
        images: any ImageMeasuring
    ) -> Arrangement {
        func rows(_ groups: [CenterGroup]) -> [Arrangement.Item] {
            let swiped = presentation == .swipe ? center.shownSwipe?.look.identifier : center.swiped
            return self.rows(groups, swiped: swiped, room: height, images: images)
        }
        var result: Arrangement
        switch presentation {
        // The scene says which of the others is on the screen.
        case .expanded, .screen: return Arrangement()
        case .banner: return banner(center.banner, over: center, crop: crop, images: images)
        case .lockScreen: result = list(rows(center.lockScreenGroups), crop: crop, hasButtons: true)
        case .notificationCenter:
            result = list(notificationCenter(center, rows, images: images), crop: crop, hasButtons: false)
        case .group:
            result = list(rows([center.shownGroup].compactMap { $0 }), crop: crop, hasButtons: false)
        case .swipe:
            result = list(rows([center.shownSwipe?.group].compactMap { $0 }), crop: crop, hasButtons: false)
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
        if !items.isEmpty { items[0].gap = IOS18ShortLookMetrics.rowGap }
        return above.enumerated().map { index, view in
            Arrangement.Item(view: view, x: x, width: width, gap: index == 0 ? 0 : IOS18ShortLookMetrics.rowGap)
        } + items
    }

    /// Rows that stand at the bottom of a whole screen.
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
                items: items, top: IOS18ShortLookMetrics.listMargin,
                bottomMargin: IOS18ShortLookMetrics.listMargin)
        case .screen:
            return Arrangement(
                items: items, top: IOS18LockClock(traits).clockBaseline + IOS18ListMetrics.belowClock,
                bottomAnchor: hasButtons && !hasHomeButton
                    ? IOS18ListMetrics.aboveButtons : IOS18ListMetrics.aboveIndicator)
        }
    }

    private var hasHomeButton: Bool { traits.safeArea.bottom == 0 }

    /// Over a screen that is in use.
    func overUnlocked(_ center: CenterScene) -> [ViewNode] {
        DeviceChrome(traits).views(clock: center.clock, ink: colors.overWallpaper)
    }

    /// Over a locked screen and over the list that is pulled down, which has its clock too.
    private func overLocked(_ center: CenterScene, hasButtons: Bool) -> [ViewNode] {
        let clock = IOS18LockClock(traits).view(
            clock: center.clock, day: center.day, ink: colors.overWallpaper, traits: traits)
        let buttons = hasButtons && !hasHomeButton && !traits.model.isPad ? [lockButtons] : []
        return [clock] + buttons + DeviceChrome(traits).views(clock: "", ink: colors.overWallpaper)
    }
}
