import AutoLayout
import Foundation
import Testing

/// A folder of Tests/Fixtures/autolayout: one rule of UIKit's, a few views, and the frames that follow from the rule.
struct LayoutCase: CustomTestStringConvertible, Decodable, Sendable {
    /// A view; what isn't said is UIKit's default.
    struct View: Decodable {
        struct Text: Decodable {
            /// Of the whole text on one line.
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
        /// Width and height; `null` is none.
        var intrinsic: [Double?]?
        var text: Text?
        /// Above the first baseline, below the last one.
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

    /// What UIKit says, in a sentence.
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

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/autolayout")

    /// Every case, by name.
    static func all() throws -> [LayoutCase] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
            let data = try Data(contentsOf: folder.appendingPathComponent("\(name)/case.json"))
            var decoded = try JSONDecoder().decode(LayoutCase.self, from: data)
            decoded.testDescription = name
            return decoded
        }
    }
}

/// A case that says something that can't be read.
struct MalformedCase: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}
