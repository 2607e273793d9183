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
        let ground = content.style.backgroundColor ?? colors.activityCard
        content.style.backgroundColor = nil
        content.part = .custom
        return ViewNode(
            .overlay, id: "activity-\(id)",
            style: ViewStyle(
                cornerRadius: radius, cornerCurve: .continuous, shadow: isRaised ? metrics.row.shadow : nil),
            part: .platter,
            children: [
                ViewNode(
                    .view, id: "activity-ground",
                    style: ViewStyle(backgroundColor: ground, cornerRadius: radius, cornerCurve: .continuous),
                    placement: .fill),
                ViewNode(
                    .stack(Stack(.vertical)),
                    style: ViewStyle(cornerRadius: radius, cornerCurve: .continuous, clipsToBounds: true),
                    placement: .fill, children: [content]),
            ])
    }
}
