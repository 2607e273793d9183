import Basics

package enum LocaleIdentifier {
    /// `true` for text in the form of a locale or language identifier, such as `de_DE`, `zh-Hans` or `ar`.
    package static func isValid(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 64
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_".contains($0) }
    }

    /// The warning about an identifier whose language has no code in ISO 639-1, such as `german`: nothing would be in it.
    /// Languages of three letters are taken as they are.
    package static func finding(about identifier: String) -> Diagnostic? {
        let parts = identifier.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let language = parts.first, language.utf8.count != 3 else { return nil }
        if !languages.contains(Substring(language)) {
            return Diagnostic(
                .warning, "unknown-language",
                "unknown language \(language.quoted()) in the locale \(identifier.quoted())",
                hint: named[language].map(NearestName.hint)
                    ?? "it is an identifier such as de_DE, zh-Hans or ar: the language first")
        }
        return nil
    }

    /// The codes of languages by their names in English, and in themselves where people write those.
    private static let named = [
        "arabic": "ar", "bulgarian": "bg", "catalan": "ca", "chinese": "zh-Hans", "croatian": "hr", "czech": "cs",
        "danish": "da", "deutsch": "de", "dutch": "nl", "english": "en", "espanol": "es", "finnish": "fi",
        "francais": "fr", "french": "fr", "german": "de", "greek": "el", "hebrew": "he", "hindi": "hi",
        "hungarian": "hu", "indonesian": "id", "italian": "it", "italiano": "it", "japanese": "ja", "korean": "ko",
        "malay": "ms", "norwegian": "nb", "persian": "fa", "polish": "pl", "portuguese": "pt", "romanian": "ro",
        "russian": "ru", "slovak": "sk", "spanish": "es", "swedish": "sv", "thai": "th", "turkish": "tr",
        "ukrainian": "uk", "vietnamese": "vi",
    ]

    /// ISO 639-1.
    private static let languages = Set(
        """
        aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo \
        es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja jv \
        ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne \
        ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st \
        su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
        """.split(separator: " "))
}
