import ArgumentParser
import Batch
import Platform
import RenderNotification

/// Renders a notification for each row of a file.
struct BatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch", abstract: "Renders a notification for each row of a file.",
        discussion: """
            A row is a line: {"id": "…", "payload": {…}, "overrides": {…}}. Results go to standard output, a line
            each; docs/batch.md says what is in them.

            EXAMPLES
              A folder of pictures, and a file of what became of each row:
                render-notification batch descriptor.json --input rows.ndjson --out pictures \\
                  --manifest done.ndjson
              How many different pictures would that be?
                render-notification batch descriptor.json --input rows.ndjson --dry-run
              A small copy of each picture on one sheet besides:
                render-notification batch descriptor.json --input rows.ndjson \\
                  --out pictures --contact-sheet cols=4
              Part 0 of 16, rows from a pipe, pictures into an archive:
                zcat rows.gz | render-notification batch descriptor.json --input - \\
                  --out tar:part-0.tar --shard 0/16
            """)

    @OptionGroup var options: BatchOptions
    @OptionGroup(title: "How it runs") var running: BatchRunOptions

    func validate() throws {
        if options.out == nil, !running.dryRun {
            throw ValidationError("Say where the pictures go: --out pictures, or only count them: --dry-run")
        }
        if running.contactSheet != nil, !options.pictures.format.isReadable {
            throw ValidationError(
                "A contact sheet is made of \(PictureFormat.endingsInWords(where: \.isReadable)) pictures: leave --contact-sheet or --format out."
            )
        }
        if let name = running.name, let ending = name.split(separator: ".").last, name.contains("."),
            let format = PictureFormat(fileEnding: ending), format != options.pictures.format
        {
            throw ValidationError(
                "--name ends in .\(ending), and pictures are \(options.pictures.format.rawValue): give --format \(format.rawValue), or another name."
            )
        }
        if options.archive == "-", running.manifest == nil, !running.dryRun {
            throw ValidationError(
                "With tar:- the archive goes to standard output, and results to a file: --manifest done.ndjson")
        }
    }

    func run() throws {
        let outputs = [running.manifest, running.metrics, options.archive].compactMap { $0 }
        try OutputPath.check(outputs, inputs: options.inputs)
        let input = try BatchInput(
            path: options.input, template: options.template.read(), idColumn: options.template.idColumn)
        Report.show([input.note].compactMap(\.self))
        var shard: Shard?
        if let text = running.shard { shard = try Shard(text) { getenv($0).map { String(cString: $0) } } }
        var plan = BatchPlan(
            jobs: running.jobs ?? min(Threads.cores, Limits.threads),
            command: [MainCommand.executable, "batch-worker"] + CommandLine.arguments.dropFirst(2),
            ending: options.pictures.format.rawValue, inputName: options.inputName)
        plan.isOrdered = running.ordered
        plan.isForced = options.force
        plan.isDry = running.dryRun
        plan.measuresTruncation = options.truncation.measured != nil
        plan.verifies = running.verify
        plan.errorLimit = running.maxErrors
        plan.timeoutMilliseconds = options.timeout == 0 ? nil : options.timeout
        plan.shard = shard
        plan.names = try running.name.map { try NamePattern($0) }
        plan.hasUniqueIdentifiers = running.name != nil || running.manifest != nil
        // Errors in what all rows share are reported once, before anything is made.
        let settings = try options.settings()
        plan.template = try BatchDigest.digits(of: options, settings, name: running.name)
        try RowRenderer(settings).check()
        let columns = running.dryRun ? nil : running.sheetColumns
        // Pictures in an archive can't be read again.
        let spool = columns == nil || options.archive == nil ? nil : try PictureSpool()
        let reporter = BatchReporter(metrics: running.metrics, showsProgress: running.progress)
        try reporter.write(BatchTally(plan), BatchMetrics())
        var manifest: Manifest?
        if let path = running.manifest, !running.dryRun {
            manifest = try Manifest(path: path, template: plan.template, isForced: options.force)
            if options.archive != nil, manifest?.hasDoneRows == true { throw InputError(Self.cannotGoOn(path)) }
        }
        var place = PicturePlace.nowhere
        if !running.dryRun {
            if let archive = options.archive {
                place = .archive(try TarArchive(path: archive, isForced: options.force))
            } else if let folder = options.folder {
                try OutputPath.checkFolder(folder.path)
                try OutputPath.makeFolder(folder.path)
                place = .folder(folder)
            }
        }
        let lines = options.archive == "-" && !running.dryRun ? nil : STDOUT_FILENO
        // A row that crashes a worker is one line of results, not a hundred of Swift's report.
        setenv("SWIFT_BACKTRACE", "enable=no", 1)
        let coordinator = Coordinator(
            plan, input: input, place: place, manifest: manifest, lines: lines,
            sheet: columns.map { _ in BatchSheet(spool: spool) })
        var sheetSummary: SheetSummary?
        coordinator.run {
            reporter.show(coordinator.tally, coordinator.metrics, fraction: $0)
        } last: {
            guard let columns, let sheet = coordinator.sheet else { return nil }
            reporter.bar?.clear()
            do {
                let sheets = ContactSheets(
                    options: options, columns: columns, jobs: plan.jobs, shard: shard, place: place, bar: reporter.bar)
                sheetSummary = try sheets.draw(sheet, errors: coordinator.tally.errors)
                return nil
            } catch { return error as? BatchTally.Stop ?? Diagnostic.all(of: error).first.map { .failed($0) } }
        }
        reporter.bar?.clear()
        let tally = coordinator.tally
        var code = exitCode(tally)
        do { try reporter.write(tally, coordinator.metrics) } catch {
            let failure = Report.exitCode(showing: error)
            if tally.stop == nil { code = failure }
        }
        if lines != nil { try summarize(tally, sheetSummary, code) }
        if code != 0 { throw ExitCode(code) }
    }

    /// The rows that are done have their pictures in another archive.
    private static func cannotGoOn(_ manifest: String) -> Diagnostic {
        Diagnostic(
            .error, "archive-begun", "\(manifest) has rows of a run before, and an archive can't be gone on with",
            hint: "name another manifest, or write to a folder; --force draws all rows again", exit: .usage)
    }

    /// Writes the last line of the results.
    private func summarize(_ tally: BatchTally, _ sheets: SheetSummary?, _ code: Int32) throws {
        if case .failed(let diagnostic) = tally.stop, diagnostic.exit == .ioError { return }
        let summary = tally.summary(sheets: sheets, exit: code)
        guard StreamOutput.write(Array(summary.utf8), to: STDOUT_FILENO) else {
            throw OutputProblem.cannotWrite("standard output", errno)
        }
    }

    /// Says how the run ended, and with which exit code.
    private func exitCode(_ tally: BatchTally) -> Int32 {
        switch tally.stop {
        case .failed(let diagnostic):
            Report.show([diagnostic])
            return diagnostic.exit.rawValue
        case .signal(let number): return 128 + number
        case .tooManyErrors:
            printToStandardError("error: \(tally.errors) rows of \(tally.rows) failed, more than --max-errors allows")
            return ExitClass.refused.rawValue
        case nil: return tally.errors > 0 ? 1 : 0
        }
    }
}
