import ArgumentParser
import RenderNotification

/// Options to run the extensions' own code.
struct CodeOptionGroup: ParsableArguments {
    @Flag(
        name: .customLong("run-code"),
        help:
            "Compiles and runs the Swift code of real extensions, in a process of its own (docs/running-code.md). Only for code that you trust as much as to build it."
    )
    var runCode = false

    @Option(
        name: .customLong("swift-compiler"),
        help: ArgumentHelp("The Swift compiler for --run-code, unless it is on PATH.", valueName: "path"),
        completion: .file())
    var swiftCompiler: String?

    /// The options for a scenario, whose file can't ask for code.
    var options: CodeOptions {
        var options = CodeOptions()
        if runCode { options.extensions = nil }
        options.compiler = swiftCompiler
        return options
    }
}
