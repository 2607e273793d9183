import RNFoundation

extension Text {
    /// The form of a date; relative ones follow the run's clock.
    public struct DateStyle: Hashable, Codable, Sendable {
        private enum Form: Codable { case time, date, relative, offset, timer }
        private let form: Form
        public static let time = DateStyle(form: .time)
        public static let date = DateStyle(form: .date)
        public static let relative = DateStyle(form: .relative)
        public static let offset = DateStyle(form: .offset)
        public static let timer = DateStyle(form: .timer)

        /// `true` for a distance from the present.
        var isDistance: Bool { form == .relative || form == .offset || form == .timer }

        func text(_ date: Date, _ environment: EnvironmentValues) -> String {
            let distance = date.timeIntervalSince(Date())
            switch form {
            case .time, .date:
                let formatter = DateFormatter()
                formatter.locale = environment.locale
                formatter.timeZone = environment.timeZone
                formatter.timeStyle = form == .time ? .short : .none
                formatter.dateStyle = form == .date ? .long : .none
                return formatter.string(from: date)
            case .relative: return Self.words(abs(distance))
            case .offset: return (distance < 0 ? "-" : "+") + Self.words(abs(distance))
            case .timer: return Self.clock(abs(distance))
            }
        }

        /// The two largest units, as "2 hours, 5 min".
        private static func words(_ seconds: TimeInterval) -> String {
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = .short
            formatter.allowedUnits = [.year, .month, .day, .hour, .minute, .second]
            formatter.maximumUnitCount = 2
            return formatter.string(from: seconds.rounded()) ?? ""
        }

        /// Hours, minutes and seconds, as "1:02:03" or "2:03".
        static func clock(_ seconds: TimeInterval) -> String {
            let whole = Int(max(0, seconds).rounded(.down))
            func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
            let (hours, minutes) = (whole / 3600, whole / 60 % 60)
            return hours > 0
                ? "\(hours):\(two(minutes)):\(two(whole % 60))" : "\(minutes):\(two(whole % 60))"
        }
    }
}
