import Foundation
import SwiftUI

struct TabModel: Identifiable, Equatable {
    let id = UUID().uuidString
    let name: String
    let icon: String
    let color: Color
    var size: CGSize = .zero
    var minX: CGFloat = .zero

    static func == (lhs: TabModel, rhs: TabModel) -> Bool { lhs.id == rhs.id }
}

extension TabModel {
    static let mock: [TabModel] = [
        .init(name: "Research", icon: "atom", color: .red),
        .init(name: "Deployment", icon: "shippingbox", color: .init(red: 0.2, green: 0.5, blue: 0.9)),
        .init(name: "Analytics", icon: "chart.pie", color: Color(.displayP3, red: 0.2, green: 0.8, blue: 0.4, opacity: 1)),
        .init(name: "Audience", icon: "person.3", color: Color(hue: 0.8, saturation: 0.7, brightness: 0.9)),
    ]
}
