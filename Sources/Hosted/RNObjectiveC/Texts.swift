import RNFoundation

/// `stringWithFormat:`.
public func _format(_ format: Any?, _ arguments: Any?...) -> String { _formatted(_string(format) ?? "", arguments) }

/// `NSLog`.
public func _log(_ format: Any?, _ arguments: Any?...) {
    print(_formatted(_string(format) ?? "", arguments))
}

func _formatted(_ format: String, _ arguments: [Any?]) -> String {
    var result = ""
    var rest = format[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
        result += rest[..<percent]
        rest = rest[rest.index(after: percent)...]
        if rest.first == "%" {
            result += "%"
            rest = rest.dropFirst()
            continue
        }
        let flags = rest.prefix { "0123456789.$-+ #*'".contains($0) }
        rest = rest.dropFirst(flags.count)
        rest = rest.drop { "lhqzt".contains($0) }
        guard let kind = rest.first else { break }
        rest = rest.dropFirst()
        var options = flags.filter { $0 != "'" }
        if let dollar = options.firstIndex(of: "$"), let position = Int(options[..<dollar]) {
            next = position - 1
            options = String(options[options.index(after: dollar)...])
        }
        if options.contains("*") {
            let width = arguments.indices.contains(next) ? _number(arguments[next])?.intValue ?? 0 : 0
            options = options.replacingOccurrences(of: "*", with: "\(width)")
            next += 1
        }
        let value = arguments.indices.contains(next) ? arguments[next] : nil
        next += 1
        result += _piece(kind, String(options), value)
    }
    return result + rest
}

private func _piece(_ kind: Character, _ options: String, _ value: Any?) -> String {
    switch kind {
    case "d", "i", "D": String(format: "%\(options)ld", _number(value)?.intValue ?? 0)
    case "u", "U": String(format: "%\(options)lu", _number(value)?.uintValue ?? 0)
    case "x", "X", "o": String(format: "%\(options)l\(kind)", _number(value)?.uintValue ?? 0)
    case "f", "F", "e", "E", "g", "G", "a": String(format: "%\(options)\(kind)", _number(value)?.doubleValue ?? 0)
    case "c", "C": (_number(value)?.intValue).flatMap { Unicode.Scalar(UInt32(clamping: $0)) }.map { String($0) } ?? ""
    case "p": "0x0"
    default: _described(value)
    }
}

public func _length(_ value: Any?) -> Int {
    if let text = _string(value) { return text.utf16.count }
    if let data = value as? Data { return data.count }
    return (value as? NSAttributedString)?.length ?? 0
}

public func _countOf(_ value: Any?) -> Int {
    if let values = _as(value, to: [AnyHashable: Any].self) { return values.count }
    return _elements(value).count
}

private func _text(_ value: Any?) -> String { _string(value) ?? "" }

public func _hasPrefix(_ value: Any?, _ other: Any?) -> Bool { _text(value).hasPrefix(_text(other)) }
public func _hasSuffix(_ value: Any?, _ other: Any?) -> Bool { _text(value).hasSuffix(_text(other)) }
public func _containsString(_ value: Any?, _ other: Any?) -> Bool { _text(value).contains(_text(other)) }
public func _appending(_ value: Any?, _ other: Any?) -> String { _text(value) + _text(other) }
public func _appendingFormat(_ value: Any?, _ format: Any?, _ arguments: Any?...) -> String {
    _text(value) + _formatted(_text(format), arguments)
}
/// - Parameter length: `nil` for the rest of the text.
public func _substring(
    _ value: Any?, _ location: Int, _ length: Int? = nil, file: String = #filePath, line: Int = #line
) -> String {
    let units = Array(_text(value).utf16)
    guard !_isNil(value), _isInBounds(location, units.count + 1, file, line),
        _isInBounds(length ?? 0, units.count - location + 1, file, line)
    else { return "" }
    return String(decoding: units[location...].prefix(length ?? .max), as: UTF16.self)
}
public func _character(_ value: Any?, _ index: Int, file: String = #filePath, line: Int = #line) -> Int {
    let units = Array(_text(value).utf16)
    guard !_isNil(value), _isInBounds(index, units.count, file, line) else { return 0 }
    return Int(units[index])
}
public func _components(_ value: Any?, _ separator: Any?) -> [String] {
    if let set = separator as? CharacterSet { return _text(value).components(separatedBy: set) }
    return _text(value).components(separatedBy: _text(separator))
}
public func _replacing(_ value: Any?, _ old: Any?, _ new: Any?) -> String {
    _text(value).replacingOccurrences(of: _text(old), with: _text(new))
}
public func _trimming(_ value: Any?, _ set: CharacterSet) -> String { _text(value).trimmingCharacters(in: set) }
public func _range(_ value: Any?, _ other: Any?, _ options: String.CompareOptions = []) -> NSRange {
    (_text(value) as NSString).range(of: _text(other), options: options)
}
public func _upper(_ value: Any?) -> String { _text(value).uppercased() }
public func _lower(_ value: Any?) -> String { _text(value).lowercased() }
public func _capital(_ value: Any?) -> String { _text(value).capitalized }
public func _compare(_ value: Any?, _ other: Any?, _ options: String.CompareOptions = []) -> ComparisonResult {
    if let a = _number(value), let b = _number(other) { return a.compare(b) }
    if let a = value as? Date, let b = other as? Date { return a.compare(b) }
    return _text(value).compare(_text(other), options: options)
}
public func _lastPath(_ value: Any?) -> String { (_text(value) as NSString).lastPathComponent }
public func _extension(_ value: Any?) -> String { (_text(value) as NSString).pathExtension }
public func _appendingPath(_ value: Any?, _ other: Any?) -> String {
    (_text(value) as NSString).appendingPathComponent(_text(other))
}
public func _data(_ value: Any?) -> Data? { _text(value).data(using: .utf8) }
public func _stringOf(_ data: Any?) -> String? {
    (_as(data, to: Data.self)).flatMap { String(data: $0, encoding: .utf8) }
}
public func _percentEncoded(_ value: Any?, _ set: CharacterSet) -> String? {
    _text(value).addingPercentEncoding(withAllowedCharacters: set)
}
public func _percentDecoded(_ value: Any?) -> String? { _text(value).removingPercentEncoding }
public func _append(_ value: Any?, _ other: Any?) { (value as? _MutableString)?.text += _text(other) }
public func _appendFormat(_ value: Any?, _ format: Any?, _ arguments: Any?...) {
    (value as? _MutableString)?.text += _formatted(_text(format), arguments)
}

/// The number at the beginning of a text, or that of an object.
private func _leading(_ value: Any?) -> NSNumber {
    if let number = _number(value) { return number }
    let text = _text(value).drop { $0 == " " || $0 == "\n" || $0 == "\t" }
    let digits = text.prefix { $0.isNumber || "+-.eE".contains($0) }
    for end in (0...digits.count).reversed() {
        if let number = Int(digits.prefix(end)) { return NSNumber(value: number) }
        if let number = Double(digits.prefix(end)) { return NSNumber(value: number) }
    }
    return 0
}
public func _intValue(_ value: Any?) -> Int { _leading(value).intValue }
public func _doubleValue(_ value: Any?) -> Double { _leading(value).doubleValue }
public func _floatValue(_ value: Any?) -> Float { _leading(value).floatValue }
public func _boolValue(_ value: Any?) -> Bool {
    if let number = _number(value) { return number.boolValue }
    return "YyTt123456789".contains(_text(value).first ?? "0")
}

/// `-[NSScanner scanHexInt:]`.
@discardableResult public func _scanHexInt<T: BinaryInteger>(_ scanner: Scanner?, _ value: inout T) -> Bool {
    guard let scanner, let number = scanner.scanInt64(representation: .hexadecimal) else { return false }
    value = T(truncatingIfNeeded: number)
    return true
}

/// Writes a data object or a text to a path or an address.
@discardableResult public func _write(_ value: Any?, _ place: Any?) -> Bool {
    guard let url = place as? URL ?? _string(place).map({ URL(fileURLWithPath: $0) }),
        let data = _as(value, to: Data.self) ?? _data(value)
    else { return false }
    return (try? data.write(to: url)) != nil
}

/// The contents of a file or an address; `nil` for none.
public func _contents(_ place: Any?) -> Data? {
    guard let url = place as? URL ?? _string(place).map({ URL(fileURLWithPath: $0) }) else { return nil }
    return try? Data(contentsOf: url)
}
