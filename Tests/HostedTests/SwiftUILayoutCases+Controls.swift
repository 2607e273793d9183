import RNSwiftUI

extension SwiftUILayoutCase {
    static let controls = [
        SwiftUILayoutCase(
            "a section in a stack", "outside a list a section is header, rows and footer after one another",
            [[45, 35, 10, 10], [40, 45, 20, 10], [45, 55, 10, 10]]
        ) {
            VStack(spacing: 0) {
                Section {
                    box(20, 10)
                } header: {
                    box(10, 10)
                } footer: {
                    box(10, 10)
                }
            }
        },
        SwiftUILayoutCase(
            "labelled content", "the label leads, the content ends the line", [[0, 40, 20, 20], [90, 45, 10, 10]]
        ) {
            LabeledContent {
                box(10, 10)
            } label: {
                box(20, 20)
            }
        },
        SwiftUILayoutCase("a hidden label", "labelsHidden leaves the content alone", [[45, 45, 10, 10]]) {
            LabeledContent {
                box(10, 10)
            } label: {
                box(20, 20)
            }.labelsHidden()
        },
        SwiftUILayoutCase(
            "a group box", "16 points around the content, which has the whole width",
            [[0, 24, 100, 52], [40, 40, 20, 20]]
        ) {
            GroupBox { box(20, 20) }
        },
        SwiftUILayoutCase("a chosen page", "only the page with the selection's tag is shown", [[40, 40, 20, 20]]) {
            TabView(selection: .constant(2)) {
                box(10, 10).tag(1)
                box(20, 20).tag(2)
            }.tabViewStyle(.page(indexDisplayMode: .never))
        },
        SwiftUILayoutCase(
            "a row of a plain list", "16 points before it, in the middle of at least 44",
            [[0, 0, 100, 100], [16, 12, 20, 20]]
        ) {
            List { box(20, 20).listRowSeparator(.hidden) }.listStyle(.plain)
        },
        SwiftUILayoutCase(
            "a row's own insets", "listRowInsets replaces 16 and 11", [[0, 0, 100, 100], [40, 12, 20, 20]]
        ) {
            List {
                box(20, 20).listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
                    .listRowSeparator(.hidden)
            }.listStyle(.plain)
        },
        SwiftUILayoutCase(
            "a row of a grouped list", "35 points above the group, 16 beside it, the row's plate behind",
            [[0, 0, 100, 100], [16, 35, 68, 44], [32, 47, 20, 20]]
        ) {
            List { box(20, 20) }
        },
        SwiftUILayoutCase(
            "two sections", "35 points between groups, without a background of the list",
            [[16, 35, 68, 44], [32, 47, 20, 20], [16, 114, 68, 44], [32, 126, 20, 20]], height: 200
        ) {
            List {
                Section { box(20, 20) }
                Section { box(20, 20) }
            }.scrollContentBackground(.hidden)
        },
        SwiftUILayoutCase("navigation without a title", "the content has all the room", [[40, 40, 20, 20]]) {
            NavigationStack { box(20, 20) }
        },
        SwiftUILayoutCase("a sheet that isn't presented", "the view keeps its place", [[40, 40, 20, 20]]) {
            box(20, 20).sheet(isPresented: .constant(false)) { box(50, 50) }
        },
    ]
}
