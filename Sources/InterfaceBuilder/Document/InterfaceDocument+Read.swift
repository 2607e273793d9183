import AutoLayout
import ContentExtensionHost

extension InterfaceDocument {
    /// Reads a storyboard or a xib.
    /// - Parameters:
    ///   - path: the file, at most 16 MB.
    ///   - controllerClass: the controller's class, used if the file names no initial controller.
    ///   - options: assets, language and traits.
    ///   - report: collects errors, ignored parts (`interface-unknown`), and inconsistencies.
    /// - Returns: `nil` with an error in the report if nothing can be drawn.
    package static func read(
        _ path: String, controllerClass: String? = nil, options: InterfaceOptions = .init(),
        report: DiagnosticCollector
    ) -> InterfaceDocument? {
        do throws(Diagnostic) {
            let bytes = try FileReader.read(path, limit: Limits.interfaceBytes)
            return read(bytes, controllerClass: controllerClass, options: options, report: report)
        } catch {
            report.add(error)
            return nil
        }
    }

    /// Reads a storyboard or a xib from bytes; findings are attributed to the report's file.
    package static func read(
        _ bytes: [UInt8], controllerClass: String? = nil, options: InterfaceOptions = .init(),
        report: DiagnosticCollector
    ) -> InterfaceDocument? {
        do throws(Diagnostic) {
            let root = try XMLReader.read(bytes, file: report.file)
            try InterfaceFormat.check(root, report: report)
            let reader = DocumentReader(root, controllerClass: controllerClass, options: options, report: report)
            return try reader.document()
        } catch {
            report.add(error)
            return nil
        }
    }
}
