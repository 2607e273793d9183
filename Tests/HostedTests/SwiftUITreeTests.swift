import RNSwiftUI
import TestSupport
import Testing

/// The state of random trees of views: conditions, loops and identities that change, and counters.
private final class TreeModel: ObservableObject {
    @Published var flags = [false, true, false]
    @Published var lists = [[0, 1], [0], []]
    @Published var ids = [0, 0]
    /// By the place in the tree. Of a tree that is made anew, the counts that it begins with.
    var seeds: [String: Int] = [:]
    var evaluations = 0
    /// The counters that the last evaluation has shown.
    var shown: [String: Int] = [:]
    var increments: [String: () -> Void] = [:]
}

private indirect enum TreeNode {
    case counter, box(CGFloat, CGFloat), fill, text(String), spacer
    case row([TreeNode]), column([TreeNode]), layers([TreeNode])
    case condition(Int, TreeNode, TreeNode)
    case loop(Int, TreeNode)
    case identified(Int, TreeNode)
    case padded(TreeNode)

    static func random(_ depth: Int, _ numbers: inout SeededNumbers) -> TreeNode {
        func child() -> TreeNode { random(depth - 1, &numbers) }
        func children() -> [TreeNode] { (0..<Int.random(in: 1...3, using: &numbers)).map { _ in child() } }
        switch Int.random(in: 0..<(depth > 0 ? 14 : 6), using: &numbers) {
        case 0, 1: return .counter
        case 2: return .box(.random(in: 0...40, using: &numbers), .random(in: 0...40, using: &numbers))
        case 3: return .fill
        case 4: return .text(String(repeating: "a", count: .random(in: 1...30, using: &numbers)))
        case 5: return .spacer
        case 6, 7: return .row(children())
        case 8: return .column(children())
        case 9: return .layers(children())
        case 10, 11: return .condition(.random(in: 0..<3, using: &numbers), child(), child())
        case 12: return .loop(.random(in: 0..<3, using: &numbers), child())
        default:
            return Bool.random(using: &numbers)
                ? .identified(.random(in: 0..<2, using: &numbers), child()) : .padded(child())
        }
    }

    /// The places of all counters that are shown, by the rule: a branch, an id and an element of a loop are places.
    func counters(_ model: TreeModel, _ path: String = "") -> [String] {
        switch self {
        case .counter: [path]
        case .box, .fill, .text, .spacer: []
        case .row(let nodes), .column(let nodes), .layers(let nodes):
            nodes.enumerated().flatMap { $1.counters(model, "\(path).\($0)") }
        case .condition(let flag, let first, let second):
            model.flags[flag] ? first.counters(model, path + "+") : second.counters(model, path + "-")
        case .loop(let list, let node): model.lists[list].flatMap { node.counters(model, "\(path)[\($0)]") }
        case .identified(let index, let node): node.counters(model, "\(path)#\(model.ids[index])")
        case .padded(let node): node.counters(model, path + "p")
        }
    }
}

private struct Counter: View {
    let model: TreeModel
    let path: String
    @State private var count: Int
    init(_ model: TreeModel, _ path: String) {
        (self.model, self.path) = (model, path)
        _count = State(initialValue: model.seeds[path] ?? 0)
    }
    var body: some View {
        let _ = (model.shown[path] = count)
        let _ = (model.increments[path] = { count += 1 })
        Text(verbatim: "\(count)")
    }
}

private struct TreeView: View {
    let node: TreeNode
    let model: TreeModel
    let path: String

    var body: some View {
        switch node {
        case .counter: Counter(model, path)
        case .box(let width, let height): Color.red.frame(width: width, height: height)
        case .fill: Color.blue
        case .text(let text): Text(verbatim: text)
        case .spacer: Spacer()
        case .row(let nodes): HStack { list(nodes) }
        case .column(let nodes): VStack(spacing: 3) { list(nodes) }
        case .layers(let nodes): ZStack { list(nodes) }
        case .condition(let flag, let first, let second):
            if model.flags[flag] { view(first, path + "+") } else { view(second, path + "-") }
        case .loop(let list, let node): ForEach(model.lists[list], id: \.self) { view(node, "\(path)[\($0)]") }
        case .identified(let index, let node): view(node, "\(path)#\(model.ids[index])").id(model.ids[index])
        case .padded(let node): view(node, path + "p").padding(3)
        }
    }
    private func list(_ nodes: [TreeNode]) -> some View {
        ForEach(nodes.indices, id: \.self) { view(nodes[$0], "\(path).\($0)") }
    }
    private func view(_ node: TreeNode, _ path: String) -> TreeView { TreeView(node: node, model: model, path: path) }
}

private struct TreeRoot: View {
    let node: TreeNode
    @ObservedObject var model: TreeModel
    var body: some View {
        let _ = (model.evaluations += 1)
        TreeView(node: node, model: model, path: "")
    }
}

extension TreeModel {
    /// One change of a kind that code makes, and the places of the counters that it has counted up.
    fileprivate func change(_ numbers: inout SeededNumbers) -> [String] {
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: flags[.random(in: 0..<3, using: &numbers)].toggle()
        case 1: ids[.random(in: 0..<2, using: &numbers)] += 1
        case 2: lists[.random(in: 0..<3, using: &numbers)].shuffle(using: &numbers)
        case 3:
            let (list, element) = (Int.random(in: 0..<3, using: &numbers), Int.random(in: 0..<5, using: &numbers))
            if let old = lists[list].firstIndex(of: element) {
                lists[list].remove(at: old)
            } else {
                lists[list].append(element)
            }
        default:
            let places = increments.keys.sorted().filter { _ in Bool.random(using: &numbers) }
            for place in places { increments[place]?() }
            return places
        }
        return []
    }
}

extension HostedTests {
    @Test("a thousand random trees: an update shows what a new tree shows, with the state that the rules keep")
    func randomTrees() {
        for seed in 1...1_000 {
            var numbers = SeededNumbers(seed: UInt64(seed))
            let (node, model) = (TreeNode.random(3, &numbers), TreeModel())
            let updated = show(TreeRoot(node: node, model: model))
            var counts = Dictionary(uniqueKeysWithValues: node.counters(model).map { ($0, 0) })
            for step in 1...3 {
                let (before, evaluations) = (model.shown, model.evaluations)
                model.shown = [:]
                model.increments = model.increments.filter { counts[$0.key] != nil }
                for place in model.change(&numbers) { counts[place, default: 0] += 1 }
                EventLoop.shared.run(until: Host.shared.now)
                if model.evaluations == evaluations { model.shown = before }
                counts = Dictionary(uniqueKeysWithValues: node.counters(model).map { ($0, counts[$0] ?? 0) })
                #expect(model.shown == counts, "seed \(seed), step \(step)")

                let fresh = TreeModel()
                (fresh.flags, fresh.lists, fresh.ids, fresh.seeds) = (model.flags, model.lists, model.ids, counts)
                let new = show(TreeRoot(node: node, model: fresh))
                #expect(
                    SwiftUILayoutCase.frames(in: updated.view) == SwiftUILayoutCase.frames(in: new.view),
                    "seed \(seed), step \(step)")
            }
        }
    }
}
