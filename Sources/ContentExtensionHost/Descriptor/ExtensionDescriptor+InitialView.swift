import Basics
import Views

extension ExtensionDescriptor {
    /// The view of the storyboard or template before any code has run, for controllers written in Swift.
    package func initialView(locale: String = Device.defaultLocale) -> ViewNode {
        // Without the descriptor's code, which the controller replaces.
        var storyboard = ExtensionProgram()
        (storyboard.view, storyboard.values) = (program.view, program.values)
        let controller = DeclarativeExtension.make(
            program: storyboard,
            environment: DeclarativeEnvironment(
                Environment(device: Device(locale: locale)), app: app, report: DiagnosticCollector(file: file)))
        // Only effects throw, and this program has none.
        try? controller.viewDidLoad()
        return controller.view
    }
}
