import RenderNotification

/// Says in errors of the command line which name was meant.
struct MistypedName {
    let arguments: [String]
    /// The options of the arguments' command.
    let options: [KnownOption]

    /// The parser's message with the name that was meant; `nil` where nothing is similar.
    func explained(_ message: String) -> String? {
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
        guard let problem = unknownValue(lines) ?? numberWithUnit(lines) ?? rowsWithoutOption(lines) ?? unknownOption
        else { return nil }
        return "Error: \(problem)\n" + lines.drop { !$0.hasPrefix("Usage:") }.joined(separator: "\n")
    }

    /// The names that other programs have for subcommands and options.
    private static let commandsElsewhere = [
        "version": "--version", "completion": "--generate-completion-script bash",
        "completions": "--generate-completion-script bash", "devices": "--list-devices", "watch": "--watch",
        "check": "validate", "create": "init", "draw": "render", "lint": "validate", "live": "preview",
        "new": "init", "show": "render", "start": "preview", "test": "snapshot", "verify": "snapshot",
    ]
    private static let optionsElsewhere = [
        "color-scheme": "appearance", "dark-mode": "appearance dark", "mode": "appearance", "theme": "appearance",
        "ios": "style", "ios-version": "style", "os": "style", "font-size": "content-size",
        "text-size": "content-size", "dynamic-type": "content-size", "lang": "locale", "language": "locale",
        "model": "device", "phone": "device", "simulator": "device", "height": "device", "size": "device",
        "width": "device", "dpi": "scale", "resolution": "scale", "zoom": "scale", "place": "presentation",
        "in": "presentation", "where": "presentation", "background": "wallpaper", "icon": "app-icon",
        "name": "app-name", "csv": "input",
    ]
    /// Keys of a payload by the options that people try for them.
    private static let keysOfPayload = [
        "badge": "aps.badge", "body": "aps.alert.body", "category": "aps.category", "message": "aps.alert.body",
        "sound": "aps.sound", "subtitle": "aps.alert.subtitle", "title": "aps.alert.title",
    ]
    private static let files = ["apns", "descriptor", "extension", "file", "input", "json", "payload", "push"]

    /// Refuses a first word that is nearly a subcommand's name and no file's: it would be taken for a descriptor.
    static func check(_ arguments: [String], subcommands: @autoclosure () -> [String]) throws(Diagnostic) {
        guard let word = arguments.first, !word.isEmpty, word.allSatisfy({ $0.isLetter || $0 == "-" }),
            !word.hasPrefix("-"), !subcommands().contains(word), !FolderReader.exists(word)
        else { return }
        let meant = commandsElsewhere[word].map { $0.hasPrefix("--") ? "write \($0)" : NearestName.hint($0) }
        let hint = meant ?? NearestName.hint(for: word, among: subcommands())
        guard let hint else { return }
        throw Diagnostic(
            .error, "unknown-command", "unknown command or file \(word.quoted())", hint: hint,
            exit: .usage)
    }

    /// The first option that the command doesn't have: the parser looks at values first, and misses it then.
    private var unknownOption: String? {
        for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("--") {
            let name = String(argument.dropFirst(2).prefix { $0 != "=" })
            if options.contains(where: { $0.names.contains(name) }) { continue }
            // --dark for --appearance dark.
            let owner = options.first { !$0.isList && $0.values.contains(name) }
            let meant = owner.map { "\($0.names[0]) \(name)" } ?? Self.optionsElsewhere[name].flatMap(existing)
            let nearest = NearestName.hint(for: "--\(name)", among: options.flatMap(\.names).map { "--\($0)" })
            guard let hint = meant.map({ NearestName.hint("--\($0)") }) ?? inFiles(name) ?? nearest else { return nil }
            return "Unknown option '--\(name)': \(hint)"
        }
        return nil
    }

    /// An option with or without a value, if the command has it.
    private func existing(_ option: String) -> String? {
        options.contains { $0.names.contains(String(option.prefix { $0 != " " })) } ? option : nil
    }

    /// The hint for what has no option, as a notification's files say it.
    private func inFiles(_ name: String) -> String? {
        if let key = Self.keysOfPayload[name] { return "the payload's file says it, in \(key)" }
        return Self.files.contains(name) ? "the files have no options: DESCRIPTOR PAYLOAD" : nil
    }

    /// The value and the option of the parser's message; an argument's is its name in angle brackets.
    private func invalidValue(_ lines: [Substring]) -> (value: String, option: String)? {
        // Error: The value 'iphone-51' is invalid for '--device <device>'. Please provide one of …
        let quoted = (lines.first ?? "").split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        guard quoted.count > 4, quoted[0] == "Error: The value ", quoted[2] == " is invalid for " else { return nil }
        return (quoted[1], quoted[3])
    }

    /// A file of rows that stands where a notification's files do.
    private func rowsWithoutOption(_ lines: [Substring]) -> String? {
        guard lines.first?.hasPrefix("Error: Missing expected argument '--input") == true,
            let rows = arguments.first(where: NotificationRows.areRows)
        else { return nil }
        return "The rows have an option: --input \(rows)"
    }

    /// A number with a unit, where the option's is fixed: `3x`, `200ms`.
    private func numberWithUnit(_ lines: [Substring]) -> String? {
        guard let (value, option) = invalidValue(lines) else { return nil }
        let number = value.prefix { $0.isNumber || $0 == "." }
        guard number.count < value.count, Double(number) != nil, value.dropFirst(number.count).allSatisfy(\.isLetter)
        else { return nil }
        return "The value '\(value)' is invalid for '\(option)': did you mean \(String(number).quoted())?"
    }

    /// A value that isn't one of a list; of several values between commas, the wrong one.
    private func unknownValue(_ lines: [Substring]) -> String? {
        guard let (value, option) = invalidValue(lines) else { return nil }
        let name = String(option.dropFirst(2).prefix { $0 != " " })
        // The parser lists those of an argument, below the message.
        let listed = lines.compactMap { $0.hasPrefix("  - ") ? String($0.dropFirst(4)) : nil }
        let values = options.first { $0.names.contains(name) }?.values ?? listed
        guard !values.isEmpty else { return nil }
        let isDevice = name.hasPrefix("device")
        let words = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let wrong = words.first { isDevice ? DeviceModel.named($0) == nil : !values.contains($0) } ?? value
        let hint =
            isDevice
            ? DeviceModel.hint(for: wrong).map { "\($0) '\(MainCommand.name) --list-devices' lists all" }
            : name.hasPrefix("style") ? SystemStyle.hint(for: wrong) : NearestName.hint(for: wrong, among: values)
        guard hint != nil || words.count > 1 else { return nil }
        let subject = words.count > 1 ? "'\(wrong)' in '\(value)'" : "'\(wrong)'"
        return "The value \(subject) is invalid for '\(option)': \(hint ?? "one of \(values.joined(separator: ", "))")"
    }
}

/// An option of a command, as its help describes it.
struct KnownOption {
    /// The long ones, without dashes.
    let names: [String]
    /// Those that it takes; empty where others are allowed.
    let values: [String]

    /// `true` for several values between commas.
    var isList: Bool { values.last == "all" }

    /// The options of a subcommand.
    static func all(of command: String) -> [KnownOption] {
        // It has more members than a file may have.
        let help = try? JSONReader.read(MainCommand._dumpHelp().utf8, file: "help", members: 10 * Limits.jsonMembers)
        let found = help?["command"]?["subcommands"]?.array?.first { $0["commandName"]?.string == command }
        return (found?["arguments"]?.array ?? []).map { argument in
            KnownOption(
                names: (argument["names"]?.array ?? []).compactMap { name in
                    name["kind"]?.string == "long" ? name["name"]?.string : nil
                }, values: (argument["allValues"]?.array ?? []).compactMap(\.string))
        }
    }
}
