/// The cardinal plural rules of the languages that are common in software.
///
/// The names are those of a language that has the rule; a language without an entry has one
/// form for 1 and one for the rest.
enum PluralRule {
  case chinese, english, spanish, danish, french, hindi, romance, portuguese
  case polish, russian, croatian, czech, slovenian, lithuanian, latvian, romanian
  case irish, welsh, arabic, hebrew, maltese, icelandic, macedonian, filipino, scottish

  init(language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    let code = parts.first.map(String.init) ?? ""
    if code == "pt" {
      self = parts.contains("pt") && parts.dropFirst().contains("pt") ? .romance : .portuguese
      return
    }
    self = Self.rules[code] ?? .spanish
  }

  private static let languages: [(PluralRule, String)] = [
    (.chinese, "zh ja ko vi th id ms lo my km bo dz jv su to wo yo yue ii ig sah"),
    (.english, "en de nl sv fi et yi ur sw gl fy ast sc ia io"),
    (.romance, "it ca"),
    (.danish, "da"),
    (.french, "fr hy kab"),
    (.hindi, "hi bn gu kn fa am as zu"),
    (.polish, "pl"), (.russian, "ru uk be"), (.croatian, "hr sr bs sh"),
    (.czech, "cs sk"), (.slovenian, "sl"), (.lithuanian, "lt"), (.latvian, "lv prg"),
    (.romanian, "ro mo"), (.irish, "ga"), (.welsh, "cy"), (.arabic, "ar ars"),
    (.hebrew, "he iw"), (.maltese, "mt"), (.icelandic, "is"), (.macedonian, "mk"),
    (.filipino, "fil tl ceb"), (.scottish, "gd"),
  ]

  private static let rules: [String: PluralRule] = {
    var rules: [String: PluralRule] = [:]
    for (rule, codes) in languages {
      for code in codes.split(separator: " ") { rules[String(code)] = rule }
    }
    return rules
  }()

  func category(of o: PluralOperands) -> PluralCategory {
    switch self {
    case .chinese: .other
    case .english: o.i == 1 && o.isWhole ? .one : .other
    case .spanish: o.n == 1 ? .one : .other
    case .danish: o.n == 1 || (!o.isWhole && o.i <= 1) ? .one : .other
    case .hindi: o.i == 0 || o.n == 1 ? .one : .other
    case .romance: o.i == 1 && o.isWhole ? .one : o.isMillions ? .many : .other
    case .french, .portuguese: o.i <= 1 ? .one : o.isMillions ? .many : .other
    case .hebrew: hebrew(o)
    case .icelandic, .macedonian, .filipino: other(o)
    case .polish, .russian, .croatian, .czech, .slovenian: slavic(o)
    case .lithuanian, .latvian, .romanian, .maltese: baltic(o)
    case .irish, .welsh, .scottish, .arabic: celtic(o)
    }
  }

  private func hebrew(_ o: PluralOperands) -> PluralCategory {
    if (o.i == 1 && o.isWhole) || (o.i == 0 && !o.isWhole) { return .one }
    return o.i == 2 && o.isWhole ? .two : .other
  }

  private func other(_ o: PluralOperands) -> PluralCategory {
    let (i10, i100) = (o.i % 10, o.i % 100)
    switch self {
    case .icelandic:
      return (o.isWhole ? i10 == 1 && i100 != 11 : o.f % 10 == 1 && o.f % 100 != 11)
        ? .one : .other
    case .macedonian:
      let ends = (i10 == 1 && i100 != 11 && o.isWhole) || (o.f % 10 == 1 && o.f % 100 != 11)
      return ends ? .one : .other
    default:
      let isOne = o.isWhole ? ![4, 6, 9].contains(i10) : ![4, 6, 9].contains(o.f % 10)
      return isOne ? .one : .other
    }
  }

  private func slavic(_ o: PluralOperands) -> PluralCategory {
    let (i10, i100) = (o.i % 10, o.i % 100)
    let isFew = (2...4).contains(i10) && !(12...14).contains(i100)
    switch self {
    case .polish:
      guard o.isWhole else { return .other }
      return o.i == 1 ? .one : isFew ? .few : .many
    case .russian:
      guard o.isWhole else { return .other }
      return i10 == 1 && i100 != 11 ? .one : isFew ? .few : .many
    case .croatian:
      let (f10, f100) = (o.f % 10, o.f % 100)
      if o.isWhole { return i10 == 1 && i100 != 11 ? .one : isFew ? .few : .other }
      if f10 == 1 && f100 != 11 { return .one }
      return (2...4).contains(f10) && !(12...14).contains(f100) ? .few : .other
    case .czech:
      guard o.isWhole else { return .many }
      return o.i == 1 ? .one : (2...4).contains(o.i) ? .few : .other
    default:
      guard o.isWhole else { return .few }
      return i100 == 1 ? .one : i100 == 2 ? .two : (3...4).contains(i100) ? .few : .other
    }
  }

  private func baltic(_ o: PluralOperands) -> PluralCategory {
    let (i10, i100) = (o.i % 10, o.i % 100)
    let isTeen = (11...19).contains(i100)
    switch self {
    case .lithuanian:
      guard o.isWhole else { return .many }
      if isTeen || i10 == 0 { return .other }
      return i10 == 1 ? .one : .few
    case .latvian:
      if o.isWhole {
        return i10 == 0 || isTeen ? .zero : i10 == 1 ? .one : .other
      }
      let (f10, f100) = (o.f % 10, o.f % 100)
      if o.v == 2 && (11...19).contains(f100) { return .zero }
      return f10 == 1 && !(o.v == 2 && f100 == 11) ? .one : .other
    case .romanian:
      if o.i == 1 && o.isWhole { return .one }
      return !o.isWhole || o.n == 0 || (o.n != 1 && (1...19).contains(i100)) ? .few : .other
    default:
      guard o.isWhole else { return .other }
      if o.i == 1 { return .one }
      if o.i == 2 { return .two }
      if o.i == 0 || (3...10).contains(i100) { return .few }
      return isTeen ? .many : .other
    }
  }

  private func celtic(_ o: PluralOperands) -> PluralCategory {
    guard o.isWhole else { return .other }
    switch self {
    case .irish:
      return switch o.i {
      case 1: .one
      case 2: .two
      case 3...6: .few
      case 7...10: .many
      default: .other
      }
    case .welsh:
      return switch o.i {
      case 0: .zero
      case 1: .one
      case 2: .two
      case 3: .few
      case 6: .many
      default: .other
      }
    case .scottish:
      return switch o.i {
      case 1, 11: .one
      case 2, 12: .two
      case 3...10, 13...19: .few
      default: .other
      }
    default:
      return switch (o.i, o.i % 100) {
      case (0, _): .zero
      case (1, _): .one
      case (2, _): .two
      case (_, 3...10): .few
      case (_, 11...99): .many
      default: .other
      }
    }
  }
}

extension PluralOperands {
  /// The Romance languages say "de millions" after round millions.
  fileprivate var isMillions: Bool { isWhole && i != 0 && i % 1_000_000 == 0 }
}
