import Basics
import Views

/// An extension's view controller in its process, from its instance to its dismissal (fact: host/lifecycle).
///
/// A class, because a controller is one object however many notifications it receives.
final class HostedController {
    /// State of the extension's process.
    enum Process {
        case notStarted, running, crashed
    }

    typealias Call = (any NotificationContentExtension) throws -> Void

    let context: ExtensionContext
    let attributes: ExtensionAttributes
    private(set) var controller: any NotificationContentExtension
    private(set) var process = Process.notStarted
    /// The controller's properties as last seen.
    private(set) var title: String?
    private(set) var preferredContentSize = Size.zero
    /// Makes the controller that takes over when the first one's code can't run here; `nil` for none.
    private var makeSubstitute: ((ExtensionCrash) -> any NotificationContentExtension)?
    /// The calls that a substitute has missed.
    private var calls: [Call] = []
    /// The number of findings about attachment access returned so far.
    private var reportedFindings = 0
    /// The last measured view; measuring costs a layout.
    private var measured: (view: ViewNode, height: Double)?

    /// Makes the controller's instance; of the extension's code, only the initializer runs.
    init(_ installed: InstalledExtension, context: ExtensionContext) {
        self.context = context
        attributes = installed.descriptor.attributes
        controller = installed.makeController()
        makeSubstitute = installed.makeSubstitute
    }

    var isRunning: Bool { process == .running }

    func start() {
        process = .running
        controller.extensionContext = context
    }

    /// - Parameter isRepeated: `true` for a call that a substitute gets as well.
    func call(isRepeated: Bool, _ body: @escaping Call) throws {
        if isRepeated, makeSubstitute != nil { calls.append(body) }
        try body(controller)
    }

    /// Goes on with another controller, which gets the calls so far, if code of the first one can't run here.
    /// - Returns: `false` if there is none.
    func substitute(because crash: ExtensionCrash) throws -> Bool {
        guard isRunning, crash.isCodeIncomplete, let makeSubstitute else { return false }
        let missed = calls
        controller = makeSubstitute(crash)
        controller.extensionContext = context
        (self.makeSubstitute, calls) = (nil, [])
        for call in missed { try call(controller) }
        return true
    }

    func crash() {
        process = .crashed
        context.clock.stop()
    }

    /// - Returns: `true` if the controller has another title than before.
    func updateTitle() -> Bool {
        let new = controller.title
        defer { title = new }
        return new != title
    }

    /// - Returns: `true` if the controller prefers another size than before.
    func updatePreferredContentSize() -> Bool {
        let (size, seen) = (controller.preferredContentSize, preferredContentSize)
        preferredContentSize = size
        // NaN isn't equal to itself: without this check every pass would detect a change.
        return size != seen && !(size.height.isNaN && seen.height.isNaN)
    }

    /// The findings about attachment access since the last call.
    func newFindings() -> ArraySlice<Diagnostic> {
        let findings = context.attachments.diagnostics
        defer { reportedFindings = findings.count }
        return findings.dropFirst(reportedFindings)
    }

    /// The fitting height of the controller's view in points.
    func fittingHeight(_ measure: (ViewNode) -> Double) -> Double {
        let view = controller.view
        if let measured, measured.view == view { return measured.height }
        let height = ContentHeight.fitting(measure(view))
        measured = (view, height)
        return height
    }

    func invalidateFittingHeight() { measured = nil }

    /// The play/pause button. An empty frame shows none, whatever its type (fact: api/content-extension.button-frame).
    func mediaButton(isPlaying: Bool) -> MediaButton? {
        let frame = controller.mediaPlayPauseButtonFrame
        guard isRunning, controller.mediaPlayPauseButtonType != .none, frame.isDrawable else { return nil }
        return MediaButton(
            type: controller.mediaPlayPauseButtonType, frame: frame,
            tintColor: controller.mediaPlayPauseButtonTintColor, isPlaying: isPlaying)
    }
}

extension Rect {
    /// `true` if the rectangle isn't empty and all its numbers are in range.
    var isDrawable: Bool {
        !isEmpty && [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) <= Limits.points }
    }
}
