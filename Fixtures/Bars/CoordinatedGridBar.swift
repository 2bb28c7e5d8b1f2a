import SwiftUI
import UIKit
import os.log
import Foundation
import CoreGraphics
import QuartzCore
import Combine

let logger = Logger(subsystem: "com.example.tabs", category: "ui")

@MainActor
protocol Coordinating: AnyObject {
    var path: NavigationPath { get set }
    func push(_ route: Route)
}
enum Route: Hashable { case detail(Int), settings }

@MainActor
final class Coordinator: ObservableObject, Coordinating {
    @Published var path = NavigationPath()
    @Published var tab: Int = 0 { willSet { logger.debug("will select \(newValue)") } }
    func push(_ route: Route) { path.append(route) }
    func popToRoot() { path.removeLast(path.count) }
}

struct CoordinatedRoot: View {
    @StateObject private var coordinator = Coordinator()
    @Environment(\.scenePhase) private var scenePhase
    @FocusState private var focused: Bool

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            VStack {
                Text("Tab \(coordinator.tab)")
                TextField("Name", text: .constant("")).focused($focused).textFieldStyle(.roundedBorder).padding()
                Spacer()
                CoordBar()
            }
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .detail(let id): Text("Detail \(id)")
                case .settings: Text("Settings")
                }
            }
            .navigationTitle("Coordinator")
            .navigationBarTitleDisplayMode(.inline)
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarBackground(Color.orange, for: .navigationBar, .tabBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
        }
        .environmentObject(coordinator)
        .onChange(of: scenePhase) { newPhase in
            switch newPhase {
            case .active: logger.info("active")
            case .inactive, .background: break
            @unknown default: break
            }
        }
    }
}
struct CoordBar: View {
    @EnvironmentObject private var coordinator: Coordinator
    private let columns = [GridItem(.adaptive(minimum: 60, maximum: .infinity), spacing: 0)]
    var body: some View {
        LazyVGrid(columns: columns) {
            ForEach(0..<4) { i in
                let active = coordinator.tab == i
                Button(action: {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
                        withAnimation(.timingCurve(0.68, -0.55, 0.27, 1.55, duration: 0.5)) { coordinator.tab = i }
                    }
                }) {
                    VStack {
                        ZStack {
                            Circle().stroke(lineWidth: active ? 3 : 1)
                            Circle().inset(by: 6).fill(active ? Color.orange : .clear)
                            Image(systemName: "\(i + 1).square")
                                .rotationEffect(.radians(active ? .pi / 6 : 0))
                        }
                        .frame(width: 44, height: 44)
                        .offset(CGSize(width: 0, height: active ? -12 : 0))
                    }
                }
                .foregroundColor(active ? .orange : .init(UIColor.systemGray3))
            }
        }
        .padding(EdgeInsets(top: 12, leading: 0, bottom: 4, trailing: 0))
        .background(VStack { Divider(); Spacer() })
    }
}
struct CoordinatedRoot_Previews: PreviewProvider { static var previews: some View { CoordinatedRoot() } }
