import RNSwiftUI
import Testing

@testable import RNWidgetKit

/// The expanded island's regions around the camera (fact: activities/island.regions), with texts of 10 points a character
/// and 20 a line, in an island of 370 by a camera of 125.33 by 36.67.
struct IslandCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Of the views that draw something, in the order of the regions: x, y, width, height.
    let frames: [[CGFloat]]
    let height: CGFloat
    private let make: @MainActor @Sendable () -> DynamicIsland

    init(
        _ name: String, _ frames: [[CGFloat]], height: CGFloat, margins: [(Edge.Set, CGFloat)] = [],
        @DynamicIslandExpandedContentBuilder _ expanded:
            @escaping @MainActor @Sendable () ->
            DynamicIslandExpandedContent<AnyView>
    ) {
        (testDescription, self.frames, self.height) = (name, frames, height)
        make = {
            let island = DynamicIsland(
                expanded: { return expanded() }, compactLeading: { EmptyView() }, compactTrailing: { EmptyView() },
                minimal: { EmptyView() })
            return margins.reduce(island) { $0.contentMargins($1.0, $1.1, for: .expanded) }
        }
    }

    /// The frames and the height that the module gives.
    @MainActor var laidOut: (frames: [[CGFloat]], height: CGFloat) {
        let island = make()
        let layout = IslandLayout(
            margins: island.margins(of: .expanded), camera: CGSize(width: 376.0 / 3, height: 110.0 / 3),
            heights: 84...160
        ) { island.expanded }
        let controller = UIHostingController(rootView: layout)
        let height = controller.sizeThatFits(width: 370, height: nil).height
        controller.view.frame = CGRect(x: 0, y: 0, width: 370, height: height)
        controller.view.layoutIfNeeded()
        return (SwiftUILayoutCase.frames(in: controller.view), height)
    }

    static let all: [IslandCase] = [
        IslandCase(
            "four texts: the public sample",
            [[18, 18, 40, 20], [302, 18, 50, 20], [155, 36.667, 60, 20], [85, 58.667, 200, 20]], height: 96.667
        ) {
            DynamicIslandExpandedRegion(.leading) { Text("Left") }
            DynamicIslandExpandedRegion(.trailing) { Text("Right") }
            DynamicIslandExpandedRegion(.center) { Text("Center") }
            DynamicIslandExpandedRegion(.bottom) { Text("Hello Live Activity!") }
        },
        IslandCase(
            "what stretches beside the camera leaves the bottom its height",
            [[18, 18, 104.333, 76], [18, 102, 334, 40]], height: 160
        ) {
            DynamicIslandExpandedRegion(.leading) { Color.red.frame(maxHeight: .infinity) }
            DynamicIslandExpandedRegion(.bottom) { Color.red.frame(height: 40) }
        },
        IslandCase(
            "a text at the lower end of the bottom keeps its distance from one above",
            [[18, 18, 40, 20], [152, 46, 66, 4], [170, 58, 30, 20]], height: 96
        ) {
            DynamicIslandExpandedRegion(.leading) { Text("Left") }
            DynamicIslandExpandedRegion(.bottom) {
                VStack(spacing: 8) {
                    Color.red.frame(width: 66, height: 4)
                    Text("abc")
                }
            }
        },
        IslandCase("the centre alone begins below the camera", [[155, 36.667, 60, 40]], height: 94.667) {
            DynamicIslandExpandedRegion(.center) { Color.red.frame(width: 60, height: 40) }
        },
        IslandCase("the bottom alone begins below the camera", [[18, 36.667, 334, 20]], height: 84) {
            DynamicIslandExpandedRegion(.bottom) { Color.red.frame(height: 20) }
        },
        IslandCase(
            "eight points lie between what isn't text", [[18, 18, 40, 40], [18, 66, 334, 20]], height: 104
        ) {
            DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 40, height: 40) }
            DynamicIslandExpandedRegion(.bottom) { Color.red.frame(height: 20) }
        },
        IslandCase(
            "a side wraps beside the camera", [[18, 18, 100, 60]], height: 96
        ) {
            DynamicIslandExpandedRegion(.leading) { Text("abcdefghijklmnopqrstuvwxy") }
        },
        IslandCase(
            "a side with priority is as wide as its text", [[18, 18, 250, 20]], height: 84
        ) {
            DynamicIslandExpandedRegion(.leading, priority: 1) { Text("abcdefghijklmnopqrstuvwxy") }
        },
        IslandCase(
            "a side that is too wide can stand below the camera", [[18, 36.667, 250, 20]], height: 84
        ) {
            DynamicIslandExpandedRegion(.leading) {
                Text("abcdefghijklmnopqrstuvwxy").dynamicIsland(verticalPlacement: .belowIfTooWide)
            }
        },
        IslandCase(
            "the code's own margins", [[30, 10, 40, 20]], height: 84,
            margins: [(.leading, 30), (.top, 10), (.trailing, 0)]
        ) {
            DynamicIslandExpandedRegion(.leading) { Text("Left") }
        },
        IslandCase("not higher than 160", [[18, 36.667, 334, 300]], height: 160) {
            DynamicIslandExpandedRegion(.bottom) { Color.red.frame(height: 300) }
        },
    ]
}

extension HostedTests {
    @Test("the regions of an expanded island stand around the camera", arguments: IslandCase.all)
    func islandRegions(_ island: IslandCase) {
        Host.shared.ask = { question in
            guard question[.query]?.string == WireQuery.textSize.rawValue, let label = question[.label] else {
                return [.missing: true]
            }
            return [.size: .size(SwiftUILayoutCase.size(ofLabel: label, width: question[.width]?.float))]
        }
        let found = island.laidOut
        #expect(SwiftUILayoutCase.rounded(found.frames) == SwiftUILayoutCase.rounded(island.frames))
        #expect(abs(found.height - island.height) < 0.001)
    }

    @Test("the forms beside the camera have the system's margins, unless the code has others") func islandMargins() {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.center) { EmptyView() }
        } compactLeading: {
            EmptyView()
        } compactTrailing: {
            EmptyView()
        } minimal: {
            EmptyView()
        }
        #expect(island.margins(of: .expanded) == EdgeInsets(top: 18, leading: 18, bottom: 18, trailing: 18))
        #expect(island.margins(of: .compactLeading) == EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 1))
        #expect(island.margins(of: .compactTrailing) == EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 8))
        #expect(island.margins(of: .minimal) == EdgeInsets(top: 0, leading: 23.0 / 3, bottom: 0, trailing: 23.0 / 3))
        let own = island.contentMargins(.horizontal, 3, for: .compactLeading)
        #expect(own.margins(of: .compactLeading) == EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3))
        #expect(own.margins(of: .minimal) == island.margins(of: .minimal))
    }
}
