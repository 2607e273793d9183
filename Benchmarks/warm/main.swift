#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// warm-bench: the reference card again and again with other words, on renderers that keep what they have. Prints the
// median milliseconds of each stage, cards per second and the process's peak memory, or with --hash a hash of all bytes.

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
    print(Options.usage)
    exit(64)
}
let run = try WarmRun(options)

/// The most memory that the process has had, in KiB.
func peakMemory() -> Int {
    var usage = rusage()
    // 0 is RUSAGE_SELF, whose type differs from system to system.
    return getrusage(0, &usage) == 0 ? usage.ru_maxrss : 0
}

// What comes first pays for fonts, glyphs and images.
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
