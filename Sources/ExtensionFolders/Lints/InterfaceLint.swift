import Basics
import ContentExtensionHost
import InterfaceBuilder
import SourceReading

/// Finds mismatches between an interface file and the extension's code, which make UIKit raise or fail silently.
///
/// Classes without source are skipped, as are subclasses of classes from the app or a library.
struct InterfaceLint {
    let document: InterfaceDocument
    /// The storyboard or xib, as named in diagnostics.
    let file: String
    /// Empty if there are none, or not all could be read.
    let sources: SourceIndex
    let attributes: ExtensionAttributes
    /// The check of the controller's class; `nil` without one.
    let controller: ControllerLint?
    /// The bindings.json, if it handles responses.
    let bindings: String?
    /// The known classes with outlets, by name.
    private var owners: [String: [SourceClass]] = [:]
    private var findings: [Diagnostic] = []

    private var controllerName: String? { controller?.name.withoutModule }

    /// All findings: the controller's, then the others.
    fileprivate static func findings(
        _ folder: ExtensionFolder, _ document: InterfaceDocument, file: String, _ descriptor: ExtensionDescriptor,
        _ sources: SourceIndex
    ) -> [Diagnostic] {
        var lint = InterfaceLint(
            document: document, file: file, sources: sources, attributes: descriptor.attributes,
            controller: folder.controllerLint(sources),
            bindings: descriptor.program.answersResponses ? folder.bindingsFile : nil)
        lint.checkController()
        lint.checkOutlets()
        lint.checkUnconnected()
        lint.checkActions()
        return lint.findings
    }

    private mutating func checkController() {
        guard let controllerName else {
            return add(
                .warning, "controller-without-class",
                "the controller has no class of its own, so no code gets the notification", at: .init(file: file),
                hint: "set its class in Interface Builder's identity inspector")
        }
        guard sources.fileCount > 0 else { return }
        if let undefined = controller?.undefined { return findings.append(undefined) }
        if let fault = controller?.fault { findings.append(fault) }
        let ancestry = sources.ancestry(of: controllerName)
        if let bindings, ancestry.isComplete, !ancestry.classes.contains(where: \.answersResponses) {
            add(
                .warning, "responses-unhandled",
                "the bindings answer responses, and \(controllerName) doesn't implement "
                    + "didReceive(_:completionHandler:): iOS closes the notification and tells the app of every action",
                at: .init(file: bindings), hint: "take \"responses\" out, or implement the method")
        }
    }

    /// The class with an outlet and its superclasses, if all are known.
    private mutating func owner(of outlet: Outlet) -> (name: String, ancestry: [SourceClass])? {
        guard sources.fileCount > 0, let name = outlet.owner.map(\.withoutModule) ?? controllerName else {
            return nil
        }
        if owners[name] == nil {
            let (classes, isComplete) = sources.ancestry(of: name)
            owners[name] = isComplete ? classes : []
        }
        return owners[name].flatMap { $0.isEmpty ? nil : (name, $0) }
    }

    private mutating func checkOutlets() {
        for outlet in document.outlets where !Self.systemOutlets.contains(outlet.name) {
            guard let (owner, ancestry) = owner(of: outlet) else { continue }
            if let property = ancestry.lazy.compactMap({ $0.property(outlet.name) }).first {
                if property.isExposed { continue }
                add(
                    .error, "outlet-undefined",
                    "the outlet \(outlet.name.quoted()) is connected, and \(owner).\(outlet.name) isn't marked with "
                        + "@IBOutlet: UIKit raises when it loads the file",
                    at: outlet.location, hint: "write @IBOutlet in front of it: \(property.location.shown)")
            } else {
                add(
                    .error, "outlet-undefined",
                    "the outlet \(outlet.name.quoted()) is connected, and \(owner) has no such property: UIKit raises when "
                        + "it loads the file", at: outlet.location,
                    hint: nearest(to: outlet.name, among: ancestry.flatMap(\.properties).filter(\.isOutlet).map(\.name))
                        ?? "delete the connection in Interface Builder")
            }
        }
    }

    /// Outlets of UIKit's classes.
    private static let systemOutlets: Set<String> = [
        "view", "title", "tableView", "collectionView", "searchDisplayController", "delegate", "dataSource",
        "prefetchDataSource",
        "dragDelegate", "dropDelegate", "accessoryView", "backgroundView", "selectedBackgroundView", "contentView",
        "editingAccessoryView", "multipleSelectionBackgroundView", "inputAccessoryView", "inputView", "textLabel",
        "detailTextLabel", "imageView", "navigationDelegate", "UIDelegate", "gestureRecognizers", "tableHeaderView",
        "tableFooterView",
    ]

    private mutating func checkUnconnected() {
        var connected: [String: Set<String>] = [:]
        for outlet in document.outlets {
            guard let owner = outlet.owner.map(\.withoutModule) ?? controllerName else { continue }
            connected[owner, default: []].insert(outlet.name)
        }
        let cells = Set(document.cellClasses.map(\.withoutModule)).sorted()
        for (owner, isController) in [(controllerName ?? "", true)] + cells.map({ ($0, false) }) {
            for property in sources.ancestry(of: owner).classes.flatMap(\.properties)
            where property.isOutlet && connected[owner]?.contains(property.name) != true {
                add(
                    .warning, "outlet-unconnected",
                    "@IBOutlet \(property.name.quoted()) isn't connected" + (isController ? "" : " in the cell")
                        + ": it stays nil, and using it with ! ends the extension", at: property.location,
                    hint: "connect it in \(file), or delete it")
            }
        }
    }

    private mutating func checkActions() {
        var exposed: [String: SourceClass.Method] = [:]
        let classes = sources.classes.values.sorted { $0.name < $1.name }
        for method in classes.lazy.flatMap(\.methods) where exposed[method.selector]?.isExposed != true {
            exposed[method.selector] = method
        }
        let isComplete = controllerName.map { sources.ancestry(of: $0).isComplete } ?? false
        for action in document.actions where isComplete && exposed[action.selector]?.isExposed != true {
            let same = exposed[action.selector]
            add(
                .warning, "action-undefined",
                same == nil
                    ? "\(action.sender.quoted()) calls \(action.selector), which no class has: a touch ends the extension"
                    : "\(action.sender.quoted()) calls \(action.selector), which isn't marked with @IBAction: a touch ends "
                        + "the extension", at: action.location,
                hint: same.map { "write @IBAction in front of it: \($0.location.shown)" } ?? nearest(
                    to: action.selector, among: exposed.values.filter(\.isAction).map(\.selector).sorted())
                    ?? "delete the connection in Interface Builder")
        }
        // An accessory view belongs to the keyboard and receives touches in any case.
        let ids = Set(document.view.viewTree.compactMap { $0["id"]?.string })
        let inView = document.actions.filter { ids.contains($0.sender) }
        if let first = inView.first, !attributes.isUserInteractionEnabled {
            let others = inView.count - 1
            add(
                .warning, "touches-ignored",
                "\(first.sender.quoted()) calls \(first.selector)" + (others > 0 ? " (and \(others) more do so)" : "")
                    + ", but touches never reach the view: a tap opens the app", at: first.location,
                hint: "set UNNotificationExtensionUserInteractionEnabled to true in NSExtensionAttributes (iOS 12)")
        }
    }

    /// A hint with the most similar name, limited in number because the search is expensive.
    private func nearest(to name: String, among names: @autoclosure () -> [String]) -> String? {
        findings.count < Limits.unknownKeys ? NearestName.hint(for: name, among: names().prefix(1_000)) : nil
    }

    private mutating func add(
        _ severity: Diagnostic.Severity, _ code: String, _ message: String, at location: SourceSpan,
        hint: String? = nil
    ) {
        findings.append(Diagnostic(severity, code, message, at: location, hint: hint))
    }
}

extension ExtensionFolder {
    /// The mismatches between the extension's code and its interface file, or its Info.plist if it has none.
    /// - Returns: also the places of the controller's properties, which are the names of views made in code.
    package func mismatches(
        with descriptor: ExtensionDescriptor
    ) -> (findings: [Diagnostic], properties: [(name: String, place: SourceSpan)]) {
        let report = DiagnosticCollector(file: interfaceFile ?? infoPlist)
        let sources = readableSources(report)
        let controller = controllerLint(sources)
        let classes = controller.map { sources.ancestry(of: $0.name.withoutModule).classes } ?? []
        let properties = classes.flatMap { type in
            type.properties.map { (name: $0.name, place: $0.location) }
                + type.constants.map { (name: $0.key, place: $0.value) }
        }
        return (mismatches(with: descriptor, controller, sources, report), properties)
    }

    private func mismatches(
        with descriptor: ExtensionDescriptor, _ controller: ControllerLint?, _ sources: SourceIndex,
        _ report: DiagnosticCollector
    ) -> [Diagnostic] {
        guard let document, let interfaceFile else {
            return report.diagnostics + [controller?.undefined, controller?.fault].compactMap(\.self)
        }
        return report.diagnostics + InterfaceLint.findings(self, document, file: interfaceFile, descriptor, sources)
    }

    /// The classes of its source files; none if not all of them could be read.
    func readableSources(_ report: DiagnosticCollector) -> SourceIndex {
        let (sources, isComplete) = SourceScanner.scan(sourceFiles, in: scope, report: report)
        return isComplete ? sources : SourceIndex()
    }
}

extension SourceSpan {
    /// `file:line`.
    fileprivate var shown: String { line.map { "\(file):\($0)" } ?? file }
}
