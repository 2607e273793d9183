import AutoLayout

/// The inline style: a month, and below it the time.
extension DatePicker {
    /// In points (fact: uikit/control.date-picker-inline).
    private static let width = 320.0
    private static let headerHeight = 44.0
    private static let weekdaysHeight = 22.0
    private static let weeks = 6
    private static let dayLength = 44.0
    /// Left and right of the days.
    private static let side = 6.0
    /// Left and right of month and time.
    private static let margin = 16.0
    /// Above and below the time's button, together.
    private static let timePadding = 24.0

    func monthSize(in layout: some ControlLayout) -> Size {
        let days = Self.headerHeight + Self.weekdaysHeight + Double(Self.weeks) * Self.dayLength
        return Size(width: Self.width, height: days + timeHeight(in: layout))
    }

    private func timeHeight(in layout: some ControlLayout) -> Double {
        showsTime ? capsuleSize(timeText, in: layout).height + Self.timePadding : 0
    }

    func monthParts(size: Size, in layout: some ControlLayout) -> [ControlPart] {
        let month = CalendarMonth(of: shownDate, timeZone: timeZone, locale: locale)
        let timeHeight = timeHeight(in: layout)
        let grid = Rect(x: 0, y: 0, width: size.width, height: size.height - timeHeight)
        // The days come first, because touches look for them by their index.
        var parts = days(month, in: grid, layout) + header(month, in: grid, layout)
        if showsTime {
            let capsule = capsuleSize(timeText, in: layout)
            let x = size.width - Self.margin - capsule.width
            let y = grid.maxY + (timeHeight - capsule.height) / 2
            let word = Label(layout.device.words.text(.time), font: .style(.body), textColor: ink)
            let wordFrame = Rect(x: Self.margin, y: y, width: max(0, x - Self.margin - 8), height: capsule.height)
            parts.append(part(.label(word), in: wordFrame, of: size, layout))
            parts.append(self.capsule(timeText, in: Rect(origin: Point(x: x, y: y), size: capsule), of: size, layout))
        }
        return parts
    }

    /// The month's name, the chevrons, and the days of the week.
    private func header(_ month: CalendarMonth, in grid: Rect, _ layout: some ControlLayout) -> [ControlPart] {
        let (size, tint) = (grid.size, isEnabled ? Color.semantic(.tintColor) : ink)
        func chevron(_ name: String, points: Double, x: Double) -> ControlPart {
            let symbol = ImageReference.symbol(name: name, pointSize: points, weight: .semibold)
            let frame = Rect(x: x, y: 0, width: 24, height: Self.headerHeight)
            return part(
                .image(ImageView(symbol, contentMode: .center)), style: ViewStyle(tintColor: tint), in: frame, of: size,
                layout)
        }
        let title = Label(month.title, font: .system(17, .semibold), textColor: ink)
        let width = min(layout.device.ceilToPixel(layout.size(of: title, width: nil).width), size.width - 150)
        let frame = Rect(x: Self.margin, y: 0, width: max(0, width), height: Self.headerHeight)
        let last = size.width - Self.margin - 20
        let chevrons = [
            chevron("chevron.forward", points: 13, x: frame.maxX),
            chevron("chevron.backward", points: 19, x: last - 40), chevron("chevron.forward", points: 19, x: last),
        ]
        let weekdays = month.weekdays.enumerated().map { index, name in
            let label = Label(
                name, font: .system(13, .semibold), textColor: .semantic(.tertiaryLabel), alignment: .center,
                minimumScaleFactor: 0.6)
            var frame = cell(index, in: grid)
            (frame.origin.y, frame.size.height) = (Self.headerHeight, Self.weekdaysHeight)
            return part(.label(label), in: frame, of: size, layout)
        }
        return [part(.label(title), in: frame, of: size, layout)] + chevrons + weekdays
    }

    private func days(_ month: CalendarMonth, in grid: Rect, _ layout: some ControlLayout) -> [ControlPart] {
        let today = month.day + LocalizedFormat.days(from: shownDate, to: now, timeZone: timeZone)
        return month.days.enumerated().map { index, day in
            let (isSelected, isToday) = (index == month.day, index == today)
            let frame = cell(month.firstWeekday + index, in: grid)
            var label = Label(day, font: .system(20), textColor: ink, alignment: .center)
            if !isSelectable(index - month.day) { label.textColor = .semantic(.tertiaryLabel) }
            if isEnabled, isToday || isSelected { label.textColor = .semantic(.tintColor) }
            if isSelected { label.font = .system(20, .semibold) }
            if isEnabled, isSelected, isToday { label.textColor = .white }
            // The disc of another day than today is light.
            let disc = ViewNode(
                .shape(.ellipse(fill: isEnabled ? .semantic(.tintColor) : .semantic(.tertiarySystemFill))),
                style: ViewStyle(alpha: isToday || !isEnabled ? 1 : 0.12),
                sizing: ViewSizing(
                    width: min(frame.width, frame.height, Self.dayLength),
                    height: min(frame.width, frame.height, Self.dayLength)), placement: .center)
            let views = (isSelected ? [disc] : []) + [ViewNode(.label(label))]
            let node = ViewNode(.overlay, children: views)
            return ControlPart(frame: layout.mirrored(frame, in: grid), node: node)
        }
    }

    /// The frame of a day, counted from the first one of the first week, from the leading side.
    private func cell(_ index: Int, in grid: Rect) -> Rect {
        let top = Self.headerHeight + Self.weekdaysHeight
        let width = max(0, grid.width - 2 * Self.side) / 7
        let height = max(0, grid.height - top) / Double(Self.weeks)
        let (week, weekday) = index.quotientAndRemainder(dividingBy: 7)
        return Rect(
            x: Self.side + Double(weekday) * width, y: top + Double(week) * height, width: width, height: height)
    }

    private func part(
        _ content: ViewContent, style: ViewStyle = ViewStyle(), in frame: Rect, of size: Size,
        _ layout: some ControlLayout
    ) -> ControlPart {
        let frame = layout.mirrored(frame, in: Rect(origin: .zero, size: size))
        return ControlPart(frame: frame, node: ViewNode(content, style: style))
    }

    /// `true` for a day within the limits, given by the days from the date that is shown.
    private func isSelectable(_ offset: Int) -> Bool {
        func days(to limit: Double) -> Int { LocalizedFormat.days(from: shownDate, to: limit, timeZone: timeZone) }
        return offset >= minimumDate.map(days) ?? .min && offset <= maximumDate.map(days) ?? .max
    }

    /// The date of the day under a finger, at the time that is shown; `nil` elsewhere.
    func day(_ touch: ControlTouch) -> Double? {
        let month = CalendarMonth(of: shownDate, timeZone: timeZone, locale: locale)
        let (days, point) = (touch.parts.prefix(month.days.count), touch.point)
        let index = days.firstIndex { day in
            let frame = day.frame
            return (frame.minX..<frame.maxX).contains(point.x) && (frame.minY..<frame.maxY).contains(point.y)
        }
        guard let index, isSelectable(index - month.day) else { return nil }
        return CalendarMonth.date(shownDate, movedBy: index - month.day, timeZone: timeZone)
    }
}
