#!/usr/bin/python3
"""Real windows, driven from outside: tests.py FOLDER-OF-PROGRAMS [PART-OF-A-NAME...]

On Wayland those run that are marked for it: they need no pointer and no picture."""

import os
import signal
import subprocess
import sys
import tempfile
import time
import traceback

from displays import SCREEN
from driver import App, Atspi, Failure, Picture, poll, role_of, walk

PROGRAMS = os.path.abspath(sys.argv[1])
TESTS = []


def test(function):
    TESTS.append(function)
    return function


def wayland(function):
    """Marks what is run on Wayland as well."""
    function.is_for_wayland = True
    return function


def open_app(name, *arguments, **options):
    return App(os.path.join(PROGRAMS, name), *arguments, **options)


def fixture(*arguments, **options):
    return open_app("WindowFixture", *arguments, **options)


def check(condition, words):
    if not condition:
        raise Failure(words)


# The Counter: what the article's app does


@wayland
@test
def counter_yes_increases_and_cancel_does_not():
    with open_app("Counter") as app:
        title = "Do you want to increase count?"
        app.shows("0")
        for button, count in [("Yes", "1"), ("Cancel", "1"), ("Yes", "2")]:
            app.press("Increase")
            app.press(button, within=app.dialog(title))
            app.gone(title)
            app.shows(count)


@wayland
@test
def counter_return_says_yes():
    with open_app("Counter") as app:
        app.find("push button", "Increase")
        app.focus_newest()
        app.key("space")
        app.dialog("Do you want to increase count?")
        app.focus_newest()
        app.key("Return")
        app.shows("1")
        app.gone("Do you want to increase count?")


# The Tour: what the library does


@test
def tour_asks_one_after_the_other_and_answers_each():
    with open_app("Tour") as app:
        app.press("Await a number")
        app.press("Button 2", within=app.dialog("Title"))
        app.shows("Last answer: 20")
        app.press("Two at once")
        check(not app.dialogs("Second"), "both are up")
        app.press("Next", within=app.dialog("First"))
        app.press("Enough", within=app.dialog("Second"))
        app.shows("Last answer: enough")
        app.press("Urgent")
        app.press("Run", within=app.dialog("The kettle is on fire"))
        app.press("Thanks", within=app.dialog("Tea is ready"))
        app.shows("Last answer: tea")


@test
def tour_validates_fields_and_takes_what_was_typed():
    with open_app("Tour") as app:
        app.press("Sign in")
        dialog = app.dialog("Sign in")
        app.type_into("User", "ada", dialog)
        app.type_into("Password", "short", dialog, role="password text")
        check(not app.is_enabled("Sign in", dialog), "a short password is taken")
        app.type_into("Password", "long enough", dialog, role="password text")
        poll("Sign in enabled", lambda: app.is_enabled("Sign in", dialog))
        app.press("Sign in", dialog)
        app.shows("Last answer: welcome ada")
        app.press("Choose a size")
        app.press("Large", within=app.dialog("Size"))
        app.shows("Last answer: large")


# These tests themselves


@test
def what_glib_complains_of_fails_the_test():
    with fixture("complaints") as app:
        app.press("Print")
        app.shows("Ready")
    try:
        with fixture("complaints") as app:
            app.press("Warn")
            poll("a complaint", app.complaints)
    except Failure as failure:
        check("Gtk-WARNING" in str(failure), f"another failure: {failure}")
    else:
        raise Failure("a warning is passed over")


# Alerts


@wayland
@test
def return_presses_the_default_and_escape_cancels():
    with fixture() as app:
        for key, count in [("Return", "Count: 1"), ("Escape", "Count: 1"), ("Return", "Count: 2")]:
            app.press("Increase")
            app.dialog("Do you want to increase count?")
            app.focus_newest()
            app.key(key)
            app.gone("Do you want to increase count?")
            app.shows(count)


@test
def fields_take_text_and_validation_enables_the_action():
    with fixture() as app:
        app.press("Sign in")
        dialog = app.dialog("Sign in to example_site.org")
        check(not app.is_enabled("Sign In", dialog), "Sign In is enabled without a name")
        app.type_into("Name", "ada", dialog)
        poll("Sign In enabled", lambda: app.is_enabled("Sign In", dialog))
        app.type_into("Password", "s_3cret", dialog, role="password text")
        app.press("Sign In", dialog)
        app.shows("Answer: ada/s_3cret")
        app.gone("Sign in to example_site.org")


@wayland
@test
def fields_are_filled_with_keys_alone():
    with fixture() as app:
        app.press("Sign in")
        dialog = app.dialog("Sign in to example_site.org")
        app.focus_newest()
        app.type("Grace")
        poll("the name typed", lambda: app.text_of("Name", dialog) == "Grace")
        app.key("Tab")
        app.type("pw")
        app.key("Return")
        app.shows("Answer: Grace/pw")


@test
def destructive_is_never_the_default():
    with fixture() as app:
        app.press("Delete")
        app.dialog("Delete “Notes”?")
        app.focus_newest()
        app.key("Return")
        app.gone("Delete “Notes”?")
        app.shows("Answer: kept")
        app.press("Delete")
        app.press("Delete", within=app.dialog("Delete “Notes”?"))
        app.shows("Answer: deleted")


@wayland
@test
def return_never_destroys_in_a_dialog_whose_first_choice_does():
    with fixture("safety") as app:
        app.press("Erase")
        app.dialog("Erase the disk?")
        app.focus_newest()
        app.key("Return")
        app.gone("Erase the disk?")
        app.shows("Answer: kept")


@test
def alert_withdrawn_before_it_is_seen_leaves_the_window_usable():
    with fixture("safety") as app:
        button = app.find("push button", "Increase")
        for _ in range(5):
            app.press("Blink")
            app.shows("Answer: withdrawn")
            app.gone("Blink")
            app.click(button, app.newest())
            app.press("Yes", app.dialog("Do you want to increase count?"))
            app.gone("Do you want to increase count?")
        app.shows("Count: 5")


@wayland
@test
def return_presses_nothing_where_all_is_destructive():
    with fixture("harm") as app:
        app.press("Two harms")
        app.dialog("Delete or erase?")
        app.activate_newest()
        app.key("Return", "space")
        app.press("Erase", app.dialog("Delete or erase?"))
        app.shows("Answer: erased")
        app.press("One harm")
        dialog = app.dialog("Delete all?")
        app.activate_newest()
        app.key("Return", "space", "Escape")
        # With Tab a person goes there: then it is meant.
        app.focus("push button", "Delete", dialog)
        app.shows("Answer: erased")
        app.key("Return")
        app.gone("Delete all?")
        app.shows("Answer: deleted")


@test
def of_two_alerts_the_first_is_seen_and_its_action_may_show_the_next():
    with fixture() as app:
        app.press("Two")
        app.dialog("First")
        check(not app.dialogs("Second"), "a window presents one alert at a time")
        app.press("One", within=app.dialog("First"))
        app.gone("First")
        app.press("Two", within=app.dialog("Next"))
        app.gone("Next")
        app.shows("Answer: one two")
        check(not app.dialogs("Second"), "what was refused does not come later")


@test
def alert_without_cancel_stays_on_escape():
    with fixture() as app:
        app.press("No way out")
        dialog = app.dialog("Left or right?")
        app.focus_newest()
        app.key("Escape")
        app.key("Escape")
        app.press("Left", dialog)
        app.shows("Answer: left")
        app.gone("Left or right?")


@test
def refused_answer_keeps_the_alert_and_what_was_typed():
    with fixture() as app:
        app.press("Code")
        dialog = app.dialog("Enter the code")
        app.type_into("Code", "41", dialog)
        app.press("Check", dialog)
        app.shows("Answer: wrong code")
        check(app.text_of("Code", app.dialog("Enter the code")) == "41", "the text is gone")
        app.type_into("Code", "42", app.dialog("Enter the code"))
        app.press("Check", app.dialog("Enter the code"))
        app.shows("Answer: right code")
        app.gone("Enter the code")


@test
def long_text_scrolls_in_a_dialog_that_fits_the_screen():
    with fixture() as app:
        app.press("Long text")
        dialog = app.dialog("Terms")
        size = dialog.get_component_iface().get_size()
        poll("a size", lambda: dialog.get_component_iface().get_size().y > 0)
        size = dialog.get_component_iface().get_size()
        check(size.y < 700, f"the dialog is {size.y} high")
        text = next(n for n in app.all_of_role("text", dialog))
        check("200. A clause" in app.text_in(text), "the end of the text is missing")
        app.press("Accept", dialog)
        app.shows("Answer: accepted")


@test
def suppression_toggle_is_answered_with_the_alert():
    with fixture() as app:
        app.press("Suppress")
        dialog = app.dialog("The disk is almost full")
        app.focus_newest()
        app.focus("check box", "Do not show this message again", dialog)
        app.key("space")
        app.press("OK", app.dialog("The disk is almost full"))
        app.shows("Answer: never again")


@test
def many_actions_are_all_in_reach():
    with fixture() as app:
        app.press("Choose")
        dialog = app.dialog("Which size?")
        poll("a size", lambda: dialog.get_component_iface().get_size().y > 0)
        check(dialog.get_component_iface().get_size().y < 700, "the dialog is too high")
        app.press("Size 10", dialog)
        app.shows("Answer: size 10")
        app.press("Choose")
        app.press("Cancel", within=app.dialog("Which size?"))
        app.gone("Which size?")


@test
def choices_stand_one_under_another_as_written_and_cancel_last():
    with fixture("words") as app:
        app.press("Colour")
        dialog = app.dialog("Which colour?")
        tops = [app.place(app.find("push button", name, dialog)).y
                for name in ["Red", "Green", "Cancel"]]
        check(tops[0] < tops[1] < tops[2], f"the tops are {tops}")
        app.press("Green", dialog)
        app.shows("Answer: green")
        app.press("Colour")
        app.dialog("Which colour?")
        app.focus_newest()
        app.key("Escape")
        app.gone("Which colour?")


@test
def very_long_action_title_leaves_the_dialog_on_the_screen():
    with fixture("words") as app:
        for answer, button in [("short", "Short"), ("cancelled", "Cancel")]:
            app.press("Long title")
            dialog = app.dialog("Really?")
            size = app.place(dialog)
            check(size.width < 700 and size.height < 700, f"{size.width} × {size.height}")
            inner = app.place(app.find("push button", button, dialog))
            check(inner.x >= 0 and inner.x + inner.width <= size.width, f"{button} is outside")
            app.press(button, dialog)
            app.shows(f"Answer: {answer}")
            app.gone("Really?")
        app.press("Long title")
        app.dialog("Really?")
        app.focus_newest()
        app.key("Return")
        app.shows("Answer: long")


@test
def text_beside_a_button_stays_on_its_line():
    with fixture("words") as app:
        labels = poll("three labels", lambda: (
            found := app.all("label", "Unbroken")) and len(found) == 3 and found)
        widths = [app.place(label).width for label in labels]
        check(max(widths) - min(widths) <= 1, f"the widths are {widths}")


# Sheets, popovers, windows


@wayland
@test
def alert_over_a_sheet():
    with fixture() as app:
        app.press("Sheet")
        app.press("Ask")
        app.press("Agree", within=app.dialog("Over the sheet"))
        app.gone("Over the sheet")
        app.shows("In the sheet")
        app.press("Done")
        app.shows("Answer: agreed, sheet closed")
        app.hides("In the sheet")


@wayland
@test
def escape_closes_a_sheet():
    with fixture() as app:
        app.press("Sheet")
        app.shows("In the sheet")
        app.focus_newest()
        app.key("Escape")
        app.shows("Answer: none, sheet closed")


@wayland
@test
def a_sheet_begins_in_its_form_and_the_window_closes_itself():
    with fixture("form-sheet") as app:
        app.press("Fill in")
        app.find("push button", "Cancel")
        app.focus_newest()
        app.key("x")
        app.shows("Name: x")
        app.press("Cancel")
        poll("the sheet gone", lambda: not app.all("push button", "Cancel"))
        app.press("Leave")
        check(app.status() == 0, f"the status is {app.process.returncode}")


@wayland
@test
def popover_acts_and_closes():
    # On Wayland a popover may open under the pointer, and GTK 4.8 looks for a tooltip in one that is
    # gone: it complains, and nothing else comes of it.
    known = ["gdk_surface_get_device_position", "_gtk_widget_find_at_coords"]
    options = {"env": {"G_DEBUG": ""}, "known": known} if SCREEN.is_wayland else {}
    with fixture(**options) as app:
        app.press("Popover")
        app.shows("In the popover")
        app.press("Take")
        app.shows("Answer: taken")
        app.hides("In the popover")


@wayland
@test
def each_window_has_an_alert_of_its_own():
    title = "Do you want to increase count?"
    with fixture() as app:
        app.press("New window")
        second = poll("the second window", lambda: next(
            (w for w in app.windows() if w.get_name() == "Second"), None))
        first = next(w for w in app.windows() if w.get_name() == "Example")
        app.press("Increase", first)
        poll("one dialog", lambda: len(app.dialogs(title)) == 1)
        app.press("Increase", second)
        poll("two dialogs", lambda: len(app.dialogs(title)) == 2)
        app.press("Yes", app.dialog(title))
        poll("one dialog left", lambda: len(app.dialogs(title)) == 1)
        app.press("Yes", app.dialog(title))
        app.gone(title)
        poll("both counts", lambda: len(app.all("label", "Count: 1")) == 2)


@test
def window_with_the_focus_is_active_and_stays_so_under_its_alert():
    with fixture("phases") as app:
        app.shows("Phase: active")
        app.press("Ask")
        app.dialog("Over it")
        app.shows("Phase: active")
        app.press("Fine", within=app.dialog("Over it"))
        app.gone("Over it")
        app.press("New window")
        poll("one window active, and one not", lambda: [
            len(app.all("label", f"Phase: {phase}")) for phase in ("active", "inactive")] == [1, 1])


@wayland
@test
def window_closed_under_an_alert_ends_the_app():
    title = "Do you want to increase count?"
    with fixture() as app:
        app.press("Increase")
        is_window = app.is_window(app.dialog(title))
        window = next(w for w in app.windows() if w.get_name() == "Example")
        app.press("Close", window)
        if not is_window:
            # A dialog inside a window is closed before the window is.
            app.gone(title)
            app.shows("Count: 0")
            app.press("Close", window)
        check(app.status() == 0, f"the status is {app.process.returncode}")


@test
def app_lives_until_its_last_window_is_closed():
    with fixture() as app:
        app.press("New window")
        second = poll("the second window", lambda: next(
            (w for w in app.windows() if w.get_name() == "Second"), None))
        first = next(w for w in app.windows() if w.get_name() == "Example")
        app.press("Close", first)
        poll("one window", lambda: app.window_names() == ["Second"])
        app.press("Increase", second)
        app.press("Yes", app.dialog("Do you want to increase count?"))
        app.shows("Count: 1")
        app.press("Close", second)
        check(app.status() == 0, f"the status is {app.process.returncode}")


@wayland
@test
def signals_end_the_app_in_order_with_an_alert_up():
    for number in [signal.SIGTERM, signal.SIGINT]:
        with fixture() as app:
            app.press("Increase")
            app.dialog("Do you want to increase count?")
            status = app.end(number)
            check(status == 128 + number, f"the status is {status}")


@test
def two_hundred_alerts_in_a_row():
    title = "Do you want to increase count?"
    with fixture() as app:
        button = app.find("push button", "Increase")
        count = app.find("label", "Count: 0")
        window = app.focus_newest()
        for number in range(1, 201):
            app.click(button, window)
            dialog = app.dialog(title)
            yes = app.find("push button", "Yes", dialog)
            app.click(yes, app.newest())
            poll(f"count {number}", lambda: count.get_name() == f"Count: {number}")
            app.gone(title)


# Controls


@test
def controls_act_and_show_what_the_app_makes_of_it():
    with fixture("controls") as app:
        app.shows("Ada, Medium, off, 0")
        app.focus_newest()
        app.focus("check box", "Sound")
        app.key("space")
        app.shows("Ada, Medium, on, 0")
        app.type_into("Full name", "Grace")
        app.shows("Grace, Medium, on, 0")
        app.press("Large")
        app.shows("Grace, Large, on, 0")
        app.press("Press")
        app.shows("Grace, Large, on, 1")
        app.press("+ Copies: 3")
        app.shows("Copies: 4")
        poll("the stepper at its end", lambda: not app.is_enabled("+ Copies: 4"))
        check(not app.is_enabled("Off"), "a disabled button is enabled")


@test
def typing_keeps_focus_and_cursor_while_the_window_updates():
    with fixture("controls") as app:
        app.focus_newest()
        field = app.focus("text", "Full name")
        app.key("Home")
        app.type("Mrs ")
        app.shows("Mrs Ada, Medium, off, 0")
        check(field.get_text_iface().get_caret_offset() == 4, "the cursor has moved")


@test
def lists_select_delete_and_grow():
    with fixture("rows") as app:
        app.shows("nothing")
        app.press("Delete Banana")
        app.hides("Banana")
        app.press("Add a fruit")
        app.shows("Fruit 3")
        window = app.focus_newest()
        app.click(app.find("label", "Cherry"), window)
        poll("the choice", lambda: len(app.all("label", "Cherry")) == 2)


@test
def rows_that_go_leave_the_selection_alone():
    with fixture("lists") as app:
        window = app.focus_newest()
        app.shows("Tasks: Wash Iron Fold, none")
        app.click(app.row("Iron"), window)
        app.shows("Tasks: Wash Fold, Iron")
        app.click(app.row("Wash"), window)
        app.shows("Tasks: Fold, Wash")
        app.click(app.row("Plum"), window)
        app.shows("Fruits: Fig Plum Quince, Plum")
        app.press("Delete Quince")
        app.shows("Fruits: Fig Plum, Plum")
        delete = app.find("push button", "Delete Fig")
        app.click(delete, window)
        app.shows("Fruits: Plum, Plum")
        app.picture(window)
        app.click(app.find("push button", "Delete Ash"), window)
        app.hides("Ash")
        app.click(app.find("push button", "Delete Elm"), window)
        app.hides("Elm")
        app.picture(window)
        app.shows("Trees: Ash Elm")
        app.shows("Tasks: Fold, Wash")
        app.click(app.row("Fold"), window)
        app.shows("Tasks: , Fold")
        app.picture(window)
        app.shows("Fruits: Plum, Plum")


@test
def menus_of_rows_answer_in_the_whole_row_and_by_key():
    with fixture("lists") as app:
        window = app.focus_newest()
        row = app.place(app.row("Plum"))
        text = app.place(app.shows("Plum"))
        far = text.x + text.width + 50
        check(far < row.x + row.width, "no empty part of the row")
        margin = app.margin(window, app.shows("Plum"))
        SCREEN.click(window, far + margin, row.y + row.height // 2 + margin, button=3)
        app.press("Rename Plum")
        app.shows("Heard: rename Plum")
        app.click(app.row("Fig"), window)
        poll("the row focused", lambda: app.focused() == app.row("Fig"))
        app.key("Menu")
        app.press("Delete Fig Now")
        app.shows("Heard: delete Fig")


@test
def buttons_of_a_new_window_have_the_room_they_ask_for():
    with fixture("tools") as app:
        window = app.newest()
        buttons = [app.find("push button", name) for name in (
            "One of the rows", "Another of the rows", "Complete everything", "Remove completed",
            "Archive", "Start all over", "Add", "Both", "Plain")]
        app.picture(window)
        widths = [app.place(button).width for button in buttons]
        content = app.content(buttons[0])
        subprocess.run(["xdotool", "windowsize", window, "1000", "600"], check=True)
        poll("a larger window", lambda: app.place(content).width > 950)
        app.picture(window)
        wanted = [app.place(button).width for button in buttons]
        check(widths == wanted, f"{widths} wide, not {wanted}")
        icon, both, plain = (app.find("push button", name) for name in ("Add", "Both", "Plain"))
        place = app.place(icon)
        check(place.width <= place.height + 8, f"the title is beside the icon: {place}")
        check(app.place(both).width > place.width * 1.5, "no title beside the icon")
        check(app.place(both).y == place.y == app.place(plain).y, "not beside one another")
        app.press("Add")
        app.shows("Heard: add")
        app.press("Refresh")
        app.shows("Heard: refresh")
        app.press("Archive")
        app.press("Add many")
        app.shows("Heard: add")
        place = app.place(app.find("push button", "Add many"))
        check(place.width <= place.height + 8, f"the title is beside the icon: {place}")


@test
def symbols_of_every_kind_are_seen():
    with fixture("symbols") as app:
        window = app.newest()
        tiles = {n.get_name(): n for n in walk(app.root) if role_of(n) == "panel" and n.get_name()}
        check(len(tiles) == 72, f"{len(tiles)} symbols")
        picture = app.picture(window)
        seen = {}
        for name, tile in tiles.items():
            place = app.place(tile)
            for part in (0, 32):
                seen[name, part] = tuple(
                    sum(picture.color(x, y)) < 600
                    for x in range(place.x + part, place.x + part + 32)
                    for y in range(place.y, place.y + 32))
                check(sum(seen[name, part]) > 8, f"{name} is not seen, {part}")
        for name in ("circle", "square", "star", "heart", "flag", "bolt"):
            check(sum(seen[name + ".fill", 32]) > sum(seen[name, 32]) * 1.05, f"{name} is filled")
        check(len({seen[name, 32] for name in tiles}) > 66, "symbols look the same")
        check(all(seen["no.such.symbol", 32] != look for key, look in seen.items()
                  if key[0] != "no.such.symbol"), "the placeholder is another symbol's look")
        app.end()
        warnings = app.output().count("no.such.symbol")
        check(warnings == 1, f"{warnings} warnings")


def red_on_screen():
    """How many points of the screen are red or light red."""
    picture = Picture("root", 0).bytes
    return sum(1 for red, green, blue in zip(picture[::3], picture[1::3], picture[2::3])
               if red > green + 80 and red > blue + 80)


@test
def items_of_menus_that_destroy_are_red():
    for scheme in ("prefer-light", "prefer-dark"):
        with fixture("lists", env={"ADW_DEBUG_COLOR_SCHEME": scheme}) as app:
            window = app.focus_newest()
            app.click(app.row("Fig"), window)
            poll("the row focused", lambda: app.focused() == app.row("Fig"))
            app.picture(window)
            check(red_on_screen() == 0, "there is red before the menu")
            app.key("Menu")
            poll(f"red text in the context menu, {scheme}", lambda: red_on_screen() > 50)
            app.key("Escape")
            poll("no menu", lambda: red_on_screen() == 0)
            app.click(app.shows("More"), window)
            poll(f"red text in the menu, {scheme}", lambda: red_on_screen() > 20)
            app.press("Empty")
            app.shows("Heard: empty")


@test
def screens_open_and_go_back_and_tabs_change():
    with fixture("screens") as app:
        poll("the title", lambda: app.window_names() == ["Fruits"])
        window = app.focus_newest()
        app.click(app.find("label", "Pears"), window)
        app.shows("All about pears")
        poll("the title", lambda: app.window_names() == ["Pears"])
        app.press("Back")
        poll("the title", lambda: app.window_names() == ["Fruits"])
        app.press("Add")
        app.press("Empty")
        app.shows("Nothing here: +")


@test
def keyboard_shortcut_presses_its_button():
    with fixture("controls") as app:
        app.shows("Ada, Medium, off, 0")
        app.focus_newest()
        app.key("ctrl+p")
        app.shows("Ada, Medium, off, 1")


# Menus of commands


def open_menu(app, *submenus):
    """Opens the app's menu with its key, and then one in the other."""
    app.activate_newest()
    # A menu that opens under the pointer chooses what is there.
    subprocess.run(["xdotool", "mousemove", "1", "1"], check=True)
    app.key("F10")
    poll("the menu open", lambda: (f := app.focused()) and (
        f.get_name() == "File" or f.get_role_name() == "menu item"))
    for name in submenus:
        open_submenu(app, name)


def open_submenu(app, name):
    """Older GTK tells what is in all submenus; newer GTK, in those that are open."""
    if not app.all("menu item", "Ten more"):
        app.press(name, role="menu item")


def is_checked(app, name):
    return app.find("menu item", name).get_state_set().contains(Atspi.StateType.CHECKED)


@test
def menu_is_opened_by_its_key_and_its_items_act():
    with fixture("commands") as app:
        app.shows("0, Small, plain, Circle")
        open_menu(app, "Shapes")
        check(not app.is_enabled("Remove", role="menu item"), "a disabled item is enabled")
        app.press("Add Circle", role="menu item")
        app.shows("1, Small, plain, Circle")
        open_menu(app, "Shapes")
        check(not is_checked(app, "Grid"), "the toggle is on")
        app.press("Grid", role="menu item")
        app.shows("1, Small, grid, Circle")
        open_menu(app, "Shapes")
        poll("the toggle on", lambda: is_checked(app, "Grid"))
        open_submenu(app, "Size")
        check(is_checked(app, "Small") and not is_checked(app, "Large"), "not Small is chosen")
        app.press("Large", role="menu item")
        app.shows("1, Large, grid, Circle")
        open_menu(app, "Shapes", "Size")
        poll("the choice", lambda: is_checked(app, "Large") and not is_checked(app, "Small"))
        app.key("Escape")
        open_menu(app, "Shapes", "More")
        app.press("Ten more", role="menu item")
        app.shows("11, Large, grid, Circle")
        open_menu(app, "File")
        app.press("Import_me", role="menu item")
        app.shows("11, Large, grid, Imported")


def move_down_to(app, name):
    for _ in range(20):
        before = app.focused()
        if before is not None and before.get_name() == name:
            return
        app.key("Down")
        poll("the focus elsewhere", lambda: app.focused() != before)
    raise Failure(f"the arrow does not reach “{name}”")


@test
def menu_is_used_with_keys_alone():
    with fixture("commands") as app:
        app.shows("0, Small, plain, Circle")
        open_menu(app)
        move_down_to(app, "Shapes")
        app.key("Right")
        move_down_to(app, "Add Circle")
        app.key("Return")
        app.shows("1, Small, plain, Circle")
        poll("the focus back in the window", lambda: (
            f := app.focused()) and f.get_role_name() != "menu item")
        app.key("F10")
        poll("the menu open again", lambda: (
            f := app.focused()) and f.get_role_name() == "menu item")


@test
def menu_follows_the_state_of_the_app_while_it_is_open():
    with fixture("commands") as app:
        app.shows("0, Small, plain, Circle")
        open_menu(app, "Shapes")
        app.find("menu item", "Add Circle")
        check(not app.is_enabled("Remove", role="menu item"), "Remove is enabled")
        app.type_into("Name", "Square")
        app.find("menu item", "Add Square")
        check(not app.all("menu item", "Add Circle"), "the old name is still there")
        app.press("Locked", role="menu item")
        open_menu(app, "Shapes")
        poll("Remove enabled", lambda: app.is_enabled("Remove", role="menu item"))


@test
def keys_of_the_menu_work_in_every_window_and_the_windows_own_come_first():
    with fixture("commands") as app:
        app.shows("0, Small, plain, Circle")
        app.focus_newest()
        app.key("ctrl+shift+a")
        app.shows("1, Small, plain, Circle")
        app.key("ctrl+g")
        app.shows("1, Small, grid, Circle")
        app.key("ctrl+r")
        app.key("ctrl+o")
        app.shows("101, Small, grid, Circle")
        app.focus("text", "Name")
        app.key("ctrl+shift+a")
        app.shows("102, Small, grid, Circle")
        app.key("ctrl+n")
        poll("two windows", lambda: len(app.windows()) == 2)
        app.focus_newest()
        app.key("ctrl+shift+a")
        app.shows("103, Small, grid, Circle")
        app.key("ctrl+w")
        poll("one window", lambda: len(app.windows()) == 1)
        app.focus_newest()
        app.key("ctrl+q")
        check(app.status() == 0, "the app did not quit in order")


@test
def keys_of_the_menu_that_can_be_typed_are_a_fields_first():
    with fixture("commands") as app:
        app.shows("0, Small, plain, Circle")
        app.focus_newest()
        app.focus("text", "Name")
        app.key("End", "BackSpace")
        app.shows("0, Small, plain, Circl")
        app.focus("push button", "Own")
        app.key("BackSpace")
        app.shows("-1, Small, plain, Circl")


@test
def keys_of_the_menu_rest_while_an_alert_or_a_sheet_is_up():
    with fixture("commands") as app:
        app.shows("0, Small, plain, Circle")
        app.focus_newest()
        app.key("ctrl+shift+a", "ctrl+e")
        app.dialog("Clear the drawing?")
        app.focus_newest()
        app.key("ctrl+shift+a", "ctrl+g", "ctrl+w", "ctrl+q")
        app.key("Escape")
        app.gone("Clear the drawing?")
        app.shows("1, Small, plain, Circle")
        app.focus_newest()
        app.key("ctrl+e")
        app.press("Clear", within=app.dialog("Clear the drawing?"))
        app.shows("0, Small, plain, Circle")
        app.press("Sheet")
        app.shows("In the sheet")
        app.activate_newest()
        app.key("ctrl+shift+a", "ctrl+q", "Escape")
        app.hides("In the sheet")
        app.shows("0, Small, plain, Circle")


@test
def app_without_commands_has_no_menu_but_closes_and_quits_by_keys():
    with fixture() as app:
        app.shows("Count: 0")
        check(not [n for n in app.all("toggle button", "Main Menu")
                   + app.all("push button", "Main Menu")
                   if n.get_state_set().contains(Atspi.StateType.SHOWING)], "there is a menu")
        app.press("New window")
        poll("two windows", lambda: len(app.windows()) == 2)
        app.focus_newest()
        app.key("ctrl+n", "ctrl+w")
        poll("one window", lambda: len(app.windows()) == 1)
        app.press("New window")
        poll("two windows", lambda: len(app.windows()) == 2)
        app.focus_newest()
        app.key("ctrl+q")
        check(app.status() == 0, "the app did not quit in order")


# Without a display, and at rest


@test
def without_a_display_the_host_says_so_or_the_next_one_runs():
    env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    program = os.path.join(PROGRAMS, "Counter")
    named = subprocess.run(
        [program], env={**env, "SWIFTUI_HOST": "gtk"}, stdin=subprocess.DEVNULL,
        capture_output=True, text=True, timeout=30)
    check(named.returncode != 0, "the status is 0")
    check(len(named.stderr.strip().splitlines()) == 1, f"not one line: {named.stderr!r}")
    plain = subprocess.run(
        [program], env=env, input="Increase\nYes\n", capture_output=True, text=True, timeout=30)
    check("Increase" in plain.stdout, f"the next host did not run: {plain.stdout!r}")


@test
def at_rest_the_app_uses_no_processor():
    with fixture() as app:
        app.shows("Count: 0")
        pid = app.process.pid

        def ticks():
            fields = open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()
            return int(fields[11]) + int(fields[12])

        def switches():
            lines = open(f"/proc/{pid}/status").read().splitlines()
            return sum(int(line.split()[1]) for line in lines if "ctxt_switches" in line)

        def at_rest():
            before = switches()
            time.sleep(0.25)
            return switches() == before

        poll("the app at rest", at_rest)
        before = ticks(), switches()
        time.sleep(1)
        after = ticks(), switches()
        # Polling every 50 ms would wake it 20 times; the bus may ask something now and then.
        check(after[0] == before[0] and after[1] - before[1] < 10, f"{before} became {after}")


# Drawing

RED, BLUE, WHITE = (255, 0, 0), (0, 0, 255), (255, 255, 255)

# The colour at a distance from the middle of a square of 80 pixels.
DRAWN = {
    "offset": [((30, -30), RED), ((0, 0), WHITE)],
    "rotation": [((0, -35), RED), ((35, 0), WHITE)],
    "corner": [((-70, 40), RED), ((0, -20), WHITE)],
    "scale": [((36, 0), RED), ((-36, 5), RED), ((0, 14), WHITE)],
    "position": [((30, -30), RED), ((0, 0), WHITE)],
    "order": [((0, 20), RED), ((20, 0), WHITE), ((0, -5), WHITE)],
    "shadow": [((30, 0), BLUE), ((10, 0), WHITE), ((-25, 0), WHITE)],
    "invert": [((0, 0), (0, 255, 255))],
    "grey": [((0, 0), (54, 54, 54))],
    "multiply": [((0, 0), BLUE)],
    "hue": [((0, 0), (0, 109, 109))],
    "mask": [((0, 0), RED), ((-36, -36), WHITE), ((36, 36), WHITE)],
    "clip": [((-30, -30), RED), ((20, 20), WHITE)],
    "path": [((-30, -30), RED), ((20, 20), WHITE)],
    "border": [((-35, 0), RED), ((0, 0), WHITE), ((-43, 0), WHITE), ((-36, -36), WHITE)],
    "stroke": [((-43, 0), RED), ((-33, 0), WHITE)],
    "dashes": [((-20, -40), RED), ((20, -40), WHITE)],
    "fit": [((0, 15), RED), ((0, 30), WHITE), ((-38, 0), RED)],
    "fill": [((0, 0), RED), ((-38, 0), RED), ((-41, 0), WHITE), ((-38, -38), RED),
             ((0, 38), RED), ((0, -41), WHITE)],
    "front": [((0, 0), RED)],
    "inset": [((0, 0), BLUE), ((0, 35), RED)],
}


def tile(app, name):
    """The middle of a square, which is above its name."""
    place = app.place(app.shows(name))
    return place.x + place.width // 2, place.y - 50


def near(color, wanted):
    return all(abs(a - b) <= 3 for a, b in zip(color, wanted))


def check_colors(app, picture, tiles):
    for name, probes in tiles.items():
        x, y = tile(app, name)
        for (dx, dy), wanted in probes:
            color = picture.color(x + dx, y + dy)
            check(near(color, wanted), f"{name} at {dx}, {dy} is {color}, not {wanted}")


@test
def effects_are_drawn_in_the_room_that_a_view_has_without_them():
    with fixture("effects") as app:
        window = app.focus_newest()
        picture = app.picture(window)
        check_colors(app, picture, DRAWN)
        x, y = tile(app, "blur")
        edge = [picture.color(x + dx, y)[1] for dx in (0, 10, 20, 30)]
        check(0 <= edge[0] < edge[1] < edge[2] < edge[3] < 255, f"blurred: {edge}")


@test
def effects_change_in_place_and_take_the_pointer_where_they_are_drawn():
    with fixture("effects") as app:
        window = app.focus_newest()
        turned = tile(app, "rotation")
        app.click(app.find("push button", "Moved"), window)
        app.shows("Presses: 1")
        app.press("Change")

        def changed():
            picture = app.picture(window)
            return (near(picture.color(turned[0] + 35, turned[1]), RED)
                    and near(picture.color(turned[0], turned[1] - 35), WHITE)
                    and near(picture.color(*tile(app, "front")), BLUE))

        poll("the other colours", changed)


@test
def work_that_never_rests_stops_neither_the_pointer_nor_the_painting():
    with fixture("busy") as app:
        window = app.focus_newest()
        square = tile(app, "square")
        margin = app.margin(window, app.windows()[-1])
        poll("a red square at first", lambda: near(Picture(window, margin).color(*square), RED))
        rest = app.find("push button", "Rest")
        app.click(app.find("push button", "Work"), window)
        poll("a blue square", lambda: near(Picture(window, margin).color(*square), BLUE))
        app.click(rest, window)
        app.shows("resting")
        poll("a red square", lambda: near(Picture(window, margin).color(*square), RED))


@test
def numbers_that_make_no_sense_do_no_harm():
    with fixture("extremes") as app:
        for step in range(8):
            app.shows(f"Step {step}")
            app.picture(app.newest())
            app.press("Next")


@test
def texts_of_any_length_are_measured_in_every_control():
    with fixture("long-words") as app:
        for step in range(19):
            app.shows(f"Step {step}")
            app.picture(app.newest())
            app.press("Next")


@test
def pictures_take_any_size_in_proportion_or_not():
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["convert", "-size", "20x20", "xc:#ff0000", "xc:#0000ff", "+append",
                        os.path.join(folder, "picture.png")], check=True)
        with fixture("images", folder) as app:
            picture = app.picture(app.newest())
            probes = {
                "own": [((-15, 0), RED), ((15, 0), BLUE), ((-25, 0), WHITE), ((-15, 15), WHITE)],
                "stretched": [((-38, -38), RED), ((38, 38), BLUE)],
                "fitted": [((-38, 15), RED), ((38, -15), BLUE), ((0, 25), WHITE)],
                "filled": [((-30, 0), RED), ((30, 0), BLUE), ((-38, -38), WHITE)],
                "tiled": [((-30, 0), RED), ((-10, 30), BLUE), ((10, -30), RED), ((30, 0), BLUE)],
                "template": [((30, 30), RED)],
                "symbol": [((0, 0), RED), ((20, 20), WHITE)],
                "missing": [((0, 0), WHITE)],
            }
            check_colors(app, picture, probes)


# What leaves the window while it is in use


def open_by_pointer(app, window, name, within, role="push button"):
    """Opens what is behind a control, and waits until that can be seen."""
    app.click(app.find(role, name), window)
    return app.find(*within)


def bring_back(app, window):
    """The views have gone: the window still hears the pointer and the keys."""
    app.shows("Gone")
    turn = next(n for n in walk(app.root) if (n.get_name() or "").startswith("Turn "))
    turns = int(turn.get_name().split()[1])
    app.click(turn, window)
    app.shows(f"Turn {turns + 1}")
    poll("the focus", lambda: app.focused() and app.focused().get_name() == f"Turn {turns + 1}")
    app.key("space")
    app.shows(f"Turn {turns + 2}")
    app.click(app.find("push button", "Bring back"), window)
    app.hides("Gone")


# What is behind each control, and what is seen then.
OPENERS = [
    ("push button", "Menu", ("push button", "Leave by the menu")),
    ("combo box", "Choice", ("label", "Choice 3")),
    ("push button", "Date", ("label", "31")),
    ("push button", "Popover", ("push button", "Leave by the popover")),
]


@test
def owner_of_what_is_open_leaves_and_the_window_stays_usable():
    with fixture("leaving") as app:
        window = app.focus_newest()
        for role, name, seen in OPENERS:
            open_by_pointer(app, window, name, seen, role)
            app.press("Remove")
            bring_back(app, window)
        app.focus("push button", "Context")
        app.key("shift+F10")
        app.find("push button", "Leave by the context menu")
        app.press("Remove")
        bring_back(app, window)


@test
def what_is_open_removes_its_own_owner_and_the_window_stays_usable():
    with fixture("leaving") as app:
        window = app.focus_newest()
        for name in ["Menu", "Popover"]:
            inner = f"Leave by the {name.lower()}"
            open_by_pointer(app, window, name, ("push button", inner))
            app.key("space")
            bring_back(app, window)
        app.focus("push button", "Context")
        app.key("shift+F10")
        app.press("Leave by the context menu")
        bring_back(app, window)
        open_by_pointer(app, window, "Choice", ("label", "Choice 3"), "combo box")
        app.key("Down", "Return")
        bring_back(app, window)
        open_by_pointer(app, window, "Date", ("label", "31"))
        app.key("Right", "space")
        bring_back(app, window)


@test
def view_with_something_open_is_hidden_or_moved_and_the_window_stays_usable():
    with fixture("leaving") as app:
        window = app.focus_newest()
        for name, button in [("In the tab", "Next tab"), ("In the pile", "Remove")]:
            open_by_pointer(app, window, name, ("push button", "Nothing"))
            app.press(button)
            app.shows("Second tab" if button == "Next tab" else "Gone")
            # What is still shown keeps its menu.
            if button == "Remove":
                app.find("push button", "Nothing")
                app.key("Escape")
            app.click(app.find("push button", "Bring back"), window)
            app.hides("Gone")
            turns = 1 if button == "Next tab" else 2
            turn = app.find("push button", f"Turn {turns - 1}")
            poll("a turn", lambda: app.click(turn, window) or app.all("label", f"Turn {turns}"))


@test
def return_in_a_field_takes_the_field_away():
    with fixture("leaving") as app:
        window = app.focus_newest()
        for role, name in [("password text", "Secret"), ("text", "Text")] * 3:
            app.focus(role, name)
            app.type("ada")
            app.key("Return")
            bring_back(app, window)


@test
def return_in_a_secret_field_answers_its_alert():
    with fixture("leaving") as app:
        window = app.focus_newest()
        for _ in range(5):
            app.press("Ask")
            dialog = app.dialog("Who?")
            app.focus_newest()
            app.focus("password text", "Password", dialog)
            app.type("ada")
            app.key("Return")
            app.gone("Who?")
            bring_back(app, window)


# Rows and keys


@test
def rows_move_by_keys_menu_and_pointer():
    with fixture("tasks") as app:
        window = app.focus_newest()
        app.shows("Order: Wash Iron Fold")
        app.focus_on(app.row("Wash"), "Wash")
        app.key("Down")
        poll("the next row focused", lambda: app.focused() == app.row("Iron"))
        app.key("alt+Down")
        app.shows("Order: Wash Fold Iron")
        app.key("alt+Down")
        app.key("alt+Up")
        app.shows("Order: Wash Iron Fold")
        app.key("alt+Up")
        app.shows("Order: Iron Wash Fold")
        app.key("Menu")
        app.press("Move Down")
        app.shows("Order: Wash Iron Fold")
        app.drag(app.row("Fold"), app.row("Wash"), window)
        app.shows("Order: Fold Wash Iron")


@test
def rows_have_badges_insets_and_backgrounds():
    with fixture("tasks") as app:
        window = app.focus_newest()
        app.find("push button", "Tasks, 2")
        far, wash = (app.place(app.shows(text)) for text in ("Far in", "Wash"))
        row = app.place(app.row("Far in"))
        badge = app.place(app.find("label", "2", within=app.row("Far in")))
        check(far.x - wash.x == 60 - 12, f"inset by {far.x - wash.x}")
        check(badge.x > far.x + far.width, f"the badge at {badge.x}")
        check(row.x + row.width - badge.x - badge.width < 6, f"the badge at {badge.x}, the row ends at {row.x + row.width}")
        red = app.place(app.row("On red"))
        picture = app.picture(window)
        check(picture.color(red.x + red.width // 2, red.y + red.height // 2) == RED, "no red row")


@test
def keys_are_offered_to_the_app_first_and_actions_are_in_a_menu():
    with fixture("tasks") as app:
        app.focus_newest()
        field = app.focus("text", "Search")
        app.key("Down")
        app.shows("Heard: down, \uf701 up")
        app.key("x")
        app.shows("Heard: x, left to the field, x up")
        poll("x in the field", lambda: app.text_in(field) == "x")
        app.focus("panel", "Drum")
        app.key("space")
        app.shows("Heard: drum")
        app.focus("panel", "Named actions")
        app.key("shift+F10")
        app.press("Count on")
        app.find("push button", "Tasks, 3")


@test
def rows_are_reached_by_keyboard_whatever_heads_the_list():
    with fixture("reach") as app:
        app.focus_newest()
        app.focus("push button", "One")
        for key, name in [("Down", "Two"), ("Up", "One"), ("Down", "Two"), ("Down", "Three")]:
            app.key(key)
            poll(f"the keyboard on {name}", lambda: (node := app.focused()) and node.get_name() == name)
        app.key("Up")
        app.key("Return")
        app.shows("Heard: two, none")
        app.focus_on(app.row("Ash"), "Ash")
        app.key("Down")
        app.shows("Heard: two, Elm")


# Bars and places


@test
def code_scrolls_to_views():
    with fixture("bars") as app:
        app.focus_newest()
        pane = app.place(app.find("scroll pane", ""))

        def line(number):
            place = app.place(app.shows(f"Line {number}"))
            return place.y - pane.y, place.y + place.height - pane.y

        check(line(99)[1] > pane.height, "the last line is in sight at first")
        app.press("To the end")
        poll("the last line at the end", lambda: abs(line(99)[1] - pane.height) <= 1)
        app.press("To the middle")
        poll("line 50 on top", lambda: abs(line(50)[0]) <= 1)


@test
def room_goes_first_to_what_is_more_important():
    with fixture("bars") as app:
        app.focus_newest()
        names = "What gives way to others where there is no room", "What comes first in any case"

        def widths():
            return tuple(app.place(app.shows(name)).width for name in names)

        before = widths()
        check(before[0] < before[1] and sum(before) == 300, f"widths of {before}")
        app.press("Sheet")
        app.shows("In the sheet")
        # As important as the other: both are cut now.
        poll("less room", lambda: widths()[1] < before[1] and sum(widths()) == 300)


@test
def screens_hide_their_bars_and_sheets_have_the_height_asked_for():
    with fixture("bars") as app:
        app.focus_newest()
        app.shows("Lines")
        app.find("push button", "Tool")
        app.press("No button")
        app.shows("No button here")
        app.shows("Locked")
        check(not app.all("push button", "Back"), "there is a way back")
    with fixture("bars") as app:
        app.press("No way back")
        app.shows("Bare")
        app.hides("Lines")
        check(not app.all("push button", "Back"), "there is a way back")
        app.find("push button", "Close")
    with fixture("bars") as app:
        app.press("Sheet")
        sheet = app.shows("In the sheet")
        while sheet.get_parent().get_role_name() != "application":
            sheet = sheet.get_parent()
        # Less the frame that GTK draws where the window manager draws no shadow.
        check(210 <= app.place(sheet).height <= 222, f"the sheet is {app.place(sheet).height} high")


def main():
    wanted = sys.argv[2:]
    passed, failed = 0, []
    for function in TESTS:
        name = function.__name__.replace("_", " ")
        if wanted and not any(part in name for part in wanted):
            continue
        if SCREEN.is_wayland and not hasattr(function, "is_for_wayland"):
            continue
        start = time.monotonic()
        try:
            function()
            passed += 1
            print(f"passed  {name} ({time.monotonic() - start:.1f} s)", flush=True)
        except Exception as error:  # noqa: BLE001: every failure is a failed test
            failed.append(name)
            print(f"FAILED  {name}: {error}", flush=True)
            if not isinstance(error, Failure):
                traceback.print_exc()
    print(f"{passed} passed, {len(failed)} failed")
    nothing_ran = not passed and not SCREEN.is_wayland
    return 1 if failed or nothing_ran else 0


sys.exit(main())
