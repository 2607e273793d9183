import Basics
import ContentExtensionHost
import InterfaceBuilder
import SourceReading
import Views

extension ExtensionFolder {
    /// The extension as a descriptor, combined with its bindings.
    /// - Throws: every error in the bindings.
    package func `extension`() throws(InputError) -> Loaded<LoadedExtension> { try assembled().loaded }

    func assembled() throws(InputError) -> (loaded: Loaded<LoadedExtension>, bindings: BindingsFile) {
        let file = try bindingsFile.map { path throws(InputError) in
            try BindingsFile(path: path, in: options.bindings == nil ? scope : nil)
        }
        // The views that code makes are there in any case; a file says what it sets on those that it names.
        let read = codeBindings()
        let isKnown = file.map(isBound) ?? { _ in false }
        var code = file == nil || read?.hidden.isEmpty ?? false ? read : nil
        code?.remove(where: isKnown)
        let view = read?.view ?? document?.view
        let guess =
            file?.value["view"] == nil && (document != nil || code != nil)
            ? BindingsGuess(view: ownView, isKnown: isKnown) : nil
        let service = file?.value["service"] == nil ? serviceReading() : nil
        let described = service?.reading.bindings
        var guessed =
            guess?.bindings(code, service: described)
            ?? described.map { JSONValue(.object([.init(key: "service", value: $0)])) }
        var bindings = file ?? BindingsFile(guessed: nil)
        if let guess = guessed { bindings.complete(by: guess) }
        let isGuessed = file == nil || (code.map { !$0.setsNothing } ?? !(guess?.isEmpty ?? true))
        guessed = guessed == nil || !isGuessed ? nil : bindings.value
        let viewReport = DiagnosticCollector(file: interfaceFile ?? infoPlist, mostSevere: .warning)
        let isNamed = bindings.value["app"]?["name"] != nil
        let known = target.flatMap(AppBundle.init)?.appInfo(locale: options.locale)
        let around =
            isNamed || known != nil
            ? nil : AppAround(folder: FileScope(root: path).root, scope: scope, walk: app.value)
        var descriptor = assembleDescriptor(
            view: view, bindings: bindings, app: known ?? around?.info, viewReport: viewReport)
        if bindings.value["registeredCategories"] == nil {
            let registered = registeredCategories()
            descriptor.registeredCategories = registered.categories
            descriptor.registersOtherCategories = !registered.isComplete
            registered.notes.forEach(bindings.report.add)
        }
        if !isNamed, known == nil { noteGuess(of: descriptor.app, around, report: bindings.report) }
        if let guess, isGuessed {
            let interfaceFile = interfaceFile ?? infoPlist
            let isEmpty = code.map { code in code.outlets.allSatisfy { code.hidden.contains($0.name) } } ?? false
            if code?.builtInCode == nil || !isEmpty { bindings.report.add(guess.note(code, at: interfaceFile)) }
            if file == nil, let finding = code?.builtInCode { bindings.report.add(finding) }
        }
        if let note = service?.note { bindings.report.add(note) }
        if let note = target.flatMap(AppBundle.init)?.iconNote { bindings.report.add(note) }
        try bindings.report.check()
        var loaded = Loaded(
            LoadedExtension(
                descriptor: descriptor, guessedBindings: guessed, drawsViewsOfCode: code?.drawsViews ?? false),
            warnings: viewReport.inFileOrder + bindings.report.inFileOrder)
        loaded.namedFiles = viewReport.namedFiles + bindings.report.namedFiles
        return (loaded, bindings)
    }

    /// The outlets that a bindings.json names, under all their names.
    private func isBound(_ bindings: BindingsFile) -> (String) -> Bool {
        let named = Set(["outlets", "rows"].flatMap { bindings.value[$0]?.members?.map(\.key) ?? [] })
        let connections = connections
        let views = Set(named.flatMap { connections[$0] ?? [$0] })
        return { named.contains($0) || !views.isDisjoint(with: connections[$0] ?? [$0]) }
    }

    /// The descriptor with a view in the template language.
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
        if app.bundleIdentifier.isEmpty { app.bundleIdentifier = plist.appIdentifier ?? "" }
        return ExtensionDescriptor(
            file: infoPlist, folderName: name, plist: plist, app: app, view: view, bindings: bindings.value,
            report: bindings.report, files: bindings.files, assets: assetFinder())
    }

    /// The view of the interface file, or the empty one that code fills.
    var ownView: JSONValue {
        document?.view ?? JSONValue(.members(["type": .string("view"), "id": .string("view")]))
    }

    /// The view ids of each outlet name: several outlets can share a view, and an outlet collection has several.
    /// The controller's own view is `view`.
    var connections: [String: [String]] {
        let own = ownView["id"]?.string.map { ["view": [$0]] } ?? [:]
        return (document?.outlets ?? []).reduce(into: own) { $0[$1.name, default: []].append($1.destination) }
    }

    /// The names in its target's catalogs.
    package var assetNames: AssetNames { assets.names }

    /// Finds images by name like UIImage(named:); catalogs are indexed on first use.
    package func assetFinder() -> AssetFinder {
        let (assets, scope) = (assets, scope)
        return { name in
            guard let image = assets.image(named: name), let path = image["asset"]?.string,
                let file = scope.admitted("\(scope.root)/\(path)")
            else { return nil }
            return ImageFile(path: file, scale: image["scale"]?.number)
        }
    }

    private func noteGuess(of app: AppInfo, _ around: AppAround?, report: DiagnosticCollector) {
        let source = around.map { ", as \($0.plist) names the app" } ?? ", which may not be the app's name"
        report.add(
            Diagnostic(
                .note, "app-name-guessed",
                "an extension's Info.plist doesn't name its app: the header shows \(app.name.quoted())\(source)",
                at: SourceSpan(file: infoPlist), hint: "name the app in a bindings.json: {\"app\": {\"name\": \"…\"}}"))
    }
}

package struct LoadedExtension: Sendable {
    package var descriptor: ExtensionDescriptor
    /// The bindings guessed for a real extension; `nil` for none.
    package var guessedBindings: JSONValue?
    /// `true` if all views that code adds are drawn.
    var drawsViewsOfCode = false
}

extension ExtensionFolder {
    /// Loads a real extension's folder or Info.plist.
    /// - Throws: every error in the files.
    package static func load(_ path: String, options: Options = .init()) throws(InputError) -> Loaded<LoadedExtension> {
        let folder = try open(path, options: options)
        var loaded = try folder.value.extension()
        let isDrawn = loaded.value.drawsViewsOfCode
        loaded.warnings =
            folder.warnings.filter { !isDrawn || $0.code != "content-built-in-code" } + loaded.warnings
        return loaded
    }
}
