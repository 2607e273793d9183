import Basics
import Views

/// A storyboard or xib of Xcode 8 or later, converted to the template language of descriptors.
package struct InterfaceDocument: Sendable {
    /// Numbers of views and constraints.
    package struct Counts: Sendable, Hashable {
        /// Views of the controller's tree, including prototypes.
        package var views = 0
        /// Constraints between the views.
        package var constraints = 0
    }

    package var view: JSONValue
    /// The controller's class, with its module if the file has one; `nil` for UIKit's own.
    package var viewControllerClass: String?
    package var title: String?
    /// The preferred size given by the file, in points.
    package var preferredContentSize: Size?
    /// Connections of the controller, and of cells and views with custom classes.
    package var outlets: [Outlet]
    /// The classes of prototype cells, with their modules if the file has them.
    package var cellClasses: [String]
    /// Views beside the controller's that are connected to outlets.
    package var extraViews: [ExtraView]
    /// Action connections of controls and gestures.
    package var actions: [InterfaceAction]
    package var counts: Counts
    /// Classes, prototypes and attributes that only running code needs.
    var code = InterfaceCode()

    /// Reads a storyboard or a xib.
    /// - Parameters:
    ///   - path: the file, at most 16 MB.
    ///   - scope: the folder that the file must not leave by a link; `nil` for none.
    ///   - controllerClass: the controller's class, used if the file names no initial controller.
    ///   - identifier: the storyboard identifier of a scene; `nil` for the initial one.
    ///   - options: assets and language; made once the file is read.
    ///   - report: collects errors, ignored parts (`interface-unknown`), and inconsistencies.
    /// - Returns: `nil` with an error in the report if nothing can be drawn.
    package static func read(
        _ path: String, in scope: FileScope? = nil, controllerClass: String? = nil, identifier: String? = nil,
        options: @autoclosure () -> InterfaceOptions = InterfaceOptions(), report: DiagnosticCollector
    ) -> InterfaceDocument? {
        do throws(Diagnostic) {
            try scope?.admit(path)
            let bytes = try FileReader.read(path, limit: Limits.interfaceBytes)
            return read(
                bytes, controllerClass: controllerClass, identifier: identifier, options: options(), report: report)
        } catch {
            report.add(error)
            return nil
        }
    }

    /// Reads a storyboard or a xib from bytes; findings are attributed to the report's file.
    static func read(
        _ bytes: [UInt8], controllerClass: String? = nil, identifier: String? = nil,
        options: InterfaceOptions = .init(), report: DiagnosticCollector
    ) -> InterfaceDocument? {
        do throws(Diagnostic) {
            let root = try XMLReader.read(bytes, file: report.file)
            try checkFormat(of: root, report: report)
            let reader = DocumentReader(root, controllerClass: controllerClass, options: options, report: report)
            return try reader.document(identifier: identifier)
        } catch {
            report.add(error)
            return nil
        }
    }

    /// Refuses XML that is no interface file for iOS.
    private static func checkFormat(of root: XMLElement, report: DiagnosticCollector) throws(Diagnostic) {
        func fault(_ message: String, _ hint: String) -> Diagnostic {
            Diagnostic(.error, "interface-format", message, at: report.location(root.position), hint: hint)
        }
        switch root.name {
        case "document": break
        case "archive":
            throw fault("this xib has the format of Xcode 3", "open it in Xcode 4 or later, which saves it anew")
        default:
            throw fault(
                "this is neither a storyboard nor a xib: its root is <\(root.name)>", "name a .storyboard or a .xib")
        }
        let runtime = root["targetRuntime"] ?? ""
        let systems = ["MacOSX": "macOS", "watchKit": "watchOS", "AppleTV": "tvOS"]
        if let system = systems.first(where: { runtime.hasPrefix($0.key) })?.value {
            throw fault("this interface is for \(system)", "name the one of the content extension, which is for iOS")
        }
    }
}
