import ArgumentParser
import RenderNotification

/// The file of defaults, which the other options' defaults come from.
struct ConfigurationOptions: ParsableArguments {
    @Flag(name: .customLong("no-config"), help: "Ignores render-notification.json (docs/configuration.md).")
    var noConfig = false
}

extension Configuration {
    /// The nearest file's defaults, found before the arguments are parsed.
    private static let found = Result { () throws(InputError) in
        CommandLine.arguments.contains("--no-config") ? builtIn : try nearest()
    }

    /// The defaults of the options: the built-in ones where the file can't be read.
    static let current = (try? found.get()) ?? builtIn

    /// - Throws: everything that is wrong in the file.
    static func check() throws(InputError) { _ = try found.get() }
}
