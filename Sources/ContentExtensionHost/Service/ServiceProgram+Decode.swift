import Basics
import Views

extension ServiceProgram {
    /// Decodes the object under a descriptor's key `service`.
    /// - Parameter values: the descriptor's values, which texts may refer to.
    static func decode(_ object: ObjectReader, values: [DeclaredValue], context: ProgramDecoding) -> ServiceProgram {
        defer { object.finish() }
        var program = ServiceProgram()
        program.values = values
        program.changes = object.object("set").map { ContentChanges.decode($0, context: context) } ?? .init()
        let attachments = object.array("attachments") ?? []
        program.attachments = attachments.prefix(Limits.serviceAttachments).compactMap { element in
            ServiceAttachment.decode(
                ObjectReader(element.value, path: element.path, report: context.report), context: context)
        }
        if attachments.count > Limits.serviceAttachments {
            let extra = attachments[Limits.serviceAttachments]
            context.report.add(
                .error, "too-many-attachments",
                "a service extension attaches at most \(Limits.serviceAttachments) files",
                at: extra.value.position, path: extra.path, hint: "the system shows only the first")
        }
        program.delay = object.number("after", in: 0...Limits.advanceSeconds) ?? 0
        program.expiry = object.object("onExpire").map { expiry in
            defer { expiry.finish() }
            return expiry.object("set").map { ContentChanges.decode($0, context: context) } ?? .init()
        }
        program.neverCompletes = object.bool("neverCompletes") ?? false
        program.crash = object.string("crash")
        return program
    }
}

extension ServiceAttachment {
    fileprivate static func decode(_ object: ObjectReader, context: ProgramDecoding) -> ServiceAttachment? {
        defer { object.finish() }
        let identifier = object.raw("identifier") == nil ? "" : object.identifier("identifier") ?? ""
        let url = object.require("url") ? object.bound("url", .address, context) : nil
        let options = object.object("options").map { AttachmentOptions.decode($0) } ?? .init()
        if let hint = options.typeHint, MediaType.hinted(hint) == nil, let raw = object.value["options"] {
            context.report.unknownName(
                hint, "a type that notifications take", raw["typeHint"] ?? raw, path: object.child("options"),
                among: MediaType.identifiers)
        }
        let isOptional = object.bool("optional") ?? false
        let source = context.report.span(object.value, object.path)
        return url.map {
            ServiceAttachment(identifier: identifier, url: $0, options: options, isOptional: isOptional, source: source)
        }
    }
}

extension ContentChanges {
    static func decode(_ object: ObjectReader, context: ProgramDecoding) -> ContentChanges {
        defer { object.finish() }
        var changes = ContentChanges()
        changes.title = object.bound("title", .text, context)
        changes.subtitle = object.bound("subtitle", .text, context)
        changes.body = object.bound("body", .text, context)
        changes.badge = object.bound("badge", .integer(0...Int(Int32.max)), context)
        changes.threadIdentifier = object.bound("threadIdentifier", .text, context)
        changes.categoryIdentifier = object.bound("categoryIdentifier", .text, context)
        changes.userInfo = (object.entries("userInfo") ?? []).compactMap { entry in
            ValueRule<JSONValue>.userInfo.bound(entry.value, path: entry.path, context: context)
                .map { DeclaredValue(name: entry.key, value: $0) }
        }
        return changes
    }
}

extension ValueRule<JSONValue> {
    /// Any JSON value; texts may be templates.
    fileprivate static var userInfo: ValueRule<JSONValue> { ValueRule(.text) { value, _, _ in value } }
}
