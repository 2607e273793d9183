/// An extension's view that comes from another file than the descriptor, with that file's positions and folder.
package struct ProgramView {
    /// In the template language.
    package var value: JSONValue
    /// Collects diagnostics of the view's file.
    package var report: DiagnosticCollector
    /// The folder to which image paths in the view are relative.
    package var files: FileScope
    /// The controller's title, unless its code sets another.
    package var title: String?
    /// The controller's size in points, unless its code sets another.
    package var preferredContentSize: Size?
    /// The view ids connected to the controller's outlets, by outlet name.
    package var connections: [String: [String]]
    /// Further top-level views by id, in the template language.
    package var extraViews: [String: JSONValue]

    package init(
        value: JSONValue, report: DiagnosticCollector, files: FileScope, title: String? = nil,
        preferredContentSize: Size? = nil, connections: [String: [String]] = [:],
        extraViews: [String: JSONValue] = [:]
    ) {
        self.value = value
        self.report = report
        self.files = files
        self.title = title
        self.preferredContentSize = preferredContentSize
        self.connections = connections
        self.extraViews = extraViews
    }
}

/// The parts of a real content extension.
package struct ExtensionParts {
    /// The Info.plist's name in diagnostics.
    package var file: String
    /// The default for the extension's name.
    package var folderName: String
    package var plist: InfoPlist
    /// The default for the app, if the bindings name none.
    package var app: AppInfo
    /// `nil` when the view is made in code.
    package var view: ProgramView?

    package init(file: String, folderName: String, plist: InfoPlist, app: AppInfo, view: ProgramView? = nil) {
        self.file = file
        self.folderName = folderName
        self.plist = plist
        self.app = app
        self.view = view
    }
}

extension ExtensionDescriptor {
    /// Combines a real extension with bindings, which stand for its code: attributes and view come from the extension's
    /// files, and `bindings` are called `outlets`.
    /// - Parameters:
    ///   - bindings: the object in bindings.json; an empty one shows the view unchanged.
    ///   - report: collects diagnostics of the bindings.
    ///   - files: the folder in which the bindings may name files.
    ///   - assets: finds images named by the bindings in the app's asset catalogs.
    package init(
        _ parts: ExtensionParts, bindings: JSONValue, report: DiagnosticCollector, files: FileScope,
        assets: AssetFinder? = nil
    ) {
        var reader = ObjectReader(bindings, path: "$", report: report)
        let name = reader.string("name") ?? parts.folderName
        let attributes = AttributeValues.decode(&reader).filled(from: parts.plist.attributes)
        let app = reader.app(scope: files, plist: parts.plist, fallback: parts.app)
        let decoding = ProgramDecoding(report: report, files: files, assets: assets)
        let registered = NotificationCategory.decodeArray("registeredCategories", in: &reader, context: decoding)
        let program = ExtensionProgram.decode(&reader, context: decoding, view: parts.view, isReal: true)
        program.checkEvents(
            reader, isUserInteractionEnabled: attributes.attributes.isUserInteractionEnabled)
        let service = reader.service(values: program.values, context: decoding)
        reader.finish()
        self.init(
            file: parts.file, name: name, attributes: attributes.attributes, app: app.info,
            localizations: app.localizations, registeredCategories: registered, program: program,
            service: service)
    }
}
