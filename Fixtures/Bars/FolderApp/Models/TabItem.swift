import Foundation
import SwiftUI

struct TabItem: Identifiable, Hashable, Codable {
    let id: Int
    let title: String
    let image: String
}

extension TabItem {
    static let samples: [TabItem] = [
        TabItem(id: 0, title: NSLocalizedString("Home", comment: "tab"), image: "house"),
        TabItem(id: 1, title: String(localized: "Cart"), image: "cart"),
        TabItem(id: 2, title: "Orders", image: "shippingbox"),
        TabItem(id: 3, title: "Me", image: "person"),
    ]
}
