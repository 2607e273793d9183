import TestSupport
import AutoLayout
import Foundation
import Testing

/// A folder of Tests/Fixtures/autolayout: a rule of UIKit, a few views, and the frames that follow from the rule.
struct LayoutCase: CustomTestStringConvertible, Decodable, Sendable {
    /// A view; the defaults are UIKit's.
    struct View: Decodable {
        struct Text: Decodable {
            /// The width of the text on one line.
            var width: Double
            var line: Double
        }

        struct StackSpec: Decodable {
            var axis: String?
            var alignment: String?
            var distribution: String?
            var spacing: Double?
        }

        struct Mask: Decodable {
            var frame: [Double]
            var superview: [Double]
            var mask: [String]
        }

        var id: String
        var `in`: String?
        /// Width and height; `null` for none.
        var intrinsic: [Double?]?
        var text: Text?
        /// Distances above the first and below the last baseline.
        var baselines: [Double]?
        /// Horizontal and vertical.
        var hugging: [Double]?
        var compression: [Double]?
        /// Top, leading, bottom, trailing.
        var margins: [Double]?
        var preservesMargins: Bool?
        var hidden: Bool?
        var spacingAfter: Double?
        var preferredWidth: Double?
        var stack: StackSpec?
        var insets: [Double]?
        var scroll: Bool?
        var autoresizing: Mask?
    }

    struct Conflict: Decodable, Equatable {
        var broken: String
        var others: [String]
    }

    struct Fitting: Decodable {
        var width: Double?
        var height: Double?
        var size: [Double]
    }

    /// UIKit's rule in a sentence.
    var rule: String
    var size: [Double]
    var scale: Double?
    var rightToLeft: Bool?
    /// Top, leading, bottom, trailing.
    var safeArea: [Double]?
    var views: [View]
    /// `item.attribute = item.attribute * multiplier + constant @priority #name`
    var constraints: [String]
    /// By view, in points of the root.
    var frames: [String: [Double]]?
    var content: [String: [Double]]?
    var fitting: Fitting?
    var conflicts: [Conflict]?
    /// View and axis.
    var ambiguous: [String]?

    private(set) var testDescription = ""

    private enum CodingKeys: String, CodingKey {
        case rule, size, scale, rightToLeft, safeArea, views, constraints, frames, content, fitting, conflicts
        case ambiguous
    }

    /// Every case, by name.
    static func all() throws -> [LayoutCase] {
        try FixtureArea.autolayout.cases().map { fixture in
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(fixture.folder)/case.json"))
            var decoded = try JSONDecoder().decode(LayoutCase.self, from: data)
            decoded.testDescription = fixture.name
            return decoded
        }
    }
}

/// A case with a syntax error.
struct MalformedCase: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}
