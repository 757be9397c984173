/// The letters that press buttons with Alt.
enum AccessKeys {
  /// Gives each title its first letter or digit that none before it has.
  static func assign<ID: Hashable>(_ titles: [(id: ID, title: String)]) -> [ID: Character] {
    var taken: Set<String> = []
    var result: [ID: Character] = [:]
    for (id, title) in titles {
      let free = title.first { character in
        (character.isLetter || character.isNumber) && !taken.contains(character.lowercased())
      }
      guard let free else { continue }
      taken.insert(free.lowercased())
      result[id] = free
    }
    return result
  }
}
