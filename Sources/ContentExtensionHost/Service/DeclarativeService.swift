import Basics
import Views

/// A service extension defined as data: the `service` of a descriptor.
package final class DeclarativeService: NotificationServiceExtension {
    /// Set before `didReceive`.
    package var serviceContext: ServiceContext?

    private let program: ServiceProgram
    private let environment: DeclarativeEnvironment
    private var contentHandler: ((NotificationContent) -> Void)?
    private var original = NotificationContent()
    /// The content as changed so far.
    private var bestAttempt = NotificationContent()
    private var scope: Scope?
    /// The finished downloads in the program's order.
    private var attachments: [NotificationAttachment?] = []
    private var remaining = 0
    private var hasFailed = false

    init(program: ServiceProgram, environment: DeclarativeEnvironment) {
        self.program = program
        self.environment = environment
    }

    package func didReceive(
        _ request: NotificationRequest, withContentHandler contentHandler: @escaping (NotificationContent) -> Void
    ) throws {
        if let reason = program.crash { throw ProgramCrash(description: reason) }
        self.contentHandler = contentHandler
        original = request.content
        bestAttempt = original
        let scope = scope(of: request)
        self.scope = scope
        program.changes.apply(to: &bestAttempt, in: scope)
        attachments = program.attachments.map { _ in nil }
        remaining = attachments.count
        if remaining == 0 { finish() }
        for (index, attachment) in program.attachments.enumerated() {
            guard let url = attachment.url.value(in: scope), let serviceContext else {
                // Code that has nothing to download hands over what there is.
                if attachment.isOptional {
                    pass()
                    continue
                }
                settle(index, .failure(DownloadFailure(url: "", reason: "there is no address")))
                continue
            }
            serviceContext.download(url) { self.settle(index, $0) }
        }
    }

    package func serviceExtensionTimeWillExpire() {
        guard let expiry = program.expiry, let scope else { return }
        expiry.apply(to: &bestAttempt, in: scope)
        handOver()
    }

    /// Attaches the result of a download.
    private func settle(_ index: Int, _ result: Result<String, DownloadFailure>) {
        let wanted = program.attachments[index]
        switch result {
        case .failure(let failure):
            fail(
                wanted, "attachment-not-downloaded", "the download of \(failure.url.quoted()) failed: \(failure.reason)"
            )
        case .success(let path):
            do throws(UserNotificationsError) {
                attachments[index] = try NotificationAttachment(
                    identifier: wanted.identifier, path: path, name: name(of: wanted, path), options: wanted.options)
            } catch { fail(wanted, error.code.diagnosticCode, error.refusal) }
        }
        pass()
    }

    /// Goes on after an attachment.
    private func pass() {
        remaining -= 1
        if remaining == 0 { finish() }
    }

    private func fail(_ attachment: ServiceAttachment, _ code: String, _ message: String) {
        if !attachment.isOptional { hasFailed = true }
        let rest = attachment.isOptional ? "the rest is handed over" : "the original content is handed over"
        serviceContext?.report(
            attachment.source.warning(
                code, "\(message); \(rest)",
                hint: attachment.isOptional ? nil : "\"optional\": true hands over what there is"))
    }

    /// The file name that determines the type: the URL's, as code that moves the download would name it.
    private func name(of attachment: ServiceAttachment, _ path: String) -> String {
        guard let url = scope.flatMap({ attachment.url.value(in: $0) }) else { return path }
        return String(url.prefix { !"?#".contains($0) })
    }

    private func finish() {
        guard !program.neverCompletes else { return }
        guard program.delay > 0 else { return handOver() }
        serviceContext?.clock.schedule(after: program.delay) { self.handOver() }
    }

    private func handOver() {
        var content = bestAttempt
        content.attachments += attachments.compactMap(\.self)
        contentHandler?(hasFailed ? original : content)
    }

    /// The payload's names for templates. The notification has no date before its delivery.
    private func scope(of request: NotificationRequest) -> Scope {
        let evaluation = Evaluation(
            values: program.values, environment: environment.environment,
            attachments: AttachmentImages(attachments: request.content.attachments), measuring: environment.measuring,
            computing: environment.computing, notes: EvaluationNotes(report: environment.report))
        let notification = UserNotification(date: .nan, request: request)
        let trigger = Trigger(notification: notification)
        return Scope(evaluation, root: NotificationContext.make(trigger, environment: environment))
    }
}
