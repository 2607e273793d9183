import TestSupport
import Foundation

@testable import ContentExtensionHost
@testable import Views

/// Gives every view the same height.
struct FixedMeasuring: ContentMeasuring {
    var height = 0.0
    func fittingHeight(of view: ViewNode, width: Double) -> Double { height }
}
