import ArgumentParser
import RenderNotification

/// Interactions with the expanded notification, in the order of the command line.
struct InteractionOptions: ParsableArguments {
    @Option(name: .customLong("action"), help: "Taps the action of that identifier; again for a further tap.")
    var actions: [String] = []

    @Option(
        name: .customLong("reply"),
        help: ArgumentHelp("Taps a text-input action, types the text and sends it.", valueName: "id=text"))
    var replies: [String] = []

    @Option(
        name: .customLong("tap"),
        help: ArgumentHelp(
            "Taps a view by its outlet's name, or a point of the screen, in points.", valueName: "name|x,y"))
    var taps: [String] = []

    @Option(
        name: .customLong("deliver"),
        help: ArgumentHelp("Delivers a further notification while this one is open.", valueName: "payload"),
        completion: .file(extensions: ["json", "apns"]))
    var deliveries: [String] = []

    @Option(
        name: .customLong("at"),
        help: """
            Draws the moment so many seconds later, in the middle of whatever moves then. The first of the steps above is \
            taken when the expanded notification has settled.
            """)
    var at: Double?

    func validate() throws {
        if let reply = replies.first(where: { !$0.contains("=") }) {
            throw ValidationError("--reply takes id=text, as in --reply comment=\"Yes\"; \"\(reply)\" has no '='.")
        }
        if let at, !(0...Limits.advanceSeconds).contains(at) {
            throw ValidationError("--at is a number of seconds, from 0 to a century.")
        }
    }

    func steps(_ arguments: [String] = CommandLine.arguments) -> [ScenarioStep] {
        var queues: [String: ArraySlice<ScenarioStep>] = [
            "--action": actions.map { ScenarioStep(.host(.tapAction($0))) }[...],
            "--reply": replies.map(Self.reply)[...],
            "--tap": taps.map { ScenarioStep(.tap(Self.tap($0))) }[...],
            "--deliver": deliveries.map { ScenarioStep(.deliver(ScenarioDelivery(.file(Spanned($0))))) }[...],
        ]
        // ArgumentParser keeps the order within one option only.
        var steps: [ScenarioStep] = []
        for argument in arguments {
            let name = argument.split(separator: "=", maxSplits: 1).first.map(String.init) ?? argument
            if let step = queues[name]?.popFirst() { steps.append(step) }
        }
        for name in ["--action", "--reply", "--tap", "--deliver"] { steps += queues[name] ?? [] }
        guard let at else { return steps }
        let settling = steps.isEmpty ? [] : [ScenarioStep(.wait(Motion.settlingSeconds))]
        return settling + steps + [ScenarioStep(.wait(at))]
    }

    private static func reply(_ text: String) -> ScenarioStep {
        let (action, reply) = NotificationOptions.pair(text, at: text.firstIndex(of: "="))
        return ScenarioStep(.host(.reply(action, text: reply)))
    }

    /// A point for two numbers, otherwise an outlet's name.
    private static func tap(_ text: String) -> ScenarioTap {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        if numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite {
            return .point(x: x, y: y)
        }
        return .view(text, x: 0.5, y: 0.5)
    }
}
