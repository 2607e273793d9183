/// What a declarative extension does: its view as a template, what it binds, how it answers.
public struct ExtensionProgram: Sendable, Equatable {
    public init() {}
}
