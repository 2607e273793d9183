import ActivityKit
import SwiftUI
import WidgetKit

struct HelloAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var name: String }
}

// The texts and symbols of a public picture, of which Tests/Fixtures/activities/hello keeps the measures.
struct HelloActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: HelloAttributes.self) { context in
            VStack { Text("Hello \(context.state.name)!").font(.headline) }.padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("Left") }
                DynamicIslandExpandedRegion(.trailing) { Text("Right") }
                DynamicIslandExpandedRegion(.center) { Text("Center") }
                DynamicIslandExpandedRegion(.bottom) { Text("Hello \(context.state.name)!") }
            } compactLeading: {
                Image(systemName: "face.smiling")
            } compactTrailing: {
                Image(systemName: "figure.walk.diamond.fill")
            } minimal: {
                Text("Hi!")
            }
        }
    }
}

#Preview("Hello", as: .content, using: HelloAttributes()) {
    HelloActivity()
} contentStates: {
    HelloAttributes.ContentState(name: "Preview")
}
