/// A notification as a scenario of one delivery.
extension PushNotification {
    /// The name of the payload as diagnostics show it.
    package var name: String { payload.name ?? "payload" }

    /// The paths of the extensions from the working folder.
    package var paths: [String] { extensions.map { FilePath.joined(folder, $0.path) } }

    /// The notification's environment on a device.
    package func environment(on device: Device) -> Environment {
        var environment = Environment(device: device, timeZone: timeZone, date: date, assets: assets)
        for url in assets.urls {
            if let path = assets[url]?.path { environment.assets[url]?.path = FilePath.joined(folder, path) }
        }
        environment.configuration = configuration
        return environment
    }

    /// Reads the payload's file now, so that renders use the same bytes. Standard input has one, or one per line.
    /// - Throws: `InputError` when it is unreadable, or with the errors in the lines.
    package mutating func readPayload() throws(InputError) {
        guard case .file(let path)? = payload.delivery?.source else { return }
        let isInput = path.value == FileReader.standardInput
        let bytes = try FileReader.readInput(path.value, limit: isInput ? Limits.scenarioBytes : Limits.payloadBytes)
        let name = FilePath.shownName(of: path.value)
        if isInput, PastDelivery.hasLines(bytes) {
            delivered += try PastDelivery.decode(lines: bytes, file: name, folder: ".", now: date)
            payload = PayloadSource(nil)
            return
        }
        if bytes.count > Limits.payloadBytes {
            throw InputError(FileReader.tooLarge(path.value, limit: Limits.payloadBytes))
        }
        payload.delivery?.source = .bytes(bytes, file: name)
    }

    /// The scenario: deliveries at their times, the notification brought to its place, then the steps.
    package func scenario(in place: Place, then steps: [ScenarioStep] = []) -> Scenario {
        var settings = overrides
        settings.date = (settings.date ?? date) - span
        var options = options
        options.isForced = settings.force ?? options.isForced
        var scenario = Scenario(
            file: name, folder: folder, extensions: extensions.map { Spanned($0.path) },
            bindings: extensions.map { $0.bindings.map { Spanned($0) } } + spareBindings.map { Spanned($0) },
            settings: settings, options: options,
            steps: arrivals(in: place) + opening(of: place) + following(steps, in: place))
        scenario.hasDate = overrides.date != nil || date != Environment.defaultDate
        scenario.code.extensions = Set(extensions.filter(\.runsCode).map(\.path))
        scenario.code.compiler = compiler
        scenario.code.compileSeconds = compileSeconds
        return scenario
    }

    /// Seconds from the first delivery to the moment of the picture.
    private var span: Double { delivered.map(\.ago).max() ?? 0 }

    /// The deliveries, each at its time.
    private func arrivals(in place: Place) -> [ScenarioStep] {
        var steps: [ScenarioStep] = []
        if isLocked || place == .lockScreen { steps.append(ScenarioStep(.host(.lock))) }
        var left = span
        func wait(until ago: Double) {
            if ago < left { steps.append(ScenarioStep(.wait(left - ago))) }
            left = ago
        }
        // At equal times, the later in the order of the files is the newer.
        let inOrder = delivered.enumerated().sorted { ($1.element.ago, $0.offset) < ($0.element.ago, $1.offset) }
        for (_, past) in inOrder {
            wait(until: past.ago)
            steps.append(ScenarioStep(.deliver(past.delivery)))
        }
        wait(until: 0)
        if var delivery = payload.delivery {
            delivery.attachments += attachments.map { Spanned($0) }
            steps.append(ScenarioStep(.deliver(delivery)))
        }
        return steps
    }

    /// The steps after that. Without any, code that runs has the time of a glance: extensions fade contents in, or set
    /// them in the next turn of their queue.
    private func following(_ steps: [ScenarioStep], in place: Place) -> [ScenarioStep] {
        let steps = self.steps + steps
        let settles = steps.isEmpty && place == .expanded && extensions.contains(where: \.runsCode)
        return settles ? [ScenarioStep(.settle(Self.settlingSeconds))] : steps
    }

    private static let settlingSeconds = 0.5

    /// The steps that bring the notification to its place.
    private func opening(of place: Place) -> [ScenarioStep] {
        switch place {
        case .expanded: [ScenarioStep(.host(.expand()))]
        case .swipe: [ScenarioStep(.host(.swipe(nil)))]
        case .banner, .lockScreen, .notificationCenter, .group, .manage, .prompt, .screen, .islandCompact,
            .islandMinimal, .islandExpanded:
            []
        }
    }
}
