/// Compares the view's height before and after the extension's code runs with its content.
struct SizeLint {
    let context: LintContext
    let attributes: ExtensionAttributes

    /// `true` for a visible difference: a quarter of the height, and at least 20 points.
    private static func isSeen(_ difference: Double, of height: Double) -> Bool {
        difference >= 20 && difference >= height / 4
    }

    /// - Parameters:
    ///   - content: the extension's view, laid out.
    ///   - fitting: the height by Auto Layout, in points; 0 when the constraints give none.
    ///   - preferred: the height of `preferredContentSize`, in points; 0 when it isn't set.
    func findings(initial: Size, content: LayoutNode, fitting: Double, preferred: Double) -> [Diagnostic] {
        let height = content.frame.height
        var found: [Diagnostic] = []
        if Self.isSeen(abs(height - initial.height), of: height), height > 0 {
            found.append(jump(from: initial, to: height))
        }
        if preferred > 0, fitting > 0, abs(preferred - fitting) > 0.5 {
            if preferred < fitting {
                found.append(preferredSize(preferred, "cuts off \(points(fitting - preferred)) points of it", fitting))
            } else if Self.isSeen(preferred - fitting, of: preferred) {
                found.append(preferredSize(preferred, "leaves \(points(preferred - fitting)) of them empty", fitting))
            }
        } else if fitting == 0, preferred == 0 {
            // The code that would fill an empty view isn't run.
            if let end = Self.lowest(below: content)?.end {
                let end = max(0, end - content.frame.minY)
                if Self.isSeen(height - end, of: height) { found.append(whiteBox(content, end: end)) }
            }
        }
        return found
    }

    private func jump(from initial: Size, to height: Double) -> Diagnostic {
        let ratio = initial.width > 0 ? height / initial.width : 0
        // Texts differ in length, so no ratio suits all; a factor of two is a mistake.
        let isWrong = initial.height > 2 * height || initial.height < height / 2
        return Diagnostic(
            isWrong ? .warning : .note, "ratio-jump",
            "the view comes up \(points(initial.height)) points high, by the ratio "
                + "\(JSONValue.text(of: attributes.initialContentSizeRatio)), and jumps to \(points(height))",
            at: context.ratio ?? context.file,
            hint: "a ratio of \(FixedText.short(ratio)) is this height (\(points(height)) ÷ \(points(initial.width)))")
    }

    private func preferredSize(_ preferred: Double, _ effect: String, _ fitting: Double) -> Diagnostic {
        Diagnostic(
            .warning, "preferred-size-differs",
            "preferredContentSize makes the view \(points(preferred)) points high, which \(effect)",
            at: context.preferredSize ?? context.file, hint: "its constraints ask for \(points(fitting))")
    }

    private func whiteBox(_ content: LayoutNode, end: Double) -> Diagnostic {
        let height = content.frame.height
        // A view that the system makes, as around SwiftUI's, has no place in a file.
        let lowest = Self.lowest(below: content) { context.place(of: $0) != nil }?.node
        return Diagnostic(
            .warning, "white-box",
            "the view is \(points(content.frame.width)) × \(points(height)) points by the ratio "
                + "\(JSONValue.text(of: attributes.initialContentSizeRatio)) alone, and its content ends at "
                + "\(points(end)): below is an empty box",
            at: lowest.flatMap { context.place(of: $0) } ?? context.ratio ?? context.file,
            hint: "tie the lowest view to the bottom, so that the height follows from the content")
    }

    private func points(_ value: Double) -> String { FixedText.short(value) }

    /// The lowest drawn view of those wanted below another, with its lower end; `nil` when none is drawn.
    private static func lowest(
        below node: LayoutNode, where isWanted: (LayoutNode) -> Bool = { _ in true }
    ) -> (node: LayoutNode, end: Double)? {
        node.children.compactMap { lowest($0, isWanted) }.max { $0.end < $1.end }
    }

    private static func lowest(
        _ node: LayoutNode, _ isWanted: (LayoutNode) -> Bool
    ) -> (node: LayoutNode, end: Double)? {
        guard !node.style.isHidden, node.style.alpha > 0 else { return nil }
        let inner = lowest(below: node, where: isWanted)
        let isLowest = node.draws && node.drawnEnd >= inner?.end ?? node.drawnEnd
        return isLowest && isWanted(node) ? (node, node.drawnEnd) : inner
    }
}

extension LayoutNode {
    /// `true` when it draws something of its own, once code has filled it.
    fileprivate var draws: Bool {
        switch content {
        case .view, .stack, .overlay, .spacer: style.backgroundColor != nil || style.border != nil
        case .label: text != nil || style.backgroundColor != nil
        default: true
        }
    }

    /// The lower end of its drawing; that of a text is its last baseline.
    fileprivate var drawnEnd: Double {
        guard style.backgroundColor == nil, case .label = content, let last = text?.layout.lines.last else {
            return frame.maxY
        }
        return min(frame.maxY, last.baseline)
    }
}
