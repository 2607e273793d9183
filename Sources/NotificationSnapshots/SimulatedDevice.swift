/// A device whose user a test plays: notifications arrive, are opened and answered, and the screen is compared.
///
///     var device = SimulatedDevice(.iPhone16Pro, extension: "../Invite")
///     device.deliver("payloads/rooftop.apns")
///     device.expand()
///     device.tapAction("like")
///     try device.assertScreen("liked")
///
/// Each comparison plays all steps from the beginning, in virtual time. Relative paths begin at the test's file.
public struct SimulatedDevice: Sendable {
    /// The device; that of the nearest `render-notification.json` when `nil`.
    public var device: Device?
    /// The steps so far.
    public private(set) var steps: [TestStep] = []
    private let folder: String?
    private let runsCode: Bool

    public init(_ device: Device? = nil, extension folder: String? = nil, runningCode: Bool = false) {
        (self.device, self.folder, runsCode) = (device, folder, runningCode)
    }

    /// A notification arrives.
    /// - Parameter path: a payload's file.
    public mutating func deliver(_ path: String) { perform(.deliver(path)) }

    /// A long press opens the newest notification.
    public mutating func expand() { perform(.expand) }

    /// A tap on the banner, or on a row of the list or the locked screen, which opens the app.
    /// - Parameter identifier: the request's; the newest that is seen when `nil`.
    public mutating func tapNotification(_ identifier: String? = nil) { perform(.tapNotification(identifier)) }

    /// A long press on the banner, or on a row of the list or the locked screen, which opens the notification.
    /// - Parameter identifier: the request's; the newest that is seen when `nil`.
    public mutating func longPressNotification(_ identifier: String? = nil) {
        perform(.longPressNotification(identifier))
    }

    /// The banner is pulled down, which opens the notification.
    public mutating func pullDownBanner() { perform(.pullDownBanner) }

    /// The banner is pushed away; the notification stays in the list.
    public mutating func swipeBanner() { perform(.swipeBanner) }

    /// A tap on a button of the menu below the notification.
    public mutating func tapAction(_ identifier: String) { perform(.tapAction(identifier)) }

    /// A tap on a view of the extension, or on the button of an action.
    /// - Parameter outlet: the view's identifier or the name of its outlet; else an action's identifier.
    public mutating func tap(_ outlet: String) { perform(.tap(outlet)) }

    /// The user answers an action with a text.
    public mutating func reply(_ action: String, text: String) { perform(.reply(action, text: text)) }

    /// Time passes.
    /// - Parameter seconds: virtual seconds.
    public mutating func wait(_ seconds: Double) { perform(.wait(seconds)) }

    /// Any other step.
    public mutating func perform(_ step: TestStep) { steps.append(step) }

    /// Compares the screen, as it is now, with its references.
    /// - Parameters:
    ///   - name: tells the screens of a test apart.
    ///   - place: the part of the screen that is compared.
    /// - Throws: `InputError` with each error in the inputs.
    public func assertScreen(
        _ name: String, in place: Place = .screen, as formats: [SnapshotFormat] = [.picture],
        record: RecordMode? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
        testName: String = #function, line: UInt = #line, column: UInt = #column
    ) throws {
        let position = TestPosition(fileID: fileID, file: file, test: testName, line: line, column: column)
        try AssertedNotification(payload: nil, folder: folder, runsCode: runsCode, device: device, steps: steps)
            .check(in: place, as: formats, named: name, record: record, at: position)
    }
}
