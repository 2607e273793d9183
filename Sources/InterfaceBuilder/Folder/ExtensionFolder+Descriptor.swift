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
            try bindingsFile.map { path throws(InputError) in
                try BindingsFile(path: path, in: options.bindings == nil ? scope : nil)
            }
            ?? BindingsFile(guessed: guess?.bindings)
        let viewReport = DiagnosticCollector(file: interfaceFile ?? infoPlist, mostSevere: .warning)
        let isNamed = bindings.value["app"]?["name"] != nil
        let around = isNamed ? nil : AppAround(folder: FileScope(root: path).root, scope: scope, walk: app.value)
        let descriptor = assembleDescriptor(
            view: document?.view, bindings: bindings, app: around?.info, viewReport: viewReport)
        if !isNamed { noteGuess(of: descriptor.app, around, report: bindings.report) }
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
    ///   - app: the app as the repository has it; `nil` when it isn't found.
    ///   - viewReport: collects what is wrong with the view.
    func assembleDescriptor(
        view: JSONValue?, bindings: BindingsFile, app: AppInfo?,
        viewReport: DiagnosticCollector = DiagnosticCollector(file: "", mostSevere: .warning)
    ) -> ExtensionDescriptor {
        let view = view.map {
            ProgramView(
                value: $0, report: viewReport, files: scope, title: document?.title,
                preferredContentSize: document?.preferredContentSize, connections: connections,
                extraViews: (document?.extraViews ?? []).reduce(into: [:]) { $0[$1.name] = $1.view })
        }
        var app = app ?? AppInfo(name: plist.bundleName ?? name)
        app.bundleIdentifier = plist.appIdentifier ?? ""
        return ExtensionDescriptor(
            ExtensionParts(file: infoPlist, folderName: name, plist: plist, app: app, view: view),
            bindings: bindings.value, report: bindings.report, files: bindings.files, assets: assetFinder())
    }

    /// What the bindings may call by an outlet's name, whatever the view's id is: several outlets may lead to one view,
    /// and a collection to several.
    var connections: [String: [String]] {
        (document?.outlets ?? []).reduce(into: [:]) { $0[$1.name, default: []].append($1.destination) }
    }

    /// Finds images by name as UIImage(named:) does; the catalogs are looked through at the first name.
    private func assetFinder() -> AssetFinder {
        let (assets, root) = (assets, scope.root)
        return { name in
            guard let image = assets.image(named: name), let path = image["asset"]?.string else { return nil }
            return ImageFile(path: "\(root)/\(path)", scale: image["scale"]?.number)
        }
    }

    private func noteGuess(of app: AppInfo, _ around: AppAround?, report: DiagnosticCollector) {
        let source = around.map { ", as \($0.plist) names the app" } ?? ", which may not be the app's name"
        report.add(
            Diagnostic(
                .note, "app-name-guessed",
                "an extension's Info.plist doesn't name its app: the header shows \(app.name.quoted())\(source)",
                at: SourceSpan(file: infoPlist),
                hint: "name the app in a bindings.json: {\"app\": {\"name\": \"…\"}}"))
    }
}
