package enum WritingDirection {
    /// `true` for locales of right-to-left languages.
    package static func isRightToLeft(_ locale: String) -> Bool {
        let language = locale.split { $0 == "_" || $0 == "-" }.first.map { $0.lowercased() }
        return language.map { ["ar", "he", "iw", "fa", "ur", "yi", "ji", "ckb", "ps", "sd", "ug", "dv"].contains($0) }
            ?? false
    }
}
