import RNCoreLocation
import RNUIKit

/// Distances rounded as on a map, in metres and kilometres or in feet and miles. `@unchecked Sendable` as its superclass.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    public enum Units: UInt { case `default`, metric, imperial, imperialWithYards }
    public enum DistanceUnitStyle: UInt { case `default`, abbreviated, full }
    open var locale: Locale! = .current
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    /// - Parameter distance: metres.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let formatter = MeasurementFormatter()
        formatter.locale = locale
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = unitStyle == .full ? .long : .medium
        let isMetric = units == .default ? locale.usesMetricSystem : units == .metric
        let metres = Measurement(value: distance, unit: UnitLength.meters)
        let (long, short) =
            isMetric
            ? (UnitLength.kilometers, .meters)
            : units == .imperialWithYards
                ? (UnitLength.miles, .yards) : (UnitLength.miles, UnitLength.feet)
        let far = metres.converted(to: long)
        // From memory of Maps: steps of 50 below a kilometre or a quarter of a mile, then tenths up to ten.
        let isNear = isMetric ? distance < 975 : far.value < 0.25
        formatter.numberFormatter.locale = locale
        formatter.numberFormatter.maximumFractionDigits = isNear || far.value >= 10 ? 0 : 1
        guard isNear else { return formatter.string(from: far) }
        let near = metres.converted(to: short)
        let step: Double = near.value < 100 ? 10 : 50
        return formatter.string(from: Measurement(value: (near.value / step).rounded() * step, unit: short))
    }
    open override func string(for obj: Any?) -> String? {
        (obj as? Double).map { string(fromDistance: $0) }
    }
}
