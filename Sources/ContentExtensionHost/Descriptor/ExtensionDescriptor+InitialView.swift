extension ExtensionDescriptor {
    /// The view as the storyboard or the template has it before any code has run, for a controller that is written in
    /// Swift: its outlets are the views' names.
    /// - Parameter locale: that texts are formatted in.
    public func initialView(locale: String = Device.defaultLocale) -> ViewNode {
        // What the descriptor says of the code is the controller's business here.
        var storyboard = ExtensionProgram()
        (storyboard.view, storyboard.values) = (program.view, program.values)
        let controller = DeclarativeExtension.make(
            program: storyboard,
            environment: DeclarativeEnvironment(
                Environment(device: Device(locale: locale)), app: app, report: DiagnosticCollector(file: file)))
        // Only effects throw, and a storyboard has none.
        try? controller.viewDidLoad()
        return controller.view
    }
}
