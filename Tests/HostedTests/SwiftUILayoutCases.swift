import RNSwiftUI

extension SwiftUILayoutCase {
    static let all =
        frames + stacks + nested + spacers + alignments + texts + modifiers + containers + sizes + mirrored + grids
        + fitting + controls + charts

    /// A view of a fixed size that draws itself.
    @MainActor static func box(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height)
    }
}
