import Testing

@testable import Basics
@testable import Renderer
@testable import Views

@Suite struct ContentHasherTests {
    private struct Pair: Encodable {
        var first: Int?
        var second: Int?
    }

    private enum Choice: Encodable {
        case plain, other
        case number(Int)
    }

    private func digest(_ value: some Encodable) -> Digest {
        let hasher = ContentHasher()
        hasher.add(value)
        return hasher.digest
    }

    @Test("equal values have equal digests, in every process")
    func digestsAreStable() {
        #expect(digest(Pair(first: 1)) == digest(Pair(first: 1)))
        #expect(digest(-0.0) == digest(0.0))
        #expect(
            digest([Rect(x: 1, y: 2.5, width: -3, height: 1e9)]).hex
                == "ffb08146e6e664153f296816956b117b8b1eb14a7565ec2c7fee260217a01514")
    }

    @Test("values that could be written alike have different digests")
    func valuesAreTold() {
        let nested: [[Int]] = [[1], [2]]
        let digests = [
            digest(Pair(first: 1)), digest(Pair(second: 1)), digest(Pair()), digest([Pair(), Pair(first: 1)]),
            digest([Pair(first: 1), Pair()]), digest(nested), digest([[1, 2]]), digest([1, 2]), digest([[1, 2], []]),
            digest(Choice.plain), digest(Choice.other), digest(Choice.number(0)), digest(Choice.number(1)),
            digest(["ab", "c"]), digest(["a", "bc"]), digest(["\u{5D0}\u{5B7}"]), digest(["\u{FB2E}"]),
            digest([nil, 1]), digest([1, nil]), digest([1.0, 2.0]), digest([true, false]), digest(["1", "2"]),
        ]
        #expect(Set(digests).count == digests.count)
        let (joined, apart) = (ContentHasher(), ContentHasher())
        joined.add("ab")
        apart.add("a")
        apart.add("b")
        #expect(joined.digest != apart.digest)
    }

    @Test("a file counts by its contents, and the time only where something moves")
    func filesCountByContents() {
        func list(_ path: String, time: Double) -> DisplayList {
            let image = DisplayCommand.image(
                .file(path: path, scale: 1), in: Rect(x: 0, y: 0, width: 1, height: 1), clip: nil, template: nil)
            return DisplayList(size: Size(width: 1, height: 1), commands: [.pushOpacity(0.5), image], time: time)
        }
        func contents(_ path: String, time: Double, moves: Bool) -> DisplayList {
            list(path, time: time).contents { _ in FileContents(digest: Digest([7]), isAnimated: moves) }
        }
        #expect(contents("a", time: 1, moves: false) == contents("b", time: 2, moves: false))
        #expect(contents("a", time: 1, moves: true) == contents("b", time: 1, moves: true))
        #expect(contents("a", time: 1, moves: true) != contents("a", time: 2, moves: true))
        #expect(contents("a", time: 1, moves: false) != list("a", time: 0).contents { _ in FileContents() })
    }
}
