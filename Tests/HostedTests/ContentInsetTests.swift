import RNUIKit
import Testing

extension HostedTests {
    @Test("content insets move content until it scrolls") func contentInset() {
        let table = UITableView()
        table.contentInset = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
        #expect(table.encode()["contentOffset"] == [-5, -10])
        table.contentOffset = CGPoint(x: 0, y: 40)
        table.contentInset.top = 20
        #expect(table.contentOffset == CGPoint(x: 0, y: 40))
    }
}
