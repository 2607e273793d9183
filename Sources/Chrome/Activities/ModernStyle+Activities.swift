import LiveActivities
import Renderer
import Views

/// Live Activities as cards: rows of their own above the notifications (facts: activities/card).
extension ModernStyle {
    var cardWidth: Double { width(of: .list) }

    func cards(of activities: [ActivityScene.Item], asBanner: Bool, crop: Crop) -> [Arrangement.Item] {
        // A banner too: the code's views are laid out at this width.
        let width = cardWidth
        let cards = activities.compactMap { activity in
            activity.views[.lockScreen].map { card($0, id: activity.identifier, isRaised: asBanner) }
        }
        return cards.enumerated().map { index, card in
            Arrangement.Item(
                view: card, x: centred(width, crop), width: width, gap: index == 0 ? 0 : metrics.row.gap)
        }
    }

    /// A plate of the system's colour, unless the code has one of its own, around the code's view.
    private func card(_ part: ActivityViews.Part, id: String, isRaised: Bool) -> ViewNode {
        let radius = CornerRadius.points(metrics.row.cornerRadius)
        var content = part.view
        let own = content.style.backgroundColor
        content.style.backgroundColor = nil
        content.part = .custom
        func ground(_ color: Color) -> ViewNode {
            ViewNode(
                .view, id: "activity-ground",
                style: ViewStyle(backgroundColor: color, cornerRadius: radius, cornerCurve: .continuous),
                placement: .fill)
        }
        let grounds: [ViewNode]
        if let color = colors.activityCard {
            grounds = [ground(own ?? color)]
        } else {
            let glass = ViewNode(
                .visualEffect(.row), id: "plate", style: ViewStyle(cornerRadius: radius, cornerCurve: .continuous),
                placement: .fill)
            // A colour that lets something through does so more than it says (fact: activities/card.glass).
            let tint = own.map { Palette(device).resolve($0) }.map { ground(.rgba($0.opacity($0.alpha))) }
            grounds = [glass, tint].compactMap(\.self)
        }
        return ViewNode(
            .overlay, id: "activity-\(id)",
            style: ViewStyle(
                cornerRadius: radius, cornerCurve: .continuous, shadow: isRaised ? metrics.row.shadow : nil),
            part: .platter,
            children: grounds + [
                ViewNode(
                    .stack(Stack(.vertical)),
                    style: ViewStyle(cornerRadius: radius, cornerCurve: .continuous, clipsToBounds: true),
                    placement: .fill, children: [content])
            ] + rim(radius))
    }
}
