extension ExtensionFolder {
    /// The controller's assignments, read from its sources; `nil` if no controller there receives notifications.
    func codeBindings() -> CodeBindings? {
        guard let document, let name = document.viewControllerClass ?? principalClass else { return nil }
        let model = codeModel()
        let controller = name.withoutModule
        var views: [String: JSONValue] = [:]
        for tree in [document.view] + document.extraViews.map(\.view) {
            for view in tree.viewTree { if let id = view["id"]?.string { views[id] = view } }
        }
        var outlets: [String: JSONValue?] = [:]
        for outlet in document.outlets where outlet.owner == nil && !outlet.isCollection {
            outlets.updateValue(views[outlet.destination], forKey: outlet.name)
        }
        let sizes = outlets.merging(["view": document.view]) { $1 }.compactMapValues { $0?["designFrame"]?.array }
        let designSizes = sizes.compactMapValues { frame in
            frame.count == 4 ? Size(width: frame[2].number ?? 0, height: frame[3].number ?? 0) : nil
        }
        let designOrigins = sizes.compactMapValues { frame in
            frame.count == 4 ? Point(x: frame[0].number ?? 0, y: frame[1].number ?? 0) : nil
        }
        guard
            let reading = CodeReading(
                model, controller: controller, outlets: Set(outlets.keys), designSizes: designSizes,
                designOrigins: designOrigins)
        else { return nil }
        var bindings = CodeBindings(
            reading, views: outlets, rootID: document.view["id"]?.string, assets: assetFinder())
        if document.view["children"]?.array?.isEmpty ?? true, let interfaceFile {
            bindings.builtInCode = Self.builtInCode(reading, controller: controller, file: interfaceFile)
        }
        return bindings
    }

    /// What the code of the app's service extension sets, as `service` of a bindings.json; `nil` for nothing that is
    /// understood.
    func serviceBindings() -> JSONValue? {
        guard let service = try? serviceExtension(), let name = service.principalClass else { return nil }
        return ServiceReading(service.codeModel(), service: name.withoutModule)?.bindings
    }

    /// The declarations of the source files, within the limits.
    private func codeModel() -> CodeModel {
        var model = CodeModel()
        var left = Limits.sourceBytes
        for file in sourceFiles.prefix(Limits.sourceFiles) {
            guard (try? scope.admit(file)) != nil, let language = SourceLanguage(fileName: file),
                let bytes = try? FileReader.read(file, limit: min(left, Limits.sourceFileBytes))
            else { continue }
            left -= bytes.count
            model.add(SourceParser.statements(of: bytes, in: language), file: file)
        }
        return model
    }

    /// A warning of an empty storyboard whose contents the code makes; `nil` if it makes none.
    private static func builtInCode(_ reading: CodeReading, controller: String, file: String) -> Diagnostic? {
        guard reading.addsViews || reading.swiftUIView != nil else { return nil }
        let view = reading.swiftUIView.map { $0.isEmpty ? "a SwiftUI view" : "the SwiftUI view \($0)" }
        return Diagnostic(
            .warning, "content-built-in-code",
            "the storyboard's view is empty, and \(controller) adds \(view ?? "views") in code, which isn't run: the "
                + "content stays empty", at: SourceSpan(file: file),
            hint: view == nil
                ? "--run-code runs it, or describe the view in a descriptor.json"
                : "describe the view in a descriptor.json")
    }
}
