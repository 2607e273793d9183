import AutoLayout
import ContentExtensionHost

extension InterfaceDocument {
    /// Reads a storyboard or a xib.
    /// - Parameters:
    ///   - path: the file; 16 MB at the most.
    ///   - controllerClass: the class of the controller that is wanted, where the file names no initial one.
    ///   - options: what surrounds the file.
    ///   - report: gets what is wrong, what nobody reads (`interface-unknown`), and what doesn't fit together.
    /// - Returns: `nil` when nothing can be drawn of it; the report then has an error.
    public static func read(
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

    /// Reads a storyboard or a xib from its bytes; findings carry the report's file.
    public static func read(
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
