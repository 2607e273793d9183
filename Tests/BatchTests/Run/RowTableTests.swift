import Testing

@testable import Batch

struct RowTableTests {
    private func line(_ id: String) -> InputRow {
        InputRow(number: 1, id: id, bytes: Array("{\"id\":\"\(id)\"}".utf8))
    }

    @Test func rowsLeaveInAnyOrderAndTheFirstMovesOnBehindTheGap() {
        var table = RowTable()
        let serials = (0..<4).map { table.add(line("\($0)")) }
        #expect(serials == [0, 1, 2, 3])
        #expect(table.span == 4)
        #expect(table.finish(1)?.input.id == "1")
        #expect(table.span == 4)
        #expect(table.first == 0)
        #expect(table.finish(0) != nil)
        #expect(table.first == 2)
        #expect(table.span == 2)
        #expect(table.add(line("4")) == 4)
        #expect(table[4]?.input.id == "4")
        #expect(table[0] == nil)
        #expect(table.finish(0) == nil)
    }

    @Test func itsBytesAreThoseOfTheRowsThatAreLeft() {
        var table = RowTable()
        for index in 0..<6 { _ = table.add(line("\(index)")) }
        #expect(table.bytes == 6 * 10)
        for serial in 0..<6 { _ = table.finish(serial) }
        #expect(table.bytes == 0)
        #expect(table.isEmpty)
    }

    @Test func aWorkersRowsAreFoundInTheirOrder() {
        var table = RowTable()
        for index in 0..<6 {
            let serial = table.add(line("\(index)"))
            table[serial]?.worker = index % 2
        }
        #expect(table.serials(of: 1) == [1, 3, 5])
    }
}
