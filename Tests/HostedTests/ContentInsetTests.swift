import RNUIKit
import Testing

extension HostedTests {
    @Test("content insets move content until it scrolls") func contentInset() {
        let table = UITableView()
        table.contentInset = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
        #expect(table.encode()[.contentOffset] == [-5, -10])
        table.contentOffset = CGPoint(x: 0, y: 40)
        table.contentInset.top = 20
        #expect(table.contentOffset == CGPoint(x: 0, y: 40))
    }

    @Test("a flow's lines have the room that the content inset leaves") func flowInset() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let tiles = Tiles()
        collection.dataSource = tiles
        collection.contentInset = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 7)
        #expect(collection.encode()[.sectionInset] == UIEdgeInsets(top: 1, left: 2, bottom: 33, right: 4).json)
        layout.scrollDirection = .vertical
        #expect(collection.encode()[.sectionInset] == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 16).json)
    }
}
