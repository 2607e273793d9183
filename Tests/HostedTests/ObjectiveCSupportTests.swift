import RNFoundation
import Testing

@testable import RNObjectiveC

/// The functions that translated Objective-C calls.
@Suite struct ObjectiveCSupportTests {
    @Test("values become what Objective-C would take them for")
    func conversions() {
        #expect(_as(NSNumber(value: 2.5), to: Int.self) == 2)
        #expect(_as(3, to: CGFloat.self) == 3)
        #expect(_as("a", to: Int.self) == nil)
        #expect(_as(_MutableArray([1, 2]), to: [Any].self)?.count == 2)
        #expect(_as(["a": 1], to: [AnyHashable: Any].self)?["a"] as? Int == 1)
        #expect(_as(["a", "b"], to: Set<String>.self) == ["a", "b"])
        #expect(_as(Optional<String>.none as Any, to: String.self) == nil)
        #expect(_true(Optional<Int>.none) == false && _true(2) && _true("") && !_true(nil as String?))
        #expect(_z(nil as Int?) == 0)
    }

    @Test("JSON has the values of mutable collections, and is nil for what is none")
    func json() {
        let inner = _MutableArray([1, "b"])
        let dictionary = _MutableDictionary()
        _set(dictionary, "a", inner)
        #expect(_jsonData(dictionary).map { String(decoding: $0, as: UTF8.self) } == #"{"a":[1,"b"]}"#)
        #expect(_jsonData(["a": 1] as [AnyHashable: Any]).map { String(decoding: $0, as: UTF8.self) } == #"{"a":1}"#)
        #expect(_jsonData("a") == nil && _jsonData(nil) == nil && _jsonData([UUID()]) == nil)
    }

    @Test("collections answer nil for what they don't have")
    func collections() {
        let dictionary = _MutableDictionary()
        _set(dictionary, "a", 1)
        _set(dictionary, "b", nil)
        #expect(_countOf(dictionary) == 1)
        #expect(_at(dictionary, "a") as? Int == 1)
        #expect(_at(dictionary, "b") == nil && _at(nil, "a") == nil)
        #expect(_array("a", nil, 2).count == 2)
        #expect(_sorted([3, 1, 2]).compactMap { $0 as? Int } == [1, 2, 3])
        #expect(_equal("a", NSString(string: "a")) && _equal(nil, nil) && !_equal("a", nil))
        #expect(_dictionaryOf("v", "k")["k"] as? String == "v")
    }

    @Test("a set has each object once, in the order in which they came") func sets() {
        let set = _MutableArray(unique: [1, 2, 1])
        _addObjects(set, [2, 3])
        _addObject(set, "3")
        #expect(_joined(set, " ") == "1 2 3 3" && _countOf(_unique(["a", "b", "a"])) == 2)
    }

    @Test("keys of lists give the values of their elements") func keyPaths() {
        let orders = ["order": ["items": [["qty": 2], ["qty": 1]]]]
        #expect(_valueAtPath(orders, "order.items.qty") as? [Int] == [2, 1])
        #expect(_valueAtPath(orders, "order.items.@count") as? Int == 2)
        #expect(_value(["a", "b"], "uppercaseString") as? [String] == ["A", "B"])
        #expect(_valueAtPath(orders, "other.items") == nil)
        #expect(_number(_valueAtPath(orders, "order.items.@sum.qty")) == 3)
        #expect(_number(_valueAtPath([2, 3.5, 1], "@max.doubleValue")) == 3.5)
        #expect(_number(_valueAtPath([2, 4], "@avg.self")) == 3 && _valueAtPath([], "@min.self") == nil)
        #expect((_valueAtPath(["a", "b", "a"], "@distinctUnionOfObjects.self") as? [Any])?.count == 2)
        #expect(_as(CGSize(width: 1, height: 2), to: NSValue.self)?.cgSizeValue == CGSize(width: 1, height: 2))
        #expect(_filtered([1, 2, 3], NSPredicate { value, _ in value as? Int != 2 }).count == 2)
        #expect(_range("Abc", "B", .caseInsensitive).location == 1 && _boxed(1.5) == 1.5)
        #expect(_compare("a10", "a9", .numeric) == .orderedDescending)
    }

    @Test("texts are formatted, measured and cut as NSString does it")
    func texts() {
        #expect(_format("%@ %d %.2f %05ld%% %@", "a", 1, 2.5, 42, nil) == "a 1 2.50 00042% (null)")
        #expect(_format("%2$@ %1$@", "a", "b") == "b a")
        #expect(_format("%@", [1]) == "(\n    1\n)")
        #expect(_length("🙂") == 2 && _length(nil) == 0)
        #expect(_substring("abcdef", 2) == "cdef")
        #expect(_intValue(" 12 items") == 12 && _doubleValue("1.5") == 1.5 && _boolValue("YES"))
        #expect(_components("a,b", ",").count == 2)
    }
}

/// Exceptions end the process, of which there is one.
extension HostedTests {
    @Test("an index out of bounds ends the process at its line, unless an exception would be caught")
    func indicesOutOfBounds() {
        var raised: [String] = []
        Host.onException = { raised.append("\($1)\($0)") }
        let list = _MutableArray([1])
        _ = _at(list, 1, file: "A.m", line: 3)
        _ = _at([], 0, file: "A.m", line: 4)
        _set(list, 2, 5, file: "A.m", line: 5)
        _insertObject(list, 5, -1, file: "A.m", line: 6)
        _removeObjectAtIndex(list, 1, file: "A.m", line: 7)
        _ = _subarray(list, NSRange(location: 1, length: 1), file: "A.m", line: 8)
        _ = _substring("ab", 3, file: "A.m", line: 9)
        _ = _character("ab", 2, file: "A.m", line: 10)
        #expect(raised.map { String($0.prefix { $0 != " " }) } == (3...10).map { "A.m:\($0):" })
        #expect(raised.first == "A.m:3: NSRangeException: index 1 beyond bounds [0 .. 0]")
        #expect(raised[1] == "A.m:4: NSRangeException: index 0 beyond bounds for empty array")
        _attempt(1)
        #expect(_at(list, 1) == nil)
        _attempt(-1)
        #expect(_at(nil, 0) == nil && _substring(nil, 3) == "" && _substring("ab", 2) == "" && raised.count == 8)
        #expect(_substring("abc", 1, 1) == "b" && _subarray([1, 2], NSRange(location: 1, length: 1)) as? [Int] == [2])
    }
}
