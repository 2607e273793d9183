import RNAVKit
import RNFoundation
import RNUIKit
import Testing

/// Names of several generations of Swift, which compile and mean the same.
extension HostedTests {
    @Test("names of Swift 3 and 4 stand for today's") func legacyNames() {
        let scroll = UIScrollView()
        scroll.decelerationRate = UIScrollViewDecelerationRateFast
        #expect(scroll.decelerationRate == .fast)
        #expect(RunLoopMode.commonModes == RunLoop.Mode.common)
        let constraint = scroll.widthAnchor.constraint(equalToConstant: 1)
        constraint.priority = 999
        #expect(constraint.priority == UILayoutPriority(999))
        let window = UIWindow()
        window.windowLevel = UIWindowLevelAlert + 1
        #expect(window.windowLevel.rawValue == 2001)
    }

    @Test("a text of strings is looked up with a bundle and a value") func localizedStrings() {
        #expect(NSLocalizedString("a", bundle: .main, value: "A", comment: "") == "a!")
        #expect(NSLocalizedString("a", tableName: nil, value: "A", comment: "") == "a!")
        #expect(NSLocalizedString("a", tableName: nil, bundle: Bundle.main, value: "", comment: "") == "a!")
    }

    @Test("a data detector finds links, mail addresses and phone numbers") func dataDetector() throws {
        let types =
            NSTextCheckingResult.CheckingType.link.rawValue
            | NSTextCheckingResult.CheckingType.phoneNumber.rawValue
        let detector = try NSDataDetector(types: types)
        let text = "See https://example.com/a?b=1, ask me@example.com or call +49 30 123456."
        let found = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        #expect(found.map(\.url?.absoluteString) == ["https://example.com/a?b=1", "mailto:me@example.com", nil])
        #expect(found.last?.phoneNumber == "+49 30 123456")
    }

    @Test("a section's snapshot shows the items of expanded ones") func sectionSnapshot() {
        var section = NSDiffableDataSourceSectionSnapshot<String>()
        section.append(["a", "b"])
        section.append(["c"], to: "a")
        #expect(section.visibleItems == ["a", "b"])
        section.expand(["a"])
        #expect(section.visibleItems == ["a", "c", "b"])
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { _, _, _ in nil }
        source.apply(section, to: 0)
        #expect(source.snapshot().itemIdentifiers == ["a", "c", "b"])
    }

    @Test("attributed strings keep their attributes both ways") func attributedStrings() {
        let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: " plain"))
        let converted = NSAttributedString(AttributedString(text))
        #expect(converted.string == "red plain")
        #expect(converted.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(converted.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
    }
}
