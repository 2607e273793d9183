import RNUIKit
import Testing

extension HostedTests {
    private func fonts(_ text: NSAttributedString) -> [String] {
        var found: [String] = []
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            let part = (text.string as NSString).substring(with: range)
            found.append("\(part) \((value as? UIFont)?.pointSize ?? 0)")
        }
        return found
    }

    @Test("texts are joined with the fonts and colours of each") func joined() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "Work ", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)]))
        text.append(
            NSAttributedString(
                string: "09:00", attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.gray]))
        #expect(fonts(text) == ["Work  17.0", "09:00 12.0"])
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 3, length: 4))
        #expect(fonts(text) == ["Wor 17.0", "k 09 9.0", ":00 12.0"])
        text.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Paint")
        text.insert(NSAttributedString(string: "!"), at: text.length)
        text.deleteCharacters(in: NSRange(location: 5, length: 1))
        #expect(fonts(text) == ["Paint 17.0", " 09 9.0", ":00 12.0", "! 0.0"])
        text.removeAttribute(.font, range: NSRange(location: 0, length: text.length))
        #expect(fonts(text) == ["Paint 09:00! 0.0"])
    }

    @Test("a text's stretches, parts and copies") func stretches() {
        let text = NSMutableAttributedString(string: "ä👍b", attributes: [.kern: 1])
        text.setAttributes([.link: "x"], range: NSRange(location: 1, length: 2))
        var range = NSRange()
        #expect(text.attribute(.link, at: 2, effectiveRange: &range) as? String == "x")
        #expect(range == NSRange(location: 1, length: 2))
        #expect(text.attributes(at: 0, effectiveRange: nil)[.kern] as? Int == 1)
        let part = text.attributedSubstring(from: NSRange(location: 1, length: 3))
        #expect(part.string == "👍b" && part.attributes(at: 2, effectiveRange: &range).keys.contains(.kern))
        #expect(range == NSRange(location: 2, length: 1))
        let copy = NSAttributedString(attributedString: text)
        #expect(copy == text && copy.isEqual(to: text.mutableCopy() as! NSAttributedString))
        text.addAttribute(.kern, value: 2, range: NSRange(location: 3, length: 1))
        #expect(copy != text)
        var seen: [Int] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: 4), options: .reverse) { _, range, stop in
            seen.append(range.location)
            stop.pointee = ObjCBool(range.location == 1)
        }
        #expect(seen == [3, 1])
    }

    @Test("Swift 3's names of attributes are strings") func swift3() {
        let attributes: [String: Any] = [NSFontAttributeName: UIFont.systemFont(ofSize: 8)]
        let text = NSMutableAttributedString(string: "ab", attributes: attributes)
        text.addAttribute(NSForegroundColorAttributeName, value: UIColor.red, range: NSRange(location: 0, length: 1))
        #expect(fonts(text) == ["ab 8.0"])
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect("ab".characters.count == 2)
    }

    @Test("each instance of a xib has names of its own, which its constraints know") func nibs() {
        let earlier = UIView()
        earlier.storage.take(name: "stamp-dot")
        let made = (0..<2).compactMap { _ in
            UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil).first as? UIView
        }
        let names = made.map { $0.subviews.map(\.storage.id) }
        #expect(names.count == 2 && Set(names[0]).isDisjoint(with: names[1]))
        #expect(!names.joined().contains("stamp-dot"))
        #expect(made.allSatisfy { view in view.constraints.first?.firstItem === view.subviews[1] })
    }

    @Test("HTML of UTF-16 and of a named encoding is read") func htmlEncodings() throws {
        typealias Key = NSAttributedString.DocumentReadingOptionKey
        let html: [Key: Any] = [.documentType: NSAttributedString.DocumentType.html]
        let wide = Data([0xFF, 0xFE]) + Data("<b>Ä</b>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        #expect(try NSAttributedString(data: wide, options: html).string == "Ä")
        let latin = html.merging([Key.characterEncoding: String.Encoding.isoLatin1.rawValue]) { $1 }
        #expect(try NSAttributedString(data: Data([0xC4]), options: latin).string == "Ä")
    }

    @Test("the system font's own family is the system's") func systemFamily() {
        let font = UIFont.boldSystemFont(ofSize: 9)
        let descriptor = font.fontDescriptor.withFamily(font.familyName)
        #expect(UIFont(descriptor: descriptor, size: 0).familyName == font.familyName)
        #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 9)
    }
}
