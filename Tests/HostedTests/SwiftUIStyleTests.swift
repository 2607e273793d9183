import RNSwiftUI
import Testing

private struct Loud: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text("Loud")
            ProgressView(configuration)
        }
    }
}

private struct Quiet: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text("Quiet")
            ProgressView(configuration)
        }
    }
}

private struct Noted: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

private struct Spaced: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding() }
}

private struct Pressed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.trigger()
        } label: {
            configuration.label
        }
    }
}

private struct Plain: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension HostedTests {
    private func views<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
        ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
    }

    @Test("what a style makes of its configuration is drawn in the style further out") func nestedStyles() {
        let controller = show(
            ProgressView(value: 0.5).progressViewStyle(Loud()).progressViewStyle(Quiet()))
        #expect(texts(in: controller.view) == ["Loud", "Quiet"])
        #expect(views(UIProgressView.self, in: controller.view).map(\.progress) == [0.5])
    }

    @Test("a style may use the view that it is for") func ownViewOfStyle() {
        let controller = show(
            GroupBox("Box") {
                Toggle("Toggle", isOn: .constant(true)).toggleStyle(Noted())
                Label("Label", systemImage: "star").labelStyle(Spaced())
                Button("Button") {}.buttonStyle(Pressed())
            }.groupBoxStyle(Plain()))
        #expect(texts(in: controller.view) == ["Box", "Toggle", "Label", "Button"])
        #expect(views(UISwitch.self, in: controller.view).count == 1)
    }

    @Test("a button with nothing but an icon is found by its label's title") func iconOnlyName() {
        let controller = show(
            Button {
            } label: {
                Label("Favorite", systemImage: "star").labelStyle(.iconOnly).padding()
            })
        #expect(texts(in: controller.view).isEmpty)
        #expect(touchable(in: controller.view).map(\.storage.id) == ["Favorite"])
    }

    @Test("a shadow has the corners that a gradient is clipped to") func shadowOfClippedGradient() {
        let controller = show(
            ZStack {
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
                Text("1")
            }
            .frame(width: 40, height: 40).clipShape(Circle()).shadow(radius: 3))
        let gradients = views(UIView.self, in: controller.view).filter { $0.storage[.gradient] != nil }
        #expect(gradients.map { $0.storage[.cornerRadius]?.number } == [20])
    }
}
