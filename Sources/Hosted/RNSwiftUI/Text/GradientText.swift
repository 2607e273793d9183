import RNUIKit

/// A text in a gradient from side to side: each character has the colour of its share of the text. The tool paints each
/// character in one colour.
@MainActor enum GradientText {
    /// Longer texts are read rather than looked at, and are painted in the gradient's middle colour.
    private static let maxCharacters = 80

    static func shaded(_ runs: [Text.Run], in environment: EnvironmentValues) -> [Text.Run] {
        var common: GradientPaint?
        if case .gradient(let gradient) = environment.foreground.paint(0).kind { common = gradient }
        func gradient(of run: Text.Run) -> GradientPaint? {
            guard let own = run.gradient ?? (run.color == nil && !run.isLink ? common : nil),
                case .linear(let start, let end) = own.form, start.x != end.x, !own.colors.isEmpty
            else { return nil }
            return own
        }
        guard runs.contains(where: { gradient(of: $0) != nil }) else { return runs }
        let count = runs.reduce(0) { $0 + $1.text.count }
        guard count > 1, count <= maxCharacters else { return runs }
        var index = 0
        return runs.flatMap { run -> [Text.Run] in
            guard let gradient = gradient(of: run), case .linear(let start, let end) = gradient.form else {
                index += run.text.count
                return [run]
            }
            return run.text.map { character in
                var part = run
                part.text = String(character)
                let position = (CGFloat(index) + 0.5) / CGFloat(count)
                part.color = gradient.color(at: min(1, max(0, (position - start.x) / (end.x - start.x))))
                index += 1
                return part
            }
        }
    }
}
