/// The standard distances ("symbolic" constants, constraintEqualToSystemSpacing).
///
/// - 8 between views, and from a layout margins or readable content guide; 20 between a view and an edge of an ancestor
///   (fact: uikit/auto-layout.standard-spacing).
/// - 0 between a view and the safe area or a controller's top and bottom guides: Interface Builder writes no constant
///   there, and in files without misplaced views the design frames touch the safe area (React Native's launch screen:
///   leading symbolic, x = 0 and 375 wide on 375; a notification's label: bottom symbolic, 16.5 + 20.5 of 37).
/// - From baseline to baseline, 5/4 of the first baseline of the first item: about a line height of its font. UIKit's
///   own figure depends on both fonts and isn't documented.
extension LayoutSystem {
    /// The distance, positive where the first item comes after the second.
    mutating func systemSpacing(
        _ first: LayoutConstraint<Int>.Anchor, _ second: LayoutConstraint<Int>.Anchor, _ measuring: any LayoutMeasuring
    ) -> Double {
        if first.attribute.isBaseline, second.attribute.isBaseline, first.guide == nil, second.guide == nil {
            let line = baseline(of: first.item, isLast: false, measuring).expression.constant * 1.25
            return first.attribute == .lastBaseline && second.attribute == .firstBaseline ? -line : line
        }
        let isInside = structure.isInside(first.item, second.item)
        let holds = structure.isInside(second.item, first.item)
        let nested = isInside || holds
        let guides = [first.guide, second.guide]
        let distance: Double
        if guides.contains(.safeArea) || guides.contains(.top) || guides.contains(.bottom) {
            distance = 0
        } else if nested, first.guide == nil, second.guide == nil, !first.attribute.isMarginName,
            !second.attribute.isMarginName
        {
            distance = 20
        } else {
            distance = 8
        }
        let (firstIsFar, secondIsFar) = (first.attribute.isFar, second.attribute.isFar)
        if nested && firstIsFar == secondIsFar { return firstIsFar == isInside ? -distance : distance }
        return firstIsFar && !secondIsFar ? -distance : distance
    }
}

extension LayoutAttribute {
    fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// `true` for the edge at the end of the reading direction.
    fileprivate var isFar: Bool {
        switch self {
        case .right, .trailing, .bottom, .lastBaseline, .rightMargin, .trailingMargin, .bottomMargin: true
        default: false
        }
    }

    fileprivate var isMarginName: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
        default: false
        }
    }
}
