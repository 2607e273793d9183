/// A content extension whose code is data: the template, bindings and responses of a descriptor.
///
/// Like a view controller it keeps its state: what a response set stays until the next notification.
public class DeclarativeExtension: NotificationContentExtension {
    /// Set by the host before `viewDidLoad()`.
    public var extensionContext: ExtensionContext?
    /// The program's at each notification, until a response gives another; `nil` when neither does.
    public private(set) var title: String?
    /// The template's view with the bindings in it; an empty one before `viewDidLoad()`.
    public private(set) var view = ViewNode()
    /// In points; the program's, until a response gives another.
    public private(set) var preferredContentSize: Size

    fileprivate let program: ExtensionProgram
    private let environment: DeclarativeEnvironment
    private let notes: EvaluationNotes

    /// The extension of a program, which handles responses only if the program does.
    public static func make(
        program: ExtensionProgram, environment: DeclarativeEnvironment
    ) -> any NotificationContentExtension {
        program.responses == nil
            ? DeclarativeExtension(program: program, environment: environment)
            : RespondingDeclarativeExtension(program: program, environment: environment)
    }

    fileprivate init(program: ExtensionProgram, environment: DeclarativeEnvironment) {
        self.program = program
        self.environment = environment
        self.preferredContentSize = program.preferredContentSize
        self.notes = EvaluationNotes(report: environment.report)
    }

    /// The view as a storyboard would have it: without a notification.
    public func viewDidLoad() {
        notes.isMuted = true
        defer { notes.isMuted = false }
        let nothing = UserNotification(date: 0, request: .init(identifier: "", content: .init()))
        rebuild(in: scope(nothing), bindings: [:])
    }

    /// Makes the view anew from the template, so that nothing of an earlier notification stays.
    public func didReceive(_ notification: UserNotification) {
        let scope = scope(notification)
        rebuild(in: scope, bindings: program.bindings)
        title = program.title?.value(in: scope)
        preferredContentSize = program.preferredContentSize
        assign(program.actions, in: scope)
    }

    /// The program's; `none` unless it has one.
    public var mediaPlayPauseButtonType: MediaPlayPauseButtonType { program.media?.buttonType ?? .none }
    /// In points of the view; empty unless the program gives one.
    public var mediaPlayPauseButtonFrame: Rect { program.media?.frame ?? .zero }
    /// White unless the program gives one.
    public var mediaPlayPauseButtonTintColor: Color { program.media?.tintColor ?? .white }

    private func rebuild(in scope: Scope, bindings: OutletAssignments) {
        view = program.view.views(in: scope, bindings: bindings).first ?? ViewNode()
    }

    /// Does what a response asks for, on top of what earlier ones did.
    fileprivate func perform(_ response: NotificationResponse, _ answer: ResponseProgram) {
        let scope = scope(response.notification, response: response)
        view.apply(answer.set, in: scope)
        if let title = answer.title?.value(in: scope) { self.title = title }
        if let size = answer.preferredContentSize { preferredContentSize = size }
        assign(answer.actions, in: scope)
        if answer.performsDefaultAction { extensionContext?.performNotificationDefaultAction() }
    }

    private func assign(_ actions: [ActionTemplate]?, in scope: Scope) {
        if let actions { extensionContext?.notificationActions = actions.map { $0.action(in: scope) } }
    }

    private func scope(_ notification: UserNotification, response: NotificationResponse? = nil) -> Scope {
        let evaluation = Evaluation(
            program: program, environment: environment, attachments: notification.request.content.attachments,
            security: extensionContext?.attachments ?? SecurityScope(), notes: notes)
        return Scope(
            evaluation, root: NotificationContext.make(notification, response: response, environment: environment))
    }
}

/// A declarative extension with `responses`. That the other has none is a matter of its type, as it is on iOS.
public final class RespondingDeclarativeExtension: DeclarativeExtension, NotificationResponseHandling {
    /// Answers by the response's action, or as `*` says; what has no answer is dismissed and forwarded to the app.
    public func didReceive(
        _ response: NotificationResponse, completionHandler completion: @escaping (ResponseOption) -> Void
    ) {
        let answer = program.responses?[response.actionIdentifier] ?? program.responses?["*"] ?? ResponseProgram()
        perform(response, answer)
        completion(answer.option)
    }
}
