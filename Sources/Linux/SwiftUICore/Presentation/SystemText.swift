import Foundation

/// The few words that the system itself puts on buttons, in the languages that it knows them in.
package enum SystemText {
  package static func ok(_ locale: Locale) -> String { "OK" }

  package static func cancel(_ locale: Locale) -> String {
    cancelTitles[language(locale)] ?? "Cancel"
  }

  package static func suppression(_ locale: Locale) -> String {
    suppressionTitles[language(locale)] ?? "Do not show this message again"
  }

  private static func language(_ locale: Locale) -> String {
    locale.language.languageCode?.identifier ?? "en"
  }

  private static let cancelTitles = [
    "de": "Abbrechen", "es": "Cancelar", "fr": "Annuler", "it": "Annulla", "ja": "キャンセル",
    "ko": "취소", "nl": "Annuleer", "pl": "Anuluj", "pt": "Cancelar", "ru": "Отменить",
    "sv": "Avbryt", "tr": "Vazgeç", "uk": "Скасувати", "zh": "取消",
  ]

  private static let suppressionTitles = [
    "de": "Diese Nachricht nicht mehr anzeigen", "es": "No volver a mostrar este mensaje",
    "fr": "Ne plus afficher ce message", "it": "Non mostrare più questo messaggio",
    "ja": "今後このメッセージを表示しない", "ko": "이 메시지를 다시 표시하지 않음",
    "pt": "Não mostrar esta mensagem novamente", "zh": "不再显示此信息",
  ]
}
