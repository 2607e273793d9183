import RNSwiftUI

/// The regions of an expanded island: leading and trailing beside the camera, the centre below it between them, and the
/// bottom below all (fact: activities/island.regions).
struct IslandLayout: Layout {
    let margins: EdgeInsets
    /// The area of the camera in the middle of the top edge, in points.
    let camera: CGSize
    let heights: ClosedRange<CGFloat>

    private struct Frames {
        var regions: [Int: CGRect] = [:]
        var height: CGFloat = 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? 0
        return CGSize(width: width, height: frames(of: subviews, width: width).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, frame) in frames(of: subviews, width: bounds.width).regions {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    /// The frames of the regions at a width.
    private func frames(of subviews: Subviews, width: CGFloat) -> Frames {
        var frames = Frames()
        let inner = max(0, width - margins.leading - margins.trailing)
        let side = max(0, (inner - camera.width) / 2)
        func indices(_ position: DynamicIslandExpandedRegionPosition) -> [Int] {
            subviews.indices.filter { subviews[$0][IslandRegionKey.self] == position }
        }
        let most = heights.upperBound
        let lower = indices(.bottom)
        // What stretches beside the camera leaves the bottom region the height that its content likes.
        let reserved = lower.reduce(0) { $0 + subviews[$1].sizeThatFits(.init(width: inner, height: nil)).height }
        var floor = most - margins.bottom - (reserved > 0 && lower.count < subviews.count ? reserved + Self.gap : 0)
        // A region with priority is as wide as its content; the others share what it leaves.
        func place(
            _ position: DynamicIslandExpandedRegionPosition, from top: CGFloat, within widest: CGFloat,
            x: (CGFloat) -> CGFloat
        ) -> CGFloat {
            var bottom = top
            for index in indices(position) {
                let size = subviews[index].sizeThatFits(
                    ProposedViewSize(width: widest, height: max(0, floor - bottom)))
                frames.regions[index] = CGRect(origin: CGPoint(x: x(size.width), y: bottom), size: size)
                bottom += size.height
            }
            return bottom
        }
        /// The width of a side's content, and its top: below the camera if it is too wide to stand beside it.
        func extent(_ position: DynamicIslandExpandedRegionPosition) -> (width: CGFloat, top: CGFloat) {
            var (width, top) = (side, margins.top)
            for index in indices(position) {
                let ideal = subviews[index].sizeThatFits(.unspecified).width
                // Code marks a view within the region.
                let placement = subviews[index].innerValue(IslandPlacementKey.self)
                if ideal > side, placement == .belowIfTooWide { top = max(top, camera.height) }
                if subviews[index].priority > 0 || top > margins.top { width = max(width, min(ideal, inner)) }
            }
            return (width, top)
        }
        let (leading, trailing) = (extent(.leading), extent(.trailing))
        let leadingEnd = place(.leading, from: leading.top, within: min(leading.width, inner)) { _ in margins.leading }
        let trailingEnd = place(.trailing, from: trailing.top, within: min(trailing.width, inner)) {
            width - margins.trailing - $0
        }
        func used(_ position: DynamicIslandExpandedRegionPosition) -> CGFloat {
            indices(position).compactMap { frames.regions[$0]?.width }.max() ?? 0
        }
        let between = max(0, inner - 2 * max(used(.leading), used(.trailing)))
        let centerEnd = place(.center, from: camera.height, within: between) { (width - $0) / 2 }
        let end =
            [
                indices(.leading).isEmpty ? margins.top : leadingEnd, indices(.trailing).isEmpty ? 0 : trailingEnd,
                indices(.center).isEmpty ? 0 : centerEnd,
            ].max() ?? margins.top
        floor = most - margins.bottom
        let bottom = lower.count < subviews.count ? end + gap(above: lower, end, of: subviews, frames) : camera.height
        let bottomEnd =
            lower.isEmpty ? end : place(.bottom, from: bottom, within: inner) { margins.leading + (inner - $0) / 2 }
        frames.height = min(most, max(heights.lowerBound, bottomEnd + margins.bottom))
        return frames
    }

    /// The largest distance of the bottom region from the others, in points.
    private static let gap: CGFloat = 8

    /// The distance of the bottom region from what ends lowest above it: less between two texts.
    private func gap(above lower: [Int], _ end: CGFloat, of subviews: Subviews, _ frames: Frames) -> CGFloat {
        guard let first = lower.first else { return 0 }
        let lowest = frames.regions.filter { $0.value.maxY > end - 0.5 }.keys.map { subviews[$0].spacing }
        return lowest.map { spacing in
            spacing.texts.contains(.bottom) && subviews[first].spacing.texts.contains(.top)
                ? 2 : spacing.distance(to: subviews[first].spacing, along: .vertical)
        }.max() ?? 0
    }
}
