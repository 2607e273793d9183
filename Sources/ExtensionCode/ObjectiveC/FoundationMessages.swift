/// Messages to Foundation's objects whose values are Swift's own, as calls of the support module's functions.
enum FoundationMessages {
    /// Swift code with `$0` for the receiver, `$1`… for arguments and `$*` for the others; `$1:Int` gives a type.
    struct Template {
        var text: String
        var type: SwiftType
        /// The arguments before `$*`.
        var fixed = 1
        /// `true` if the result is one of the receiver's elements.
        var givesElement = false
    }

    static func sent(_ pieces: [String]) -> Template? { table[pieces.joined()] }

    static func made(_ name: String, _ pieces: [String]) -> Template? { classTable["\(name) \(pieces.joined())"] }

    /// Messages that every object takes.
    static let universal: Set<String> = [
        "isKindOfClass:", "isMemberOfClass:", "respondsToSelector:", "conformsToProtocol:", "isEqual:", "copy",
        "mutableCopy",
        "class", "performSelector:", "performSelector:withObject:", "setValue:forKey:", "valueForKey:",
        "valueForKeyPath:",
    ]

    /// Types whose objects only take these messages.
    static func isPlain(_ name: String) -> Bool {
        name.isEmpty || name == "Any" || name == "String" || name.hasPrefix("[") || name.hasPrefix("_Mutable")
            || name == "NSNumber" || name == "AnyClass" || SwiftType.numbers.contains(name)
    }

    private static let table: [String: Template] = parsed(
        """
        length|_length($0)|Int
        count|_countOf($0)|Int
        isEqualToString:|_equal($0, $1)|Bool
        isEqual:|_equal($0, $1)|Bool
        isEqualToNumber:|_equal($0, $1)|Bool
        isEqualToArray:|_equal($0, $1)|Bool
        isEqualToDate:|_equal($0, $1)|Bool
        hasPrefix:|_hasPrefix($0, $1)|Bool
        hasSuffix:|_hasSuffix($0, $1)|Bool
        containsString:|_containsString($0, $1)|Bool
        localizedCaseInsensitiveContainsString:|_containsString(_lower($0), _lower($1))|Bool
        rangeOfString:|_range($0, $1)|NSRange
        rangeOfString:options:|_range($0, $1, $2)|NSRange
        compare:options:|_compare($0, $1, $2)|ComparisonResult
        filteredArrayUsingPredicate:|_filtered($0, $1)|[Any]
        evaluateWithObject:|_evaluate($0, $1)|Bool
        compare:|_compare($0, $1)|ComparisonResult
        caseInsensitiveCompare:|_compare(_lower($0), _lower($1))|ComparisonResult
        stringByAppendingString:|_appending($0, $1)|String
        stringByAppendingFormat:|_appendingFormat($0, $1, $*)|String
        stringByAppendingPathComponent:|_appendingPath($0, $1)|String
        substringFromIndex:|_substring($0, $1:Int)|String
        substringToIndex:|_substring($0, 0, $1:Int)|String
        substringWithRange:|_substring($0, $1.location, $1.length)|String
        componentsSeparatedByString:|_components($0, $1)|[String]
        componentsSeparatedByCharactersInSet:|_components($0, $1)|[String]
        componentsJoinedByString:|_joined($0, $1)|String
        stringByReplacingOccurrencesOfString:withString:|_replacing($0, $1, $2)|String
        stringByTrimmingCharactersInSet:|_trimming($0, $1)|String
        stringByAddingPercentEncodingWithAllowedCharacters:|_percentEncoded($0, $1)|String?
        stringByRemovingPercentEncoding|_percentDecoded($0)|String?
        uppercaseString|_upper($0)|String
        lowercaseString|_lower($0)|String
        capitalizedString|_capital($0)|String
        lastPathComponent|_lastPath($0)|String
        pathExtension|_extension($0)|String
        dataUsingEncoding:|_data($0)|Data?
        intValue|_intValue($0)|Int
        integerValue|_intValue($0)|Int
        longValue|_intValue($0)|Int
        longLongValue|_intValue($0)|Int
        unsignedIntegerValue|_intValue($0)|Int
        unsignedIntValue|_intValue($0)|Int
        floatValue|_floatValue($0)|Float
        doubleValue|_doubleValue($0)|Double
        boolValue|_boolValue($0)|Bool
        stringValue|_description($0)|String
        description|_description($0)|String
        hash|_hash($0)|Int
        objectForKey:|_at($0, $1)|element
        objectForKeyedSubscript:|_at($0, $1)|element
        valueForKey:|_value($0, $1)|Any?
        valueForKeyPath:|_valueAtPath($0, $1)|Any?
        objectAtIndex:|_at($0, $1)|element
        objectAtIndexedSubscript:|_at($0, $1)|element
        firstObject|_firstObject($0)|element
        lastObject|_lastObject($0)|element
        anyObject|_firstObject($0)|element
        allObjects|_elements($0)|[Any]
        allKeys|_allKeys($0)|[Any]
        allValues|_allValues($0)|[Any]
        containsObject:|_containsObject($0, $1)|Bool
        indexOfObject:|_indexOfObject($0, $1)|Int
        objectsForKeys:notFoundMarker:|_objects($0, $1, $2)|[Any]
        characterAtIndex:|_character($0, $1:Int)|Int
        arrayByAddingObject:|_byAdding($0, $1)|[Any]
        arrayByAddingObjectsFromArray:|(_elements($0) + _elements($1))|[Any]
        subarrayWithRange:|_subarray($0, $1)|[Any]
        sortedArrayUsingComparator:|_sorted($0, by: $1:Comparator)|[Any]
        sortedArrayUsingFunction:context:|_sorted($0, by: $1, with: $2)|[Any]
        sortedArrayUsingSelector:|_sorted($0)|[Any]
        sortUsingComparator:|_sort($0, by: $1:Comparator)|Void
        reverseObjectEnumerator|Array(_elements($0).reversed())|[Any]
        objectEnumerator|_elements($0)|[Any]
        enumerateObjectsUsingBlock:|_enumerateArray($0, $1:Enumerate)|Void
        enumerateKeysAndObjectsUsingBlock:|_enumerateDictionary($0, $1:EnumerateKeys)|Void
        addObject:|_addObject($0, $1)|Void
        addObjectsFromArray:|_addObjects($0, $1)|Void
        insertObject:atIndex:|_insertObject($0, $1, $2:Int)|Void
        removeObject:|_removeObject($0, $1)|Void
        removeObjectAtIndex:|_removeObjectAtIndex($0, $1:Int)|Void
        removeLastObject|_removeLastObject($0)|Void
        removeAllObjects|_removeAllObjects($0)|Void
        replaceObjectAtIndex:withObject:|_set($0, $1, $2)|Void
        setObject:forKey:|_set($0, $2, $1)|Void
        setObject:forKeyedSubscript:|_set($0, $2, $1)|Void
        setValue:forKey:|_set($0, $2, $1)|Void
        removeObjectForKey:|_set($0, $1, nil)|Void
        addEntriesFromDictionary:|_addEntries($0, $1)|Void
        appendString:|_append($0, $1)|Void
        appendFormat:|_appendFormat($0, $1, $*)|Void
        isKindOfClass:|_isKind($0, $1)|Bool
        isMemberOfClass:|_isKind($0, $1)|Bool
        respondsToSelector:|_responds($0, $1)|Bool
        conformsToProtocol:|true|Bool
        copy|_copy($0)|Any?
        mutableCopy|_mutableCopy($0)|Any?
        class|Swift.type(of: $0)|AnyClass
        writeToFile:atomically:|_write($0, $1)|Bool
        writeToFile:options:error:|_write($0, $1)|Bool
        writeToURL:atomically:|_write($0, $1)|Bool
        writeToURL:options:error:|_write($0, $1)|Bool
        writeToFile:atomically:encoding:error:|_write($0, $1)|Bool
        scanHexInt:|_scanHexInt($0, $1)|Bool
        performSelector:|_perform($0, $1)|Any?
        performSelector:withObject:|_perform($0, $1, $2)|Any?
        """)

    private static let classTable: [String: Template] = parsed(
        """
        NSString stringWithFormat:|_format($1, $*)|String
        NSString localizedStringWithFormat:|_format($1, $*)|String
        NSString initWithFormat:|_format($1, $*)|String
        NSString stringWithString:|_description($1)|String
        NSString initWithString:|_description($1)|String
        NSString string|""|String
        NSString init|""|String
        NSString stringWithUTF8String:|_description($1)|String
        NSString initWithData:encoding:|_stringOf($1)|String?
        NSMutableString stringWithFormat:|_MutableString(_format($1, $*))|_MutableString
        NSMutableString initWithString:|_MutableString(_description($1))|_MutableString
        NSMutableString stringWithString:|_MutableString(_description($1))|_MutableString
        NSMutableString string|_MutableString()|_MutableString
        NSMutableString stringWithCapacity:|_MutableString()|_MutableString
        NSArray array|_array()|[Any]
        NSArray init|_array()|[Any]
        NSArray arrayWithObject:|_array($1)|[Any]
        NSArray arrayWithObjects:|_array($1, $*)|[Any]
        NSArray initWithObjects:|_array($1, $*)|[Any]
        NSArray arrayWithArray:|_elements($1)|[Any]
        NSArray initWithArray:|_elements($1)|[Any]
        NSSet setWithObjects:|_unique(_array($1, $*))|[Any]
        NSSet setWithObject:|_array($1)|[Any]
        NSSet setWithArray:|_unique($1)|[Any]
        NSSet initWithArray:|_unique($1)|[Any]
        NSSet set|_array()|[Any]
        NSMutableSet set|_MutableArray(unique: [])|_MutableArray
        NSMutableSet init|_MutableArray(unique: [])|_MutableArray
        NSMutableSet setWithCapacity:|_MutableArray(unique: [])|_MutableArray
        NSMutableSet initWithCapacity:|_MutableArray(unique: [])|_MutableArray
        NSMutableSet setWithArray:|_MutableArray(unique: _elements($1))|_MutableArray
        NSMutableSet setWithObjects:|_MutableArray(unique: _array($1, $*))|_MutableArray
        NSMutableSet setWithSet:|_MutableArray(unique: _elements($1))|_MutableArray
        NSOrderedSet orderedSetWithArray:|_unique($1)|[Any]
        NSOrderedSet orderedSetWithObjects:|_unique(_array($1, $*))|[Any]
        NSOrderedSet initWithArray:|_unique($1)|[Any]
        NSMutableOrderedSet orderedSet|_MutableArray(unique: [])|_MutableArray
        NSMutableOrderedSet init|_MutableArray(unique: [])|_MutableArray
        NSMutableOrderedSet orderedSetWithCapacity:|_MutableArray(unique: [])|_MutableArray
        NSMutableOrderedSet orderedSetWithArray:|_MutableArray(unique: _elements($1))|_MutableArray
        NSMutableArray array|_MutableArray()|_MutableArray
        NSMutableArray init|_MutableArray()|_MutableArray
        NSMutableArray arrayWithCapacity:|_MutableArray()|_MutableArray
        NSMutableArray initWithCapacity:|_MutableArray()|_MutableArray
        NSMutableArray arrayWithObjects:|_MutableArray(_array($1, $*))|_MutableArray
        NSMutableArray arrayWithArray:|_MutableArray(_elements($1))|_MutableArray
        NSMutableArray initWithArray:|_MutableArray(_elements($1))|_MutableArray
        NSMutableArray arrayWithObject:|_MutableArray(_array($1))|_MutableArray
        NSDictionary dictionary|_dictionary()|[AnyHashable: Any]
        NSDictionary init|_dictionary()|[AnyHashable: Any]
        NSDictionary dictionaryWithObject:forKey:|_dictionary(($2, $1))|[AnyHashable: Any]
        NSDictionary dictionaryWithDictionary:|_z(_as($1, to: [AnyHashable: Any].self))|[AnyHashable: Any]
        NSDictionary dictionaryWithObjectsAndKeys:|_dictionaryOf($1, $*)|[AnyHashable: Any]
        NSDictionary initWithObjectsAndKeys:|_dictionaryOf($1, $*)|[AnyHashable: Any]
        NSMutableDictionary dictionary|_MutableDictionary()|_MutableDictionary
        NSMutableDictionary init|_MutableDictionary()|_MutableDictionary
        NSMutableDictionary dictionaryWithCapacity:|_MutableDictionary()|_MutableDictionary
        NSMutableDictionary initWithCapacity:|_MutableDictionary()|_MutableDictionary
        NSMutableDictionary dictionaryWithDictionary:|\
        _MutableDictionary(_z(_as($1, to: [AnyHashable: Any].self)))|_MutableDictionary
        NSMutableDictionary initWithDictionary:|\
        _MutableDictionary(_z(_as($1, to: [AnyHashable: Any].self)))|_MutableDictionary
        NSNumber numberWithInt:|NSNumber(value: $1:Int)|NSNumber
        NSNumber numberWithInteger:|NSNumber(value: $1:Int)|NSNumber
        NSNumber numberWithUnsignedInteger:|NSNumber(value: $1:Int)|NSNumber
        NSNumber numberWithLong:|NSNumber(value: $1:Int)|NSNumber
        NSNumber numberWithFloat:|NSNumber(value: $1:Float)|NSNumber
        NSNumber numberWithDouble:|NSNumber(value: $1:Double)|NSNumber
        NSNumber numberWithBool:|NSNumber(value: $1:Bool)|NSNumber
        NSValue valueWithCGRect:|NSValue(cgRect: $1)|NSValue
        NSData dataWithContentsOfURL:|_contents($1)|Data?
        NSData initWithContentsOfURL:|_contents($1)|Data?
        NSData dataWithContentsOfURL:options:error:|_contents($1)|Data?
        NSData dataWithContentsOfFile:|_contents($1)|Data?
        NSData initWithContentsOfFile:|_contents($1)|Data?
        NSData data|Data()|Data
        NSURL URLWithString:|URL(string: $1:String)|URL?
        NSURL fileURLWithPath:|URL(fileURLWithPath: $1:String)|URL
        NSDate date|Date()|Date
        NSDate init|Date()|Date
        NSException raise:format:|_raise()|Void
        NSNull null|NSNull()|NSNull
        NSPredicate predicateWithBlock:|NSPredicate(block: $1:Predicate)|NSPredicate
        NSUUID UUID|UUID()|UUID
        NSJSONSerialization JSONObjectWithData:options:error:|(try? JSONSerialization.jsonObject(with: $1:Data))|Any?
        NSJSONSerialization dataWithJSONObject:options:error:|_jsonData($1)|Data?
        NSThread isMainThread|true|Bool
        UIImage imageWithContentsOfFile:|UIImage(contentsOfFile: $1:String)|UIImage?
        """)

    /// Closures that the functions take.
    static let closures: [String: String] = [
        "Block": "() -> Void", "Predicate": "(Any?, [String: Any]?) -> Bool",
        "Comparator": "(Any?, Any?) -> ComparisonResult",
        "Enumerate": "(Any?, Int, UnsafeMutablePointer<Bool>) -> Void",
        "EnumerateKeys": "(Any?, Any?, UnsafeMutablePointer<Bool>) -> Void",
    ]

    private static func parsed(_ text: String) -> [String: Template] {
        var found: [String: Template] = [:]
        for line in text.split(separator: "\n") {
            let columns = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 3 else { continue }
            let isElement = columns[2] == "element"
            found[columns[0]] = Template(
                text: columns[1], type: isElement ? .any : SwiftType(columns[2]), givesElement: isElement)
        }
        return found
    }
}
