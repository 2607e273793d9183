import ContentExtensionHost
import Renderer
import Views

/// The views of each place and their positions.
extension IOS10Style {
    func arrangement(
        of center: CenterScene, as place: Place, crop: Crop, upTo height: Double, images: any ImageMeasuring
    ) -> Arrangement {
        let room = IOS10Room(top: platterOrigin(crop).y, height: height, images: images)
        switch place {
        // The scene decides which of the other places is on the screen.
        case .expanded, .screen, .islandCompact, .islandMinimal, .islandExpanded: return Arrangement()
        case .banner: return banner(center, crop, images: images)
        case .lockScreen:
            return crop == .screen
                ? lockScreen(center, room) : column(rows(of: center.lockScreenGroups, center, room), crop)
        case .notificationCenter:
            return crop == .screen ? listScreen(center, room) : column(list(center, room), crop, gaps: listGaps)
        case .group: return column(group(center, room), crop)
        case .swipe: return column([swipedRow(center, room)], crop)
        case .manage: return management(center, crop)
        case .prompt: return prompt(center, crop)
        }
    }

    /// While a banner is up, the status bar is hidden on devices where the banner covers it.
    private func banner(_ center: CenterScene, _ crop: Crop, images: any ImageMeasuring) -> Arrangement {
        let notification = center.banner
        var arrangement = column([notification.map { notificationRow($0, isBanner: true, images: images) }], crop)
        guard crop == .screen else { return arrangement }
        let belowNotch = device.model.hasCutout ? header.bannerTopBelowNotch : nil
        arrangement.top = belowNotch ?? arrangement.top + header.bannerDrop
        let isCovered = notification != nil && !device.model.hasCutout
        arrangement.above = deviceChrome(clock: center.clock, hasStatusBar: !isCovered)
        return arrangement
    }

    /// The device's parts over the whole screen.
    func deviceChrome(clock: String, hasStatusBar: Bool = true) -> [ViewNode] {
        let device = DeviceChrome(device)
        let views = [device.homeIndicator(.white), device.cutout, device.corners]
        return ([hasStatusBar ? device.statusBar(clock: clock, ink: .white) : nil] + views).compactMap { $0 }
    }

    /// A column of views as wide as the platter.
    /// - Parameter gaps: the gap before a view by its id, in points; by default the gap of rows.
    func column(_ views: [ViewNode?], _ crop: Crop, gaps: [String: Double] = [:]) -> Arrangement {
        let origin = platterOrigin(crop)
        let items = views.compactMap { $0 }.enumerated().map { index, view in
            let gap = view.id.flatMap { gaps[$0] } ?? IOS10ListMetrics.gap
            return Arrangement.Item(view: view, x: origin.x, width: contentWidth, gap: index == 0 ? 0 : gap)
        }
        return Arrangement(items: items, top: origin.y, bottomMargin: IOS10Metrics.margin)
    }
}

/// The visible room for rows, and the measuring of their images.
struct IOS10Room {
    /// The top of the first row, and the end of the visible area; points of the picture.
    var top: Double
    var height: Double
    var images: any ImageMeasuring

    /// `true` when a row after a number of others, each of at least the minimum height, can be visible.
    func has(rowAfter count: Int) -> Bool {
        top + Double(count) * (IOS10ListMetrics.minRow + IOS10ListMetrics.gap) < height
    }
}
