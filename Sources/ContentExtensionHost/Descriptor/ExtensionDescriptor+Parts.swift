import Basics
import Views

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
        preferredContentSize: Size? = nil, connections: [String: [String]] = [:], extraViews: [String: JSONValue] = [:]
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

extension ExtensionDescriptor {
    /// Combines a real extension with bindings, which stand for its code: attributes and view come from the extension's
    /// files, and `bindings` are called `outlets`.
    /// - Parameters:
    ///   - file: the Info.plist's name in diagnostics.
    ///   - folderName: the default for the extension's name.
    ///   - app: the default for the app, if the bindings name none.
    ///   - view: `nil` when the view is made in code.
    ///   - bindings: the object in bindings.json; an empty one shows the view unchanged.
    ///   - report: collects diagnostics of the bindings.
    ///   - files: the folder in which the bindings may name files.
    ///   - assets: finds images named by the bindings in the app's asset catalogs.
    package init(
        file: String, folderName: String, plist: InfoPlist, app: AppInfo, view: ProgramView? = nil,
        bindings: JSONValue, report: DiagnosticCollector, files: FileScope, assets: AssetFinder? = nil
    ) {
        let reader = ObjectReader(bindings, path: "$", report: report)
        let name = reader.string("name") ?? folderName
        let attributes = AttributeValues.decode(reader).filled(from: plist.attributes).attributes
        let app = reader.app(scope: files, plist: plist, fallback: app)
        self.init(
            reader, file: file, name: name, attributes: attributes, app: app,
            context: ProgramDecoding(report: report, files: files, assets: assets), view: view, isReal: true)
        isLoadable = plist.isLoadable
    }

    /// Decodes the keys that a descriptor and bindings have in common.
    init(
        _ reader: ObjectReader, file: String, name: String, attributes: ExtensionAttributes,
        app: (info: AppInfo, localizations: [String: String]), context: ProgramDecoding, view: ProgramView? = nil,
        isReal: Bool = false
    ) {
        var context = context
        context.strings = .decode(reader, files: context.files)
        let registered = NotificationCategory.decodeArray("registeredCategories", in: reader, context: context)
        let program = ExtensionProgram.decode(reader, context: context, view: view, isReal: isReal)
        program.checkEvents(reader, isUserInteractionEnabled: attributes.isUserInteractionEnabled)
        // Bindings may name the folder of the service extension instead.
        let namesService = isReal && reader.raw("service")?.string != nil
        let service =
            namesService
            ? nil
            : reader.object("service").map { ServiceProgram.decode($0, values: program.values, context: context) }
        // Read where the extension's code is run.
        if isReal { for key in ["modules", "appGroups"] { _ = reader.raw(key) } }
        reader.finish()
        self.init(
            file: file, name: name, attributes: attributes, app: app.info, localizations: app.localizations,
            registeredCategories: registered, program: program, service: service)
        strings = context.strings
    }
}
