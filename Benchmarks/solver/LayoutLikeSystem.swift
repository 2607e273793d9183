import AutoLayout

/// The constraints of a list of cells: nested views with four variables each, pinned edges, margins, centres, aspect
/// ratios, texts with hugging and compression resistance, buttons of equal width.
struct LayoutLikeSystem {
    private(set) var constraints: [LinearConstraint] = []
    /// Indices of the constraints for the first title's width: compression resistance and hugging.
    private(set) var changing: [Int] = []
    /// Has the variables, but not the constraints.
    private(set) var solver = ConstraintSolver()
    private(set) var variables: [ConstraintSolver.Variable] = []

    private struct View {
        var x, y, width, height: ConstraintSolver.Variable
    }

    private typealias Term = LinearConstraint.Term
    private var texts = 0

    /// Adds whole cells until there are at least `constraintCount` constraints.
    init(constraintCount: Int) {
        let root = makeView()
        add([Term(root.x)], .equal, 0)
        add([Term(root.y)], .equal, 0)
        add([Term(root.width)], .equal, 375)
        var previous: View?
        while constraints.count < constraintCount - 1 { previous = addCell(in: root, below: previous) }
        if let previous {
            add([Term(root.y), Term(root.height), Term(previous.y, -1), Term(previous.height, -1)], .equal, 8)
        }
    }

    private mutating func makeView() -> View {
        let four = (0..<4).map { _ in solver.makeVariable() }
        variables += four
        return View(x: four[0], y: four[1], width: four[2], height: four[3])
    }

    private mutating func add(
        _ terms: [Term], _ relation: LayoutRelation, _ constant: Double, _ priority: LayoutPriority = .required
    ) {
        constraints.append(LinearConstraint(terms, relation, constant, priority: priority))
    }

    /// Adds hugging and compression resistance.
    private mutating func addIntrinsic(_ length: ConstraintSolver.Variable, _ points: Double, hugging: Double) {
        add([Term(length)], .greaterThanOrEqual, points, .defaultHigh)
        add([Term(length)], .lessThanOrEqual, points, LayoutPriority(hugging))
    }

    private mutating func addText(hugging: Double) -> View {
        texts += 1
        let view = makeView()
        if changing.isEmpty { changing = [constraints.count, constraints.count + 1] }
        addIntrinsic(view.width, Double(40 + texts * 37 % 80), hugging: hugging)
        addIntrinsic(view.height, 20.5, hugging: 251)
        return view
    }

    private mutating func addCell(in root: View, below previous: View?) -> View {
        let cell = makeView()
        add([Term(cell.x), Term(root.x, -1)], .equal, 8)
        add([Term(cell.x), Term(cell.width), Term(root.x, -1), Term(root.width, -1)], .equal, -8)
        if let previous {
            add([Term(cell.y), Term(previous.y, -1), Term(previous.height, -1)], .equal, 8)
        } else {
            add([Term(cell.y), Term(root.y, -1)], .equal, 8)
        }
        add([Term(cell.height)], .greaterThanOrEqual, 60)

        let image = makeView()
        add([Term(image.x), Term(cell.x, -1)], .equal, 16)
        add([Term(image.width)], .equal, 40)
        add([Term(image.height), Term(image.width, -0.75)], .equal, 0)
        add([Term(image.y), Term(image.height, 0.5), Term(cell.y, -1), Term(cell.height, -0.5)], .equal, 0)

        let (title, body) = (addText(hugging: 251), addText(hugging: 250))
        add([Term(title.x), Term(image.x, -1), Term(image.width, -1)], .equal, 8)
        add([Term(title.y), Term(cell.y, -1)], .equal, 8)
        add([Term(body.x), Term(title.x, -1)], .equal, 0)
        add([Term(body.y), Term(title.y, -1), Term(title.height, -1)], .equal, 4)
        add([Term(body.y), Term(body.height), Term(cell.y, -1), Term(cell.height, -1)], .equal, -8)

        let (accept, decline) = (addText(hugging: 252), addText(hugging: 252))
        add([Term(accept.width), Term(decline.width, -1)], .equal, 0)
        add([Term(accept.x), Term(title.x, -1), Term(title.width, -1)], .greaterThanOrEqual, 8)
        add([Term(accept.x), Term(body.x, -1), Term(body.width, -1)], .equal, 8)
        add([Term(decline.x), Term(accept.x, -1), Term(accept.width, -1)], .equal, 8)
        add([Term(decline.x), Term(decline.width), Term(cell.x, -1), Term(cell.width, -1)], .equal, -16)
        for button in [accept, decline] {
            add([Term(button.y), Term(button.height, 0.5), Term(cell.y, -1), Term(cell.height, -0.5)], .equal, 0)
        }
        return cell
    }
}
