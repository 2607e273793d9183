/// Preparation of steps.
extension ScenarioPlayer {
    /// Reads the files of all steps before the first one runs.
    /// - Throws: every error in them.
    func prepare(_ steps: [ScenarioStep]) throws(InputError) {
        let report = DiagnosticCollector(file: scenario.file)
        prepare(steps, report)
        var names: Set<String> = []
        nameSnapshots(steps, rounds: [], &names, report)
        try report.check()
    }

    private func prepare(_ steps: [ScenarioStep], _ report: DiagnosticCollector) {
        for step in steps {
            switch step.act {
            case .deliver(let delivery):
                do throws(InputError) { try arrivals.prepare(delivery) } catch { error.diagnostics.forEach(report.add) }
            case .change(let change): _ = renderer.device.changed(change, report)
            case .snapshot(let snapshot): _ = SnapshotOptions(snapshot, report)
            case .repeat(_, let inner): prepare(inner, report)
            case .host, .tap, .scroll, .typeText, .wait, .settle, .removeDelivered, .removePending, .expect: break
            }
        }
    }

    /// Reports snapshots with equal file names.
    private func nameSnapshots(
        _ steps: [ScenarioStep], rounds: [Int], _ names: inout Set<String>, _ report: DiagnosticCollector
    ) {
        for step in steps {
            switch step.act {
            case .snapshot(let snapshot):
                // Discard the findings: they are reported already.
                let options = SnapshotOptions(snapshot, DiagnosticCollector(file: scenario.file))
                let name = options.fileName(rounds: rounds)
                if names.insert(name).inserted { continue }
                report.add(
                    Diagnostic(
                        .error, "snapshot-name", "a snapshot is called \(name.quoted()) already",
                        at: step.span, hint: "give each a name of its own"))
            case .repeat(let times, let inner):
                for round in 0..<times {
                    nameSnapshots(inner, rounds: rounds + [round + 1], &names, report)
                }
            default: break
            }
        }
    }
}

extension Device {
    /// The device after a change; an unknown name is reported and changes nothing.
    func changed(_ change: ScenarioStep.TraitChange, _ report: DiagnosticCollector) -> Device {
        var device = self
        switch change {
        case .orientation(let name):
            device.orientation = NamedTrait.choice(name, "an orientation", report) ?? orientation
        case .appearance(let name): device.appearance = NamedTrait.appearance(name, report) ?? appearance
        case .contentSize(let name): device.contentSize = NamedTrait.contentSize(name, report) ?? contentSize
        case .increaseContrast(let isOn): device.increasesContrast = isOn
        case .reduceTransparency(let isOn): device.reducesTransparency = isOn
        case .boldText(let isOn): device.usesBoldText = isOn
        }
        return device
    }
}
