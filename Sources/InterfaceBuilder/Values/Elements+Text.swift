import Basics
import RNWire
import Views

/// Labels, text views and text fields.
extension ElementKind {
    static let label = ElementKind(
        "label",
        reads: [
            "text", "textAlignment", "lineBreakMode", "numberOfLines", "adjustsFontSizeToFit", "minimumFontSize",
            "minimumScaleFactor", "enabled", "highlighted",
        ],
        children: [
            "fontDescription:fontDescription", "color:textColor", "color:shadowColor", "size:shadowOffset",
            "attributedString:attributedText", "string:text", "mutableString:text", "nil:textColor",
            "nil:highlightedColor", "color:highlightedColor", "nil:shadowColor",
        ],
        ignores: [
            "usesAttributedText", "baselineAdjustment", "preferredMaxLayoutWidth", "adjustsLetterSpacingToFitWidth",
            "adjustsFontForContentSizeCategory", "useAutomaticPreferredMaxLayoutWidth",
            "allowsDefaultTighteningForTruncation", "showsExpansionTextWhenTruncated", "lineBreakStrategy",
        ]
    ) { element, view, context in
        view.set(.text, context.text("text", of: element))
        view.set(.font, context.font("fontDescription", of: element))
        let highlight =
            context.flag("highlighted", of: element) == true ? context.color("highlightedColor", of: element) : nil
        view.set(.textColor, highlight ?? context.color("textColor", of: element))
        view.setAlignment(of: element, context)
        view.set(.lineBreakMode, context.choice("lineBreakMode", of: element, lineBreakModes), at: element)
        view.set(.numberOfLines, context.count("numberOfLines", of: element), at: element)
        view.setShrinking(of: element, context)
        view.setAttributedText(.attributedText, of: element, context: context)
        view.set(.shadowColor, context.color("shadowColor", of: element))
        if element.child(key: "shadowColor")?.name == "color" {
            // UILabel's default offset is (0, −1).
            let offset = element.child(key: "shadowOffset").map { context.size($0) } ?? Size(width: 0, height: -1)
            view.set(.shadowOffset, .numbers([offset.width, offset.height]), at: element)
        }
        if context.flag("enabled", of: element) == false { view.set(.enabled, .bool(false), at: element) }
    }

    static let textView = ElementKind(
        "textView", reads: ["text", "textAlignment", "scrollEnabled"],
        children: ScrollParts.children.union([
            "fontDescription:fontDescription", "color:textColor", "nil:textColor", "string:text", "mutableString:text",
            "attributedString:attributedText", "inset:textContainerInset", "textInputTraits:textInputTraits",
            "dataDetectorType:dataDetectorTypes", "inset:contentInset",
        ]),
        ignores: ScrollParts.ignored.union([
            "usesAttributedText", "editable", "selectable", "adjustsFontForContentSizeCategory",
            "allowsEditingTextAttributes",
            "clearsOnInsertion", "findInteractionEnabled", "smartDashesType", "smartQuotesType", "borderStyle",
            "usesStandardTextScaling",
        ])
    ) { element, view, context in
        view.set(.text, context.text("text", of: element))
        // UITextView's default font is the system font at 12 points.
        view.set(.font, context.font("fontDescription", of: element) ?? JSONValue(.number(12), at: element.position))
        view.set(.textColor, context.color("textColor", of: element))
        view.setAlignment(of: element, context)
        view.setAttributedText(.attributedText, of: element, context: context)
        ScrollParts.set(element, &view, context)
        view.set(.textContainerInset, context.insets("textContainerInset", of: element))
    }

    static let textField = ElementKind(
        "textField", reads: ["text", "placeholder", "textAlignment", "borderStyle", "enabled"],
        children: [
            "fontDescription:fontDescription", "color:textColor", "nil:textColor", "string:text", "nil:text",
            "textInputTraits:textInputTraits", "attributedString:attributedText", "string:placeholder",
            "attributedString:attributedPlaceholder", "mutableString:text", "mutableString:placeholder",
        ],
        ignores: ControlParts.ignored.union([
            "usesAttributedText", "minimumFontSize", "adjustsFontSizeToFit", "clearsOnBeginEditing", "clearButtonMode",
            "adjustsFontForContentSizeCategory", "allowsEditingTextAttributes", "clearsOnInsertion",
        ])
    ) { element, view, context in
        view.set(.text, context.text("text", of: element))
        view.set(.placeholder, context.text("placeholder", of: element))
        view.set(.font, context.font("fontDescription", of: element))
        view.set(.textColor, context.color("textColor", of: element))
        view.setAlignment(of: element, context)
        let border = context.choice("borderStyle", of: element, ["none", "line", "bezel", "roundedRect"])
        view.set(.borderStyle, border ?? .string("none"), at: element)
        if element.child(key: "textInputTraits")?["secureTextEntry"] == "YES" {
            view.set(.secure, .bool(true), at: element)
        }
        if let text = element.child(key: "attributedText") {
            view.set(.text, AttributedText(text, context: context).plain(at: element))
        }
        if let text = element.child(key: "attributedPlaceholder") {
            view.set(.placeholder, AttributedText(text, context: context).plain(at: element))
        }
        if context.flag("enabled", of: element) == false { view.set(.enabled, .bool(false), at: element) }
    }

    /// Line break modes by Interface Builder's names.
    static let lineBreakModes = [
        "wordWrap": "wordWrap", "characterWrap": "charWrap", "clip": "clip", "headTruncation": "truncateHead",
        "tailTruncation": "truncateTail", "middleTruncation": "truncateMiddle",
    ]
}

extension TemplateObject {
    /// Sets `alignment`; Interface Builder omits left, which is 0 in NSTextAlignment.
    fileprivate mutating func setAlignment(of element: XMLElement, _ context: InterfaceContext) {
        let words = ["left", "center", "right", "justified", "natural"]
        set(.alignment, context.choice("textAlignment", of: element, words) ?? .string("left"), at: element)
    }

    /// Sets `minimumScaleFactor`. A label shrinks its text unless it has `adjustsFontSizeToFit="NO"`.
    fileprivate mutating func setShrinking(of element: XMLElement, _ context: InterfaceContext) {
        if context.flag("adjustsFontSizeToFit", of: element) == false { return }
        let size = element.child(key: "fontDescription").map(InterfaceFont.nominalSize) ?? 17
        var factor = context.number("minimumScaleFactor", of: element, in: 0...1) ?? 0
        if factor == 0, let points = context.number("minimumFontSize", of: element, in: 0...Limits.points) {
            factor = points / size
        }
        if factor > 0, factor < 1 { set(.minimumScaleFactor, .number(max(0.01, factor)), at: element) }
    }

    /// Sets attributed text, with the alignment and line break mode of its paragraph style.
    mutating func setAttributedText(_ key: WireKey, of element: XMLElement, context: InterfaceContext) {
        guard let string = element.child(key: key.rawValue) else { return }
        let text = AttributedText(string, context: context)
        guard !text.runs.isEmpty else { return }
        set(key, .array(text.runs), at: element)
        guard key == .attributedText else { return }
        // A paragraph style's default alignment is natural.
        set(.alignment, .string(text.alignment ?? "natural"), at: element)
        guard element.name == "label" else { return }
        set(.lineBreakMode, text.lineBreakMode.map { .string($0) }, at: element)
        set(.lineHeight, text.lineHeight.map { .number($0) }, at: element)
    }
}

extension InterfaceContext {
    /// A non-negative integer.
    func count(_ attribute: String, of element: XMLElement) -> JSONValue.Kind? {
        number(attribute, of: element, in: 0...10_000).map { .number($0.rounded(.down)) }
    }

    /// Insets by key: `<inset>` has minX, minY, maxX, maxY; `<edgeInsets>` and `<directionalEdgeInsets>` have sides.
    func insets(_ key: String, of element: XMLElement) -> JSONValue? {
        guard let child = element.child(key: key) else { return nil }
        func side(_ names: String...) -> JSONValue.Kind {
            .number(names.lazy.compactMap { number($0, of: child) }.first ?? 0)
        }
        return JSONValue(
            .members([
                .top: side("minY", "top"), .leading: side("minX", "left", "leading"),
                .bottom: side("maxY", "bottom"), .trailing: side("maxX", "right", "trailing"),
            ]), at: child.position)
    }
}
