import ArgumentParser
import ContentExtensionHost
import RenderNotification
import Renderer

/// What is written, and where to.
struct OutputOptions: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")], help: "The picture's file; '-' for standard output.",
        completion: .file())
    var path: String?

    @Option(help: "The picture's format (docs/formats.md); by default what the file's name ends in, else png.")
    var format: PictureFormat?

    @Option(help: "How hard a PNG is compressed; small takes a few times as long.")
    var encode: PNGEncoder.Effort = .fast

    @Option(help: "The place that the notification is shown in (docs/presentations.md).")
    var presentation: Place = .expanded

    @Option(
        help: "How much is shown: the notification on its backdrop, the platter alone on nothing, the whole screen.")
    var crop: Crop = .notification

    @Flag(help: "Draws all of a notification that is taller than the screen.")
    var fullHeight = false

    @Option(help: "An image to blur behind the notification.", completion: .file())
    var wallpaper: String?

    @Option(help: "Prints a stage as text instead of drawing.")
    var dump: Rendering.Stage?

    @Option(help: "Writes every frame and line of text as JSON (docs/layout-json.md); '-' for standard output.")
    var layout: String?

    @Option(
        help:
            "Writes how much of each text is seen, and how long it may be, as JSON (docs/truncation.md); '-' for standard output."
    )
    var truncation: String?

    @Option(
        help: ArgumentHelp(
            "Writes every step of the extension's life (docs/trace-json.md): as JSON, or for a name that ends in .mmd as a Mermaid sequence diagram; '-' for standard output."
        ))
    var trace: String?

    @Option(
        help: ArgumentHelp(
            "Writes the bindings that were guessed for a real extension, to be mended and given with --bind.",
            valueName: "bindings.json"))
    var saveBindings: String?

    /// The format that was asked for, or that the file's name asks for.
    var resolvedFormat: PictureFormat {
        format ?? path.flatMap { $0.split(separator: ".").last }.flatMap { PictureFormat(fileEnding: $0) } ?? .png
    }

    /// Checks where things go, as far as that can be done without looking at files.
    func validateDestination() throws {
        if [path, layout, truncation, trace, saveBindings].contains("") {
            throw ValidationError("The name of an output file is empty.")
        }
        if format == nil, let path, let ending = path.split(separator: ".").last?.lowercased(),
            Self.otherFormats.contains(ending)
        {
            throw ValidationError(
                "Pictures are written as png, webp, jpg, svg, pdf or raw: give \(path) one of these endings.")
        }
        if path == nil, dump == nil, layout == nil, truncation == nil, trace == nil, saveBindings == nil {
            throw ValidationError("Say where the picture goes: -o out.png")
        }
        let toStandardOutput =
            [path, layout, truncation, trace, saveBindings].filter { $0 == "-" }.count + (dump == nil ? 0 : 1)
        if toStandardOutput > 1 { throw ValidationError("Only one thing at a time can go to standard output.") }
    }

    /// Endings of pictures that nobody expects a PNG under.
    private static let otherFormats = [
        "gif", "heic", "heif", "avif", "bmp", "tif", "tiff", "jpe", "jfif", "svgz", "apng",
    ]

    /// Where things go.
    var paths: [String] { [path, layout, truncation, trace, saveBindings].compactMap(\.self) }

    /// The picture that is asked for.
    /// - Parameter motion: the changes that are under way: settled, or as far as they are.
    func pictureOptions(scale: Double?, fontFolder: String?, motion: Motion) throws -> PictureOptions {
        if let wallpaper { _ = try FileReader.read(wallpaper, limit: Limits.imageBytes) }
        var options = PictureOptions(
            crop: crop, showsFullHeight: fullHeight, wallpaper: wallpaper, format: path == nil ? nil : resolvedFormat,
            scale: scale, effort: encode, fontFolders: [fontFolder].compactMap(\.self),
            measuresTruncation: truncation != nil)
        options.motion = motion
        options.keepsTree = dump == .tree
        options.isOnlyPicture = true
        return options
    }

    /// Writes everything that was asked for, whole or not at all.
    func write(_ rendering: Rendering) throws {
        var outputs: [OutputFile.Output] = []
        func add(_ text: String, _ path: String) { outputs.append(.init(bytes: Array(text.utf8), path: path)) }
        if let trace { add(rendering.trace.text(forFile: trace), trace) }
        if let saveBindings {
            guard let bindings = rendering.guessedBindings else { throw Self.nothingGuessed(saveBindings) }
            add(bindings.prettyText(), saveBindings)
        }
        if let truncation, let report = rendering.truncation { add(report.json, truncation) }
        if let layout { add(rendering.layout, layout) }
        if let dump { add(rendering.dump(dump), "-") }
        if let path { outputs.append(.init(bytes: rendering.bytes, path: path)) }
        try OutputFile.write(outputs)
    }

    private static func nothingGuessed(_ path: String) -> InputError {
        InputError(
            Diagnostic(
                .error, "nothing-guessed", "no bindings were guessed, so there are none to save",
                at: SourceSpan(file: path),
                hint: "they are for a real extension's folder that has no bindings.json, and without --bind",
                exit: .usage))
    }
}

extension PictureFormat: NamedValue {}
extension Place: NamedValue {}
extension Crop: NamedValue {}
extension Rendering.Stage: NamedValue {}
extension PNGEncoder.Effort: NamedValue {}
