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

// rows-bench repeat N | memory N: reads rows of the reference card as a batch's worker does.
//   repeat N   reads N equal rows and finds their key: run under callgrind with N and 2 N.
//   memory N   reads N rows of 1,000 pictures with different identifiers, draws every hundredth, and prints by how many
//              KB the process grew from the first tenth of the rows to the last row.

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

/// The row with a number: its identifier differs from all others, its text is one of `looks`.
func row(_ number: Int, looks: Int) -> [UInt8] {
    let text = payload.replacing("Order 48213", with: "Order \(48213 + number % looks)")
    return Array(#"{"id": "\#(number)", "payload": \#(text)}"#.utf8)
}

var fingerprints: Set<Digest> = []
switch arguments[1] {
case "repeat":
    let line = row(0, looks: 1)
    for number in 1...count {
        let row = try BatchRow.decode(line, at: SourceSpan(file: "rows.ndjson", line: number))
        fingerprints.insert(try renderer.prepare(row).fingerprint)
    }
    print("rows\t\(count)\nlooks\t\(fingerprints.count)")
default:
    var start = 0
    for number in 1...count {
        let row = try BatchRow.decode(row(number, looks: 1_000), at: SourceSpan(file: "rows.ndjson", line: number))
        let prepared = try renderer.prepare(row)
        if number % 100 == 0 { _ = try renderer.draw(prepared) }
        if fingerprints.count < 1_000 { fingerprints.insert(prepared.fingerprint) }
        if number == max(1, count / 10) { start = try residentKilobytes() }
    }
    print(
        "rows\t\(count)\nlooks\t\(fingerprints.count)\nstart\t\(start) KB\ngrowth\t\(try residentKilobytes() - start) KB"
    )
}

/// The process's resident memory, from /proc.
func residentKilobytes() throws -> Int {
    // FileReader sees a file of 0 bytes and reads it nonetheless.
    let status = String(decoding: try FileReader.read("/proc/self/status", limit: 65_536), as: UTF8.self)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
}
