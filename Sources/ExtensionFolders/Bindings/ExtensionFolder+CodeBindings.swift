import Basics
import InterfaceBuilder
import SourceReading
import Views

extension ExtensionFolder {
    /// The controller's assignments, read from its sources; `nil` if no controller there receives notifications.
    func codeBindings() -> CodeBindings? {
        guard let name = document?.viewControllerClass ?? principalClass else { return nil }
        let controller = name.withoutModule
        var sources = ControllerSources(self, controller: controller)
        var views: [String: JSONValue] = [:]
        for tree in [ownView] + (document?.extraViews ?? []).map(\.view) {
            for view in tree.viewTree { if let id = view["id"]?.string { views[id] = view } }
        }
        var outlets: [String: JSONValue?] = [:]
        for outlet in document?.outlets ?? [] where outlet.owner == nil && !outlet.isCollection {
            outlets.updateValue(views[outlet.destination], forKey: outlet.name)
        }
        let sizes = outlets.merging(["view": ownView]) { $1 }.compactMapValues { $0?["designFrame"]?.array }
        let designSizes = sizes.compactMapValues { frame in
            frame.count == 4 ? Size(width: frame[2].number ?? 0, height: frame[3].number ?? 0) : nil
        }
        let designOrigins = sizes.compactMapValues { frame in
            frame.count == 4 ? Point(x: frame[0].number ?? 0, y: frame[1].number ?? 0) : nil
        }
        func read() -> CodeReading? {
            CodeReading(
                sources.model, controller: controller, outlets: Set(outlets.keys), designSizes: designSizes,
                designOrigins: designOrigins)
        }
        var reading = read()
        // Types of other modules, and what those use in turn.
        for _ in 0..<2 {
            guard let missing = reading?.missingTypes, sources.add(declaring: missing) else { break }
            reading = read()
        }
        guard let reading, reading.receives || sources.outsideSuperclass != nil else { return nil }
        let shown = CodeViews(
            reading, tree: ownView, ids: outlets.compactMapValues { $0?["id"]?.string })
        for (id, view) in shown.added { outlets.updateValue(view, forKey: id) }
        // Images are named as in the app's asset catalogs.
        let categories = CategoryReader { ImageFile(path: $0, scale: 1) }
        var bindings = CodeBindings(
            reading, views: outlets, rootID: ownView["id"]?.string, assets: assetFinder(),
            action: { categories.action(.object($0))?.json(copy: { $0 }) })
        bindings.view = shown.tree
        let content = ContentElsewhere(
            reading, bindings, lacksViews: reading.addsViews || shown.lacksViews,
            superclass: reading.receives ? sources.missingSuperclass : sources.outsideSuperclass,
            controller: controller, view: shown.tree)
        bindings.hide(
            content.hidden,
            ratio: content.isEmpty && !content.hidden.isEmpty ? attributes.initialContentSizeRatio : nil)
        if reading.replacesView, let root = ownView["id"]?.string { bindings.clearBackground(of: root) }
        bindings.drawsViews = !shown.added.isEmpty && !shown.lacksViews && !reading.addsViews
        bindings.builtInCode = interfaceFile.flatMap { content.finding(in: $0) }
        return bindings
    }

    /// The effects of the app's service extension as read from its code, with a note of the parts that aren't
    /// understood; `nil` without one.
    func serviceReading() -> (reading: ServiceReading, note: Diagnostic?)? {
        guard let service = try? serviceExtension(), let name = service.principalClass else { return nil }
        var model = CodeModel()
        service.readSources { model.add($0) }
        guard let reading = ServiceReading(model, service: name.withoutModule) else { return nil }
        if reading.unread.isEmpty { return (reading, nil) }
        let note = Diagnostic(
            .note, "bindings-guessed",
            "what \(name.withoutModule) does is read from its sources, without running it; not understood, so as it "
                + "was sent: \(reading.unread.joined(separator: ", "))", at: SourceSpan(file: service.infoPlist),
            hint: "--run-code runs it, or describe it as service of a bindings.json")
        return (reading, note)
    }

    /// Reads its source files within the limits, without messages about those that can't be read.
    func readSources(use: (ParsedSource) -> Void) {
        _ = SourceScanner.read(sourceFiles, in: scope, report: DiagnosticCollector(file: path), use: use)
    }
}
