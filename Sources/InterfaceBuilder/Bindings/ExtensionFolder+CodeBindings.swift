extension ExtensionFolder {
    /// The controller's assignments, read from its sources; `nil` if no controller there receives notifications.
    func codeBindings() -> CodeBindings? {
        guard let document, let name = document.viewControllerClass ?? principalClass else { return nil }
        var model = CodeModel()
        var left = Limits.sourceBytes
        for file in sourceFiles.prefix(Limits.sourceFiles) {
            guard (try? scope.admit(file)) != nil, let language = SourceLanguage(fileName: file),
                let bytes = try? FileReader.read(file, limit: min(left, Limits.sourceFileBytes))
            else { continue }
            left -= bytes.count
            model.add(SourceParser.statements(of: bytes, in: language), file: file)
        }
        let controller = name.split(separator: ".").last.map(String.init) ?? name
        var views: [String: JSONValue] = [:]
        for tree in [document.view] + document.extraViews.map(\.view) {
            for view in tree.viewTree { if let id = view["id"]?.string { views[id] = view } }
        }
        var outlets: [String: JSONValue?] = [:]
        for outlet in document.outlets where outlet.owner == nil && !outlet.isCollection {
            outlets.updateValue(views[outlet.destination], forKey: outlet.name)
        }
        guard let reading = CodeReading(model, controller: controller, outlets: Set(outlets.keys)) else { return nil }
        var bindings = CodeBindings(
            reading, views: outlets, rootID: document.view["id"]?.string, assets: assetFinder())
        if document.view["children"]?.array?.isEmpty ?? true, let interfaceFile {
            bindings.builtInCode = Self.builtInCode(reading, controller: controller, file: interfaceFile)
        }
        return bindings
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
