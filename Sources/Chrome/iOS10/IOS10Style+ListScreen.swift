import ContentExtensionHost
import Views

/// The notification centre on the whole screen, with the search field above the list and the page dots below.
extension IOS10Style {
    func listScreen(_ center: CenterScene, _ room: IOS10Room) -> Arrangement {
        var arrangement = column([searchField] + list(center, room), .screen, gaps: listGaps)
        arrangement.top = statusBarHeight + IOS10ListMetrics.searchTop
        arrangement.bottomMargin = 0
        arrangement.above = [pageArea] + deviceChrome(clock: center.clock)
        return arrangement
    }

    /// The height of the status bar, at least that of a phone in portrait without a notch.
    var statusBarHeight: Double { max(20, device.safeArea.top) }

    private var searchField: ViewNode {
        let metrics = IOS10ListMetrics.self
        let row = IOS10TextRow(
            metrics.searchTextSize, as: .body, height: metrics.searchHeight, baseline: metrics.searchBaseline,
            device: device)
        func symbol(_ name: String, _ frame: Rect, trailing: Double? = nil) -> ViewNode {
            ViewNode(
                .image(ImageView(.symbol(name: name, pointSize: frame.height, weight: .medium))), id: name,
                style: ViewStyle(tintColor: .white), sizing: ViewSizing(width: frame.width, height: frame.height),
                placement: Placement(
                    leading: trailing == nil ? frame.minX : nil, trailing: trailing,
                    top: frame.minY + (row.height - metrics.searchHeight) / 2))
        }
        let text = ViewNode(
            .label(Label(words.text(.search), font: row.font, textColor: rowColors.faint)),
            id: "search-text", sizing: ViewSizing(height: row.textHeight),
            placement: Placement(
                leading: metrics.searchTextLeading, trailing: metrics.searchTextLeading, top: row.textTop))
        return ViewNode(
            .visualEffect(.listControl), id: "search",
            style: ViewStyle(cornerRadius: .points(metrics.searchCornerRadius), cornerCurve: .continuous),
            sizing: ViewSizing(height: row.height), part: .platter,
            children: [
                symbol("magnifyingglass", metrics.searchGlyph), text,
                symbol("mic.fill", metrics.microphone, trailing: metrics.microphoneTrailing),
            ])
    }

    /// The area of the page dots below the rows: the list is the second of two pages.
    private var pageArea: ViewNode {
        let metrics = IOS10ListMetrics.self
        let dots = [IOS10NotificationRowColors.otherPage, Color.white].enumerated().map { index, color in
            pageDot(
                color, id: "page-dot",
                Placement(top: metrics.dotCentre - metrics.dot / 2, centerX: (Double(index) - 0.5) * metrics.dotPitch))
        }
        let foot = ViewNode(
            .visualEffect(.listFoot), id: "page-dots",
            sizing: ViewSizing(height: metrics.footHeight + device.safeArea.bottom),
            placement: Placement(leading: 0, trailing: 0, bottom: 0), children: [topLine(rowColors.footLine)] + dots)
        return ViewNode(.view, id: "list-foot", part: .platter, children: [foot])
    }

    func pageDot(_ color: Color, id: String? = nil, _ placement: Placement) -> ViewNode {
        ViewNode(
            .view, id: id, style: ViewStyle(backgroundColor: color, cornerRadius: .half),
            sizing: ViewSizing(width: IOS10ListMetrics.dot, height: IOS10ListMetrics.dot), placement: placement)
    }
}
