/// What a declarative extension does: its view as a template, what it binds, how it answers.
public struct ExtensionProgram: Sendable, Equatable {
    public init() {}

    /// Reads the keys `title`, `preferredContentSize`, `values`, `view`, `bindings`, `actions`, `responses` and `media`.
    public static func decode(_ object: inout ObjectReader, context: ProgramDecoding) -> ExtensionProgram {
        _ = object.raw(names: [
            "title", "preferredContentSize", "values", "view", "bindings", "actions", "responses", "media",
        ])
        return ExtensionProgram()
    }
}
