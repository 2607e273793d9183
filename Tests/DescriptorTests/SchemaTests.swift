import TestSupport
import FoundationEssentials
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import Views

/// Schemas/descriptor.schema.json, read with our reader.
private struct Schema {
    let root: JSONValue

    init() throws {
        let path = Repository.path("Schemas/descriptor.schema.json")
        root = try JSONReader.read(FileReader.read(path, limit: Limits.descriptorBytes), file: path)
    }

    /// A definition by name; the empty name is the document.
    func definition(_ name: String) throws -> JSONValue {
        name.isEmpty ? root : try #require(root["$defs"]?[name], "no definition is called \(name)")
    }

    /// The keys of a definition.
    func keys(_ name: String) throws -> Set<String> {
        let members = try #require(definition(name)["properties"]?.members, "\(name) has no properties")
        return Set(members.map(\.key).filter { !$0.hasPrefix("$") })
    }

    /// The definitions that satisfy a condition.
    func names(where isIncluded: (JSONValue) -> Bool) -> [String] {
        let definitions = root["$defs"]?.members ?? []
        return (isIncluded(root) ? [""] : []) + definitions.filter { isIncluded($0.value) }.map(\.key)
    }
}

/// An unknown key without similar ones.
private let stranger = "qqqqqqqqqqqqqqqqqqqqqqqq"

/// The keys known to the decoder at the position of `stranger`, taken from its hint.
private func knownKeys(in members: String) throws -> Set<String> {
    let folder = try TemporaryFolder()
    let app = members.hasPrefix("\"app\"") ? "" : "\"app\": {\"name\": \"a\"}, "
    let text = "{\(app)\"categories\": \"a\", \(members)}"
        .replacing("{STRANGER", with: "{\"\(stranger)\": 0")
    let path = try folder.write(text, to: "descriptor.json")
    do throws(InputError) {
        _ = try ExtensionDescriptor.load(path: path)
        Issue.record("nothing minds an unknown key in \(members)")
        return []
    } catch {
        let finding = try #require(error.diagnostics.first { $0.code == "unknown-key" }, "\(error)")
        let list = try #require(finding.hint?.firstIndex(of: ":").map { finding.hint?[$0...].dropFirst() } ?? nil)
        return Set(list.split(separator: ",").map { $0.filter { $0 != " " } }.filter { !$0.hasPrefix("$") })
    }
}

private let clippingRect =
    "\"service\": {\"attachments\": [{\"options\": {\"thumbnailClippingRect\": {STRANGER}}}]}"

/// Definitions that allow no other keys, each with a descriptor that contains it.
private let closedDefinitions: [(name: String, members: String)] = [
    ("", "\"\(stranger)\": 0"),
    ("app", "\"app\": {STRANGER, \"name\": \"a\"}"),
    ("category", "\"registeredCategories\": [{STRANGER}]"),
    (
        "sentence",
        "\"registeredCategories\": [{\"identifier\": \"a\", \"categorySummaryFormat\": {STRANGER, \"other\": \"a\"}}]"
    ),
    ("action", "\"registeredCategories\": [{\"identifier\": \"a\", \"actions\": [{STRANGER}]}]"),
    ("boundAction", "\"actions\": [{STRANGER}]"),
    ("actionIconObject", "\"actions\": [{\"identifier\": \"a\", \"title\": \"a\", \"icon\": {STRANGER}}]"),
    ("textInput", "\"actions\": [{\"identifier\": \"a\", \"title\": \"a\", \"textInput\": {STRANGER}}]"),
    ("size", "\"preferredContentSize\": {STRANGER}"),
    ("addedRequest", "\"receive\": {\"addRequest\": {STRANGER}}"),
    ("trigger", "\"receive\": {\"addRequest\": {\"trigger\": {STRANGER}}}"),
    ("dateComponents", "\"receive\": {\"addRequest\": {\"trigger\": {\"dateMatching\": {STRANGER}}}}"),
    ("response", "\"responses\": {\"*\": {STRANGER}}"),
    ("step", "\"responses\": {\"*\": {\"then\": [{STRANGER}]}}"),
    ("effects", "\"receive\": {STRANGER}"),
    ("viewEvents", "\"view\": {\"id\": \"a\"}, \"events\": {\"a\": {STRANGER}}"),
    ("media", "\"media\": {STRANGER}"),
    ("service", "\"service\": {STRANGER}"),
    ("serviceExpiry", "\"service\": {\"onExpire\": {STRANGER}}"),
    ("contentChanges", "\"service\": {\"set\": {STRANGER}}"),
    ("serviceAttachment", "\"service\": {\"attachments\": [{STRANGER}]}"),
    ("attachmentOptions", "\"service\": {\"attachments\": [{\"options\": {STRANGER}}]}"),
    ("rectDictionary", clippingRect),
    ("timeDictionary", "\"service\": {\"attachments\": [{\"options\": {\"thumbnailTime\": {STRANGER}}}]}"),
    ("cases", "\"title\": {STRANGER, \"switch\": \"{{body}}\", \"cases\": {}}"),
    ("choice", "\"title\": {STRANGER, \"when\": \"body\", \"then\": \"a\"}"),
    ("numberFormat", "\"title\": {STRANGER, \"number\": \"userInfo.a\"}"),
    ("split", "\"title\": {STRANGER, \"split\": \"body\", \"separator\": \",\"}"),
    ("durationFormat", "\"title\": {STRANGER, \"duration\": \"userInfo.a\"}"),
    ("arithmetic", "\"title\": {STRANGER, \"sum\": [1, 2]}"),
    ("dateFormat", "\"title\": {STRANGER, \"date\": \"userInfo.a\"}"),
    ("dynamicColor", "\"view\": {\"backgroundColor\": {STRANGER, \"light\": \"#FFF\", \"dark\": \"#000\"}}"),
    ("fontDescription", "\"view\": {\"type\": \"label\", \"font\": {STRANGER}}"),
    ("imageObject", "\"view\": {\"type\": \"image\", \"image\": {STRANGER, \"symbol\": \"bell\"}}"),
    ("sides", "\"view\": {\"margins\": {STRANGER}}"),
    ("borderObject", "\"view\": {\"border\": {STRANGER}}"),
    ("gradientObject", "\"view\": {\"type\": \"path\", \"gradient\": {STRANGER}}"),
    ("shadowObject", "\"view\": {\"shadow\": {STRANGER}}"),
    ("distances", "\"view\": {\"placement\": {STRANGER}}"),
    ("axisPriorities", "\"view\": {\"hugging\": {STRANGER}}"),
    ("run", "\"view\": {\"type\": \"label\", \"attributedText\": [{STRANGER}]}"),
    ("segment", "\"view\": {\"type\": \"segmentedControl\", \"segments\": [{STRANGER}]}"),
    ("literalText", "\"title\": {STRANGER, \"literal\": \"a\"}"),
    ("constraint", "\"view\": {\"constraints\": [{STRANGER}]}"),
    ("systemSpacing", "\"view\": {\"constraints\": [{\"constant\": {STRANGER}}]}"),
    ("autoresizingFrame", "\"view\": {\"autoresizing\": {STRANGER}}"),
    ("test", "\"view\": {\"visibleWhen\": {STRANGER, \"key\": \"userInfo.a\"}}"),
    ("repeat", "\"view\": {\"children\": [{\"repeat\": {STRANGER, \"over\": \"userInfo.a\"}}]}"),
]

@Test("The schema has the decoder's keys, and no others", arguments: closedDefinitions)
func schemaKeys(_ name: String, _ members: String) throws {
    #expect(try Schema().keys(name) == knownKeys(in: members))
}

@Test func everyClosedDefinitionMatchesTheDecoder() throws {
    let schema = try Schema()
    let closed = schema.names { $0["additionalProperties"]?.bool == false }
    #expect(closed.sorted() == closedDefinitions.map(\.name).sorted())
}

@Test(arguments: ViewKind.allCases.map(\.rawValue)) func schemaKeysOfViews(_ type: String) throws {
    let schema = try Schema()
    let branch = try #require(
        schema.definition("view")["allOf"]?.array?.dropFirst().first { branch in
            let condition = branch["if"]?["properties"]?["type"]
            return condition?["const"]?.string == type
                || condition?["enum"]?.array?.contains { $0.string == type } ?? false
        } ?? JSONValue(.null))
    var keys = try schema.keys("view").union(schema.keys("common"))
    if let own = branch["then"]?["$ref"]?.string?.split(separator: "/").last {
        keys.formUnion(try schema.keys(String(own)))
    }
    #expect(keys == Set(ViewTemplate.knownKeys(of: try #require(ViewKind(rawValue: type)))))
}

private func names<Choice: RawRepresentable & CaseIterable>(_ type: Choice.Type) -> [String]
where Choice.RawValue == String {
    Choice.allCases.map(\.rawValue)
}

/// Definitions of lists of names, and the names accepted by the decoder.
private let enumerations: [(name: String, names: [String])] = [
    ("actionOption", NotificationAction.Options.names.map(\.key)),
    ("categoryOption", NotificationCategory.Options.names.map(\.key)),
    ("responseOption", names(CompletionName.self)),
    ("mediaButtonType", names(MediaPlayPauseButtonType.self)),
    ("viewType", names(ViewKind.self)),
    ("colorName", Color.names),
    ("textStyle", names(TextStyle.self)),
    ("fontWeight", names(FontWeight.self)),
    ("fontDesign", names(Font.Design.self)),
    ("cornerCurve", names(CornerCurve.self)), ("corner", names(Corner.self)),
    ("lineCap", names(Stroke.Cap.self)), ("lineJoin", names(Stroke.Join.self)),
    ("textAlignment", names(TextAlignment.self)),
    ("lineBreakMode", names(LineBreakMode.self)),
    ("contentMode", names(ContentMode.self)),
    ("renderingMode", names(RenderingMode.self)),
    ("borderStyle", names(TextField.BorderStyle.self)),
    ("buttonType", names(ButtonType.self)),
    ("buttonConfiguration", names(ButtonConfiguration.self)),
    ("cornerStyle", names(Button.CornerStyle.self)),
    ("imagePlacement", names(Button.ImagePlacement.self)),
    ("titleAlignment", names(Button.TitleAlignment.self)),
    ("horizontalAlignment", names(Button.HorizontalAlignment.self)),
    ("verticalAlignment", names(Button.VerticalAlignment.self)),
    ("progressStyle", names(ProgressView.Style.self)),
    ("indicatorStyle", names(ActivityIndicator.Style.self)),
    ("mapType", names(MapView.MapType.self)),
    ("datePickerStyle", names(DatePicker.Style.self)),
    ("datePickerMode", names(DatePicker.Mode.self)),
    ("listRole", names(ListRole.self)),
    ("tableStyle", names(TableView.Style.self)),
    ("separatorStyle", names(TableView.SeparatorStyle.self)),
    ("accessory", names(Cell.Accessory.self)),
    ("cellStyle", names(Cell.Style.self)),
    ("axis", names(Axis.self)),
    ("stackAlignment", names(Stack.Alignment.self)),
    ("stackDistribution", names(Stack.Distribution.self)),
    ("layoutAttribute", names(LayoutAttribute.self)),
    ("layoutRelation", names(LayoutRelation.self)),
    ("autoresizingOption", Autoresizing.Mask.names.map(\.key)),
    ("material", names(Material.self)),
    ("numberStyle", names(NumberFormat.Style.self)),
    ("dateStyle", names(DateFormat.Style.self)),
    ("unitsStyle", names(DurationFormat.Style.self)),
    ("onReceive", names(ReceiveName.self)),
]

@Test(arguments: enumerations) func schemaNames(_ name: String, _ names: [String]) throws {
    #expect(try Schema().definition(name)["enum"]?.array?.compactMap(\.string).sorted() == names.sorted())
}

@Test func everyListOfNamesMatchesTheDecoder() throws {
    #expect(try Schema().names { $0["enum"] != nil }.sorted() == enumerations.map(\.name).sorted())
}

@Test func schemaNumbersAreTheLimits() throws {
    let schema = try Schema()
    func range(_ name: String) throws -> ClosedRange<Double>? {
        let definition = try schema.definition(name)
        guard let low = definition["minimum"]?.number, let high = definition["maximum"]?.number else { return nil }
        return low...high
    }
    #expect(try range("contentSizeRatio") == Limits.contentSizeRatio)
    #expect(try range("fontSize") == Limits.fontSize)
    let multiplier = try schema.definition("constraint")["properties"]?["multiplier"]
    #expect(multiplier?["maximum"]?.number == Limits.multiplier)
    #expect(try schema.definition("repeat")["properties"]?["limit"]?["maximum"]?.number == Double(Limits.repeatCount))
    #expect(try schema.definition("step")["properties"]?["after"]?["maximum"]?.number == Limits.delaySeconds)
    #expect(try schema.definition("seconds")["anyOf"]?.array?.first?["maximum"]?.number == Limits.delaySeconds)
    let interval = try schema.definition("trigger")["properties"]?["timeInterval"]
    #expect(interval?["maximum"]?.number == Limits.advanceSeconds)
    for name in CalendarComponents.Name.allCases {
        let component = try schema.definition("dateComponents")["properties"]?[name.rawValue]
        #expect(component?["minimum"]?.number == Double(name.range.lowerBound))
        #expect(component?["maximum"]?.number == Double(name.range.upperBound))
    }
    let times = try schema.definition("step")["properties"]?["times"]
    #expect(times?["maximum"]?.number == Double(Limits.effectTimes))
}

@Test func everyKeyIsDescribedAndDocumented() throws {
    let schema = try Schema()
    let path = Repository.path("docs/descriptor.md")
    let documentation = String(decoding: try FileReader.read(path, limit: Limits.descriptorBytes), as: UTF8.self)
    for definition in schema.names(where: { $0["properties"] != nil }) {
        for member in try schema.definition(definition)["properties"]?.members ?? [] where member.key != "$schema" {
            let key = member.key
            #expect(
                documentation.contains("`\(key)`") || documentation.contains("\"\(key)\""),
                "\(definition).\(key) isn't in docs/descriptor.md")
            let target = member.value["$ref"]?.string?.split(separator: "/").last.map(String.init)
            let text = try member.value["description"] ?? target.flatMap { try schema.definition($0)["description"] }
            #expect(text?.string?.isEmpty == false, "\(definition).\(key) has no description")
        }
    }
}

/// People copy from the showcase, so it must be complete.
@Test func showcaseUsesEveryKeyOfEffects() throws {
    let path = Repository.fixture("templates/effects/descriptor.json")
    let text = String(decoding: try FileReader.read(path, limit: Limits.descriptorBytes), as: UTF8.self)
    let program = ["loaded", "receive", "events", "responses", "accessoryView", "inputView", "canBecomeFirstResponder"]
    let keys = try ["effects", "step", "response", "viewEvents", "media"].flatMap { try Schema().keys($0) }
    for key in Set(keys + program) where !text.contains("\"\(key)\":") {
        Issue.record("\(key) isn't in templates/effects")
    }
}
