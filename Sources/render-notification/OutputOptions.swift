import ArgumentParser
import CommandOptions
import RenderNotification

/// The outputs and their destinations.
struct OutputOptions: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")], help: "The picture's file; '-' for standard output.",
        completion: .file())
    var path: String?

    @Option(
        name: .customLong("format"),
        help: "The picture's format (docs/formats.md); by default what the file's name ends in, else png.")
    var format: PictureFormat?

    @Flag(
        name: .customLong("svg-text"),
        help: "Writes texts of an SVG as text, in groups named by outlet, for design tools.")
    var svgText = false

    @Option(
        name: .customLong("presentation"), help: "The place that the notification is shown in (docs/presentations.md).")
    var presentation: Place = .expanded

    @OptionGroup var drawing: DrawingOptions

    @Option(name: .customLong("dump"), help: "Prints a stage as text instead of drawing.")
    var dump: Rendering.Stage?

    @Option(
        name: .customLong("layout"),
        help: "Writes every frame and line of text as JSON (docs/layout-json.md); '-' for standard output.")
    var layout: String?

    @Option(
        name: .customLong("truncation"),
        help:
            "Writes how much of each text is seen, and how long it may be, as JSON (docs/truncation.md); '-' for standard output."
    )
    var truncation: String?

    @Option(
        name: .customLong("trace"),
        help: ArgumentHelp(
            "Writes every step of the extension's life (docs/trace-json.md): as JSON, or for a name that ends in .mmd as a Mermaid sequence diagram; '-' for standard output."
        ))
    var trace: String?

    @Option(
        name: .customLong("save-bindings"),
        help: ArgumentHelp(
            "Writes the bindings that were guessed for a real extension, to be mended and given with --bind.",
            valueName: "bindings.json"))
    var saveBindings: String?

    /// The requested format, or the one of the file's ending.
    var resolvedFormat: PictureFormat {
        format ?? path.flatMap { PictureFormat(path: $0) } ?? Configuration.current.options.format ?? .png
    }

    /// Checks the destinations without looking at files.
    /// - Parameter files: the inputs, of which the last may be the picture's name without its option.
    func validateDestination(_ files: [String]) throws {
        if [path, layout, truncation, trace, saveBindings].contains("") {
            throw ValidationError("The name of an output file is empty.")
        }
        if format == nil, let path, let ending = path.split(separator: ".").last?.lowercased(),
            PictureFormat.foreignEndings.contains(ending)
        {
            throw ValidationError(
                "Pictures are written as \(PictureFormat.endingsInWords()): give \(path) one of these endings.")
        }
        if svgText, path == nil || resolvedFormat != .svg {
            throw ValidationError("--svg-text is for SVG pictures: -o out.svg")
        }
        if path == nil, dump == nil, layout == nil, truncation == nil, trace == nil, saveBindings == nil {
            let picture = files.last.flatMap { PictureFormat(path: $0) == nil ? nil : $0 }
            throw ValidationError("Say where the picture goes: -o \(picture ?? "out.png")")
        }
        let toStandardOutput =
            [path, layout, truncation, trace, saveBindings].filter { $0 == "-" }.count + (dump == nil ? 0 : 1)
        if toStandardOutput > 1 { throw ValidationError("Only one thing at a time can go to standard output.") }
    }

    /// The paths of the outputs.
    var paths: [String] { [path, layout, truncation, trace, saveBindings].compactMap(\.self) }

    /// The options of the picture.
    /// - Parameter motion: the state of running changes: settled, or as they are at that moment.
    func pictureOptions(scale: Double?, motion: Motion) throws -> PictureOptions {
        var options = try drawing.pictureOptions(format: path == nil ? nil : resolvedFormat, scale: scale)
        options.measuresTruncation = truncation != nil
        options.motion = motion
        options.keepsTree = dump == .tree
        options.writesSVGText = svgText
        options.isOnlyPicture = true
        return options
    }

    /// Writes all requested outputs or none.
    func write(_ rendering: Rendering) throws {
        var outputs: [AtomicFile.Output] = []
        func add(_ text: String, _ path: String) { outputs.append(.init(text: text, path: path)) }
        if let trace { add(rendering.trace.text(forFile: trace), trace) }
        if let saveBindings {
            guard let bindings = rendering.guessedBindings else { throw Self.nothingGuessed(saveBindings) }
            add(bindings.prettyText(), saveBindings)
        }
        if let truncation, let report = rendering.truncation { add(report.json, truncation) }
        if let layout { add(rendering.layout, layout) }
        if let dump { add(rendering.dump(dump), "-") }
        if let path { outputs.append(.init(bytes: rendering.bytes, path: path)) }
        try AtomicFile.write(outputs)
    }

    private static func nothingGuessed(_ path: String) -> InputError {
        InputError(
            Diagnostic(
                .error, "nothing-guessed", "no bindings were guessed, so there are none to save",
                at: SourceSpan(file: path),
                hint: "they are for a real extension's folder, and outlets that no bindings.json names",
                exit: .usage))
    }
}

extension PictureFormat: NamedValue {}
extension Place: NamedValue {}
extension Crop: NamedValue {}
extension Rendering.Stage: NamedValue {}
extension PNGEncoder.Effort: NamedValue {}
