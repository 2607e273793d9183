import SourceReading

/// Calls of C functions and blocks.
extension ObjectiveCWriter {
    mutating func call(
        _ function: ObjectiveCExpression, _ values: [ObjectiveCExpression], expecting type: SwiftType
    ) -> SwiftValue {
        guard case .name(let name) = function, local(name) == nil else {
            return blockCall(expression(function), values)
        }
        if let known = names.functions[name]?.first(where: { $0.selector == name }) { return own(known, values) }
        if let template = CFunctions.templates[name] { return filled(template, nil, values) }
        if let system = system(name, values) { return system }
        if let known = names.functions[name]?.first(where: {
            ($0.labels.count - $0.defaults.count...$0.labels.count).contains(values.count)
        }) {
            return own(known, values)
        }
        let found = expression(function)
        if found.type.isClosure, found.text != name { return blockCall(found, values) }
        return SwiftValue(
            text: "\(name)(\(values.map { expression($0).text }.joined(separator: ", ")))", type: .unknown)
    }

    private mutating func own(_ function: SwiftMember, _ values: [ObjectiveCExpression]) -> SwiftValue {
        let texts = values.enumerated().map { index, value in
            let text = self.value(
                value, as: function.types.indices.contains(index) ? SwiftType(function.types[index]) : .unknown)
            let label = function.labels.indices.contains(index) ? function.labels[index] : "_"
            return label == "_" ? text : "\(label): \(text)"
        }
        return SwiftValue(text: "\(function.name)(\(texts.joined(separator: ", ")))", type: SwiftType(function.type))
    }

    private mutating func blockCall(_ block: SwiftValue, _ values: [ObjectiveCExpression]) -> SwiftValue {
        let signature = SwiftType(names.resolved(block.type.name)).signature
        let texts = values.enumerated().map { index, value in
            let known = signature.flatMap { $0.parameters.indices.contains(index) ? $0.parameters[index] : nil }
            return self.value(value, as: known ?? .unknown)
        }
        let mark = block.type.isOptional == false ? "" : "?"
        let base = block.type.isOptional == nil ? "_o(\(block.text))" : block.text
        var type = signature?.result ?? .unknown
        if block.type.isOptional != false, type.name != "Void" { type.isOptional = true }
        return SwiftValue(text: "\(base)\(mark)(\(texts.joined(separator: ", ")))", type: type)
    }

    /// Functions with a rule of their own.
    private mutating func system(_ name: String, _ values: [ObjectiveCExpression]) -> SwiftValue? {
        if ["MAX", "MIN", "fmax", "fmin", "fmaxf", "fminf"].contains(name), values.count == 2 {
            let sum = binary("+", expression(values[0]), expression(values[1]))
            // Variables are often called `max`.
            let word = name.lowercased().contains("max") ? "Swift.max" : "Swift.min"
            return SwiftValue(
                text: "\(word)(\(value(values[0], as: sum.type)), \(value(values[1], as: sum.type)))", type: sum.type)
        }
        if name == "NSDictionaryOfVariableBindings" {
            let pairs = values.map { value in
                var key = ""
                if case .name(let name) = value { key = name }
                if case .member(_, let name) = value { key = name }
                return "(\(key.swiftLiteral), \(expression(value).text))"
            }
            return SwiftValue(
                text: "_dictionary(\(pairs.joined(separator: ", ")))",
                type: SwiftType(name: "[AnyHashable: Any]", isOptional: false))
        }
        if name == "ABS" || name == "abs" || name == "labs", values.count == 1 {
            let found = expression(values[0])
            return SwiftValue(text: "abs(\(unwrapped(found)))", type: found.type)
        }
        if name.hasPrefix("CGRectGet"), values.count == 1 {
            let part = name.dropFirst("CGRectGet".count)
            let member = part.prefix(1).lowercased() + part.dropFirst()
            let base = value(values[0], as: SwiftType("CGRect"))
            let text = ["x", "y"].contains(member) ? "origin.\(member)" : member
            return SwiftValue(text: "\(base).\(text)", type: SwiftType("CGFloat"))
        }
        guard name == "dispatch_after", values.count == 3 else { return nil }
        var delay = expression(values[0])
        if case .call(.name("dispatch_time"), let parts) = values[0], parts.count == 2 { delay = expression(parts[1]) }
        let seconds = "(\(coerced(delay, to: .double)) / 1e9)"
        let block = value(values[2], as: SwiftType(name: "() -> Void", isOptional: false))
        return SwiftValue(
            text: "\(chained(expression(values[1]))).asyncAfter(deadline: .now() + \(seconds), execute: \(block))",
            type: .void)
    }
}

/// C functions by the Swift code in their place, as in `FoundationMessages`.
enum CFunctions {
    static let templates: [String: FoundationMessages.Template] = {
        var found: [String: FoundationMessages.Template] = [:]
        for line in text.split(separator: "\n") {
            let columns = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            if columns.count == 3 { found[columns[0]] = .init(text: columns[1], type: SwiftType(columns[2])) }
        }
        return found
    }()

    private static let text = """
        CGRectMake|CGRect(x: $1:CGFloat, y: $2:CGFloat, width: $3:CGFloat, height: $4:CGFloat)|CGRect
        CGPointMake|CGPoint(x: $1:CGFloat, y: $2:CGFloat)|CGPoint
        CGSizeMake|CGSize(width: $1:CGFloat, height: $2:CGFloat)|CGSize
        CGVectorMake|CGVector(dx: $1:CGFloat, dy: $2:CGFloat)|CGVector
        UIEdgeInsetsMake|\
        UIEdgeInsets(top: $1:CGFloat, left: $2:CGFloat, bottom: $3:CGFloat, right: $4:CGFloat)|UIEdgeInsets
        NSMakeRange|NSRange(location: $1:Int, length: $2:Int)|NSRange
        CGAffineTransformMakeRotation|CGAffineTransform(rotationAngle: $1:CGFloat)|CGAffineTransform
        CGAffineTransformMakeScale|CGAffineTransform(scaleX: $1:CGFloat, y: $2:CGFloat)|CGAffineTransform
        CGAffineTransformMakeTranslation|CGAffineTransform(translationX: $1:CGFloat, y: $2:CGFloat)|CGAffineTransform
        CGRectInset|$1:CGRect.insetBy(dx: $2:CGFloat, dy: $3:CGFloat)|CGRect
        CGRectOffset|$1:CGRect.offsetBy(dx: $2:CGFloat, dy: $3:CGFloat)|CGRect
        UIEdgeInsetsInsetRect|$1:CGRect.inset(by: $2:UIEdgeInsets)|CGRect
        CGRectEqualToRect|($1:CGRect == $2:CGRect)|Bool
        CGSizeEqualToSize|($1:CGSize == $2:CGSize)|Bool
        CGRectContainsPoint|$1:CGRect.contains($2:CGPoint)|Bool
        CGRectIsEmpty|$1:CGRect.isEmpty|Bool
        NSStringFromCGRect|_description($1:CGRect)|String
        NSSearchPathForDirectoriesInDomains|NSSearchPathForDirectoriesInDomains($1, $2, true)|[String]
        NSHomeDirectory|NSHomeDirectory()|String
        NSTemporaryDirectory|NSTemporaryDirectory()|String
        UIImageJPEGRepresentation|_o($1:UIImage?)?.jpegData(compressionQuality: $2:CGFloat)|Data?
        UIImagePNGRepresentation|_o($1:UIImage?)?.pngData()|Data?
        CGContextSetFillColorWithColor|_o($1)?.setFillColor($2:CGColor)|Void
        CGContextSetStrokeColorWithColor|_o($1)?.setStrokeColor($2:CGColor)|Void
        CGContextSetRGBFillColor|\
        _o($1)?.setFillColor(red: $2:CGFloat, green: $3:CGFloat, blue: $4:CGFloat, alpha: $5:CGFloat)|Void
        CGContextSetRGBStrokeColor|\
        _o($1)?.setStrokeColor(red: $2:CGFloat, green: $3:CGFloat, blue: $4:CGFloat, alpha: $5:CGFloat)|Void
        CGContextSetGrayFillColor|_o($1)?.setFillColor(gray: $2:CGFloat, alpha: $3:CGFloat)|Void
        CGContextSetGrayStrokeColor|_o($1)?.setStrokeColor(gray: $2:CGFloat, alpha: $3:CGFloat)|Void
        CGContextSetAlpha|_o($1)?.setAlpha($2:CGFloat)|Void
        CGContextTranslateCTM|_o($1)?.translateBy(x: $2:CGFloat, y: $3:CGFloat)|Void
        CGContextScaleCTM|_o($1)?.scaleBy(x: $2:CGFloat, y: $3:CGFloat)|Void
        CGContextRotateCTM|_o($1)?.rotate(by: $2:CGFloat)|Void
        CGContextAddEllipseInRect|_o($1)?.addEllipse(in: $2:CGRect)|Void
        CGContextClip|_o($1)?.clip()|Void
        CGContextClipToRect|_o($1)?.clip(to: $2:CGRect)|Void
        AVMakeRectWithAspectRatioInsideRect|AVMakeRect(aspectRatio: $1:CGSize, insideRect: $2:CGRect)|CGRect
        CGContextSetLineWidth|_o($1)?.setLineWidth($2:CGFloat)|Void
        CGContextFillRect|_o($1)?.fill($2:CGRect)|Void
        CGContextStrokeRect|_o($1)?.stroke($2:CGRect)|Void
        CGContextFillEllipseInRect|_o($1)?.fillEllipse(in: $2:CGRect)|Void
        CGContextStrokeEllipseInRect|_o($1)?.strokeEllipse(in: $2:CGRect)|Void
        CGContextMoveToPoint|_o($1)?.move(to: CGPoint(x: $2:CGFloat, y: $3:CGFloat))|Void
        CGContextAddLineToPoint|_o($1)?.addLine(to: CGPoint(x: $2:CGFloat, y: $3:CGFloat))|Void
        CGContextAddRect|_o($1)?.addRect($2:CGRect)|Void
        CGContextStrokePath|_o($1)?.strokePath()|Void
        CGContextFillPath|_o($1)?.fillPath()|Void
        CGContextBeginPath|_o($1)?.beginPath()|Void
        CGContextClosePath|_o($1)?.closePath()|Void
        CGContextSaveGState|_o($1)?.saveGState()|Void
        CGContextRestoreGState|_o($1)?.restoreGState()|Void
        _raise|_raise()|Void
        NSLog|_log($1, $*)|Void
        NSLocalizedString|NSLocalizedString($1:String, comment: "")|String
        NSLocalizedStringFromTable|NSLocalizedString($1:String, tableName: $2:String?, comment: "")|String
        NSStringFromClass|NSStringFromClass($1)|String
        NSStringFromSelector|NSStringFromSelector($1)|String
        NSSelectorFromString|NSSelectorFromString($1:String)|Selector
        NSClassFromString|NSClassFromString($1:String)|AnyClass?
        dispatch_get_main_queue|DispatchQueue.main|DispatchQueue
        dispatch_get_global_queue|DispatchQueue.global()|DispatchQueue
        dispatch_queue_create|DispatchQueue(label: "")|DispatchQueue
        dispatch_async|$1:DispatchQueue.async(execute: $2:Block)|Void
        dispatch_sync|$1:DispatchQueue.sync(execute: $2:Block)|Void
        dispatch_once|_once($1, $2:Block)|Void
        floor|floor($1:Double)|Double
        floorf|floor($1:Double)|Double
        ceil|ceil($1:Double)|Double
        ceilf|ceil($1:Double)|Double
        round|round($1:Double)|Double
        roundf|round($1:Double)|Double
        fabs|abs($1:Double)|Double
        fabsf|abs($1:Double)|Double
        sqrt|sqrt($1:Double)|Double
        pow|pow($1:Double, $2:Double)|Double
        fmod|fmod($1:Double, $2:Double)|Double
        sin|sin($1:Double)|Double
        sinf|sin($1:Double)|Double
        cosf|cos($1:Double)|Double
        tan|tan($1:Double)|Double
        tanf|tan($1:Double)|Double
        atan|atan($1:Double)|Double
        atanf|atan($1:Double)|Double
        atan2|atan2($1:Double, $2:Double)|Double
        atan2f|atan2($1:Double, $2:Double)|Double
        sqrtf|sqrt($1:Double)|Double
        powf|pow($1:Double, $2:Double)|Double
        fmodf|fmod($1:Double, $2:Double)|Double
        cos|cos($1:Double)|Double
        rand|Int(arc4random_uniform(2_147_483_647))|Int
        arc4random|Int(arc4random_uniform(4_294_967_295))|Int
        arc4random_uniform|Int(arc4random_uniform(UInt32($1:Int)))|Int
        CGColorGetComponents|_o($1)?.components|[CGFloat]?
        CGImageRelease|_ = $1|Void
        CFRelease|_ = $1|Void
        NSAssert|_ = $1|Void
        NSParameterAssert|_ = $1|Void
        UIGraphicsBeginImageContextWithOptions|\
        UIGraphicsBeginImageContextWithOptions($1:CGSize, $2:Bool, $3:CGFloat)|Void
        """
}
