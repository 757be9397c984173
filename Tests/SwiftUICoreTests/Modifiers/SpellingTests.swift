import SwiftUI
import SwiftUICore
import Testing

/// Ordinary code in ordinary spellings: that it compiles is most of the test.
@Suite("Spellings of modifiers and containers", .timeLimit(.minutes(10)))
@MainActor
struct SpellingTests {
  enum Page: Hashable { case home, settings }

  struct Look: View {
    @State var isBusy = true
    var body: some View {
      VStack {
        Text("a").background(.red).background(Color.red.opacity(0.2)).background(.thinMaterial)
        Text("b").background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
        Text("c").overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.red, lineWidth: 2))
        Text("d").overlay { if isBusy { Text("busy") } }.background { Color.blue }
        Text("e").overlay(alignment: .topTrailing) { Circle().fill(.red) }
        Text("f").clipShape(Capsule()).border(.red).border(Color.blue, width: 2)
        Group { Text("g") }.foregroundStyle(.red, .blue).foregroundStyle(.secondary).tint(.red)
        Text("h").frame(maxWidth: .infinity, alignment: .leading).frame(width: 3).shadow(radius: 3)
        Text("i").mask(Circle()).mask { Rectangle() }.tint(Color.accentColor).tint(nil)
        Image(systemName: "star").resizable().scaledToFit().imageScale(.large)
        Text("j").font(.system(size: 12, weight: .bold)).fontWeight(.medium).bold().italic()
        Text("k").lineLimit(2...4).lineLimit(1).lineLimit(nil).textCase(.uppercase)
        Text("l").ignoresSafeArea().edgesIgnoringSafeArea(.top).safeAreaInset(edge: .bottom) {
          Text("m")
        }
      }
      .preferredColorScheme(.dark).environment(\.colorScheme, .light)
      .accessibilityElement(children: .combine).accessibilityAction(named: "Do") {}
      .presentationDetents([.medium, .fraction(0.2)]).presentationDragIndicator(.visible)
      .dynamicTypeSize(.small ... .large)
    }
  }

  struct Screens: View {
    @State var page = Page.home
    @State var names = ["x", "y"]
    @State var columns = NavigationSplitViewVisibility.all

    var body: some View {
      TabView(selection: $page) {
        NavigationStack {
          List {
            Section {
              ForEach(names, id: \.self) { Text($0) }
                .onDelete(perform: delete).onMove { names.move(fromOffsets: $0, toOffset: $1) }
                .listRowBackground(Color.clear).listRowSeparator(.hidden)
            } header: {
              Text("Names")
            } footer: {
              Text("All")
            }
            .listRowInsets(EdgeInsets())
          }
          .listStyle(.insetGrouped).scrollContentBackground(.hidden)
          .navigationTitle("Names").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
            if names.isEmpty { ToolbarItem(placement: .bottomBar) { Text("none") } }
          }
          .toolbarBackground(.visible, for: .navigationBar).toolbar(.hidden, for: .tabBar)
        }
        .tabItem { Label("Home", systemImage: "house") }.tag(Page.home)
        NavigationSplitView(columnVisibility: $columns) {
          NavigationLink("Go") { Text("there") }
        } detail: {
          Form { Section("S") { Text("t") } }.formStyle(.grouped)
        }
        .tabItem { Text("Settings") }.tag(Page.settings).badge(3).badge("new")
      }
    }

    func delete(at offsets: IndexSet) { names.remove(atOffsets: offsets) }
  }

  struct Newer: View {
    @State var page = Page.home
    var body: some View {
      TabView(selection: $page) {
        Tab("Home", systemImage: "house", value: .home) { Text("home") }
        Tab("Settings", systemImage: "gear", value: Page.settings) { Text("settings") }.badge(2)
        Tab(value: Page.settings) {
          Text("more")
        } label: {
          Text("More")
        }
      }
      .tabViewStyle(.automatic)
    }
  }

  @Test("are those of ordinary code")
  func spellings() {
    for view in [AnyView(Look()), AnyView(Screens()), AnyView(Newer())] {
      let graph = graph(view)
      #expect(!graph.root.preorder.isEmpty)
      graph.tearDown()
      #expect(graph.liveNodes == 0)
    }
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(letters == ["b", "d", "a", "c"])
    letters.move(fromOffsets: [3], toOffset: 0)
    #expect(letters == ["c", "b", "d", "a"])
    letters.remove(atOffsets: [1, 2])
    #expect(letters == ["c", "a"])
  }
}
