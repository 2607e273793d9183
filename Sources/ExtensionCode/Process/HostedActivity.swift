import Basics
import ContentExtensionHost
import LiveActivities
import RNWire
import Views

/// A Live Activity whose widget's own code runs in a process: each push is a message, each reply its views.
package final class HostedActivity: ActivityProgram, HostedSessionOwner {
    private let setup: HostedSetup
    /// The width of the locked screen's card in points.
    private let cardWidth: Double
    let clock: VirtualClock?
    /// `nil` before the first push.
    private var session: HostedSession?
    private var reading: ActivityReading?
    private var tree = ViewNode()
    private var shownAt = 0.0
    private var crash: ExtensionCrash?

    package init(_ setup: HostedSetup, cardWidth: Double, clock: VirtualClock) {
        (self.setup, self.cardWidth, self.clock) = (setup, cardWidth, clock)
    }

    package func show(_ values: ActivityValues) throws -> ActivityReading {
        let isFirst = self.session == nil
        let session = try self.session ?? HostedSession(setup, owner: self)
        self.session = session
        if isFirst {
            try session.start("activity")
            try session.call(.viewDidLoad)
            try session.call(.viewWillAppear)
        }
        reading = nil
        try session.call(
            .activity,
            [
                .id: .text(values.identifier),
                .attributes: values.attributes.map { .text($0.compactText) } ?? JSONValue(.null),
                .state: .text(values.state.compactText), .isStale: JSONValue(.bool(values.isStale)),
                .presentations: sizes,
            ])
        guard let reading else { throw ExtensionCrash("the widget \(setup.shortName) has no Live Activity") }
        if case .read = reading {
            try session.call(.viewDidLayoutSubviews)
            if isFirst { try session.call(.viewDidAppear) }
        }
        shownAt = clock?.now ?? 0
        return reading
    }

    package func views() throws -> ActivityViews {
        if let crash { throw crash }
        if let now = clock?.now, now > shownAt {
            try session?.call(.advance)
            shownAt = now
        }
        var views = ActivityViews()
        for child in tree.children {
            guard let presentation = child.id.flatMap(ActivityPresentation.init(rawValue:)),
                let size = child.sizing.autoresizing?.frame.size
            else { continue }
            var view = child
            view.sizing.autoresizing = nil
            (view.sizing.width, view.sizing.height) = (size.width, size.height)
            views[presentation] = ActivityViews.Part(view: view, size: size)
        }
        return views
    }

    package func end() { session?.end() }

    /// The limits of the presentations.
    private var sizes: JSONValue {
        func range(_ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>) -> JSONValue {
            .object([
                .width: .numbers([widths.lowerBound, widths.upperBound]),
                .height: .numbers([heights.lowerBound, heights.upperBound]),
            ])
        }
        let device = setup.environment.environment.device
        let sizes = ActivitySizes(device.model)
        let line = sizes.compact.height
        return .object([
            .lockScreen: range(cardWidth...cardWidth, ActivitySizes.cardHeights),
            .expanded: range(sizes.expandedWidth...sizes.expandedWidth, ActivitySizes.expandedHeights),
            .compactLeading: range(0...sizes.compact.width, line...line),
            .compactTrailing: range(0...sizes.compact.width, line...line),
            .minimal: range(sizes.minimalWidths, line...line),
            .camera: .numbers([sizes.camera.width, sizes.camera.height]),
            .userInterfaceStyle: .text(device.activityAppearance.rawValue),
        ])
    }

    // MARK: Replies

    var viewSize: Size? { nil }
    var center: AppCenter? { nil }

    func apply(_ reply: JSONValue) {
        if let view = reply[.view], let new = session?.answers.view(view) { tree = new }
    }

    func carryOut(_ request: WireRequest, _ value: JSONValue) {
        switch request {
        case .activityRead:
            let sizes = ActivityPresentation.allCases.compactMap { presentation in
                value[.presentations]?[presentation.rawValue]?.numbers.flatMap { numbers in
                    numbers.count == 2 ? (presentation, Size(width: numbers[0], height: numbers[1])) : nil
                }
            }
            reading = .read(
                unread: (value[.missing]?.array ?? []).map(Self.path),
                dates: (value[.date]?.array ?? []).map {
                    ActivityReading.Date(path: Self.path($0[WireKey.path]), seconds: $0[WireKey.second]?.number ?? 0)
                }, sizes: Dictionary(sizes) { first, _ in first })
        case .activityRefused:
            reading = .refused(
                ActivityReading.Refusal(
                    kind: value[.kind]?.string.flatMap { .init(rawValue: $0) } ?? .value, path: Self.path(value[.path]),
                    key: value[.key]?.string, type: value[.type]?.string, values: value[.options]?.array ?? [],
                    message: value[.message]?.string ?? ""))
        // Those of every session, and of the extensions of notifications.
        case .note, .open, .addRequest, .removePending, .notificationActions, .performDefaultAction, .dismiss,
            .removeDelivered, .mediaPlayingStarted, .mediaPlayingPaused, .becomeFirstResponder, .resignFirstResponder,
            .complete, .content, .downloadStarted, .downloadFinished, .downloadFailed:
            break
        }
    }

    private static func path(_ value: JSONValue?) -> [String] { value?.array?.compactMap(\.string) ?? [] }

    func crashed(_ crash: ExtensionCrash) { self.crash = crash }
}
