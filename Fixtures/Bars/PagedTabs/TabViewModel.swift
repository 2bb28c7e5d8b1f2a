import Combine
import SwiftUI

final class TabViewModel: ObservableObject {
    @Published var tabs = TabModel.mock
    @Published private(set) var active: TabModel?
    @Published var progress: CGFloat = .zero
    @AppStorage("last") private var last: String = ""
    private var cancellables = Set<AnyCancellable>()

    init() {
        active = tabs.first
        $active
            .dropFirst()
            .compactMap { $0?.name }
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] name in
                self?.last = name
            }
            .store(in: &cancellables)
        $progress
            .debounce(for: .milliseconds(200), scheduler: RunLoop.main)
            .assign(to: \.debounced, on: self)
            .store(in: &cancellables)
    }
    var debounced: CGFloat = 0

    func select(_ tab: TabModel) {
        active = tab
        progress = CGFloat(tabs.firstIndex(of: tab) ?? 0)
    }
}
