package enum LocaleIdentifier {
    /// `true` for text in the form of a locale or language identifier, such as `de_DE`, `zh-Hans` or `ar`.
    package static func isValid(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 64
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_".contains($0) }
    }
}
