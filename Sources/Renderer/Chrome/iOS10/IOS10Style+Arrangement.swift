import ContentExtensionHost

/// Which views a presentation shows, and where.
extension IOS10Style {
    func arrangement(
        of center: CenterScene, as presentation: Place, crop: Crop, upTo height: Double,
        images: any ImageMeasuring
    ) -> Arrangement {
        let room = IOS10Room(top: platterOrigin(crop).y, height: height, images: images)
        switch presentation {
        // The scene says which of the others is on the screen.
        case .expanded, .screen: return Arrangement()
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

    /// While a banner is up, the status bar is hidden where the banner would lie on it.
    private func banner(_ center: CenterScene, _ crop: Crop, images: any ImageMeasuring) -> Arrangement {
        let look = center.banner
        var arrangement = column([look.map { shortLook($0, isBanner: true, images: images) }], crop)
        guard crop == .screen else { return arrangement }
        let isCovered = look != nil && !traits.model.hasCutout
        arrangement.above = deviceChrome(clock: center.clock, hasStatusBar: !isCovered)
        return arrangement
    }

    /// What the device shows over the whole screen.
    func deviceChrome(clock: String, hasStatusBar: Bool = true) -> [ViewNode] {
        let device = DeviceChrome(traits)
        let views = [device.homeIndicator(.white), device.cutout, device.corners]
        return ([hasStatusBar ? device.statusBar(clock: clock, ink: .white) : nil] + views).compactMap { $0 }
    }

    /// Views as wide as the platter, one below the other.
    /// - Parameter gaps: the gap before a view, in points, by its id; the rows' without one.
    func column(_ views: [ViewNode?], _ crop: Crop, gaps: [String: Double] = [:]) -> Arrangement {
        let origin = platterOrigin(crop)
        let items = views.compactMap { $0 }.enumerated().map { index, view in
            let gap = view.id.flatMap { gaps[$0] } ?? IOS10ListMetrics.gap
            return Arrangement.Item(view: view, x: origin.x, width: platterWidth, gap: index == 0 ? 0 : gap)
        }
        return Arrangement(items: items, top: origin.y, bottomMargin: IOS10Metrics.margin)
    }
}

/// How far down rows are seen, and what measures their pictures.
struct IOS10Room {
    /// Where the first row may begin, and where nothing is seen any more; points of the picture.
    var top: Double
    var height: Double
    var images: any ImageMeasuring

    /// Whether a row can be seen after so many others, which are at least as high as a row can be.
    func has(rowAfter count: Int) -> Bool {
        top + Double(count) * (IOS10ListMetrics.minRow + IOS10ListMetrics.gap) < height
    }
}
