extension ScenarioOutcome {
    /// Notes about an expanded notification that the picture alone doesn't explain.
    /// - Parameter composition: the laid-out picture, which ends at the screen's end.
    func expandedNotes(_ composition: Composition) -> [Diagnostic] {
        var notes: [Diagnostic] = []
        if let custom = scene.custom, custom.view.showsNothing {
            notes.append(
                Diagnostic(
                    .note, "content-empty", "the extension's view shows nothing",
                    hint: "do its bindings or its values name what the payload has?"))
        }
        // Most pictures end with the screen, and their trees needn't be searched.
        guard composition.nodes.contains(where: { $0.frame.maxY > composition.size.height }) else { return notes }
        let identifiers = Set(scene.actions.map(\.identifier))
        let actions = composition.nodes.flatMap { $0.titles(of: identifiers) }
        let hidden = actions.count { $0.frame.maxY > composition.size.height + 0.5 }
        if hidden > 0 {
            let words = hidden == actions.count ? "the actions lie" : "\(hidden) of \(actions.count) actions lie"
            notes.append(
                Diagnostic(
                    .note, "actions-below-screen", "\(words) below the screen's end; people scroll to see them",
                    hint:
                        "the content is \(FixedText.short(scene.custom?.size.height ?? 0)) points high; --full-height draws all"
                ))
        }
        return notes
    }
}

extension ViewNode {
    /// True for a view in which nothing is visible; controls, effects and shapes count as visible.
    fileprivate var showsNothing: Bool {
        if style.isHidden || style.alpha == 0 { return true }
        guard style.backgroundColor == nil, style.border == nil else { return false }
        switch content {
        case .label(let label): return label.text.isEmpty
        case .view, .stack, .overlay, .scroll, .spacer: return children.allSatisfy(\.showsNothing)
        case .image, .control, .table, .cell, .collection, .visualEffect, .shape: return false
        }
    }
}

extension LayoutNode {
    /// The titles of actions.
    fileprivate func titles(of identifiers: Set<String>) -> [LayoutNode] {
        if part == .actions, let id, identifiers.contains(id) { return [self] }
        return children.flatMap { $0.titles(of: identifiers) }
    }
}
