import ContentExtensionHost

/// UITextField and UITextView: their sizes, and where their texts stand.
extension LayoutEngine {
    /// A field's own size: 30 points high with a rounded border (iOS 12 and before), else its text's and its border's.
    func fieldSize(_ field: TextField) -> Size {
        let set = text.layout(request(field), width: nil)
        let insets = field.borderStyle.insets
        let height = traits.ceilToPixel(set.size.height == 0 ? request(field).lineHeight : set.size.height)
        return Size(
            width: traits.ceilToPixel(set.size.width) + insets.horizontal,
            height: max(field.borderStyle == .roundedRect ? 30 : 0, height + insets.vertical))
    }

    /// A text view's own size: none when it scrolls, else its text's at a width and the insets.
    func textViewSize(_ view: TextView, _ offered: Extent) -> Size {
        if view.isScrollEnabled { return .zero }
        let insets = view.frameInsets
        let set = text.layout(request(view.label), width: offered.limit.map { max(0, $0 - insets.horizontal) })
        let height = set.lines.isEmpty ? request(Label("", font: view.font)).lineHeight : set.size.height
        return Size(
            width: offered.fit(traits.ceilToPixel(set.size.width) + insets.horizontal),
            height: traits.ceilToPixel(height + insets.vertical))
    }

    func request(_ field: TextField) -> TextRequest {
        request(Label(field.shownText, font: field.font, alignment: field.alignment))
    }
}

extension TextField {
    /// What the field shows: the placeholder when it is empty, dots for what is secret.
    var shownText: String {
        if text.isEmpty { return placeholder }
        return isSecure ? String(repeating: "•", count: min(text.count, Limits.unbrokenClusters)) : text
    }

    /// Of the text that shows.
    var shownColor: Color {
        if text.isEmpty { return .semantic(.placeholderText) }
        return isEnabled ? textColor : .semantic(.placeholderText)
    }
}

extension TextField.BorderStyle {
    /// Around the text, in points.
    var insets: EdgeInsets {
        switch self {
        case .none: .zero
        case .roundedRect: EdgeInsets(top: 4.5, leading: 7, bottom: 4.5, trailing: 7)
        case .line: EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
        case .bezel: EdgeInsets(top: 2, leading: 7, bottom: 2, trailing: 7)
        }
    }
}

extension TextView {
    /// Its text as a label of as many lines as it takes.
    var label: Label {
        Label(
            text, font: font, textColor: textColor, alignment: alignment, numberOfLines: 0,
            lineBreakMode: .byWordWrapping, runs: runs)
    }

    /// From the frame to the lines, in points.
    var frameInsets: EdgeInsets {
        var insets = textContainerInset
        insets.leading += Self.lineFragmentPadding
        insets.trailing += Self.lineFragmentPadding
        return insets
    }
}
