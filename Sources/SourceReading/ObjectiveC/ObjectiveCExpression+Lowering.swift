extension ObjectiveCExpression {
    /// The expression as one of those that values are read from.
    var lowered: SourceExpression {
        switch self {
        case .name(let name): Self.constants[name] ?? .name(name)
        case .number(let text): Self.number(text)
        case .text(let text), .cText(let text), .character(let text): .text(text.isEmpty ? [] : [.literal(text)])
        case .boxed(let value), .postfix(let value, _), .assignment(_, let value, _): value.lowered
        case .array(let values): .array(values.map(\.lowered))
        case .dictionary(let pairs): .dictionary(pairs.map { .init(key: $0.key.lowered, value: $0.value.lowered) })
        case .message(let receiver, let pieces, let values, let position):
            .call(
                .member(receiver.lowered, pieces[0].withoutColon),
                values.enumerated().map { index, value in
                    let label = index > 0 && index < pieces.count ? pieces[index].withoutColon : ""
                    return SourceArgument(label: label.isEmpty ? nil : label, value: value.lowered)
                }, position)
        // `self->_title` is the variable, which `self.title` may not be.
        case .member(.name("self"), let name) where name.hasPrefix("_"): .name(name)
        case .member(let base, let name): .member(base.lowered, name)
        case .element(let base, let key): .element(base.lowered, [SourceArgument(value: key.lowered)])
        case .call(let function, let values):
            .call(function.lowered, values.map { SourceArgument(value: $0.lowered) }, ObjectiveCToken.end.position)
        case .unary("-", .number(let text)): Self.number("-" + text)
        case .unary(let mark, let value): mark == "!" || mark == "-" ? .prefix(mark, value.lowered) : value.lowered
        case .binary(let sign, let left, let right): .operation(left.lowered, sign, right.lowered)
        case .conditional(let test, let first, let second):
            first.map { .conditional(test.lowered, $0.lowered, second.lowered) }
                ?? .operation(test.lowered, "??", second.lowered)
        case .cast(let type, let value): .cast(value.lowered, type.name)
        case .block(_, let parameters, let body):
            .closure(parameters: parameters.map(\.name), body: body.flatMap(\.lowered))
        case .available: .boolean(true)
        case .compound, .selector, .protocolName, .sizeOf, .unreadable: .unknown
        }
    }

    private static let constants: [String: SourceExpression] = [
        "YES": .boolean(true), "true": .boolean(true), "TRUE": .boolean(true), "NO": .boolean(false),
        "false": .boolean(false), "FALSE": .boolean(false), "nil": .null, "Nil": .null, "NULL": .null,
    ]

    /// `0x10`, `13L`, `0.5f`.
    private static func number(_ text: String) -> SourceExpression {
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            let digits = text.dropFirst(2).prefix { $0.isHexDigit }
            return UInt64(digits, radix: 16).map { .number(Double($0)) } ?? .unknown
        }
        let end = text.lastIndex { !"fFlLuU".contains($0) } ?? text.startIndex
        return Double(text[...end]).map(SourceExpression.number) ?? .unknown
    }
}

extension String {
    /// A piece of a selector without its colon.
    fileprivate var withoutColon: String { hasSuffix(":") ? String(dropLast()) : self }
}
