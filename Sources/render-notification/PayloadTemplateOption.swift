import ArgumentParser
import RenderNotification

/// The payload that rows of values fill.
struct PayloadTemplateOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A payload with Mustache tags, such as {{first_name}}, which name the rows' columns or keys.",
            valueName: "push.json"), completion: .file(extensions: ["json", "apns"]))
    var payloadTemplate: String?

    var files: [String] { [payloadTemplate].compactMap(\.self) }

    /// - Throws: the errors in the file.
    func read() throws(InputError) -> PayloadTemplate? {
        guard let payloadTemplate else { return nil }
        return try PayloadTemplate(path: payloadTemplate)
    }
}
