import Basics
import ContentExtensionHost
import SourceReading
import Views

/// The categories that an app's sources make, as far as they are written in constants.
struct RegisteredCategories {
    private(set) var categories: [NotificationCategory] = []
    /// The categories and actions that couldn't be read.
    private(set) var notes: [Diagnostic] = []
    /// `false` if the app may register others.
    private(set) var isComplete = true

    /// A place in the sources.
    private struct Place: Hashable {
        var file: String
        var position: SourcePosition
    }

    /// The last one for categories that are written as `.init(…)`.
    private static let words = [
        "UNNotificationCategory", "UNNotificationAction", "UNTextInputNotificationAction", "setNotificationCategories",
    ]
    /// Rounds of parsing files that declare names of the files before, and levels of functions that call others.
    private static let rounds = 3
    /// Steps of one function.
    private static let steps = 20_000
    /// Steps of all functions: those that make categories come first, and names such as `configure` have many callers.
    private static let allSteps = 200_000

    /// Reads an app's files.
    /// - Parameters:
    ///   - localized: looks up a text by key and table.
    ///   - assets: finds images of the app.
    init(_ sources: AppSources, localized: @escaping (String, String?) -> String?, assets: AssetFinder?) {
        var sources = sources
        guard sources.parse(holding: Self.words) else { return }
        var (evaluator, isWhole) = Self.evaluated(sources, localized)
        for _ in 1..<Self.rounds {
            let names = evaluator.missing.filter(Self.mayBeDeclared)
            guard !names.isEmpty, sources.parse(declaring: names) else { break }
            (evaluator, isWhole) = Self.evaluated(sources, localized)
        }
        isComplete = sources.isComplete && isWhole
        collect(evaluator.events, CategoryReader(assets: assets))
    }

    /// `true` for a name that an app's file may declare: a type of constants may have the system's prefix.
    private static func mayBeDeclared(_ name: String) -> Bool {
        let isOwn = name.hasPrefix("UN") && !systemNames.contains { name.hasPrefix($0) }
        return name.count > 1 && (isOwn || !CodeEvaluator.isSystemType(name))
    }

    private static let systemNames = [
        "UNAuthorization", "UNCalendar", "UNError", "UNLocation", "UNMutable", "UNNotification", "UNPush",
        "UNTextInput", "UNTimeInterval", "UNUserNotification",
    ]

    /// Follows the functions and constants that make categories, and those that call them.
    /// - Returns: what they do, and `false` if the limit left some out.
    private static func evaluated(
        _ sources: AppSources, _ localized: @escaping (String, String?) -> String?
    ) -> (evaluator: CodeEvaluator, isWhole: Bool) {
        var evaluator = CodeEvaluator(sources.model, localized: localized)
        evaluator.changesFlags = true
        var left = allSteps
        func share(_ follow: () -> Void) {
            let given = min(steps, left)
            evaluator.refill(given)
            follow()
            left -= given - max(0, evaluator.steps)
        }
        var words = Self.words
        var done = unused(sources)
        for _ in 0..<rounds {
            var next: Set<String> = []
            for function in sources.model.functions {
                let place = Place(file: function.file, position: function.value.position)
                guard !done.contains(place), sources.holds(words, in: function.value.bytes, of: function.file)
                else { continue }
                guard left > 0 else { return (evaluator, false) }
                done.insert(place)
                share { evaluator.follow(function) }
                if function.value.name != "init" {
                    next.formUnion([function.value.name + "(", function.value.name + ":", function.value.name + "]"])
                } else if let type = function.type {
                    next.insert(type + "(")
                }
            }
            for variable in sources.model.variables where variable.value.name.count > 1 {
                let place = Place(file: variable.file, position: variable.value.position)
                guard !done.contains(place), sources.holds(words, in: variable.value.bytes, of: variable.file)
                else { continue }
                guard left > 0 else { return (evaluator, false) }
                done.insert(place)
                share { evaluator.follow(variable) }
                next.insert("." + variable.value.name)
            }
            if next.isEmpty { break }
            words = next.sorted()
        }
        return (evaluator, true)
    }

    /// The functions that register categories and that nothing calls, if others that do are called.
    private static func unused(_ sources: AppSources) -> Set<Place> {
        let all = sources.model.functions.filter { function in
            sources.holds(["setNotificationCategories"], in: function.value.bytes, of: function.file)
        }
        if all.count < 2 { return [] }
        let unused = sources.uncalled(all)
        if unused.count == all.count { return [] }
        return Set(unused.map { Place(file: $0.file, position: $0.value.position) })
    }

    private mutating func collect(_ events: [CodeEvaluator.Event], _ reader: CategoryReader) {
        var places: [Place] = []
        var found: [Place: [(value: NotificationCategory, isComplete: Bool)]] = [:]
        for case .made(let object, let file) in events where object.type == "UNNotificationCategory" {
            let place = Place(file: file, position: object.position)
            if found[place] == nil { places.append(place) }
            let category = reader.category(object)
            found[place, default: []] += category.map { [$0] } ?? []
        }
        for place in places {
            let span = SourceSpan(file: place.file, line: place.position.line, column: place.position.column)
            let known = found[place] ?? []
            if known.isEmpty {
                isComplete = false
                notes.append(
                    Diagnostic(
                        .note, "category-unread",
                        "the identifier of this category isn't a constant in the sources, so it isn't registered here",
                        at: span, hint: "write it as registeredCategories in a bindings.json"))
            }
            for (category, isComplete) in known where !isComplete {
                if known.contains(where: { $0.isComplete && $0.value.identifier == category.identifier }) { continue }
                notes.append(
                    Diagnostic(
                        .note, "category-unread",
                        "not all actions of the category \(category.identifier.quoted()) are constants in the sources",
                        at: span, hint: "write it as registeredCategories in a bindings.json"))
            }
            for (category, isComplete) in known { add(category, isComplete: isComplete) }
        }
        notes = Array(notes.prefix(Limits.unknownKeys))
    }

    /// Adds categories that other sources than the app's make.
    mutating func add(_ others: [NotificationCategory]) { for other in others { add(other, isComplete: true) } }

    private var incomplete: Set<String> = []

    /// Adds a category, unless it is known: one whose actions are all known comes first.
    private mutating func add(_ category: NotificationCategory, isComplete: Bool) {
        if let index = categories.firstIndex(where: { $0.identifier == category.identifier }) {
            guard isComplete, incomplete.remove(category.identifier) != nil else { return }
            categories[index] = category
        } else {
            categories.append(category)
            if !isComplete { incomplete.insert(category.identifier) }
        }
    }
}
