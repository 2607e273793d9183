import RNUIKit

// Measures: fact swiftui/control.gauge.

/// A bar between the limits' labels, the label above and the value's below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                CapacityBar(value: configuration.value, height: 4)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}
public typealias DefaultGaugeStyle = LinearCapacityGaugeStyle

/// A filled bar, as on a watch or the lock screen.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label.font(.headline)
            CapacityBar(value: configuration.value, height: 6)
            configuration.currentValueLabel.font(.footnote)
        }
    }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            if let minimum = configuration.minimumValueLabel { minimum } else { configuration.currentValueLabel }
            Capsule().fill(AlongGauge.line).frame(height: 6).overlay {
                GeometryReader { proxy in
                    Circle().fill(.background).frame(width: 10, height: 10)
                        .overlay(Circle().fill(.tint).padding(2))
                        .position(
                            x: 3 + (proxy.size.width - 6) * CGFloat(configuration.value), y: proxy.size.height / 2)
                }
            }
            configuration.maximumValueLabel
        }
        .font(.system(size: 15, weight: .semibold, design: .rounded))
    }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().inset(by: 3).trim(from: 0, to: 0.75)
                .stroke(
                    AlongGauge(form: .angular(.center, 0, 1.5 * .pi)), style: StrokeStyle(lineWidth: 6, lineCap: .round)
                )
                .rotationEffect(.degrees(135))
            GaugeKnob(value: configuration.value * 0.75).fill(.background)
            configuration.currentValueLabel.font(.system(size: 20, weight: .medium, design: .rounded))
                .minimumScaleFactor(0.5).lineLimit(1).frame(width: 36)
        }
        .overlay(alignment: .bottom) {
            Group {
                if let minimum = configuration.minimumValueLabel, let maximum = configuration.maximumValueLabel {
                    HStack(spacing: 4) {
                        minimum
                        maximum
                    }
                } else {
                    configuration.label
                }
            }
            .font(.system(size: 11, weight: .medium, design: .rounded)).lineLimit(1).minimumScaleFactor(0.5)
            .frame(width: 34)
        }
        .frame(width: 58, height: 58)
    }
}

/// A ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Group {
                Circle().inset(by: 3).stroke(AlongGauge.ring, lineWidth: 6).opacity(0.3)
                Circle().inset(by: 3).trim(from: 0, to: CGFloat(configuration.value))
                    .stroke(AlongGauge.ring, style: StrokeStyle(lineWidth: 6, lineCap: .round))
            }
            .rotationEffect(.degrees(-90))
            Group {
                if let current = configuration.currentValueLabel { current } else { configuration.label }
            }
            .font(.system(size: 20, weight: .medium, design: .rounded)).minimumScaleFactor(0.5).lineLimit(1)
            .frame(width: 40)
        }
        .frame(width: 58, height: 58)
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var automatic: Self { .init() }
    public static var linearCapacity: Self { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { public static var accessoryLinear: Self { .init() } }
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: Self { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: Self { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: Self { .init() }
}

/// A track that is filled from its start.
private struct CapacityBar: View {
    let value: Double
    let height: CGFloat
    var body: some View {
        Capsule().fill(UIColor.systemFill.style).frame(height: height).overlay(alignment: .leading) {
            GeometryReader { proxy in
                Capsule().fill(AlongGauge.line).frame(
                    width: max(value > 0 ? height : 0, proxy.size.width * CGFloat(value)))
            }
        }
    }
}

/// The tint; of a gradient the colours from the gauge's least value to its greatest.
private struct AlongGauge: ShapeStyle {
    typealias Body = Never
    let form: GradientPaint.Form
    static let line = AlongGauge(form: .linear(.leading, .trailing))
    static let ring = AlongGauge(form: .angular(.center, 0, 2 * .pi))

    nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
        var paint = TintShapeStyle()._paint(in: environment)
        guard case .gradient(var gradient) = paint.kind else { return paint }
        gradient.form = form
        paint.kind = .gradient(gradient)
        return paint
    }
}

/// The mark on an open ring, at a share of the whole turn.
private struct GaugeKnob: Shape {
    let value: Double
    func path(in rect: CGRect) -> Path {
        let angle = (135 + 360 * value) * .pi / 180
        let radius = min(rect.width, rect.height) / 2 - 3
        let center = CGPoint(x: rect.midX + radius * CGFloat(cos(angle)), y: rect.midY + radius * CGFloat(sin(angle)))
        return Path(ellipseIn: CGRect(x: center.x - 4, y: center.y - 4, width: 8, height: 8))
    }
}
