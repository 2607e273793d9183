/// Finds likely mistakes in a laid-out notification: truncated texts, leftover placeholders, odd heights.
enum PictureLint {
    /// - Parameters:
    ///   - outcome: the outcome of expanding the notification, without interactions.
    ///   - attributes: the attributes of the extension that engaged.
    static func findings(
        _ outcome: ScenarioOutcome, on renderer: NotificationRenderer, attributes: ExtensionAttributes,
        context: LintContext
    ) -> [Diagnostic] {
        let composition = renderer.composer.compose(.expanded(outcome.scene), CompositionOptions(showsFullHeight: true))
        guard let custom = outcome.scene.custom, let content = composition.nodes.lazy.compactMap(\.customContent).first
        else { return [] }
        var texts = TextLint(context)
        texts.check(content, in: content.frame)
        var initial: Size?
        var preferred = 0.0
        for event in outcome.trace.events {
            switch event.kind {
            case .initialSize(let size): initial = size
            case .preferredContentSizeChanged(let size): preferred = size.height
            default: break
            }
        }
        guard let initial else { return texts.findings }
        let fitting = renderer.composer.fittingHeight(of: custom.view, width: initial.width)
        return SizeLint(context: context, attributes: attributes)
            .findings(initial: initial, content: content, fitting: fitting, preferred: preferred) + texts.findings
    }
}

extension LayoutNode {
    fileprivate var customContent: LayoutNode? {
        part == .custom ? self : children.lazy.compactMap(\.customContent).first
    }
}
