import Foundation
import Testing

@testable import ContentExtensionHost

private let tables = Fixtures.repository("Sources/ContentExtensionHost/Words/Tables/")

/// The tables of one language, as they are in the repository.
private func read(_ language: SystemLanguage) throws -> (texts: [String: String], plurals: [String: [String: String]]) {
    struct Rule: Decodable { var count: [String: String] }
    let texts = try StringsTable.read(tables + "\(language.rawValue).strings").texts
    let data = try Data(contentsOf: URL(filePath: tables + "\(language.rawValue).stringsdict"))
    let plurals = try PropertyListDecoder().decode([String: Rule].self, from: data)
    return (texts, plurals.mapValues { rule in rule.count.filter { !$0.key.hasPrefix("NSString") } })
}

@Test(arguments: SystemLanguage.allCases)
func theWordsAreThoseOfTheTables(language: SystemLanguage) throws {
    let (texts, plurals) = try read(language)
    let words = SystemWords(language: language.rawValue)
    #expect(words.language == language)
    // Both tables together have each phrase once.
    #expect(
        (Array(texts.keys) + Array(plurals.keys)).sorted() == SystemPhrase.allCases.map(\.rawValue).sorted(),
        "run scripts/words.py")
    for phrase in SystemPhrase.allCases {
        for plural in PluralCategory.allCases {
            let forms = plurals[phrase.rawValue]
            let expected = texts[phrase.rawValue] ?? forms?[plural.rawValue] ?? forms?["other"] ?? "missing"
            #expect(
                words.format(phrase, plural) == expected.replacing("%d", with: "%@"), "run scripts/words.py")
        }
    }
}

@Test(arguments: SystemLanguage.allCases)
func everyLanguageTakesWhatEnglishTakes(language: SystemLanguage) throws {
    let (texts, plurals) = try read(language)
    let english = try read(.en)
    func placeholders(_ text: String?) -> Int {
        (text ?? "").split(separator: "%", omittingEmptySubsequences: false).count
    }
    for (phrase, text) in texts { #expect(placeholders(text) == placeholders(english.texts[phrase]), "\(phrase)") }
    for (phrase, forms) in plurals {
        for category in ["few", "many", "other"] {
            #expect(forms[category].map(placeholders) ?? 2 == 2, "\(phrase) \(category)")
        }
        // A form that stands for a single number may spell it out.
        #expect(forms["other"] != nil)
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
])
func pluralsAreThoseOfCLDR(language: String, categories: String) throws {
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
])
func summariesByPluralRules(locale: String, count: Int, text: String) {
    #expect(SystemWords(language: locale).text(.moreNotifications, count: count) == text)
}

@Test(arguments: [
    ("en", ["now", "3m ago", "1h ago"]), ("zh-Hans", ["现在", "3 分钟前", "1 小时前"]),
    ("fr", ["maintenant", "il y a 3 min", "il y a 1 h"]), ("de", ["jetzt", "vor 3 Min.", "vor 1 Std."]),
    ("ja", ["今", "3分前", "1時間前"]), ("ar_SA", ["الآن", "قبل ٣ د", "قبل ١ س"]),
])
func agesInTheUsersLanguage(locale: String, texts: [String]) {
    let words = SystemWords(language: locale)
    #expect([0, 200, 3700].map { words.time(of: 0, now: $0, timeZone: "GMT") } == texts)
}

@Test(arguments: [
    ("zh_HK", "zh-Hant"), ("zh_TW", "zh-Hant"), ("zh-Hant-CN", "zh-Hant"), ("zh", "zh-Hans"), ("zh_SG", "zh-Hans"),
    ("zh-Hans-HK", "zh-Hans"), ("pt", "pt-BR"), ("pt_PT", "pt-BR"), ("en_GB", "en"), ("de-AT", "de"), ("iw", "he"),
    ("es-419", "es"), ("sv_SE", "en"), ("x", "en"), ("", "en"),
])
func languagesThatArentThereFallBack(locale: String, language: String) {
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

@Test func namesFillTheirPlaces() {
    #expect(
        SystemWords(language: "en").text(.promptTitle, "Mail 100%@")
            == "“Mail 100%@” Would Like to Send You Notifications")
    #expect(SystemWords(language: "de").text(.configureIn, "Fotos") == "In Fotos konfigurieren …")
    // Without the name the place is left as it stands.
    #expect(SystemWords(language: "en").text(.configureIn) == "Configure in %@…")
}
