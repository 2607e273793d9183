import ContentExtensionHost

extension [ScenarioStep] {
    /// The steps until a moment, without those that only write pictures.
    /// - Parameter moment: seconds of virtual time; beyond the last step time goes on. `nil` for all steps.
    func cut(at moment: Double?) -> [ScenarioStep] {
        var cut = ScenarioCut(left: moment ?? .infinity)
        guard cut.append(self), moment != nil else { return cut.steps }
        return cut.steps + [ScenarioStep(.wait(cut.left))]
    }
}

/// The beginning of a scenario.
private struct ScenarioCut {
    /// Seconds until the moment.
    var left: Double
    var steps: [ScenarioStep] = []

    /// Appends the steps that begin in the time that is left.
    /// - Returns: `false` when the moment is in the middle of them.
    mutating func append(_ added: [ScenarioStep]) -> Bool {
        for step in added {
            switch step.act {
            case .wait(let seconds) where seconds > left:
                steps.append(ScenarioStep(.wait(left), at: step.span))
                return false
            case .wait(let seconds):
                left -= seconds
                steps.append(step)
            case .repeat(let times, let inner):
                for _ in 0..<times where !append(inner) { return false }
            case .snapshot: continue
            // The file's expectations are for its end.
            case .expect: if left == .infinity { steps.append(step) }
            default: steps.append(step)
            }
        }
        return true
    }
}

extension ScenarioSettings {
    /// These settings, and those of a file where they say nothing.
    func over(_ file: ScenarioSettings) -> ScenarioSettings {
        var settings = file
        settings.device = device ?? file.device
        settings.appearance = appearance ?? file.appearance
        settings.contentSize = contentSize ?? file.contentSize
        settings.style = style ?? file.style
        settings.increaseContrast = increaseContrast ?? file.increaseContrast
        settings.reduceTransparency = reduceTransparency ?? file.reduceTransparency
        settings.boldText = boldText ?? file.boldText
        settings.glassOpacity = glassOpacity ?? file.glassOpacity
        settings.locale = locale ?? file.locale
        settings.timeZone = timeZone ?? file.timeZone
        settings.date = date ?? file.date
        return settings
    }
}
