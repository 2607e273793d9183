import Testing

@testable import Chrome
@testable import Views

/// The letters of keyboards by language (fact: ios18/keyboard.letters).
@Suite struct KeyboardLettersTests {
    private func keys(_ locale: String, _ model: DeviceModel = .iPhone11) -> [(key: KeyboardKey, frame: Rect)] {
        Keyboard(device: Device(model: model, style: .ios18).locale(locale)).metrics.keys
    }

    private func rows(_ locale: String) -> [String] {
        let letters = keys(locale).compactMap { key, frame -> (Character, Double)? in
            if case .letter(let letter) = key { (letter, frame.minY) } else { nil }
        }
        return Set(letters.map(\.1)).sorted().map { top in String(letters.filter { $0.1 == top }.map(\.0)) }
    }

    @Test func lettersAreThoseOfTheLanguage() {
        #expect(rows("en_US") == ["qwertyuiop", "asdfghjkl", "zxcvbnm"])
        #expect(rows("de_DE") == ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"])
        #expect(rows("fr_FR")[0] == "azertyuiop")
        #expect(rows("ru_RU")[1] == "фывапролджэ")
        #expect(rows("da_DK")[1] == "asdfghjklæø")
        #expect(rows("nn_NO")[1] == "asdfghjkløæ")
        #expect(rows("hu_HU")[0] == "qwertzuiop")
        // Pinyin is typed in Latin letters.
        #expect(rows("zh-Hans") == rows("en_US"))
    }

    @Test func elevenLettersOfAGermanRowAreAsWideAsOnTheDevice() throws {
        // ios17-expanded-text-input.png, 414 points: letters 32.5 wide, 37.7 from one to the next.
        let frames = keys("de_DE").prefix(11).map(\.frame)
        #expect(abs(frames[0].width - 32.5) < 1)
        #expect(abs(frames[1].minX - frames[0].minX - 37.7) < 1)
        #expect(abs(frames[10].maxX - 410) < 1)
    }

    @Test(arguments: ["ar", "he", "ja", "ko", "tr", "uk", "el", "sv"])
    func keysStayOnTheScreenAndApart(locale: String) {
        for model in [DeviceModel.iPhone11, .iPhone8, .iPhoneSE] {
            let keys = keys(locale, model)
            #expect(keys.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= model.screen.width })
            for (one, next) in zip(keys, keys.dropFirst()) where one.frame.minY == next.frame.minY {
                #expect(one.frame.maxX < next.frame.minX, "\(one.key) and \(next.key)")
            }
        }
    }

    @Test func japaneseIsTypedOnAPadOfKana() throws {
        #expect(rows("ja_JP") == ["あかさ", "たなは", "まやら", "わ"])
        let pad = keys("ja_JP")
        #expect(Set(pad.map(\.key.id)).count == pad.count)
        #expect(Set(pad.map(\.frame.width)).count == 1)
        let enter = try #require(pad.first { $0.key == .return }?.frame)
        let marks = try #require(pad.first { $0.key == .marks }?.frame)
        #expect(enter.minX > marks.maxX && enter.minY < marks.minY && abs(enter.maxY - marks.maxY) < 1e-6)
        let sideways = Device(model: .iPhone11, locale: "ja_JP", orientation: .landscape, style: .ios18)
        #expect(Keyboard(device: sideways).metrics.keys.contains { $0.key == .letter("q") })
        #expect(keys("ja_JP", .iPadMini).contains { $0.key == .letter("q") })
    }

    @Test func turkishKeepsItsDots() {
        let words = SystemWords(language: "tr_TR")
        #expect(KeyboardKey.letter("i").title(isShifted: true, words) == "İ")
        #expect(KeyboardKey.letter("ı").title(isShifted: true, words) == "I")
    }

    @Test func scriptsWithoutCapitalsHaveNoShiftKey() {
        #expect(!keys("ar").contains { $0.key == .shift })
        #expect(keys("ru_RU").contains { $0.key == .shift })
    }
}
