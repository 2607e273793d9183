import ArgumentParser
import CommandOptions
import RenderNotification

extension TemplateLanguage: NamedValue {}

/// The payload that rows of values fill.
struct PayloadTemplateOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A payload with tags, such as {{first_name}}, which name the rows' columns or keys.",
            valueName: "push.json"), completion: .file(extensions: ["json", "apns"]))
    var payloadTemplate: String?

    @Option(help: "The language of its tags; without it, liquid where only that can be meant, else mustache.")
    var templateLanguage: TemplateLanguage?

    @Option(
        help: ArgumentHelp("The column of a table with the rows' identifiers; id without it.", valueName: "name"))
    var idColumn: String?

    var files: [String] { [payloadTemplate].compactMap(\.self) }

    /// - Throws: the errors in the file.
    func read() throws(InputError) -> PayloadTemplate? {
        guard let payloadTemplate else { return nil }
        return try PayloadTemplate(path: payloadTemplate, language: templateLanguage)
    }
}
