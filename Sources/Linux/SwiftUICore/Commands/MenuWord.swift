import Foundation

/// The words of the standard menus, in the languages that `SystemText` knows.
enum MenuWord: Int {
  case newWindow, closeWindow, settings, quit
  case file, edit, format, view, window, help

  func text(_ locale: Locale) -> String {
    let words = Self.words[SystemText.language(locale)] ?? Self.english
    return words[rawValue]
  }

  private static let english = [
    "New Window", "Close Window", "Settings…", "Quit", "File", "Edit", "Format", "View", "Window",
    "Help",
  ]

  private static let words: [String: [String]] = [
    "de": [
      "Neues Fenster", "Fenster schließen", "Einstellungen…", "Beenden", "Datei", "Bearbeiten",
      "Format", "Ansicht", "Fenster", "Hilfe",
    ],
    "es": [
      "Nueva ventana", "Cerrar ventana", "Ajustes…", "Salir", "Archivo", "Edición", "Formato",
      "Ver",
      "Ventana", "Ayuda",
    ],
    "fr": [
      "Nouvelle fenêtre", "Fermer la fenêtre", "Réglages…", "Quitter", "Fichier", "Édition",
      "Format", "Affichage", "Fenêtre", "Aide",
    ],
    "it": [
      "Nuova finestra", "Chiudi finestra", "Impostazioni…", "Esci", "File", "Modifica", "Formato",
      "Vista", "Finestra", "Aiuto",
    ],
    "ja": [
      "新規ウインドウ", "ウインドウを閉じる", "設定…", "終了", "ファイル", "編集", "フォーマット", "表示",
      "ウインドウ", "ヘルプ",
    ],
    "ko": [
      "새로운 윈도우", "윈도우 닫기", "설정…", "종료", "파일", "편집", "포맷", "보기", "윈도우", "도움말",
    ],
    "nl": [
      "Nieuw venster", "Sluit venster", "Instellingen…", "Stop", "Bestand", "Bewerk", "Opmaak",
      "Weergave", "Venster", "Help",
    ],
    "pl": [
      "Nowe okno", "Zamknij okno", "Ustawienia…", "Zakończ", "Plik", "Edycja", "Format", "Widok",
      "Okno", "Pomoc",
    ],
    "pt": [
      "Nova janela", "Fechar janela", "Ajustes…", "Sair", "Arquivo", "Editar", "Formatar",
      "Visualizar", "Janela", "Ajuda",
    ],
    "ru": [
      "Новое окно", "Закрыть окно", "Настройки…", "Завершить", "Файл", "Правка", "Формат", "Вид",
      "Окно", "Справка",
    ],
    "sv": [
      "Nytt fönster", "Stäng fönster", "Inställningar…", "Avsluta", "Arkiv", "Redigera", "Format",
      "Visa", "Fönster", "Hjälp",
    ],
    "tr": [
      "Yeni Pencere", "Pencereyi Kapat", "Ayarlar…", "Çık", "Dosya", "Düzen", "Biçim", "Görünüm",
      "Pencere", "Yardım",
    ],
    "uk": [
      "Нове вікно", "Закрити вікно", "Параметри…", "Завершити", "Файл", "Редагування", "Формат",
      "Перегляд", "Вікно", "Довідка",
    ],
    "zh": ["新建窗口", "关闭窗口", "设置…", "退出", "文件", "编辑", "格式", "显示", "窗口", "帮助"],
  ]
}

/// A word of the standard menus as a text.
struct MenuWordText: View {
  @Environment(\.locale) private var locale
  private let word: MenuWord

  init(_ word: MenuWord) { self.word = word }

  var body: some View { Text(verbatim: word.text(locale)) }
}
