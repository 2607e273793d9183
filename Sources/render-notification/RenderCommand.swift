import ArgumentParser
import RenderNotification

/// Renders one notification.
struct RenderCommand: LimitedCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", _superCommandName: MainCommand.name,
        abstract: "Renders a notification: PNG, WebP, JPEG, SVG or PDF.",
        discussion: """
            EXAMPLES
              The notification as it looks when it is expanded:
                render-notification descriptor.json payload.apns -o out.png
              After the user tapped an action, and after a text reply:
                render-notification descriptor.json payload.json --action accept \\
                  -o accepted.png
                render-notification descriptor.json payload.json \\
                  --reply comment="See you there" -o replied.png
              Dark, on another phone, with large text, in Arabic:
                render-notification descriptor.json payload.json --appearance dark \\
                  --device iphone-15 --content-size XXL --locale ar -o dark.png
              A real extension as it lies in its app's repository:
                render-notification MyApp/NotificationContent payload.apns \\
                  --bind bindings.json -o out.png
              As a banner, and in the style of iOS 16 to 18:
                render-notification payload.json --presentation banner -o banner.png
                render-notification descriptor.json payload.json --style ios18 -o 18.png
              Several extensions; the one that claims the payload's category draws:
                render-notification chat.json invite.json payload.json -o out.png
              A payload from a pipe, the picture into one:
                jq .push message.json |
                  render-notification descriptor.json - -o - > out.png
              Where does everything stand? Why does my extension not show?
                render-notification descriptor.json payload.json --layout -
                render-notification descriptor.json payload.json --trace -
            """)

    @Argument(
        help:
            "Descriptors, and folders of real extensions or their Info.plists; then the payload, '-' for standard input, which may have one a line. A payload alone gets the system's default interface.",
        completion: .file(extensions: ["json", "apns", "plist"]))
    var files: [String] = []

    // Names of options are written out here and in the groups: to derive them takes a hundredth of a cold render.
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Device") var device: DeviceOptions
    @OptionGroup(title: "Notification") var notification: NotificationOptions
    @OptionGroup(title: "Other notifications") var center: CenterOptions
    @OptionGroup(title: "What happens then, in this order") var interaction: InteractionOptions

    @OptionGroup var forced: ForceOption
    @OptionGroup var limits: LimitOptions

    @Flag(name: .customLong("list-devices"), help: "Lists the devices that --device knows.")
    var listDevices = false

    @Flag(name: .customLong("timings"), help: "Says on standard error how long each stage took (docs/performance.md).")
    var timings = false

    @Flag(name: .customLong("watch"), help: "Renders again whenever an input file is saved, until interrupted.")
    var watch = false

    func validate() throws {
        if listDevices { return }
        if files.isEmpty {
            throw ValidationError("Name a descriptor and a payload: descriptor.json payload.json -o out.png")
        }
        if files.contains("") { throw ValidationError("The name of an input file is empty.") }
        try output.validateDestination(files)
        if watch, files.contains("-") { throw ValidationError("--watch can't watch standard input.") }
        if watch, output.path == "-" { throw ValidationError("--watch needs a file to write: -o out.png") }
    }

    func run() throws {
        if listDevices { return print(DeviceTable.text, terminator: "") }
        let timings = timings ? ProcessSetup.timings() : nil
        if watch {
            let folders = files + notification.bindings + center.files
            try InputWatcher(files: folders, others: inputs, outputs: output.paths).run {
                var named: [String]?
                do { try render(timings) { named = $0 } } catch { return (Report.exitCode(showing: error), named) }
                return (0, named)
            }
        }
        try render(timings)
    }

    /// Every file that the command line names as input.
    private var inputs: [String] {
        files.flatMap(FilePath.descriptors) + notification.files + interaction.deliveries + center.files
            + output.drawing.files
    }

    /// - Parameter reading: receives the files that the inputs name.
    private func render(_ timings: StageTimings?, reading: ([String]) -> Void = { _ in }) throws {
        try OutputPath.check(output.paths, inputs: inputs)
        var push = try notification.notification(files: files, center: center)
        push.options.isForced = forced.force
        let rendering = try push.render(
            on: device.configured, as: output.presentation, then: interaction.steps(),
            try output.pictureOptions(scale: device.scale, motion: interaction.at == nil ? .settled : .instant),
            timings: timings)
        reading(rendering.inputs)
        try OutputPath.check(output.paths, inputs: rendering.inputs)
        try Report.check(rendering.diagnostics, isStrict: notification.strict)
        try timings.measure(.write) { try output.write(rendering) }
        if let timings {
            printToStandardError(timings.table)
            if let file = Configuration.current.environment.configuration {
                printToStandardError("defaults: \(file)\n")
            }
            if notification.code.runCode { printToStandardError("code: \(CodeOptions.protections)\n") }
            timings.reset()
        }
    }
}
