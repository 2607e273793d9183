import RendererTestSupport
import Testing

@testable import Basics
@testable import Renderer
@testable import Views

@Test(arguments: SystemSymbol.names + SymbolTable.chrome.names + composedSymbols)
func everySymbolIsDrawnWithinItsBox(name: String) throws {
    let symbol = try #require(SystemSymbol.named(name))
    let image = try painted(
        [
            .image(
                .symbol(name: name, pointSize: 40, weight: .regular),
                in: Rect(x: 10, y: 10, width: symbol.width, height: 100), clip: nil, template: blue)
        ], width: symbol.width + 20, height: 120)
    let covered = image.coverage / (symbol.width * 100)
    #expect((0.03...0.92).contains(covered))
    for i in 0..<image.width * image.height where image.rgba[i * 4 + 3] > 0 {
        let (x, y) = (i % image.width - 10, i / image.width - 10)
        guard (-4...Int(symbol.width) + 3).contains(x), (-4...103).contains(y) else {
            Issue.record("\(name) is drawn at \(x), \(y)")
            return
        }
    }
}

private let composedSymbols = [
    "star.circle", "star.circle.fill", "person.2.square", "photo.circle.fill", "play.rectangle.fill", "12.circle",
    "50.square.fill", "m.circle.fill", "checkmark.seal.fill", "lock.shield", "exclamationmark.bubble.fill",
    "plus.message", "questionmark.diamond", "xmark.octagon.fill", "bell.slash", "speaker.slash.fill", "bell.badge.fill",
    "person.fill.badge.plus", "person.crop.circle.badge.checkmark", "star.circle.fill.badge.minus",
    "location.circle.slash", "bell.badge.slash", "bell.slash.circle.fill", "goforward.15", "gobackward.5", "sos.circle",
]

@Test(
    arguments: [
        ("chevron.forward", "chevron.left"), ("arrow.up.backward", "arrow.up.right"),
        ("arrowshape.turn.up.backward.circle", "arrowshape.turn.up.right.circle"),
        ("arrow.up.forward.app", "arrow.up.left.app"), ("forward.fill", "forward.fill"), ("forward", "forward"),
        ("chevron.right", "chevron.right"), ("backward.circle", "backward.circle"), ("", ""),
        ("a..forward", "a..forward"),
    ])
func directionalSymbolsAreMirrored(name: String, drawn: String) {
    #expect(SystemSymbol.rightToLeftName(name) == drawn)
}

@Test func filledEnclosuresCutOutTheirSymbol() throws {
    func ink(_ name: String) throws -> Image {
        try painted(
            [
                .image(
                    .symbol(name: name, pointSize: 40, weight: .regular), in: Rect(x: 0, y: 0, width: 100, height: 100),
                    clip: nil, template: blue)
            ], width: 100, height: 100)
    }
    let (outlined, filled) = (try ink("star.circle"), try ink("star.circle.fill"))
    // In the star, between it and the circle, on the circle.
    #expect([(50, 50), (50, 80), (50, 6)].map { outlined.pixel($0.0, $0.1)[3] } == [255, 0, 255])
    #expect([(50, 50), (50, 80), (50, 6)].map { filled.pixel($0.0, $0.1)[3] } == [0, 255, 255])
}

@Test(
    arguments: [
        "", ".", ".circle", ".circle.fill", ".slash", ".badge", ".badge.plus", "51.circle", "007.circle", "-1.circle",
        "A.circle", "star.circle.circle", "nothing.circle", "nothing.slash", "star.badge.nothing", "pencil.fill",
        "star.hexahedron", "goforward.", "goforward.51", "goforward.x1", "sos.slash.slash",
    ])
func unknownNamesHaveNoSymbol(name: String) { #expect(SystemSymbol.named(name) == nil) }

@Test func limit_symbolNameBytes() {
    func name(_ count: Int) -> String { "bell" + String(repeating: ".circle.slash", count: count) }
    #expect(name(7).utf8.count <= Limits.symbolNameBytes && SystemSymbol.named(name(7)) != nil)
    #expect(name(8).utf8.count > Limits.symbolNameBytes && SystemSymbol.named(name(8)) == nil)
    #expect(SystemSymbol.named(name(15_000)) == nil)
}

@Test func symbolNamesAreUnique() {
    let names = SymbolTable.themes.flatMap(\.names)
    #expect(names.count == Set(names).count)
    for alias in SymbolTable.aliases.names {
        #expect(!names.contains(alias) && names.contains(SymbolTable.aliases[alias] ?? ""), "\(alias)")
    }
}

@Test func symbolFilesAreSortedByName() {
    for file in SymbolTable.themes + [SymbolTable.chrome, SymbolTable.glyphs, SymbolTable.aliases] {
        #expect(zip(file.names, file.names.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        #expect(file.names.allSatisfy { file[$0] != nil }, "\(file.title)")
        #expect(!file.title.isEmpty)
    }
}

@Test func heavierSymbolsHaveMoreInk() throws {
    let ink = try FontWeight.allCases.map { weight in
        try painted(
            [
                .image(
                    .symbol(name: "bell", pointSize: 40, weight: weight), in: Rect(x: 0, y: 0, width: 50, height: 50),
                    clip: nil, template: nil)
            ], width: 50, height: 50
        ).coverage
    }
    #expect(zip(ink, ink.dropFirst()).allSatisfy { $0 < $1 })
}

@Test func cutOutsKeepTheBackground() throws {
    let symbol = ImageReference.symbol(name: "play.circle.fill", pointSize: 40, weight: .regular)
    let image = try painted(
        [
            .fill(rect(0, 0, 50, 50), red),
            .image(symbol, in: Rect(x: 0, y: 0, width: 50, height: 50), clip: nil, template: blue.opacity(0.5)),
        ], width: 50, height: 50)
    #expect(image.pixel(26, 25) == [255, 0, 0, 255])
    #expect(image.isNear(10, 25, [127, 0, 128, 255], within: 2))
}

@Test(arguments: ["", "50", "M 1 2", "fill M 1", "fill Q 1 2", "fill M a b", "fill M 1 2 3"])
func malformedDrawingsAreRefused(text: String) { #expect(SystemSymbol(parsing: text) == nil) }

@Test func drawingsAreParsed() throws {
    let symbol = try #require(SystemSymbol(parsing: "62 stroke M 1 2 L 3 4 Z cut O 5 6 1"))
    #expect(symbol.width == 62)
    #expect(
        symbol.layers == [
            SystemSymbol.Layer(style: .stroke, path: [.move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4)), .close]),
            SystemSymbol.Layer(style: .cut, path: [.ellipse(Rect(x: 4, y: 5, width: 2, height: 2))]),
        ])
}
