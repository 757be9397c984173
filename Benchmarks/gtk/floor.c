/* The floor: the same window and the same alert in C, with nothing between it and GTK.
 *
 * floor CYCLES [painted] */

#include "floor.h"

typedef struct {
  GtkWidget *window, *label;
  int count;
} Model;

static void count_answer(Model *model, const char *id) {
  char text[32];
  if (!g_str_equal(id, "yes")) return;
  g_snprintf(text, sizeof text, "%d", ++model->count);
  gtk_label_set_text(GTK_LABEL(model->label), text);
}

#if ADW_CHECK_VERSION(1, 5, 0)

/* It closes by itself. */
static void on_response(AdwAlertDialog *dialog, const char *id, gpointer data) {
  (void)dialog;
  count_answer(data, id);
}

static void ask(Model *model, const char *heading, const char *body) {
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG(adw_alert_dialog_new(heading, body));
  adw_alert_dialog_add_responses(dialog, "cancel", "Cancel", "yes", "Yes", NULL);
  adw_alert_dialog_set_response_appearance(dialog, "yes", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_close_response(dialog, "cancel");
  adw_alert_dialog_set_default_response(dialog, "yes");
  g_signal_connect(dialog, "response", G_CALLBACK(on_response), model);
  adw_dialog_present(ADW_DIALOG(dialog), model->window);
}

#else

static void on_response(GtkWindow *dialog, const char *id, gpointer data) {
  count_answer(data, id);
  gtk_window_destroy(dialog);
}

static void ask(Model *model, const char *heading, const char *body) {
  AdwMessageDialog *dialog =
      ADW_MESSAGE_DIALOG(adw_message_dialog_new(GTK_WINDOW(model->window), heading, body));
  adw_message_dialog_add_responses(dialog, "cancel", "Cancel", "yes", "Yes", NULL);
  adw_message_dialog_set_response_appearance(dialog, "yes", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_close_response(dialog, "cancel");
  adw_message_dialog_set_default_response(dialog, "yes");
  g_signal_connect(dialog, "response", G_CALLBACK(on_response), model);
  gtk_window_present(GTK_WINDOW(dialog));
}

#endif

static void on_increase(GtkButton *button, gpointer data) {
  (void)button;
  ask(data, "Do you want to increase count?", "The number in the window goes up by one.");
}

static void build(Model *model) {
  GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *button = gtk_button_new_with_label("Increase");
  model->window = adw_window_new();
  model->label = gtk_label_new("0");
  gtk_widget_set_vexpand(box, TRUE);
  gtk_widget_set_valign(box, GTK_ALIGN_CENTER);
  gtk_widget_set_halign(box, GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(box), model->label);
  gtk_box_append(GTK_BOX(box), button);
  gtk_box_append(GTK_BOX(content), adw_header_bar_new());
  gtk_box_append(GTK_BOX(content), box);
  adw_window_set_content(ADW_WINDOW(model->window), content);
  gtk_window_set_title(GTK_WINDOW(model->window), "Counter");
  gtk_window_set_default_size(GTK_WINDOW(model->window), 400, 300);
  g_signal_connect(button, "clicked", G_CALLBACK(on_increase), model);
  gtk_window_present(GTK_WINDOW(model->window));
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1000;
  Model model = {0};
  adw_init();
  build(&model);
  floor_run("c", model.window, n, argc > 2 && g_str_equal(argv[2], "painted"));
  return 0;
}
