/// An extension's view as another file than the descriptor has it, with that file's places and folder.
package struct ProgramView {
    /// In the template language.
    package var value: JSONValue
    /// The collector of the view's own file.
    package var report: DiagnosticCollector
    /// What image paths in the view are relative to.
    package var files: FileScope
    /// The controller's title, unless its code sets another.
    package var title: String?
    /// In points; the controller's, unless its code sets another.
    package var preferredContentSize: Size?
    /// The ids that the controller's outlets are connected to, by the outlets' names.
    package var connections: [String: [String]]
    /// The views that lie beside the controller's, by their ids, in the template language.
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

/// A content extension's own files, as they were read.
package struct ExtensionParts {
    /// The Info.plist, as diagnostics name it.
    package var file: String
    /// What the extension is called when nothing names it.
    package var folderName: String
    package var plist: InfoPlist
    /// The app, where the bindings don't say it.
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
    /// A real extension, with what its code would do: a descriptor whose attributes and view come from the extension's
    /// own files, and whose `bindings` are called `outlets`.
    /// - Parameters:
    ///   - bindings: the object in bindings.json; an empty one for an extension that shows its view as it is.
    ///   - report: collects what is wrong with the bindings.
    ///   - files: the folder that they may name files in.
    ///   - assets: finds what they name in the app's asset catalogs.
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
