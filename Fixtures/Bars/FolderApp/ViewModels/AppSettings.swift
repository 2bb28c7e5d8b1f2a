import Foundation
import Combine

final class AppSettings: ObservableObject {
    @Published var selected: TabItem = TabItem.samples[0]
    @Published private(set) var taps = 0
    private var cancellables = Set<AnyCancellable>()

    init() {
        $selected
            .dropFirst()
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.taps += 1 }
            .store(in: &cancellables)
        if UserDefaults.standard.object(forKey: "launchCount") == nil {
            UserDefaults.standard.set(1, forKey: "launchCount")
        }
    }
}
