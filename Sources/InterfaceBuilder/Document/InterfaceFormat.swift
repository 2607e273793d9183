import ContentExtensionHost

/// Distinguishes interface files for iOS from other XML.
enum InterfaceFormat {
    static func check(_ root: XMLElement, report: DiagnosticCollector) throws(Diagnostic) {
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
