import Basics
import Views

@testable import LiveActivities

/// The code of a widget that shows the text of its state, and keeps what it was told.
final class ScriptedProgram: ActivityProgram {
    let type: String
    /// The reading of the next values.
    var reading = ActivityReading.read(unread: [], dates: [], sizes: [:])
    private(set) var shown: [ActivityValues] = []
    private(set) var isEnded = false

    init(type: String) { self.type = type }

    func show(_ values: ActivityValues) -> ActivityReading {
        shown.append(values)
        return reading
    }

    func views() -> ActivityViews {
        var views = ActivityViews()
        let text = shown.last?.state["text"]?.string ?? ""
        views[.lockScreen] = ActivityViews.Part(
            view: ViewNode(.label(Label(text))), size: Size(width: 370, height: 64))
        return views
    }

    func end() { isEnded = true }
}

/// A centre of activities with scripted code, and what it reported.
final class ScriptedCenter {
    private(set) var programs: [ScriptedProgram] = []
    let report = DiagnosticCollector(file: "push.json")
    /// The reading that new programs begin with.
    var reading = ActivityReading.read(unread: [], dates: [], sizes: [:])
    /// The names of the app's types, before the first push.
    var types = ["Delivery"]
    private(set) lazy var center = ActivityCenter(types: types, report: report) {
        [unowned self] type throws(InputError) in
        let program = ScriptedProgram(type: type)
        program.reading = reading
        programs.append(program)
        return program
    }

    /// The codes of the errors for which the device ignores a push; none for one that has an effect.
    func receive(_ push: ActivityPush, for identifier: String? = nil, at date: Double? = nil) throws -> [String] {
        do {
            try center.receive(push, for: identifier, at: date ?? push.timestamp ?? ActivityPushes.date)
            return []
        } catch let error as InputError { return error.diagnostics.map(\.code) }
    }

    func identifiers(at date: Double) throws -> [String] { try center.scene(at: date).items.map(\.identifier) }

    var codes: [String] { report.diagnostics.map(\.code) }

    /// What happened, each as `kind identifier +seconds`.
    var events: [String] {
        center.events.map { "\($0.kind) \($0.identifier) +\(Int($0.date - ActivityPushes.date))" }
    }
}
