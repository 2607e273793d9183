#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// warm-bench: renders the reference card repeatedly with different words, on renderers that keep their state. Prints
// the median milliseconds of each stage, cards per second and peak memory, or with --hash a hash of all bytes.

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
    print(Options.usage)
    exit(64)
}
let run = try WarmRun(options)

/// The process's peak memory in KiB.
func peakMemory() -> Int {
    var usage = rusage()
    // 0 is RUSAGE_SELF, declared with different types on different systems.
    return getrusage(0, &usage) == 0 ? usage.ru_maxrss : 0
}

// The first renders load fonts, glyphs and images, so they aren't timed.
_ = try run.render(2 * options.threads)
let memoryBefore = peakMemory()
let start = ContinuousClock().now
let rendered = try run.render(options.count)
let seconds = (ContinuousClock().now - start) / .seconds(1)
let growth = peakMemory() - memoryBefore

if options.hashes {
    let hash = rendered.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ $1.hash) &* 0x100_0000_01b3 }
    print("hash\t\(String(hash, radix: 16))")
} else {
    for stage in WarmRun.Stage.allCases {
        let times = rendered.map { $0.times[stage.rawValue] }.sorted()
        print("\(stage)\t\(times[times.count / 2])\t\(times[0])")
    }
    print("cards per second\t\(Double(options.count) / seconds)")
    print("bytes\t\(rendered.reduce(0) { $0 + $1.bytes } / options.count)")
}
print("peak KiB\t\(peakMemory())\tgrowth\t\(growth)")
