import Basics
import RNWire
import Views

/// Controls without text.
extension ElementKind {
    static let `switch` = ElementKind(
        "switch", reads: ["on", "enabled"], children: ["color:onTintColor", "color:thumbTintColor"],
        ignores: ControlParts.ignored.union(["title", "preferredStyle"])
    ) { element, view, context in
        view.set(.isOn, .bool(context.flag("on", of: element) ?? false), at: element)
        view.set(.onTintColor, context.color("onTintColor", of: element))
        view.set(.thumbTintColor, context.color("thumbTintColor", of: element))
        view.setEnabled(of: element, context)
    }

    static let slider = ElementKind(
        "slider", reads: ["value", "minValue", "maxValue", "enabled"],
        children: ["color:minimumTrackTintColor", "color:maximumTrackTintColor", "color:thumbTintColor"],
        ignores: ControlParts.ignored.union(["continuous", "preferredBehavioralStyle", "behavioralStyle"])
    ) { element, view, context in
        let lowest = context.number("minValue", of: element) ?? 0
        let highest = context.number("maxValue", of: element) ?? 1
        view.set(.minimumValue, .number(lowest), at: element)
        view.set(.maximumValue, .number(highest), at: element)
        view.set(.value, context.number("value", of: element).map { .number($0) }, at: element)
        for color in [WireKey.minimumTrackTintColor, .maximumTrackTintColor, .thumbTintColor] {
            view.set(color, context.color(color.rawValue, of: element))
        }
        view.setEnabled(of: element, context)
    }

    static let progressView = ElementKind(
        "progress", reads: ["progress", "progressViewStyle"],
        children: ["color:progressTintColor", "color:trackTintColor"]
    ) { element, view, context in
        view.set(.value, context.number("progress", of: element, in: 0...1).map { .number($0) }, at: element)
        view.set(.style, context.choice("progressViewStyle", of: element, ["default", "bar"]), at: element)
        view.set(.progressTintColor, context.color("progressTintColor", of: element))
        view.set(.trackTintColor, context.color("trackTintColor", of: element))
    }

    static let activityIndicator = ElementKind(
        "activityIndicator", reads: ["style", "animating", "hidesWhenStopped"], children: ["color:color"]
    ) { element, view, context in
        // The default 0 of UIActivityIndicatorView.Style, which Interface Builder omits, is the large white one.
        let styles = ["medium", "large", "white", "whiteLarge", "gray"]
        view.set(.style, context.choice("style", of: element, styles) ?? .string("whiteLarge"), at: element)
        view.set(.color, context.color("color", of: element))
        view.set(.animating, .bool(context.flag("animating", of: element) ?? false), at: element)
        view.set(.hidesWhenStopped, .bool(context.flag("hidesWhenStopped", of: element) ?? false), at: element)
    }

    static let segmentedControl = ElementKind(
        "segmentedControl", reads: ["selectedSegmentIndex", "apportionsSegmentWidthsByContent"],
        children: ["segments", "color:selectedSegmentTintColor"],
        ignores: ControlParts.ignored.union(["segmentControlStyle", "momentary", "enabled"])
    ) { element, view, context in
        let segments = element.first("segments")?.children.filter { $0.name == "segment" } ?? []
        let values = segments.enumerated().map { index, segment -> JSONValue in
            NestedParts.check(segment, context: context)
            var value = TemplateObject(at: segment)
            let name = "segmentTitles[\(index)]"
            value.set(.title, context.text("title", of: segment, localizedAs: name, object: element))
            if let image = InterfaceImage.read("image", of: segment, context: context)?.json {
                value.set(.image, image)
            }
            if context.flag("enabled", of: segment) == false {
                value.set(.enabled, JSONValue(.bool(false), at: segment.position))
            }
            let width = context.number("width", of: segment, in: 0...Limits.points) ?? 0
            if width > 0 { value.set(.width, width) }
            return value.value
        }
        view.set(.segments, .array(values), at: element)
        let index = context.number("selectedSegmentIndex", of: element, in: -1...1_000) ?? -1
        view.set(.selectedIndex, .number(index.rounded(.down)), at: element)
        view.set(.selectedTintColor, context.color("selectedSegmentTintColor", of: element))
        if context.flag("apportionsSegmentWidthsByContent", of: element) == true {
            view.set(.apportionsSegmentWidthsByContent, .bool(true), at: element)
        }
    }

    static let pageControl = ElementKind(
        "pageControl", reads: ["numberOfPages", "currentPage", "hidesForSinglePage"],
        children: ["color:pageIndicatorTintColor", "color:currentPageIndicatorTintColor"],
        ignores: ControlParts.ignored.union([
            "defersCurrentPageDisplay", "enabled", "backgroundStyle", "allowsContinuousInteraction", "direction",
        ])
    ) { element, view, context in
        view.set(.numberOfPages, context.count("numberOfPages", of: element), at: element)
        view.set(.currentPage, context.count("currentPage", of: element), at: element)
        view.set(.hidesForSinglePage, context.flag("hidesForSinglePage", of: element).map { .bool($0) }, at: element)
        view.set(.pageIndicatorTintColor, context.color("pageIndicatorTintColor", of: element))
        view.set(.currentPageIndicatorTintColor, context.color("currentPageIndicatorTintColor", of: element))
    }

    static let stepper = ElementKind(
        "stepper", reads: ["value", "minimumValue", "maximumValue", "enabled"],
        ignores: ControlParts.ignored.union(["stepValue", "autorepeat", "continuous", "wraps"])
    ) { element, view, context in
        for key in [WireKey.value, .minimumValue, .maximumValue] {
            view.set(key, context.number(key.rawValue, of: element).map { .number($0) }, at: element)
        }
        view.setEnabled(of: element, context)
    }

    static let datePicker = ElementKind(
        "datePicker",
        reads: [
            "style", "datePickerMode", "minuteInterval", "useCurrentDate", "contentHorizontalAlignment", "enabled",
        ], children: ["locale:locale", "timeZone:timeZone", "date:date", "date:minimumDate", "date:maximumDate"],
        ignores: ControlParts.ignored.union(["countDownDuration", "roundsToMinuteInterval"])
    ) { element, view, context in
        let styles = ["automatic", "wheels", "compact", "inline"]
        view.set(.preferredDatePickerStyle, context.choice("style", of: element, styles), at: element)
        let modes = ["dateAndTime", "date", "time", "countDownTimer"]
        view.set(.datePickerMode, context.choice("datePickerMode", of: element, modes), at: element)
        let locale = element.child(key: "locale")?["localeIdentifier"]
        view.set(.locale, locale.map { .string($0) }, at: element)
        view.set(.timeZone, context.timeZone(of: element), at: element)
        for key in [WireKey.date, .minimumDate, .maximumDate]
        where key != .date || context.flag("useCurrentDate", of: element) != true {
            view.set(key, context.date(key.rawValue, of: element), at: element)
        }
        let interval = context.number("minuteInterval", of: element, in: 1...30)
        view.set(.minuteInterval, interval.map { .number($0) }, at: element)
        let alignments = ["center", "left", "right", "fill", "leading", "trailing"]
        view.set(
            .contentHorizontalAlignment, context.choice("contentHorizontalAlignment", of: element, alignments),
            at: element)
        view.setEnabled(of: element, context)
    }
}

extension InterfaceContext {
    /// `<date>`, in seconds since 1970.
    fileprivate func date(_ key: String, of element: XMLElement) -> JSONValue.Kind? {
        guard let child = element.child(key: key) else { return nil }
        // NSDate counts from 2001-01-01.
        let (reference, dates) = (978_307_200.0, LocalizedFormat.dates)
        let range = dates.lowerBound - reference...dates.upperBound - reference
        return number("timeIntervalSinceReferenceDate", of: child, in: range).map { .number($0 + reference) }
    }

    /// `<timeZone>`; another name than a known one is reported.
    fileprivate func timeZone(of element: XMLElement) -> JSONValue.Kind? {
        guard let child = element.child(key: "timeZone"), let name = child["name"] else { return nil }
        if LocalizedFormat.isTimeZone(name) { return .string(name) }
        unknownValue("name", of: child)
        return nil
    }
}

extension TemplateObject {
    /// Sets `enabled` for a disabled control.
    fileprivate mutating func setEnabled(of element: XMLElement, _ context: InterfaceContext) {
        if context.flag("enabled", of: element) == false { set(.enabled, .bool(false), at: element) }
    }
}
