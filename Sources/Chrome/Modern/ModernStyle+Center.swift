import ContentExtensionHost
import Renderer
import Views

/// The views of each place.
extension ModernStyle {
    func arrangement(
        of center: CenterScene, as place: Place, crop: Crop, upTo height: Double, images: any ImageMeasuring
    ) -> Arrangement {
        func rows(_ groups: [CenterGroup]) -> [Arrangement.Item] {
            let swiped = place == .swipe ? center.shownSwipe?.row.identifier : center.swiped
            return self.rows(groups, swiped: swiped, room: height, images: images)
        }
        let hasButtons = place == .lockScreen && !hasHomeButton && !device.model.isPad
        var result: Arrangement
        switch place {
        // The scene decides which of the other places is on the screen.
        case .expanded, .screen, .islandCompact, .islandMinimal, .islandExpanded: return Arrangement()
        case .banner: return banner(center.banner, over: center, crop: crop, images: images)
        case .lockScreen where !center.lockScreenCount.isEmpty:
            result = list([lockScreenCount(center.lockScreenCount)], crop: crop, hasButtons: hasButtons)
            if crop == .screen { result.bottomAnchor = metrics.list.countBottom }
        case .lockScreen: result = list(rows(center.lockScreenGroups), crop: crop, hasButtons: hasButtons)
        case .notificationCenter:
            result = list(notificationCenter(center, rows, images: images), crop: crop, hasButtons: false)
        case .group: result = list(rows([center.shownGroup].compactMap { $0 }), crop: crop, hasButtons: false)
        case .swipe: result = list(rows([center.shownSwipe?.group].compactMap { $0 }), crop: crop, hasButtons: false)
        case .manage:
            guard let view = center.management else { return Arrangement() }
            return view.row.map { options(view, below: $0, over: center, crop: crop, images: images) }
                ?? management(view, over: center, crop: crop)
        case .prompt: return center.prompt.map { prompt($0, over: center, crop: crop) } ?? Arrangement()
        }
        if crop == .screen { result.above = overLocked(center, place, hasButtons: hasButtons) }
        if crop != .platter, isDimmed(place == .lockScreen ? center.lockScreenGroups : center.groups) {
            result.below = [
                ViewNode(.view, id: "dim", style: ViewStyle(backgroundColor: colors.listDim), part: .backdrop)
            ]
        }
        return result
    }

    /// `true` when so many rows are open that the wallpaper is darker (fact: ios26/list.dim).
    private func isDimmed(_ groups: [CenterGroup]) -> Bool {
        guard let limit = metrics.list.dimmingRows else { return false }
        return groups.contains { $0.isExpanded && $0.rows.count >= limit }
    }

    /// The number of notifications between the torch and the camera (fact: ios18/list.count).
    private func lockScreenCount(_ text: String) -> Arrangement.Item {
        let size = device.scaled(metrics.row.texts.size, as: .subheadline)
        let label = Label(text, font: .system(size, .semibold), textColor: colors.overWallpaper, alignment: .center)
        let width = width(of: .list)
        return Arrangement.Item(
            view: ViewNode(.label(label.shrinking), id: "lock-screen-count", part: .platter),
            x: centred(width, .screen), width: width, gap: 0)
    }

    /// A heading, the scheduled summary, and the groups.
    private func notificationCenter(
        _ center: CenterScene, _ rows: ([CenterGroup]) -> [Arrangement.Item], images: any ImageMeasuring
    ) -> [Arrangement.Item] {
        var items = rows(center.groups)
        let width = width(of: .list)
        let x = centred(width, .screen)
        var above = [heading(words.text(.notificationCenter), id: "list-heading", [cross])]
        if let summary = center.summary { above.append(self.summary(summary, images: images)) }
        if !items.isEmpty { items[0].gap = metrics.row.gap }
        return above.enumerated().map { index, view in
            Arrangement.Item(view: view, x: x, width: width, gap: index == 0 ? 0 : metrics.row.gap)
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
                items: items, top: metrics.row.listMargin,
                bottomMargin: metrics.row.listMargin)
        case .screen:
            let end = hasButtons ? metrics.list.aboveButtons : metrics.list.aboveIndicator
            return Arrangement(
                items: items, top: lockClock.bottom + metrics.list.belowClock,
                bottomAnchor: metrics.list.isAtBottom ? end : nil, bottomLimit: hasButtons ? end : nil)
        }
    }

    private var hasHomeButton: Bool { device.safeArea.bottom == 0 }

    private var lockClock: LockClock { LockClock(device, metrics.list.clock) }

    /// Views over an unlocked screen.
    func overUnlocked(_ center: CenterScene) -> [ViewNode] {
        DeviceChrome(device).views(clock: center.clock, ink: colors.overWallpaper)
    }

    /// Views over a locked screen and over the notification centre, which shows a clock too.
    private func overLocked(_ center: CenterScene, _ place: Place, hasButtons: Bool) -> [ViewNode] {
        let clock = lockClock.view(
            clock: center.clock, day: center.day, isLocked: place == .lockScreen || center.isLocked,
            ink: colors.overWallpaper, device: device)
        return [clock] + (hasButtons ? [lockButtons] : [])
            + DeviceChrome(device).views(clock: "", ink: colors.overWallpaper)
    }

    /// The banner at the screen's top; without a notification the screen is empty.
    private func banner(
        _ notification: NotificationRow?, over center: CenterScene, crop: Crop, images: any ImageMeasuring
    ) -> Arrangement {
        let width = width(of: .banner)
        let margin = metrics.row.bannerMargin
        let item = notification.map { notification in
            Arrangement.Item(
                view: notificationRow(notification, in: .banner, images: images), x: centred(width, crop),
                width: width, gap: 0)
        }
        return Arrangement(
            items: [item].compactMap { $0 }, top: top(crop, margin: margin, onScreen: bannerTop), bottomMargin: margin,
            above: crop == .screen ? overUnlocked(center) : [])
    }

    /// The top of a banner on a whole screen: in a notch's lower part, or just below an island.
    private var bannerTop: Double {
        let safe = device.safeArea.top
        guard device.orientation == .portrait, device.model.hasCutout else {
            return device.model.isPad ? safe : metrics.row.bannerMargin
        }
        return if case .island = DeviceMetrics(device).cutout {
            metrics.row.bannerTopBelowIsland
        } else {
            metrics.row.bannerTopBelowNotch
        }
    }

    /// The torch and camera buttons at the bottom of a locked screen; from memory of the devices.
    private var lockButtons: ViewNode {
        let (side, bottom) = (metrics.list.buttonSide, metrics.list.buttonBottom)
        let camera = ViewNode(
            .image(
                ImageView(
                    .symbol(name: "camera.fill", pointSize: metrics.list.buttonSymbol * buttonScale, weight: .regular))),
            style: ViewStyle(tintColor: .white), placement: .center)
        return DeviceChrome(device).layer(
            "lock-buttons",
            [
                lockButton("torch", torch, Placement(leading: side, bottom: bottom)),
                lockButton("camera", [camera], Placement(trailing: side, bottom: bottom)),
            ])
    }

    private func lockButton(_ id: String, _ glyph: [ViewNode], _ placement: Placement) -> ViewNode {
        let side = metrics.list.buttonSize
        let glass = ViewNode(.visualEffect(.listControl), style: ViewStyle(cornerRadius: .half), placement: .fill)
        return ViewNode(
            .view, id: id, style: ViewStyle(backgroundColor: colors.lockButton, cornerRadius: .half),
            sizing: ViewSizing(width: side, height: side), placement: placement,
            children: (colors.lockButton == nil ? [glass] + rim(.half) : []) + glyph)
    }

    /// The glyphs grow with the button.
    private var buttonScale: Double { metrics.list.buttonSize / 50 }

    private var torch: [ViewNode] {
        func part(_ width: Double, _ height: Double, radius: Double, y: Double, _ color: Color) -> ViewNode {
            ViewNode(
                .view, style: ViewStyle(backgroundColor: color, cornerRadius: .points(radius * buttonScale)),
                sizing: ViewSizing(width: width * buttonScale, height: height * buttonScale),
                placement: Placement(centerX: 0, centerY: y * buttonScale))
        }
        return [
            part(11, 3.5, radius: 1.2, y: -9.5, .white), part(11, 4, radius: 1.6, y: -4.5, .white),
            part(7, 15, radius: 2, y: 3.5, .white), part(2.2, 5, radius: 1.1, y: 2, .rgba(RGBA(40, 40, 44))),
        ]
    }
}
