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

    @Option(
        name: .customLong("compile-timeout"),
        help: ArgumentHelp(
            "Seconds that an extension and its modules may take to compile (60).", valueName: "seconds"))
    var compileTimeout: Double?

    func validate() throws {
        guard let seconds = compileTimeout, !(1...3_600).contains(seconds) else { return }
        throw ValidationError("--compile-timeout takes 1 to 3600 seconds")
    }

    /// The options for a scenario, whose file can't ask for code.
    var options: CodeOptions {
        var options = CodeOptions()
        if runCode { options.extensions = nil }
        options.compiler = swiftCompiler
        options.compileSeconds = compileTimeout
        return options
    }
}
