import Basics

/// The steps of computing that a picture's extensions, services and timers share.
package final class ComputingBudget {
    /// The steps taken so far.
    private var steps = 0
    /// The share of the picture's work that is left beside texts and constraints, up to 1.
    package var left: () -> Double = { 1 }

    package init() {}

    /// The share of a picture's work that computing took.
    package var share: Double { Double(steps) / Self.stepsOfWork }

    /// The steps that may still be taken.
    package var remaining: Int { min(Limits.pictureSteps - steps, Int(left() * Self.stepsOfWork)) }

    /// `true` if another timer may fire: a fifth is left to what follows.
    package var mayFireTimer: Bool { remaining > Limits.pictureSteps / 5 }

    package func spend(_ count: Int) { steps += count }

    /// Begins another picture.
    package func reset() { steps = 0 }

    /// The finding about too much computing.
    package static func refusal(at span: SourceSpan? = nil) -> Diagnostic {
        Diagnostic(
            .error, "too-much-computing",
            "templates, effects and timers take more than the \(Limits.pictureSteps) steps of computing that a picture "
                + "has beside its texts",
            at: span, hint: "change values in fewer steps of \"then\": each makes the views anew", exit: .refused)
    }

    /// The steps that take as long as all of a picture's work.
    private static let stepsOfWork = Double(Limits.pictureSteps) / 0.8
}
