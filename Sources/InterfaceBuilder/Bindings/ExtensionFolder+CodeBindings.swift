extension ExtensionFolder {
    /// What the controller's code sets, read from its sources; `nil` if they have no controller that gets notifications.
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
        return CodeReading(model, controller: controller, outlets: Set(outlets.keys)).map {
            CodeBindings($0, views: outlets, rootID: document.view["id"]?.string, assets: assetFinder())
        }
    }
}
