@_exported import RNFoundation
import RNUIKit

/// The main loop of an extension's process: one JSON line a call, one a reply, and questions in between.
public enum ExtensionProcess {
    /// Serves calls until the tool closes the pipe.
    public static func run(_ classes: [HostedClass]) {
        ClassRegistry.classes = classes
        guard let pipe = Pipe.fromEnvironment() else {
            FileHandle.standardError.write(Data("RN_INPUT and RN_OUTPUT name the pipes to the tool\n".utf8))
            return
        }
        Host.shared.ask = { question in
            pipe.write(question)
            return pipe.read() ?? [:]
        }
        Host.isClockVirtual = true
        TaskExecution.start()
        let session = Session()
        while let call = pipe.read() { pipe.write(session.answer(call)) }
    }
}

/// The two descriptors to the tool.
private struct Pipe {
    private let input: FileHandle
    private let output: FileHandle
    private let buffer = Buffer()

    private final class Buffer { var bytes = Data() }

    /// The tool names the descriptors in `RN_INPUT` and `RN_OUTPUT`: standard input and output are the code's own.
    static func fromEnvironment() -> Pipe? {
        func descriptor(_ name: String) -> Int32? {
            getenv(name).flatMap { Int32(String(cString: $0)) }
        }
        guard let input = descriptor("RN_INPUT"), let output = descriptor("RN_OUTPUT") else { return nil }
        return Pipe(
            input: FileHandle(fileDescriptor: input, closeOnDealloc: false),
            output: FileHandle(fileDescriptor: output, closeOnDealloc: false))
    }

    /// The next line as JSON; `nil` at the end, or for a line that isn't JSON.
    func read() -> JSON? {
        var searched = 0
        while true {
            // C's search, because the stand-ins aren't optimised.
            let end = buffer.bytes.withUnsafeBytes { bytes in
                bytes.baseAddress.flatMap { start in
                    memchr(start + searched, 0x0A, bytes.count - searched).map { start.distance(to: $0) }
                }
            }
            if let end {
                let line = buffer.bytes.prefix(end)
                buffer.bytes = Data(buffer.bytes.dropFirst(end + 1))
                return JSON(text: line)
            }
            searched = buffer.bytes.count
            let more = input.availableData
            guard !more.isEmpty else { return nil }
            buffer.bytes.append(more)
        }
    }

    func write(_ json: JSON) {
        guard (try? output.write(contentsOf: Data(json.serializedBytes + [0x0A]))) != nil else { exit(1) }
    }
}
