import AutoLayout

extension LayoutCase {
    /// The views and constraints for the layout engine.
    func tree() throws -> LayoutTree {
        let indices = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1.id, $0) })
        var tree = LayoutTree(
            views: try views.map { view in
                try layoutView(view, subviews: views.indices.filter { views[$0].in == view.id })
            })
        tree.isRightToLeft = rightToLeft ?? false
        tree.scale = scale ?? 1
        if let safeArea { tree.safeAreaInsets = try insets(safeArea) }
        tree.constraints = try constraints.map { try constraint($0, indices) }
        return tree
    }

    private func layoutView(_ view: View, subviews: [Int]) throws -> LayoutView {
        var result = LayoutView(try kind(view), subviews: subviews)
        if let hugging = view.hugging {
            result.horizontalHugging = LayoutPriority(hugging[0])
            result.verticalHugging = LayoutPriority(hugging[1])
        }
        if let compression = view.compression {
            result.horizontalCompressionResistance = LayoutPriority(compression[0])
            result.verticalCompressionResistance = LayoutPriority(compression[1])
        }
        if let margins = view.margins { result.layoutMargins = try insets(margins) }
        result.preservesSuperviewLayoutMargins = view.preservesMargins ?? false
        result.isHidden = view.hidden ?? false
        result.customSpacingAfter = view.spacingAfter
        result.preferredMaxLayoutWidth = view.preferredWidth
        if let mask = view.autoresizing {
            result.autoresizing = Autoresizing(
                frame: Rect(x: mask.frame[0], y: mask.frame[1], width: mask.frame[2], height: mask.frame[3]),
                in: Size(width: mask.superview[0], height: mask.superview[1]),
                mask: try mask.mask.reduce(into: []) { $0.insert(try Self.flexible($1)) })
        }
        return result
    }

    private func kind(_ view: View) throws -> LayoutView.Kind {
        if view.scroll == true { return .scroll }
        guard let spec = view.stack else { return .plain }
        var stack = Stack(Axis(rawValue: spec.axis ?? "horizontal") ?? .horizontal, spacing: spec.spacing ?? 0)
        guard let alignment = Stack.Alignment(rawValue: spec.alignment ?? "fill"),
            let distribution = Stack.Distribution(rawValue: spec.distribution ?? "fill")
        else { throw MalformedCase("\(view.id): unknown alignment or distribution") }
        stack.alignment = alignment
        stack.distribution = distribution
        return .stack(stack, insets: try view.insets.map(insets) ?? .zero)
    }

    private func insets(_ four: [Double]) throws -> EdgeInsets {
        guard four.count == 4 else { throw MalformedCase("insets are top, leading, bottom, trailing") }
        return EdgeInsets(top: four[0], leading: four[1], bottom: four[2], trailing: four[3])
    }

    private static func flexible(_ name: String) throws -> Autoresizing.Mask {
        switch name {
        case "flexibleLeftMargin": .flexibleLeftMargin
        case "flexibleWidth": .flexibleWidth
        case "flexibleRightMargin": .flexibleRightMargin
        case "flexibleTopMargin": .flexibleTopMargin
        case "flexibleHeight": .flexibleHeight
        case "flexibleBottomMargin": .flexibleBottomMargin
        default: throw MalformedCase("no mask is called \(name)")
        }
    }

    /// Parses `a.leading >= root.leading * 0.5 + 8 @750 #name`; the constant may be `system` or `system*2`.
    private func constraint(_ text: String, _ indices: [String: Int]) throws -> LayoutConstraint<Int> {
        var words = text.split(separator: " ").map(String.init)
        let malformed = MalformedCase("constraint \(text)")
        guard words.count >= 3 else { throw malformed }
        let relations: [String: LayoutRelation] = ["=": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual]
        guard let relation = relations[words[1]] else { throw malformed }
        var result = LayoutConstraint(try anchor(words[0], indices), relation)
        words.removeFirst(2)
        if Double(words[0]) == nil { result.second = try anchor(words.removeFirst(), indices) }
        while !words.isEmpty {
            let word = words.removeFirst()
            if word.hasPrefix("@"), let priority = Double(word.dropFirst()) {
                result.priority = LayoutPriority(priority)
            } else if word.hasPrefix("#") {
                result.identifier = String(word.dropFirst())
            } else if word == "*", let factor = words.first.flatMap(Double.init) {
                result.multiplier = factor
                words.removeFirst()
            } else if word == "+" || word == "-", let constant = words.first {
                words.removeFirst()
                if constant.hasPrefix("system") {
                    result.constant = .system(multiplier: Double(constant.dropFirst(7)) ?? 1)
                } else if let points = Double(constant) {
                    result.constant = .points(word == "-" ? 0 - points : points)
                } else {
                    throw malformed
                }
            } else if let points = Double(word) {
                result.constant = .points(points)
            } else {
                throw malformed
            }
        }
        return result
    }

    private func anchor(_ text: String, _ indices: [String: Int]) throws -> LayoutConstraint<Int>.Anchor {
        let parts = text.split(separator: ".").map(String.init)
        guard parts.count > 1, let item = indices[parts[0]],
            let attribute = LayoutAttribute(rawValue: parts[parts.count - 1]),
            parts.count == 2 || LayoutGuide(rawValue: parts[1]) != nil
        else { throw MalformedCase("anchor \(text)") }
        return .init(item, attribute, guide: parts.count == 3 ? LayoutGuide(rawValue: parts[1]) : nil)
    }
}

/// Fixed sizes of a case; texts wrap at any character.
struct CaseMeasuring: LayoutMeasuring {
    var views: [LayoutCase.View]

    func intrinsicContentSize(of view: Int, width: Double?) -> IntrinsicSize {
        guard let text = views[view].text else {
            let size = views[view].intrinsic ?? [nil, nil]
            return IntrinsicSize(width: size[0], height: size[1])
        }
        guard let width, width < text.width else { return IntrinsicSize(width: text.width, height: text.line) }
        let lines = (text.width / max(width, 1)).rounded(.up)
        return IntrinsicSize(width: width, height: lines * text.line)
    }

    func isHeightForWidth(_ view: Int) -> Bool { views[view].text != nil }

    func baselines(of view: Int, in size: Size) -> (first: Double, last: Double)? {
        views[view].baselines.map { ($0[0], size.height - $0[1]) }
    }
}
