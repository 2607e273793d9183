import Testing

@testable import Basics
@testable import Views

/// The names of a language's texts without the plural categories.
private func phrases(_ texts: EmbeddedText) -> [String] {
    texts.names.filter { !$0.contains(".") }
}

@Test(arguments: SystemLanguage.allCases)
func everyLanguageHasEveryPhrase(language: SystemLanguage) throws {
    let words = SystemWords(language: language.rawValue)
    #expect(words.language == language)
    let names = words.texts.names
    #expect(zip(names, names.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(phrases(words.texts)) == Set(SystemPhrase.allCases.map(\.rawValue)))
    for name in names {
        let parts = name.split(separator: ".")
        #expect(parts.count == 1 || PluralCategory(rawValue: String(parts[1])).map { $0 != .other } == true, "\(name)")
        #expect(words.texts[name]?.isEmpty == false, "\(name)")
    }
}

@Test func aPhraseHasTheFormOfItsPluralCategory() {
    let words = SystemWords(language: "ru")
    #expect(words.format(.notifications, .few) == "%@ уведомления")
    #expect(words.format(.notifications, .other) == words.texts["notifications"])
    // A phrase without the form has only one.
    #expect(words.format(.minutesAgo, .few) == words.texts["minutesAgo"])
}

@Test(arguments: SystemLanguage.allCases)
func everyLanguageTakesWhatEnglishTakes(language: SystemLanguage) throws {
    let texts = SystemWords(language: language.rawValue).texts
    let english = SystemWords(language: "en").texts
    func placeholders(_ text: String?) -> Int {
        (text ?? "").split(separator: "%", omittingEmptySubsequences: false).count
    }
    for phrase in phrases(texts) {
        #expect(placeholders(texts[phrase]) == placeholders(english[phrase]), "\(phrase)")
        // The form for a single number may spell the number out.
        for category in ["few", "many"] {
            #expect(texts["\(phrase).\(category)"].map(placeholders) ?? 2 == 2, "\(phrase) \(category)")
        }
    }
}

@Test(arguments: [
    ("en", "other one other other other other other other other"),
    ("de", "other one other other other other other other other"),
    ("ja", "other other other other other other other other other"),
    ("zh-Hans", "other other other other other other other other other"),
    ("ko", "other other other other other other other other other"),
    ("fr", "one one other other other other other other many"),
    ("pt-BR", "one one other other other other other other many"),
    ("es", "other one other other other other other other many"),
    ("ru", "many one few many many one few many many"),
    ("ar", "zero one two few many many many few other"),
    ("he", "other one two other other other other other other"),
    ("sv", "other one other other other other other other other"),
    ("tr", "other one other other other other other other other"),
    ("it", "other one other other other other other other many"),
    ("pt-PT", "other one other other other other other other many"),
    ("pl", "many one few many many many few many many"),
    ("uk", "many one few many many one few many many"),
    ("cs", "other one few other other other other other other"),
    ("sk", "other one few other other other other other other"),
    ("ro", "few one few few few other other few other"),
    ("th", "other other other other other other other other other"),
])
func pluralsMatchCLDR(language: String, categories: String) throws {
    let numbers = [0, 1, 2, 5, 11, 21, 22, 107, 1_000_000]
    let language = try #require(SystemLanguage(rawValue: language))
    #expect(numbers.map { PluralCategory(of: $0, in: language).rawValue }.joined(separator: " ") == categories)
}

@Test func pluralsOfTheLastTwoDigits() {
    func russian(_ numbers: [Int]) -> Set<PluralCategory> { Set(numbers.map { PluralCategory(of: $0, in: .ru) }) }
    #expect(russian([1, 21, 31, 101, 1021]) == [.one])
    #expect(russian([2, 3, 4, 24, 102, 1003]) == [.few])
    #expect(russian([11, 12, 14, 19, 20, 111, 112, 114, 25]) == [.many])
    func arabic(_ numbers: [Int]) -> Set<PluralCategory> { Set(numbers.map { PluralCategory(of: $0, in: .ar) }) }
    #expect(arabic([3, 10, 103, 110, 1003]) == [.few])
    #expect(arabic([11, 26, 99, 111, 1099]) == [.many])
    #expect(arabic([100, 102, 200, 1000]) == [.other])
    #expect(PluralCategory(of: .min, in: .ru) == .many)
}

@Test(arguments: [
    ("en_US", 1, "1 more notification"), ("en_US", 2, "2 more notifications"),
    ("en_US", 4999, "4,999 more notifications"),
    ("de_DE", 1, "1 weitere Mitteilung"), ("de", 3, "3 weitere Mitteilungen"), ("ru", 21, "Еще 21 уведомление"),
    ("ru", 22, "Еще 22 уведомления"), ("ru", 11, "Еще 11 уведомлений"), ("ar", 2, "إشعاران آخران"),
    ("ar", 5, "5 إشعارات أخرى"), ("ar_EG", 12, "١٢ إشعارًا آخر"), ("he", 2, "שני עדכונים נוספים"),
    ("zh_CN", 4, "还有 4 个通知"), ("ja_JP", 4, "ほか4件の通知"), ("fr_FR", 1, "1 autre notification"),
    ("it_IT", 1, "1 altra notifica"), ("sv_SE", 2, "2 notiser till"), ("pl_PL", 21, "Jeszcze 21 powiadomień"),
    ("pl_PL", 22, "Jeszcze 22 powiadomienia"), ("cs_CZ", 5, "5 dalších oznámení"), ("ro_RO", 2, "Încă 2 notificări"),
    ("ro_RO", 21, "Încă 21 de notificări"),
])
func summariesByPluralRules(locale: String, count: Int, text: String) {
    #expect(SystemWords(language: locale).text(.moreNotifications, count: count) == text)
}

@Test(arguments: [
    ("en", ["now", "3m ago", "1h ago"]), ("zh-Hans", ["现在", "3 分钟前", "1 小时前"]),
    ("fr", ["maintenant", "il y a 3 min", "il y a 1 h"]), ("de", ["Jetzt", "Vor 3 Min.", "Vor 1 Std."]),
    ("ja", ["今", "3分前", "1時間前"]), ("ar_SA", ["الآن", "قبل ٣ د", "قبل ١ س"]),
    ("sv_SE", ["nu", "3 m sedan", "1 t sedan"]), ("da_DK", ["nu", "3 min. siden", "1 time siden"]),
    ("pt_PT", ["agora", "há 3 min", "há 1 h"]), ("th_TH", ["ขณะนี้", "3 นาทีที่แล้ว", "1 ชม. ที่แล้ว"]),
])
func agesInTheUsersLanguage(locale: String, texts: [String]) {
    let words = SystemWords(language: locale)
    #expect([0, 200, 3700].map { words.time(of: 0, now: $0, timeZone: "GMT") } == texts)
}

@Test(arguments: [
    ("zh_HK", "zh-Hant"), ("zh_TW", "zh-Hant"), ("zh-Hant-CN", "zh-Hant"), ("zh", "zh-Hans"), ("zh_SG", "zh-Hans"),
    ("zh-Hans-HK", "zh-Hans"), ("pt", "pt-BR"), ("pt_BR", "pt-BR"), ("pt_PT", "pt-PT"), ("pt_AO", "pt-PT"),
    ("en_GB", "en"), ("de-AT", "de"), ("iw", "he"), ("in_ID", "id"), ("no", "nb"), ("nn_NO", "nb"), ("es-419", "es"),
    ("sv_SE", "sv"), ("ca_ES", "en"), ("x", "en"), ("", "en"),
])
func unsupportedLanguagesFallBack(locale: String, language: String) {
    #expect(SystemWords(language: locale).language.rawValue == language)
}

@Test func listsAreJoinedAsTheLanguageJoins() {
    func list(_ locale: String, _ items: [String]) -> String { SystemWords(language: locale).list(items) }
    #expect(list("en_US", []) == "")
    #expect(list("en_US", ["Anna"]) == "Anna")
    #expect(list("en_US", ["Anna", "Ben"]) == "Anna and Ben")
    #expect(list("en_US", ["Anna", "Ben", "Cleo"]) == "Anna, Ben, and Cleo")
    #expect(list("de_DE", ["Anna", "Ben", "Cleo"]) == "Anna, Ben und Cleo")
    #expect(list("zh-Hans", ["甲", "乙", "丙"]) == "甲、乙和丙")
}

@Test func hiddenNotificationsAreCounted() {
    let words = SystemWords(language: "en_US")
    #expect(words.notifications(1) == "Notification")
    #expect(words.notifications(3) == "3 Notifications")
    #expect(SystemWords(language: "de").notifications(3) == "3 Mitteilungen")
}

@Test func namesFillPlaceholders() {
    #expect(
        SystemWords(language: "en").text(.promptTitle, "Mail 100%@")
            == "“Mail 100%@” Would Like to Send You Notifications")
    #expect(SystemWords(language: "de").text(.configureIn, "Fotos") == "In Fotos konfigurieren …")
    // Without the name the placeholder is kept.
    #expect(SystemWords(language: "en").text(.configureIn) == "Configure in %@…")
}

@Test(arguments: [("en", "CRITICAL"), ("sv_SE", "KRITISKT"), ("tr_TR", "KRİTİK"), ("el_GR", "ΚΡΙΣΙΜΗ")])
func capitalsAreTheLanguages(locale: String, text: String) {
    let words = SystemWords(language: locale)
    #expect(words.capitals(words.text(.critical)) == text)
}
