import Basics

/// In points.
private let lengths = 0...Limits.points
private let offsets = -Limits.points...Limits.points

extension ViewProperty {
    static let common: [ViewProperty] = style + sizing

    private static let style = [
        ViewProperty("backgroundColor", optional: .color) { $0.style.backgroundColor = $1 },
        ViewProperty("tintColor", optional: .color) { $0.style.tintColor = $1 },
        ViewProperty("alpha", .number(0...1)) { $0.style.alpha = $1 },
        ViewProperty("hidden", .bool) { $0.style.isHidden = $1 },
        ViewProperty("cornerRadius", .decoded(CornerRadius.self)) { $0.style.cornerRadius = $1 },
        ViewProperty("cornerCurve", .choice(CornerCurve.self)) { $0.style.cornerCurve = $1 },
        ViewProperty("maskedCorners", .corners) { $0.style.maskedCorners = $1 },
        ViewProperty("mask", optional: .decoded(Path.self)) { $0.style.mask = $1 },
        ViewProperty("border", optional: .decoded(Border.self)) { $0.style.border = $1 },
        ViewProperty("shadow", optional: .decoded(Shadow.self)) { $0.style.shadow = $1 },
        ViewProperty("rotation", .number(-360...360)) { $0.style.transform = $1 == 0 ? nil : .rotation(degrees: $1) },
        ViewProperty("transform", optional: .decoded(ViewTransform.self)) { $0.style.transform = $1 },
        ViewProperty("clipsToBounds", .bool) { $0.style.clipsToBounds = $1 },
        ViewProperty("userInteractionEnabled", .bool) { $0.style.isUserInteractionEnabled = $1 },
    ]

    private static let sizing = [
        ViewProperty("width", optional: .number(lengths)) { $0.sizing.width = $1 },
        ViewProperty("height", optional: .number(lengths)) { $0.sizing.height = $1 },
        ViewProperty("minWidth", optional: .number(lengths)) { $0.sizing.minWidth = $1 },
        ViewProperty("maxWidth", optional: .number(lengths)) { $0.sizing.maxWidth = $1 },
        ViewProperty("minHeight", optional: .number(lengths)) { $0.sizing.minHeight = $1 },
        ViewProperty("maxHeight", optional: .number(lengths)) { $0.sizing.maxHeight = $1 },
        ViewProperty("aspectRatio", optional: .number(0.001...1_000)) { $0.sizing.aspectRatio = $1 },
        ViewProperty("hugging", .priorities) { node, priorities in
            if let horizontal = priorities.horizontal { node.sizing.horizontalHugging = horizontal }
            if let vertical = priorities.vertical { node.sizing.verticalHugging = vertical }
        },
        ViewProperty("compressionResistance", .priorities) { node, priorities in
            if let horizontal = priorities.horizontal { node.sizing.horizontalCompressionResistance = horizontal }
            if let vertical = priorities.vertical { node.sizing.verticalCompressionResistance = vertical }
        },
        ViewProperty("margins", .insets) { $0.sizing.margins = $1 },
        ViewProperty("customSpacingAfter", optional: .number(offsets)) { $0.sizing.customSpacingAfter = $1 },
        ViewProperty("placement", .decoded(Placement.self)) { $0.placement = $1 },
        ViewProperty("role", .choice(ListRole.self)) { $0.role = $1 },
        ViewProperty("layoutMargins", optional: .insets) { $0.sizing.layoutMargins = $1 },
        ViewProperty("preservesSuperviewLayoutMargins", .bool) { $0.sizing.preservesSuperviewLayoutMargins = $1 },
        ViewProperty("preferredMaxLayoutWidth", optional: .number(lengths)) { $0.sizing.preferredMaxLayoutWidth = $1 },
        ViewProperty("autoresizing", optional: .decoded(Autoresizing.self)) { $0.sizing.autoresizing = $1 },
    ]
}
