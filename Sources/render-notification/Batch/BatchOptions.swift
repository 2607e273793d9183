import ArgumentParser
import Batch
import CommandOptions
import RenderNotification

/// Options that decide a batch's pictures and their places, which workers read as well.
struct BatchOptions: ParsableArguments {
    @Argument(
        help:
            "Descriptors, and folders of real extensions or their Info.plists; none for the system's default interface.",
        completion: .file(extensions: ["json", "plist"]))
    var files: [String] = []

    @Option(
        help: "The rows, one JSON object a line, or CSV for a name that ends in .csv; '-' for standard input.",
        completion: .file(extensions: ["ndjson", "jsonl", "csv"]))
    var input: String

    @OptionGroup var template: PayloadTemplateOption

    @Option(
        help: ArgumentHelp(
            "The folder that pictures are written to, named by what they show; or an archive, tar:FILE, with tar:- for standard output.",
            valueName: "folder"), completion: .directory)
    var out: String?

    @Flag(help: "Draws pictures again that are there already.") var force = false

    @Option(
        name: .customLong("timeout-ms"),
        help: "The milliseconds after which a row is given up; it is tried once more, alone. 0 for no bound.")
    var timeout = 30_000

    @Option(help: "The memory that a worker may use, such as 512M or 2G.") var maxMemory: MemorySize?

    @OptionGroup(title: "Truncation") var truncation: BatchTruncationOptions

    @OptionGroup var pictures: RowPictureOptions

    func validate() throws {
        if files.contains("") || input.isEmpty || out == "" || out == "tar:" {
            throw ValidationError("The name of a file is empty.")
        }
        if files.contains("-") { throw ValidationError("A descriptor can't come from standard input in a batch.") }
        try LimitOptions.check(timeout, "--timeout-ms", from: 0)
    }

    /// The input's name in findings.
    var inputName: String { FilePath.shownName(of: input) }

    /// The archive that pictures go into: a file, or `-`; `nil` for a folder.
    var archive: String? { out.flatMap { $0.hasPrefix("tar:") ? String($0.dropFirst(4)) : nil } }

    /// The folder that pictures are written to.
    var folder: PictureFolder? {
        guard let out, archive == nil else { return nil }
        var path = out
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return PictureFolder(path: path, replaces: force)
    }

    /// Every file that the command line says to read.
    var inputs: [String] {
        files.flatMap(FilePath.descriptors) + pictures.files + template.files + [input == "-" ? "/dev/stdin" : input]
    }

    /// The settings that workers draw by.
    func settings() throws -> BatchSettings {
        try pictures.settings(files: files, folder: input == "-" ? "." : FilePath.folder(of: input))
    }
}

/// The places in which a batch looks for truncated texts.
struct BatchTruncationOptions: ParsableArguments {
    @Flag(help: "Says in each result which texts are cut, where, and what is lost.") var truncation = false

    @Option(help: "Devices that --truncation looks at; by default the row's own.") var devices: ValueList<DeviceModel> =
        []

    @Option(help: "Generations of iOS that --truncation looks at; by default the row's own.")
    var styles: ValueList<SystemStyle> = []

    @Option(help: "Places that --truncation looks at; by default the one that is drawn.")
    var presentations: ValueList<Place> = []

    func validate() throws {
        for (option, isGiven) in [
            ("--devices", !devices.values.isEmpty), ("--styles", !styles.values.isEmpty),
            ("--presentations", !presentations.values.isEmpty),
        ] where isGiven && !truncation {
            throw ValidationError("\(option) is for --truncation; pictures are of one \(option.dropLast()).")
        }
    }

    /// `nil` without `--truncation`.
    var measured: MeasuredPlaces? {
        truncation
            ? MeasuredPlaces(devices: devices.values, styles: styles.values, places: presentations.values) : nil
    }
}
