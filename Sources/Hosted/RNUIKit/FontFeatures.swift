import RNFoundation

// Core Text's features of fonts, which have no effect here, and its names for attributes.

public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kNumberCaseType = 21
public let kUpperCaseNumbersSelector = 1
public let kLowerCaseType = 37
public let kLowerCaseSmallCapsSelector = 1
public let kUpperCaseType = 38
public let kUpperCaseSmallCapsSelector = 1
public let kStylisticAlternativesType = 35
public let kFractionsType = 11
public let kDiagonalFractionsSelector = 2
public let kCTFontAttributeName: CFString = "NSFont"
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
public let kCTKernAttributeName: CFString = "NSKern"
public let kCTTrackingAttributeName: CFString = "CTTracking"
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
public let kCTUnderlineColorAttributeName: CFString = "NSUnderlineColor"
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
public let kCTStrokeColorAttributeName: CFString = "NSStrokeColor"
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
public let kCTLigatureAttributeName: CFString = "NSLigature"
public let kCTBackgroundColorAttributeName: CFString = "NSBackgroundColor"
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"

extension UIFontDescriptor {
    public struct FeatureKey: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let type = featureIdentifier
        public static let selector = typeIdentifier
    }
}
