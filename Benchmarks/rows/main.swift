import ContentExtensionHost
import RenderNotification
import Renderer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// rows-bench repeat N | memory N: the reference card, row by row, as a batch's worker has them.
//   repeat N   reads N rows that look the same and finds their key: for callgrind, N against 2 N.
//   memory N   reads N rows of 1,000 looks with names of their own, draws every hundredth, and prints by how many KB the
//              process grew from the tenth part of the rows to the last.

let arguments = CommandLine.arguments
guard arguments.count == 3, let count = Int(arguments[2]), count > 0, ["repeat", "memory"].contains(arguments[1]) else {
    print("rows-bench repeat|memory N")
    exit(64)
}

let card = "Benchmarks/card"
let payload = String(decoding: try FileReader.read("\(card)/plain.json", limit: Limits.payloadBytes), as: UTF8.self)
    .split(separator: "\n").joined(separator: " ")

let renderer = try RowRenderer(
    BatchSettings(
        notification: PushNotification(
            payload: PayloadSource(nil), extensions: [.descriptor("\(card)/descriptor.json")]),
        on: Device(model: .named("iphone-16") ?? .iPhone8), fonts: try FontLibrary()))

/// The row of a number: what isn't shown is its own, what is shown is one of so many.
func row(_ number: Int, looks: Int) -> [UInt8] {
    let text = payload.replacing("Order 48213", with: "Order \(48213 + number % looks)")
    return Array(#"{"id": "\#(number)", "payload": \#(text)}"#.utf8)
}

var keys: Set<Fingerprint> = []
switch arguments[1] {
case "repeat":
    let line = row(0, looks: 1)
    for number in 1...count {
        let row = try BatchRow.decode(line, at: SourceSpan(file: "rows.ndjson", line: number))
        keys.insert(try renderer.look(of: row).key)
    }
    print("rows\t\(count)\nlooks\t\(keys.count)")
default:
    var start = 0
    for number in 1...count {
        let row = try BatchRow.decode(row(number, looks: 1_000), at: SourceSpan(file: "rows.ndjson", line: number))
        let look = try renderer.look(of: row)
        if number % 100 == 0 { _ = try renderer.draw(look) }
        if keys.count < 1_000 { keys.insert(look.key) }
        if number == max(1, count / 10) { start = try residentKilobytes() }
    }
    print("rows\t\(count)\nlooks\t\(keys.count)\nstart\t\(start) KB\ngrowth\t\(try residentKilobytes() - start) KB")
}

/// The process's memory, from /proc.
func residentKilobytes() throws -> Int {
    // FileReader takes it for a file of no bytes and reads it all the same.
    let status = String(decoding: try FileReader.read("/proc/self/status", limit: 65_536), as: UTF8.self)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
}
