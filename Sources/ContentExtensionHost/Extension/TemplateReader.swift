import Basics
import Views

/// Reads views and values in the template language that an extension's own code has made.
///
/// Findings are reported once and as warnings, because a device draws what it can.
package final class TemplateReader {
    private let environment: DeclarativeEnvironment
    private let notes: EvaluationNotes
    private var decoding: ProgramDecoding
    private let file: String

    /// - Parameters:
    ///   - file: the extension, as shown in findings.
    ///   - files: the folder in which views may name images.
    ///   - assets: finds images by name.
    package init(
        _ environment: DeclarativeEnvironment, file: String, files: FileScope, assets: @escaping AssetFinder
    ) {
        self.environment = environment
        self.file = file
        notes = EvaluationNotes(report: environment.report)
        decoding = ProgramDecoding(
            report: DiagnosticCollector(file: file, mostSevere: .warning), files: files, assets: assets)
        decoding.isMadeByCode = true
    }

    /// The view of a template; `nil` for an invalid one.
    package func view(_ value: JSONValue, of notification: UserNotification? = nil) -> ViewNode? {
        read { context in
            var outlets = Outlets()
            let template = ExtensionProgram.rootView(value, path: "$.view", context: context, outlets: &outlets)
            let content = notification?.request.content
            let evaluation = Evaluation(
                environment: environment.environment,
                // The code has done what it does about access itself.
                attachments: AttachmentImages(attachments: content?.attachments ?? []),
                measuring: environment.measuring, notes: notes)
            return template?.views(in: Scope(evaluation, root: JSONValue(.object([]))), bindings: [:]).first
        }
    }

    /// Actions that the code assigns; invalid ones are left out.
    package func actions(_ values: [JSONValue]) -> [NotificationAction] {
        read { context in
            values.compactMap { NotificationAction.decode($0, path: "$.notificationActions", context: context) }
        }
    }

    package func color(_ value: JSONValue) -> Color? {
        read { Color.decode(value, path: "$.tint", report: $0.report) }
    }

    /// A label's content; `nil` for another view.
    package func label(_ value: JSONValue) -> Label? {
        guard case .label(let label) = view(value)?.content else { return nil }
        return label
    }

    private func read<Value>(_ body: (ProgramDecoding) -> Value) -> Value {
        let report = DiagnosticCollector(file: file, mostSevere: .warning)
        var context = decoding
        context.report = report
        defer { for finding in report.diagnostics { notes.add(finding, once: finding.code + finding.message) } }
        return body(context)
    }
}
