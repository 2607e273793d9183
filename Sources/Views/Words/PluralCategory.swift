/// CLDR's plural category of a number.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    case zero, one, two, few, many, other
}

extension PluralCategory {
    /// The category of a whole number in one of the system's languages (CLDR 42, cardinals).
    package init(of count: Int, in language: SystemLanguage) {
        let number = count.magnitude
        let (tens, hundreds) = (number % 10, number % 100)
        // "2 millions de notifications": French, Spanish and Portuguese need a preposition.
        let isMillions = number != 0 && number.isMultiple(of: 1_000_000)
        self =
            switch language {
            case .zhHans, .zhHant, .ja, .ko: .other
            case .en, .de: number == 1 ? .one : .other
            case .es: number == 1 ? .one : isMillions ? .many : .other
            case .fr, .ptBR: number <= 1 ? .one : isMillions ? .many : .other
            case .he: number == 1 ? .one : number == 2 ? .two : .other
            case .ru:
                if tens == 1, hundreds != 11 {
                    .one
                } else if (2...4).contains(tens), !(12...14).contains(hundreds) {
                    .few
                } else {
                    .many
                }
            case .ar:
                switch number {
                case 0: .zero
                case 1: .one
                case 2: .two
                default: (3...10).contains(hundreds) ? .few : hundreds >= 11 ? .many : .other
                }
            }
    }
}
