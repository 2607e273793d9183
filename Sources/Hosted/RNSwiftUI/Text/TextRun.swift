import RNUIKit

extension Text {
    /// An attribute that a modifier gives a text.
    enum Attribute {
        case font(Font?)
        case weight(Font.Weight?)
        case design(Font.Design?)
        case italic(Bool)
        case monospacedDigit
        case color(AnyShapeStyle?)
        /// Without a style it is off, and hides one further out.
        case underline(LineStyle?)
        case strikethrough(LineStyle?)
        case kern(CGFloat)
        case baselineOffset(CGFloat)
    }

    /// A stretch of a text with its attributes; `nil` leaves one to the views around the text.
    struct Run {
        var text: String
        var font: Font?
        var weight: Font.Weight?
        var design: Font.Design?
        var isItalic: Bool?
        var hasMonospacedDigits = false
        var color: UIColor?
        /// The gradient of which `color` is the middle.
        var gradient: GradientPaint?
        var background: UIColor?
        var underline: LineStyle??
        var strikethrough: LineStyle??
        /// In points.
        var kern: CGFloat?
        var baselineOffset: CGFloat?
        var isLink = false

        /// With attributes from further out; the inner ones stay.
        @MainActor func adding(_ attributes: [Attribute], in environment: EnvironmentValues) -> Run {
            var run = self
            for attribute in attributes.reversed() {
                switch attribute {
                case .font(let font): run.font = run.font ?? font
                case .weight(let weight): run.weight = run.weight ?? weight
                case .design(let design): run.design = run.design ?? design
                case .italic(let flag): run.isItalic = run.isItalic ?? flag
                case .monospacedDigit: run.hasMonospacedDigits = true
                case .color(let style):
                    guard run.color == nil, let paint = style?._paint(in: environment) else { continue }
                    run.color = paint.color
                    if case .gradient(let gradient) = paint.kind { run.gradient = gradient }
                case .underline(let style): run.underline = run.underline ?? .some(style)
                case .strikethrough(let style): run.strikethrough = run.strikethrough ?? .some(style)
                case .kern(let kern): run.kern = run.kern ?? kern
                case .baselineOffset(let offset): run.baselineOffset = run.baselineOffset ?? offset
                }
            }
            return run
        }

        /// The font with its variations, of the environment where the run has none.
        @MainActor func uiFont(in environment: EnvironmentValues) -> UIFont {
            var font = font ?? environment.font ?? .body
            if let weight { font = font.weight(weight) }
            if let design { font.keys[.design] = design == .default ? nil : .string("\(design)") }
            if let isItalic { font.keys[.italic] = isItalic ? true : nil }
            if hasMonospacedDigits { font = font.monospacedDigit() }
            return font.uiFont
        }

        /// The run as a part of a label's `attributedText`.
        @MainActor func keys(in environment: EnvironmentValues, _ textCase: Case?) -> [WireKey: JSON] {
            let shown =
                switch textCase {
                case .uppercase?: text.uppercased(with: environment.locale)
                case .lowercase?: text.lowercased(with: environment.locale)
                case nil: text
                }
            var keys: [WireKey: JSON] = [
                .text: .text(shown), .font: uiFont(in: environment).json,
                .textColor:
                    (color ?? (isLink ? Color.accentColor : nil)?.uiColor(in: environment)
                    ?? environment.foreground.paint(0).color).value.json,
            ]
            keys[.backgroundColor] = background?.value.json
            if case .some(.some(let style)) = underline {
                keys[.underline] = true
                keys[.underlineColor] = style.color?.uiColor(in: environment).value.json
            }
            if case .some(.some(let style)) = strikethrough {
                keys[.strikethrough] = true
                keys[.strikethroughColor] = style.color?.uiColor(in: environment).value.json
            }
            if let kern, kern != 0 { keys[.kern] = .points(kern) }
            if let baselineOffset, baselineOffset != 0 { keys[.baselineOffset] = .points(baselineOffset) }
            return keys
        }

        /// Inline Markdown; a text without its marks is one run.
        @MainActor static func markdown(_ text: String, in environment: EnvironmentValues) -> [Run] {
            let text = text.contains("^[") ? Inflection.applied(to: text, environment.locale) : text
            guard text.contains(where: { "*_`~[\\".contains($0) }),
                let string = try? AttributedString(
                    markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
            else { return [Run(text: text)] }
            return runs(of: string, in: environment)
        }

        @MainActor static func runs(of string: AttributedString, in environment: EnvironmentValues) -> [Run] {
            string.runs.map { attributed in
                var run = Run(text: String(string[attributed.range].characters))
                let intent = attributed[MarkdownAttributes.InlinePresentationIntentAttribute.self] ?? []
                if intent.contains(.stronglyEmphasized) { run.weight = .bold }
                if intent.contains(.emphasized) { run.isItalic = true }
                if intent.contains(.code) { run.design = .monospaced }
                if intent.contains(.strikethrough) { run.strikethrough = LineStyle.single }
                run.isLink = attributed[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil
                attributed.swiftUI(&run, in: environment)
                return run
            }
        }

        /// Replaces the places of interpolated texts by their runs.
        func inserting(_ texts: [[Run]?]) -> [Run] {
            guard text.contains("\u{F8F0}") else { return [self] }
            var result: [Run] = []
            for (index, piece) in text.components(separatedBy: "\u{F8F0}").enumerated() {
                var rest = piece
                if index > 0, let end = piece.firstIndex(of: "\u{F8F1}"), let number = Int(piece[..<end]) {
                    for var inner in texts.indices.contains(number) ? texts[number] ?? [] : [] {
                        inner.weight = inner.weight ?? weight
                        inner.isItalic = inner.isItalic ?? isItalic
                        result.append(inner)
                    }
                    rest = String(piece[piece.index(after: end)...])
                }
                guard !rest.isEmpty else { continue }
                var copy = self
                copy.text = rest
                result.append(copy)
            }
            return result
        }
    }
}
