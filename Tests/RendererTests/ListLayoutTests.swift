import RendererTestSupport
import Testing

@testable import Renderer
@testable import Views

/// Tables, collections and scroll views; letters are half as wide as the font's size.
@Suite struct ListLayoutTests {
    private func cell(_ id: String, height: Double? = nil, width: Double? = nil, text: String? = nil) -> ViewNode {
        let children = text.map { [ViewNode(.label(Label($0, font: .system(20), numberOfLines: 0)))] } ?? []
        return ViewNode(.cell(Cell()), id: id, sizing: ViewSizing(width: width, height: height), children: children)
    }

    @Test func rowHeightsAreTheirOwnTheTablesOrTheContents() {
        let cells = [cell("own", height: 60), cell("text", text: "abcdefghijklmno"), cell("empty")]
        let automatic = layOut(ViewNode(.table(TableView()), children: cells), width: 100, height: 400)
        #expect(automatic.frame("own") == Rect(x: 0, y: 0, width: 100, height: 60))
        // Two lines of 23.87, rounded to pixels 48, and the separator's pixel.
        #expect(automatic.frame("text") == Rect(x: 0, y: 60, width: 100, height: 48.5))
        #expect(automatic.frame("empty") == Rect(x: 0, y: 108.5, width: 100, height: 44))
        let fixed = layOut(ViewNode(.table(TableView(rowHeight: 30)), children: cells), width: 100, height: 400)
        #expect(fixed.frame("own")?.height == 60)
        #expect(fixed.frame("text")?.height == 30)
    }

    @Test func anAccessoryNarrowsTheContentView() {
        let label = ViewNode(.label(Label("x")), id: "label")
        let row = ViewNode(.cell(Cell(accessory: .disclosureIndicator)), children: [label])
        let table = ViewNode(.table(TableView(rowHeight: 50)), children: [row])
        #expect(layOut(table, width: 375, height: 100).frame("label")?.width == 342)
        let mirrored = layOut(table, width: 375, height: 100, isRightToLeft: true)
        #expect(mirrored.frame("label") == Rect(x: 33, y: 0, width: 342, height: 50))
    }

    @Test func headersBeginSectionsAndHiddenRowsTakeNoRoom() {
        var hidden = cell("hidden", height: 50)
        hidden.style.isHidden = true
        let header = ViewNode(.view, id: "header", sizing: ViewSizing(height: 20), role: .sectionHeader)
        let footer = ViewNode(.view, id: "footer", sizing: ViewSizing(height: 10), role: .tableFooter)
        let table = ViewNode(
            .table(TableView(separatorStyle: .none, contentOffset: Point(x: 0, y: 5))),
            children: [cell("a", height: 40), hidden, header, cell("b", height: 40), footer])
        let placed = layOut(table, width: 100, height: 300)
        #expect(placed.frame("a")?.minY == -5)
        #expect(placed.frame("header")?.minY == 35)
        #expect(placed.frame("b")?.minY == 55)
        #expect(placed.frame("footer")?.minY == 95)
    }

    @Test func listsMakeOnlyVisibleCells() {
        let cells = (0..<50).map { cell("\($0)", height: 40) }
        func made(_ content: ViewContent, clips: Bool) -> Int {
            let view = ViewNode(content, style: ViewStyle(clipsToBounds: clips), children: cells)
            return layOut(view, width: 100, height: 100).children.count
        }
        let table = ViewContent.table(TableView(separatorStyle: .none))
        #expect(made(table, clips: true) == 3)
        #expect(made(table, clips: false) == 50)
        let collection = ViewContent.collection(CollectionView(itemSize: Size(width: 40, height: 40)))
        #expect(made(collection, clips: true) == 4)
        #expect(made(collection, clips: false) == 50)
    }

    @Test func plainTablesContinueWithEmptyRows() {
        func separators(_ table: TableView) -> Int {
            layOut(ViewNode(.table(table), children: [cell("a")]), width: 100, height: 220).children.count - 1
        }
        // One below the row, and four for empty rows of 44 points.
        #expect(separators(TableView()) == 5)
        #expect(separators(TableView(separatorStyle: .none)) == 0)
        #expect(separators(TableView(.grouped)) == 2)
    }

    @Test func theLastLineOfACollectionHasTheGapsOfFullOnes() {
        let cells = (0..<5).map { cell("\($0)") }
        let collection = CollectionView(
            itemSize: Size(width: 30, height: 20), minimumLineSpacing: 7, minimumInteritemSpacing: 4,
            sectionInset: EdgeInsets(top: 3, leading: 5, bottom: 0, trailing: 5))
        let placed = layOut(ViewNode(.collection(collection), children: cells), width: 120, height: 200)
        // Three of 30 in 110 leave two gaps of 10.
        #expect(placed.frame("0") == Rect(x: 5, y: 3, width: 30, height: 20))
        #expect(placed.frame("2") == Rect(x: 85, y: 3, width: 30, height: 20))
        #expect(placed.frame("4") == Rect(x: 45, y: 30, width: 30, height: 20))
    }

    @Test func itemsWithOwnSizesAreCentredInTheirLine() {
        let cells = [
            cell("a", height: 20, width: 50), cell("b", height: 40, width: 30), cell("c", height: 10, width: 90),
            cell("d", height: 10, width: 20),
        ]
        let placed = layOut(ViewNode(.collection(CollectionView()), children: cells), width: 100, height: 200)
        #expect(placed.frame("a") == Rect(x: 0, y: 10, width: 50, height: 20))
        #expect(placed.frame("b") == Rect(x: 70, y: 0, width: 30, height: 40))
        // A single item is centred in a full line, but not in the last line.
        #expect(placed.frame("c") == Rect(x: 5, y: 50, width: 90, height: 10))
        #expect(placed.frame("d") == Rect(x: 0, y: 70, width: 20, height: 10))
    }

    @Test func horizontalCollectionsFillColumnsWithoutMirroring() {
        let cells = (0..<3).map { cell("\($0)") }
        let collection = CollectionView(
            itemSize: Size(width: 30, height: 20), minimumLineSpacing: 5, scrollDirection: .horizontal,
            contentOffset: Point(x: 10, y: 0))
        let placed = layOut(
            ViewNode(.collection(collection), children: cells), width: 100, height: 60, isRightToLeft: true)
        #expect(placed.frame("0") == Rect(x: -10, y: 0, width: 30, height: 20))
        #expect(placed.frame("1") == Rect(x: -10, y: 40, width: 30, height: 20))
        #expect(placed.frame("2") == Rect(x: 25, y: 0, width: 30, height: 20))
    }

    @Test func aScrollViewsContentIsAsLargeAsItsChildrenAndMovesByTheOffset() {
        let tall = ViewNode(
            .view, id: "tall", sizing: ViewSizing(height: 300), placement: Placement(leading: 0, trailing: 0, top: 0))
        let scroll = ViewNode(.scroll(ScrollView(contentOffset: Point(x: 0, y: 40))), children: [tall])
        #expect(layOut(scroll, width: 100, height: 80).frame("tall") == Rect(x: 0, y: -40, width: 100, height: 300))
        #expect(layOut(scroll, width: 100).frame.height == 0)
    }
}
