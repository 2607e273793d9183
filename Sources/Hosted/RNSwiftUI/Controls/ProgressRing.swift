import RNUIKit

/// The ring of a circular progress view with a value, as wide as it is offered (fact: swiftui/control.progress-ring).
struct ProgressRing: View {
    /// 0…1.
    let fraction: Double
    let tint: Color?
    let label: AnyView
    @Environment(\.largestProgressRing) private var largest

    /// As wide as the wheel, in points.
    private static let ideal: CGFloat = 20
    /// The width of the line as a share of the ring's, and the opacity of what is left.
    private static let (line, rest): (CGFloat, Double) = (0.1, 0.35)

    var body: some View {
        Color.clear.frame(idealWidth: Self.ideal, maxWidth: largest, idealHeight: Self.ideal, maxHeight: largest)
            .aspectRatio(1, contentMode: .fit)
            .overlay {
                GeometryReader { proxy in
                    let side = min(proxy.size.width, proxy.size.height)
                    let width = side * Self.line
                    ZStack {
                        ring(1, width).opacity(Self.rest)
                        ring(fraction, width)
                        label.lineLimit(1).minimumScaleFactor(0.5).frame(width: max(0, side - 3 * width))
                    }
                    .frame(width: proxy.size.width, height: proxy.size.height)
                }
            }
    }

    private func ring(_ fraction: Double, _ width: CGFloat) -> some View {
        Circle().inset(by: width / 2).trim(from: 0, to: CGFloat(fraction))
            .stroke(
                tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint),
                style: StrokeStyle(lineWidth: width, lineCap: .round)
            )
            .rotationEffect(.degrees(-90))
    }
}

private struct LargestProgressRingKey: EnvironmentKey { static var defaultValue: CGFloat { .infinity } }
extension EnvironmentValues {
    /// In points: beside the camera of a Dynamic Island a ring is smaller than the island's height.
    package var largestProgressRing: CGFloat {
        get { self[LargestProgressRingKey.self] }
        set { self[LargestProgressRingKey.self] = newValue }
    }
}
