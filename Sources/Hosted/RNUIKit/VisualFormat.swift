import RNFoundation

extension NSLayoutConstraint {
    /// Constraints of a visual format string (Auto Layout Guide, "Visual Format Language"): `H:|-[a]-8-[b(>=20)]-|`.
    public class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var parser = VisualFormat(text: Array(format), metrics: metrics ?? [:], views: views)
        let constraints = parser.constraints(options: options)
        if parser.hasFailed {
            Host.shared.note("code-layout", "the visual format \"\(format)\" can't be read: iOS raises an exception")
        }
        return constraints
    }
}

private struct VisualFormat {
    let text: [Character]
    let metrics: [String: Any]
    let views: [String: Any]
    var index = 0
    var hasFailed = false
    private var isVertical = false

    init(text: [Character], metrics: [String: Any], views: [String: Any]) {
        (self.text, self.metrics, self.views) = (text.filter { $0 != " " }, metrics, views)
    }

    /// `>=20@750`: a relation, a constant or another view, and a priority.
    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var view: UIView?
        var priority = UILayoutPriority.required
    }

    private enum Gap {
        case none, standard
        case predicates([Predicate])
    }

    mutating func constraints(options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
        if take("V:") { isVertical = true } else { _ = take("H:") }
        var result: [NSLayoutConstraint] = []
        var previous: UIView?
        var gap = Gap.none
        var startsAtSuperview = false
        if take("|") {
            startsAtSuperview = true
            gap = readGap()
        }
        while take("[") {
            guard let view = views[readName()] as? UIView else {
                hasFailed = true
                return result
            }
            if take("(") { result += sizes(of: view) }
            guard take("]") else {
                hasFailed = true
                return result
            }
            if let previous {
                result += space(view, before, previous, after, gap)
                result += aligned(previous, view, options)
            } else if startsAtSuperview, let superview = view.superview {
                result += space(view, before, superview, before, gap)
            }
            previous = view
            gap = readGap()
        }
        if take("|"), let previous, let superview = previous.superview {
            result += space(superview, after, previous, after, gap)
        }
        if index < text.count { hasFailed = true }
        return result
    }

    private var before: NSLayoutConstraint.Attribute { isVertical ? .top : .leading }
    private var after: NSLayoutConstraint.Attribute { isVertical ? .bottom : .trailing }

    private mutating func take(_ word: String) -> Bool {
        guard text[index...].starts(with: word) else { return false }
        index += word.count
        return true
    }

    private mutating func readName() -> String {
        let start = index
        while index < text.count, text[index].isLetter || text[index].isNumber || "_.".contains(text[index]) {
            index += 1
        }
        return String(text[start..<index])
    }

    private mutating func readGap() -> Gap {
        guard take("-") else { return .none }
        guard index < text.count, text[index] != "[", text[index] != "|" else { return .standard }
        let hasParentheses = take("(")
        let predicates = readPredicates()
        if hasParentheses, !take(")") { hasFailed = true }
        if !take("-") { hasFailed = true }
        return .predicates(predicates)
    }

    private mutating func readPredicates() -> [Predicate] {
        var result: [Predicate] = []
        repeat {
            var predicate = Predicate()
            if take(">=") {
                predicate.relation = .greaterThanOrEqual
            } else if take("<=") {
                predicate.relation = .lessThanOrEqual
            } else {
                _ = take("==")
            }
            let sign: CGFloat = take("-") ? -1 : 1
            let name = readName()
            if let view = views[name] as? UIView {
                predicate.view = view
            } else {
                predicate.constant = sign * number(name)
            }
            if take("@") { predicate.priority = UILayoutPriority(Float(number(readName()))) }
            result.append(predicate)
        } while take(",")
        return result
    }

    private mutating func number(_ name: String) -> CGFloat {
        if let value = Double(name) { return CGFloat(value) }
        switch metrics[name] {
        case let value as NSNumber: return CGFloat(value.doubleValue)
        case let value as CGFloat: return value
        case let value as Double: return CGFloat(value)
        case let value as Int: return CGFloat(value)
        default:
            hasFailed = true
            return 0
        }
    }

    private mutating func sizes(of view: UIView) -> [NSLayoutConstraint] {
        let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        let result = readPredicates().map { predicate in
            let constraint = NSLayoutConstraint(
                view, attribute, predicate.relation, predicate.view,
                predicate.view == nil ? .notAnAttribute : attribute, constant: predicate.constant)
            constraint.priority = predicate.priority
            return constraint
        }
        if !take(")") { hasFailed = true }
        return result
    }

    private func space(
        _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ second: UIView,
        _ other: NSLayoutConstraint.Attribute, _ gap: Gap
    ) -> [NSLayoutConstraint] {
        switch gap {
        case .none: return [NSLayoutConstraint(first, attribute, .equal, second, other)]
        case .standard:
            let constraint = NSLayoutConstraint(first, attribute, .equal, second, other)
            constraint.keys[.constant] = "system"
            return [constraint]
        case .predicates(let predicates):
            return predicates.map { predicate in
                let constraint = NSLayoutConstraint(
                    first, attribute, predicate.relation, second, other, constant: predicate.constant)
                constraint.priority = predicate.priority
                return constraint
            }
        }
    }

    private func aligned(
        _ first: UIView, _ second: UIView, _ options: NSLayoutConstraint.FormatOptions
    ) -> [NSLayoutConstraint] {
        let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        return attributes.filter { options.contains($0.0) }.map {
            NSLayoutConstraint(first, $0.1, .equal, second, $0.1)
        }
    }
}
