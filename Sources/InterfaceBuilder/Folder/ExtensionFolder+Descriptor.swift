import ContentExtensionHost

extension ExtensionFolder {
    /// The files and the bindings put together.
    struct Assembled {
        var descriptor: ExtensionDescriptor
        var bindings: BindingsFile
        /// `nil` when there is a bindings.json, or no view.
        var guess: BindingsGuess?
        var warnings: [Diagnostic]
        var namedFiles: [NamedFile]
    }

    /// The extension as a descriptor: what the files say, with the bindings.
    /// - Throws: everything that is wrong with the bindings.
    public func `extension`() throws(InputError) -> Loaded<LoadedExtension> {
        let assembled = try assemble()
        var loaded = Loaded(
            LoadedExtension(descriptor: assembled.descriptor, guessedBindings: assembled.guess?.bindings),
            warnings: assembled.warnings)
        loaded.namedFiles = assembled.namedFiles
        return loaded
    }

    func assemble() throws(InputError) -> Assembled {
        let guess = bindingsFile == nil ? document.map { BindingsGuess(view: $0.view) } : nil
        let bindings =
            try bindingsFile.map { path throws(InputError) in try BindingsFile(path: path) }
            ?? BindingsFile(guessed: guess?.bindings)
        let viewReport = DiagnosticCollector(file: interfaceFile ?? infoPlist, mostSevere: .warning)
        let descriptor = assembleDescriptor(view: document?.view, bindings: bindings, viewReport: viewReport)
        if bindings.value["app"] == nil { noteGuess(of: descriptor.app, report: bindings.report) }
        if let guess, let interfaceFile { bindings.report.add(guess.note(at: interfaceFile)) }
        try bindings.report.check()
        return Assembled(
            descriptor: descriptor, bindings: bindings, guess: guess,
            warnings: viewReport.inFileOrder + bindings.report.inFileOrder,
            namedFiles: viewReport.namedFiles + bindings.report.namedFiles)
    }

    /// The descriptor with a view of the template language.
    /// - Parameters:
    ///   - bindings: what is wrong with them goes to their report.
    ///   - viewReport: collects what is wrong with the view.
    func assembleDescriptor(
        view: JSONValue?, bindings: BindingsFile,
        viewReport: DiagnosticCollector = DiagnosticCollector(file: "", mostSevere: .warning)
    ) -> ExtensionDescriptor {
        let view = view.map {
            ProgramView(
                value: $0, report: viewReport, files: scope, title: document?.title,
                preferredContentSize: document?.preferredContentSize)
        }
        return ExtensionDescriptor(
            ExtensionParts(file: infoPlist, folderName: name, plist: plist, view: view),
            bindings: bindings.value, report: bindings.report, files: bindings.files)
    }

    private func noteGuess(of app: AppInfo, report: DiagnosticCollector) {
        report.add(
            Diagnostic(
                .note, "app-name-guessed",
                "an extension's Info.plist doesn't name its app: the header shows \(app.name.quoted())",
                at: SourceLocation(file: infoPlist),
                hint: "name the app in a bindings.json: {\"app\": {\"name\": \"…\"}}"))
    }
}
