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
    func views<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
        ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
    }

    @Test("what a style makes of its configuration is drawn in the style further out") func nestedStyles() {
        let controller = show(
            ProgressView(value: 0.5).progressViewStyle(Loud()).progressViewStyle(Quiet()))
        #expect(texts(in: controller.view) == ["Loud", "Quiet"])
        #expect(views(UIProgressView.self, in: controller.view).map(\.progress) == [0.5])
    }

    @Test("a circular progress view with a value is a ring, without one a wheel") func progressRing() {
        func side(_ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 40) -> CGSize {
            show(view.progressViewStyle(.circular)).sizeThatFits(in: CGSize(width: width, height: height))
        }
        #expect(side(ProgressView(value: 0.5)) == CGSize(width: 40, height: 40))
        #expect(side(ProgressView(value: 0.5).frame(width: 24)) == CGSize(width: 24, height: 24))
        #expect(
            side(ProgressView(value: 0.5).environment(\.largestProgressRing, 20)) == CGSize(width: 20, height: 20))
        let ring = show(
            ProgressView(value: 0.5) {
                Text("Label")
            } currentValueLabel: {
                Text("Half")
            }.progressViewStyle(.circular))
        #expect(texts(in: ring.view) == ["Half"])
        #expect(views(UIActivityIndicatorView.self, in: ring.view).isEmpty)
        let labelled = show(ProgressView(value: 0.5) { Text("Label") }.progressViewStyle(.circular))
        #expect(texts(in: labelled.view) == ["Label"])
        let wheel = show(ProgressView().progressViewStyle(.circular))
        #expect(views(UIActivityIndicatorView.self, in: wheel.view).count == 1)
    }

    @Test("the track of a bar has the appearance of its part of the picture") func progressTrack() throws {
        func track(_ scheme: ColorScheme) throws -> UIColor? {
            let controller = show(ProgressView(value: 0.5).environment(\.colorScheme, scheme))
            return try #require(views(UIProgressView.self, in: controller.view).first).trackTintColor
        }
        #expect(try track(.light) == nil)
        #expect(try track(.dark) != nil)
    }

    @Test("labels and lines have the colours of their part of the picture") func schemeOfParts() throws {
        func color(_ view: some View, _ scheme: ColorScheme) throws -> UIColor? {
            let controller = show(view.environment(\.colorScheme, scheme))
            return try #require(views(UILabel.self, in: controller.view).first).textColor
        }
        for view in [AnyView(Text("a")), AnyView(Text("a").foregroundStyle(.secondary))] {
            #expect(try color(view, .light) != color(view, .dark))
        }
        #expect(try color(Text("a").foregroundStyle(.red.opacity(0.5)), .light) != nil)
        let plain = show(Text("a"))
        #expect(try color(Text("a"), .light) == views(UILabel.self, in: plain.view).first?.textColor)
    }

    @Test("a bordered button has the ground of a tint that the code sets") func borderedTint() {
        func ground(_ view: some View) -> [JSON] {
            views(UIView.self, in: show(view.buttonStyle(.bordered)).view).compactMap { $0.storage[.fill] }
        }
        let plain = ground(Button("a") {})
        #expect(plain.count == 1 && ground(Button("a") {}.tint(.green)) != plain)
    }

    @Test("a bar of an interval has the time below it") func intervalLabel() {
        let now = Date()
        let bar = ProgressView(timerInterval: now...now.addingTimeInterval(90))
        #expect(texts(in: show(bar).view) == ["1:30"])
        let bare = show(bar.labelsHidden()).view ?? UIView()
        #expect(texts(in: bare) == [] && views(UIProgressView.self, in: bare).count == 1)
    }

    @Test("texts with labels for VoiceOver are added to one another") func addedLabels() {
        let text: Text =
            Text("1. ").font(.callout) + Text("Ada").foregroundColor(.red).monospacedDigit().accessibilityLabel("First")
        #expect(texts(in: show(text).view) == ["1. Ada"])
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

    @Test("a line around a point has sectors of its own, and no mask; round ends take the colour at their angle")
    func angularRing() throws {
        let gradient = AngularGradient(colors: [.red, .blue], center: .center)
        let ring = Circle().trim(from: 0, to: 0.5).stroke(gradient, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        let drawn = show(ring.frame(width: 80, height: 80))
        let views = views(UIView.self, in: drawn.view)
        #expect(views.filter { $0.storage[.mask] != nil }.isEmpty)
        let sectors = views.filter { $0.storage[.gradient] != nil }
        #expect(sectors.count == 30)
        let ends = views.compactMap { $0.storage[.fill] }
        #expect(ends.count == 2)
        #expect(ends.first != ends.last)
        let other = show(Rectangle().fill(gradient).frame(width: 80, height: 80))
        #expect(self.views(UIView.self, in: other.view).filter { $0.storage[.mask] != nil }.count == 1)
    }

    @Test("texts after the first one of a control's label are its subtitle") func subtitles() {
        let controller = show(
            LabeledContent {
                Text("12 m")
            } label: {
                Text("Creek")
                Text("Lake Clark")
            }.frame(width: 200))
        let labels = views(UILabel.self, in: controller.view)
        let frames = labels.filter { $0.text != "12 m" }.map(\.frame)
        #expect(texts(in: controller.view) == ["Creek", "Lake Clark", "12 m"])
        #expect(frames.count == 2 && frames[0].minX == frames[1].minX && frames[0].maxY + 2 == frames[1].minY)
    }

    @Test(
        "a field with a vertical axis is as high as its text, and is edited",
        arguments: [("", 20.0), ("seven ten", 40)])
    func linesField(content: String, height: Double) throws {
        struct Note: View {
            @State var text: String
            var body: some View { TextField("Note", text: $text, axis: .vertical).lineLimit(1...3).frame(width: 50) }
        }
        let controller = show(Note(text: content))
        let field = try #require(views(UITextView.self, in: controller.view).first)
        #expect(field.frame.size == CGSize(width: 50, height: height))
        field.text = "seven ten"
        (field as? any UITextViewDelegate)?.textViewDidChange(field)
        EventLoop.shared.run(until: Host.shared.now)
        #expect(views(UITextView.self, in: controller.view).map { $0 === field } == [true])
        #expect(field.frame.size == CGSize(width: 50, height: 40))
    }

    @Test("rows farther away than the tool's numbers go aren't drawn") func farRows() {
        let rows = ScrollView {
            VStack(spacing: 0) { ForEach(0..<300, id: \.self) { _ in Color.red.frame(height: 44) } }
        }
        let controller = show(rows)
        let frames = SwiftUILayoutCase.frames(in: controller.view)
        #expect(frames.count == 187)
        #expect(frames.map { $0[1] + $0[3] }.max() == 8_192)
        #expect(controller.view._contentSize?.height == 8_192)
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

    @Test("a shadow has the corners of a clip that lies between pixels", arguments: [40, 40.3], [-0.25, 0.25, 0.4])
    func shadowOfClipBetweenPixels(height: Double, y: Double) {
        let controller = show(
            ZStack {
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
                Text("1")
            }
            .frame(width: 40, height: height).clipShape(Circle()).shadow(radius: 3).offset(y: y))
        let drawn = views(UIView.self, in: controller.view)
        let gradients = drawn.filter { $0.storage[.gradient] != nil }
        #expect(gradients.map { $0.storage[.cornerRadius]?.number } == [20])
        #expect(gradients.map(\.frame.size) == gradients.map { $0.superview?.frame.size })
        #expect(!drawn.contains { $0.storage[.mask] != nil })
    }

    @Test("initializers from before iOS 15, with their labels at the end") func olderInitializers() {
        let controller = show(
            VStack {
                Stepper(onIncrement: nil, onDecrement: nil) { Text("One") }
                Stepper(value: .constant(1), step: 2, onEditingChanged: { _ in }) { Text("Two") }
                Stepper(value: .constant(1), in: 0...3, onEditingChanged: { _ in }) { Text("Three") }
                Stepper(value: .constant(1)) { Text("Four") }
                SecureField("Password", text: .constant("secret")) {}
            }.navigationBarTitle(Text("Steps"), displayMode: .inline))
        #expect(texts(in: controller.view) == ["One", "Two", "Three", "Four"])
        #expect(views(UIStepper.self, in: controller.view).count == 4)
        #expect(views(UITextField.self, in: controller.view).map(\.isSecureTextEntry) == [true])
    }
}
