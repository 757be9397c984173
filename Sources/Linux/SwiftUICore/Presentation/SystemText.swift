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

  /// What an empty search field says.
  package static func search(_ locale: Locale) -> String {
    searchTitles[language(locale)] ?? "Search"
  }

  /// What a button says that begins editing.
  static func edit(_ locale: Locale) -> String { editTitles[language(locale)] ?? "Edit" }

  /// What a button says by itself when its role is all that is known.
  package static func title(of role: ButtonRole, _ locale: Locale) -> String {
    let language = language(locale)
    switch role.kind {
    case .cancel: return cancel(locale)
    case .close: return closeTitles[language] ?? "Close"
    case .confirm: return confirmTitles[language] ?? "Done"
    case .destructive: return deleteTitles[language] ?? "Delete"
    }
  }

  static func language(_ locale: Locale) -> String {
    locale.language.languageCode?.identifier ?? "en"
  }

  private static let cancelTitles = [
    "de": "Abbrechen", "es": "Cancelar", "fr": "Annuler", "it": "Annulla", "ja": "キャンセル",
    "ko": "취소", "nl": "Annuleer", "pl": "Anuluj", "pt": "Cancelar", "ru": "Отменить",
    "sv": "Avbryt", "tr": "Vazgeç", "uk": "Скасувати", "zh": "取消",
  ]

  private static let closeTitles = [
    "de": "Schließen", "es": "Cerrar", "fr": "Fermer", "it": "Chiudi", "ja": "閉じる", "ko": "닫기",
    "nl": "Sluit", "pl": "Zamknij", "pt": "Fechar", "ru": "Закрыть", "sv": "Stäng",
    "tr": "Kapat", "uk": "Закрити", "zh": "关闭",
  ]

  private static let confirmTitles = [
    "de": "Fertig", "es": "Aceptar", "fr": "Terminé", "it": "Fine", "ja": "完了", "ko": "완료",
    "nl": "Gereed", "pl": "Gotowe", "pt": "OK", "ru": "Готово", "sv": "Klar", "tr": "Bitti",
    "uk": "Готово", "zh": "完成",
  ]

  private static let editTitles = [
    "de": "Bearbeiten", "es": "Editar", "fr": "Modifier", "it": "Modifica", "ja": "編集", "ko": "편집",
    "nl": "Wijzig", "pl": "Edytuj", "pt": "Editar", "ru": "Править", "sv": "Redigera",
    "tr": "Düzenle", "uk": "Редагувати", "zh": "编辑",
  ]

  private static let deleteTitles = [
    "de": "Löschen", "es": "Eliminar", "fr": "Supprimer", "it": "Elimina", "ja": "削除",
    "ko": "삭제", "nl": "Verwijder", "pl": "Usuń", "pt": "Apagar", "ru": "Удалить",
    "sv": "Radera", "tr": "Sil", "uk": "Видалити", "zh": "删除",
  ]

  private static let searchTitles = [
    "de": "Suchen", "es": "Buscar", "fr": "Rechercher", "it": "Cerca", "ja": "検索", "ko": "검색",
    "nl": "Zoek", "pl": "Szukaj", "pt": "Buscar", "ru": "Поиск", "sv": "Sök", "tr": "Ara",
    "uk": "Пошук", "zh": "搜索",
  ]

  private static let suppressionTitles = [
    "de": "Diese Nachricht nicht mehr anzeigen", "es": "No volver a mostrar este mensaje",
    "fr": "Ne plus afficher ce message", "it": "Non mostrare più questo messaggio",
    "ja": "今後このメッセージを表示しない", "ko": "이 메시지를 다시 표시하지 않음",
    "pt": "Não mostrar esta mensagem novamente", "zh": "不再显示此信息",
  ]
}
