import Basics

/// A step of a test: the user taps, a notification arrives, time passes. Each is a step of a scenario (docs/scenarios.md).
public struct TestStep: Sendable {
    let json: String

    /// A step as in a scenario's file.
    /// - Parameter json: such as `{"type": "Thanks"}`.
    public init(json: String) { self.json = json }

    private init(_ verb: String, _ argument: String) { json = JSONText.object([(verb, argument)]) }

    private init(_ verb: String, of identifier: String?) {
        self.init(verb, identifier.map { JSONText.quoted($0) } ?? "true")
    }

    /// A notification arrives.
    /// - Parameter path: a payload's file; relative ones begin at the test's file.
    public static func deliver(_ path: String) -> TestStep { TestStep("deliver", of: path) }

    /// A long press opens the newest notification.
    public static var expand: TestStep { TestStep("expand", "true") }

    /// A tap on the banner, or on a row of the list or the locked screen, which opens the app.
    /// - Parameter identifier: the request's; the newest that is seen when `nil`.
    public static func tapNotification(_ identifier: String? = nil) -> TestStep {
        TestStep("tapNotification", of: identifier)
    }

    /// A long press on the banner, or on a row of the list or the locked screen, which opens the notification.
    /// - Parameter identifier: the request's; the newest that is seen when `nil`.
    public static func longPressNotification(_ identifier: String? = nil) -> TestStep {
        TestStep("longPressNotification", of: identifier)
    }

    /// The banner is pulled down, which opens the notification.
    public static var pullDownBanner: TestStep { TestStep("pullDownBanner", "true") }

    /// The banner is pushed away; the notification stays in the list.
    public static var swipeBanner: TestStep { TestStep("swipeBanner", "true") }

    /// A tap on a button of the menu below the notification.
    public static func tapAction(_ identifier: String) -> TestStep { TestStep("tapAction", of: identifier) }

    /// A tap on a view of the extension, or on the button of an action.
    /// - Parameter outlet: the view's identifier or the name of its outlet; else an action's identifier.
    public static func tap(_ outlet: String) -> TestStep { TestStep("tap", of: outlet) }

    /// The user answers an action with a text.
    public static func reply(_ action: String, text: String) -> TestStep {
        TestStep("reply", JSONText.object([("action", JSONText.quoted(action)), ("text", JSONText.quoted(text))]))
    }

    /// Time passes.
    /// - Parameter seconds: virtual seconds.
    public static func wait(_ seconds: Double) -> TestStep { TestStep("wait", "\(seconds)") }

    /// A drag in a scroll view of the extension, or where no view is named in the notification that is too high.
    /// - Parameters:
    ///   - x: points by which the content moves to the left.
    ///   - y: points by which it moves up.
    public static func scroll(_ outlet: String? = nil, x: Double = 0, y: Double) -> TestStep {
        let view = outlet.map { [("view", JSONText.quoted($0))] } ?? []
        return TestStep("scroll", JSONText.object(view + [("by", "[\(x), \(y)]")]))
    }

    /// The user closes the expanded notification.
    public static var close: TestStep { TestStep("close", "true") }
}
