import RNUIKit

/// A text: wrapped at the offered width, cut at the offered height, measured by the tool.
final class TextElement: Element {
    private let runs: [Text.Run]
    /// All of the text.
    var text: String { runs.map(\.text).joined() }
    /// The label's keys without its number of lines.
    private let label: [WireKey: JSON]
    var string: String { runs.map(\.text).joined() }
    private let fonts: [UIFont]
    private lazy var lineHeight = fonts.map { FontMetrics.lineHeight($0) }.max() ?? 0
    private lazy var ascent = fonts.map { FontMetrics.ascent($0) }.max() ?? 0

    /// `true` for a distance from the present in a widget, which keeps room for every text that it may become
    /// (fact: activities/text.timer).
    private let stretches: Bool

    init(_ text: Text, _ context: ViewContext) {
        let environment = context.environment
        stretches = text.isTimer && environment.isInWidget
        let attributes = environment.textAttributes
        runs = GradientText.shaded(
            text.runs(in: environment).map { $0.adding(attributes, in: environment) }, in: environment)
        fonts = (runs.isEmpty ? [Text.Run(text: "")] : runs).map { $0.uiFont(in: environment) }
        label = Self.label(runs, fonts, in: environment)
        super.init(context)
    }

    private static func label(
        _ runs: [Text.Run], _ fonts: [UIFont], in environment: EnvironmentValues
    ) -> [WireKey: JSON] {
        var keys: [WireKey: JSON] = [
            .font: fonts[0].json,
            .alignment: environment.multilineTextAlignment.json(environment.layoutDirection),
        ]
        let parts = runs.map { $0.keys(in: environment, environment.textCase) }
        if parts.count == 1, Set(parts[0].keys).isSubset(of: [.text, .font, .textColor]) {
            keys.merge(parts[0]) { $1 }
        } else {
            keys[.attributedText] = .array(parts.map { .object($0) })
        }
        switch environment.truncationMode {
        case .head: keys[.lineBreakMode] = "truncateHead"
        case .middle: keys[.lineBreakMode] = "truncateMiddle"
        case .tail: keys[.lineBreakMode] = "truncateTail"
        }
        if environment.lineSpacing != 0 {
            let lineHeight = fonts.map { FontMetrics.lineHeight($0) }.max() ?? 0
            keys[.lineHeight] = .points(lineHeight + environment.lineSpacing)
        }
        if environment.minimumScaleFactor < 1 {
            keys[.minimumScaleFactor] = .points(max(0.01, environment.minimumScaleFactor))
        }
        return keys
    }

    // MARK: Sizes

    /// A text's size in points, up to the next pixel: a text that is a fraction too narrow would be cut.
    private func measured(lines: Int, width: CGFloat?) -> CGSize {
        let size = TextSizes.size(measuredLabel.question(lines, width))
        // The last line has no distance below it.
        let spacing = size.height > 0 ? environment.lineSpacing : 0
        return CGSize(width: size.width.upToPixel, height: max(0, size.height - spacing).upToPixel)
    }

    private lazy var measuredLabel = TextSizes.Label(label)

    /// The sizes that a layout begins with.
    /// - Parameter isNarrow: `true` in a stack that asks for the least width.
    fileprivate func firstQuestions(isNarrow: Bool) -> [TextSizes.Question] {
        fonts.map { FontMetrics.question($0) } + [measuredLabel.question(limit, nil)]
            + (isNarrow ? [measuredLabel.question(limit, 0), measuredLabel.question(1, 0)] : [])
    }

    private var limit: Int { stretches ? 1 : max(0, environment.lineLimit ?? 0) }

    /// Lines that fit into a height; zero for all.
    private func lines(_ height: CGFloat?) -> Int {
        guard let height, height < 1e6 else { return limit }
        let step = lineHeight + environment.lineSpacing
        let fitting = max(1, Int(((height + environment.lineSpacing) / step + 0.01).rounded(.down)))
        return limit == 0 ? fitting : min(limit, fitting)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = natural(proposal)
        if stretches, let width = proposal.width, width.isFinite { size.width = max(size.width, width) }
        let reserved = CGFloat(environment.reservedLines)
        if reserved > 0 {
            size.height = max(
                size.height, (reserved * lineHeight + (reserved - 1) * environment.lineSpacing).upToPixel)
        }
        return size
    }

    private func natural(_ proposal: ProposedViewSize) -> CGSize {
        let ideal = measured(lines: limit, width: nil)
        let isNarrow = proposal.width.map { $0 < ideal.width } ?? false
        guard isNarrow, let width = proposal.width else {
            guard let height = proposal.height, height < ideal.height else { return ideal }
            return measured(lines: lines(height), width: nil)
        }
        let floor = max(0, (width * UIScreen.main.scale).rounded(.down) / UIScreen.main.scale)
        let factor = environment.minimumScaleFactor
        if factor < 1, limit == 1 || lines(proposal.height) == 1, ideal.width > 0 {
            // One line shrinks before it is cut.
            let scale = max(factor, floor / ideal.width)
            return CGSize(width: floor, height: (ideal.height * scale).upToPixel)
        }
        let whole = measured(lines: limit, width: floor)
        let isCut = proposal.height.map { $0 < whole.height } ?? false
        let count = isCut ? lines(proposal.height) : limit
        let size = isCut ? measured(lines: count, width: floor) : whole
        // At the width of its longest line a text may break, or be cut, otherwise; then it keeps what it is offered.
        let tight = min(size.width, floor)
        let isStable = tight == floor || measured(lines: count, width: tight) == size
        return CGSize(width: isStable ? tight : floor, height: size.height)
    }

    override func guide(_ id: any AlignmentID.Type, _ proposal: ProposedViewSize) -> CGFloat? {
        switch id {
        case is VerticalAlignment.FirstTextBaseline.Type: ascent
        case is VerticalAlignment.LastTextBaseline.Type: size(proposal).height - (lineHeight - ascent)
        default: nil
        }
    }

    override var spacing: ViewSpacing { ViewSpacing(isText: true) }

    // MARK: Drawing

    override func draw(_ drawing: ViewDrawing, at origin: CGPoint) {
        guard !runs.allSatisfy({ $0.text.isEmpty }) else { return }
        if environment.redactionReasons.contains(.placeholder) { return drawPlaceholder(drawing, at: origin) }
        let view = drawing.view(UILabel.self, at: identity) { UILabel(frame: .zero) }
        var keys = label
        var box = CGRect(origin: origin, size: frame.size)
        if frame.height < lineHeight - 0.5, environment.minimumScaleFactor < 1 {
            // A label keeps the baseline of the whole size when it shrinks its text.
            keys[.numberOfLines] = 1
            box.origin.y -= ascent * (1 - frame.height / lineHeight)
            box.size.height = lineHeight.upToPixel
        } else {
            keys[.numberOfLines] = .integer(Int64(lines(frame.height)))
            // A label has the distance below its last line as well.
            box.size.height += environment.lineSpacing
        }
        view.setKeys(keys)
        drawing.addKeepingSize(view, box)
    }

    /// Bars in place of the lines (fact: swiftui/style.redacted).
    private func drawPlaceholder(_ drawing: ViewDrawing, at origin: CGPoint) {
        let view = drawing.view(ContainerView.self, at: identity) { ContainerView(frame: .zero) }
        let height = lineHeight * 0.7
        view.setKeys([
            .backgroundColor: environment.foreground.paint(0).color.fading(0.16).value.json, .cornerRadius: 3,
        ])
        drawing.add(
            view,
            CGRect(
                x: origin.x, y: origin.y + (lineHeight - height) / 2, width: frame.width,
                height: max(height, frame.height - (lineHeight - height))))
    }
}

extension Element {
    /// Asks for the sizes that the layout of the tree begins with, all at once.
    final func prepareTexts() {
        var questions: [TextSizes.Question] = []
        collectQuestions(&questions, isNarrow: false)
        TextSizes.prepare(questions)
    }

    private func collectQuestions(_ questions: inout [TextSizes.Question], isNarrow: Bool) {
        if let text = self as? TextElement { questions += text.firstQuestions(isNarrow: isNarrow) }
        for child in children { child.collectQuestions(&questions, isNarrow: isNarrow || asksForLeastWidths) }
    }
}

extension TextAlignment {
    fileprivate func json(_ direction: LayoutDirection) -> JSON {
        switch self {
        case .center: "center"
        case .leading: direction == .rightToLeft ? "right" : "left"
        case .trailing: direction == .rightToLeft ? "left" : "right"
        }
    }
}
