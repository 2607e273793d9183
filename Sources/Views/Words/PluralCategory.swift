/// CLDR's plural category of a number.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    case zero, one, two, few, many, other
}

extension PluralCategory {
    /// The category of a whole number in one of the system's languages (CLDR 42, cardinals).
    package init(of count: Int, in language: SystemLanguage) {
        let number = count.magnitude
        let (tens, hundreds) = (number % 10, number % 100)
        // "2 millions de notifications": Romance languages need a preposition.
        let isMillions = number != 0 && number.isMultiple(of: 1_000_000)
        // "22 уведомления", but "12 уведомлений".
        let endsInFew = (2...4).contains(tens) && !(12...14).contains(hundreds)
        self =
            switch language {
            case .zhHans, .zhHant, .ja, .ko, .th, .vi, .id: .other
            case .en, .de, .nl, .sv, .da, .nb, .fi, .tr, .hu, .el: number == 1 ? .one : .other
            case .es, .it, .ptPT: number == 1 ? .one : isMillions ? .many : .other
            case .fr, .ptBR: number <= 1 ? .one : isMillions ? .many : .other
            case .he: number == 1 ? .one : number == 2 ? .two : .other
            case .cs, .sk: number == 1 ? .one : (2...4).contains(number) ? .few : .other
            case .pl: number == 1 ? .one : endsInFew ? .few : .many
            case .ru, .uk: tens == 1 && hundreds != 11 ? .one : endsInFew ? .few : .many
            case .ro: number == 1 ? .one : number == 0 || (1...19).contains(hundreds) ? .few : .other
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
