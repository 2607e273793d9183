import RNCoreLocation
import RNUIKit

// What a map shows besides roads; the drawn map has none of it.

open class MKMapConfiguration: NSObject {
    public enum ElevationStyle: Int { case flat, realistic }
    open var elevationStyle = ElevationStyle.flat
}
open class MKStandardMapConfiguration: MKMapConfiguration {
    public enum EmphasisStyle: Int { case `default`, muted }
    open var emphasisStyle = EmphasisStyle.default
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
    public override init() {}
    public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default) {
        super.init()
        (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
    }
}
open class MKImageryMapConfiguration: MKMapConfiguration {}
open class MKHybridMapConfiguration: MKMapConfiguration {}

public struct MKPointOfInterestCategory: RawRepresentable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
    public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
    public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
    public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
}
open class MKPointOfInterestFilter: NSObject {
    public static let includingAll = MKPointOfInterestFilter()
    public static let excludingAll = MKPointOfInterestFilter()
    public override init() {}
    public init(including: [MKPointOfInterestCategory]) {}
    public init(excluding: [MKPointOfInterestCategory]) {}
}
