import InterfaceBuilder
import RenderNotification

/// Writes a real extension as a template: `init --from-extension`.
struct ExtensionTemplateWriter {
    /// The extension's folder.
    let folder: String
    let bindings: String?
    let locale: String

    /// Writes descriptor.json, the files that it names, and an example payload.
    /// - Parameter name: the folder to create; `nil` derives it from the extension's name.
    func write(to name: String?) throws {
        let opened = try ExtensionFolder.open(folder, options: .init(locale: locale, bindings: bindings))
        let loaded = try opened.value.template()
        var template = loaded.value
        try Report.check(opened.warnings + loaded.warnings, isStrict: false)
        let renderer = try NotificationRenderer(traits: Device(), fonts: FontLibrary())
        let usesStacks = template.stacksKeepFrames(on: renderer)
        if usesStacks { template.useStacks() }
        let category = opened.value.attributes.categories.first ?? ""
        var files = [
            ("descriptor.json", Array(template.descriptor.prettyText(width: 150).utf8)),
            ("payloads/example.json", Array(StarterTemplate.payload(category: category).utf8)),
        ]
        for asset in template.assets {
            files.append((asset.path, try FileReader.read(asset.source, limit: Limits.imageBytes)))
        }
        try InitCommand.write(files, to: name ?? "\(opened.value.name)-template")
        printToStandardError(
            usesStacks
                ? "the constraints became stacks: every frame is the same at 304, 359 and 398 points"
                : opened.value.document == nil
                    ? "there is no view to take along: write it into the descriptor.json"
                    : "the constraints are kept: stacks can't say what they say")
    }
}
