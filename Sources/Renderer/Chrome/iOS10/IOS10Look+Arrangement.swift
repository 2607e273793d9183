import ContentExtensionHost

/// Which views a presentation shows, and where.
extension IOS10Look {
    func arrangement(
        of center: CenterScene, as presentation: Presentation, crop: Crop, upTo height: Double,
        images: any ImageMeasuring
    ) -> Arrangement {
        let room = IOS10Room(top: platterOrigin(crop).y, height: height, images: images)
        switch presentation {
        case .expanded: return Arrangement()
        case .banner: return column([center.banner.map { shortLook($0, isBanner: true, images: images) }], crop)
        case .lockScreen:
            return crop == .screen
                ? lockScreen(center, room) : column(rows(of: center.lockScreenGroups, center, room), crop)
        case .notificationCenter:
            return crop == .screen ? listScreen(center, room) : column(list(center, room), crop, gaps: listGaps)
        case .group: return column(group(center, room), crop)
        case .swipe: return column([swipedRow(center, room)], crop)
        case .manage: return management(center, crop)
        case .prompt: return prompt(center, crop)
        case .screen:
            if center.isLocked { return lockScreen(center, room) }
            guard center.banner != nil else { return listScreen(center, room) }
            return arrangement(of: center, as: .banner, crop: crop, upTo: height, images: images)
        }
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
        top + Double(count) * (IOS10ListMetrics.leastRow + IOS10ListMetrics.gap) < height
    }
}
