"""The built examples in a real terminal. Run by scripts/test-terminal.sh."""

import os
import signal
import subprocess
import sys
import unittest

from tmux import Screen

PRODUCTS = os.environ.get("PRODUCTS", ".build/debug")
COUNTER = f"{PRODUCTS}/Counter"
FIXTURE = f"{PRODUCTS}/TerminalFixture"
TOUR = f"{PRODUCTS}/Tour"
QUESTION = "Do you want to increase count?"
SNAPSHOTS = os.path.join(os.path.dirname(__file__), "Snapshots")


def memory(process):
    with open(f"/proc/{process}/status") as file:
        return int(next(line for line in file if line.startswith("VmRSS")).split()[1])


def wakeups(process):
    with open(f"/proc/{process}/status") as file:
        return [line for line in file if line.startswith("voluntary_ctxt_switches")][0]


class CounterTests(unittest.TestCase):
    """The three flows of the article about testing alerts."""

    def start(self, **options):
        screen = Screen(COUNTER, **options)
        self.addCleanup(screen.__exit__)
        screen.see("0", "[>Increase<]")
        return screen

    def test_starts_at_zero_without_an_alert(self):
        self.assertNotIn(QUESTION, self.start().text)

    def test_counts_after_yes(self):
        screen = self.start()
        screen.press("Enter")
        screen.see(QUESTION, "[>Yes<]")
        screen.press("Enter")
        screen.lose(QUESTION)
        screen.see(" 1")

    def test_does_not_count_after_cancel(self):
        screen = self.start()
        screen.press("Space")
        # Beside one another as in a window: what is asked for stands at the end.
        screen.see(QUESTION, "[ Cancel ]  [>Yes<]")
        screen.press("Left")
        screen.see("[>Cancel<]")
        screen.press("Space")
        screen.lose(QUESTION)
        screen.see(" 0")

    def test_answers_to_the_mouse_and_to_letters(self):
        screen = self.start()
        screen.click("Increase")
        screen.see(QUESTION)
        screen.click("Yes")
        screen.lose(QUESTION)
        screen.see(" 1")
        screen.press("M-i")
        screen.see(QUESTION)
        screen.type("c")
        screen.see("[>Cancel<]")
        screen.press("M-y")
        screen.lose(QUESTION)
        screen.see(" 2")

    def test_takes_what_is_typed_ahead(self):
        screen = self.start()
        screen.type("\r" * 100)
        screen.see(" 50")

    def test_is_usable_on_a_tiny_screen(self):
        screen = self.start(width=20, height=6)
        screen.press("Enter")
        screen.see("[>Yes<]")
        self.assertIn("Cancel", screen.text)
        screen.press("Enter")
        screen.see(" 1")

    def test_resizes_while_an_alert_is_up(self):
        screen = self.start()
        screen.press("Enter")
        screen.see(QUESTION)
        for size in [(30, 10), (12, 4), (1, 1), (100, 40), (40, 12)]:
            screen.resize(*size)
        screen.wait(lambda text: QUESTION in text and text.count("╭") == 1, "the alert in its place")
        self.assertLess(screen.find("╭")[1], 10)
        screen.press("Enter")
        screen.see(" 1")


class MenuTests(unittest.TestCase):
    """The menus of an app's commands."""

    def start(self, command, *texts):
        screen = Screen(command)
        self.addCleanup(screen.__exit__)
        screen.see(*texts)
        return screen

    def test_opens_menus_and_presses_with_keys(self):
        screen = self.start(f"{FIXTURE} commands", " Fixture  File  Counting ", "F10 menu")
        screen.press("F10")
        screen.see("Quit", "Ctrl-Q")
        screen.press("Right")
        screen.see("New Window")
        screen.press("Right")
        screen.see("Add to 0", "Ctrl-T", "More")
        screen.press("Enter")
        screen.lose("Add to 0")
        screen.press("C-t", "F10", "Left")
        screen.see("Add to 2")
        screen.press("Down", "Down", "Right")
        screen.see("Ten")
        screen.press("Enter")
        screen.lose("Ten")
        screen.click("Counting")
        screen.see("Add to 12")
        screen.click("Loud")
        screen.click("Counting")
        screen.see("✓ Loud")

    def test_shows_alerts_from_a_menu_and_keeps_its_keys_from_under_them(self):
        screen = self.start(TOUR, " Tour  File  Alerts ")
        screen.press("C-k")
        screen.see("A menu shows this")
        screen.press("C-w", "C-k", "F10")
        screen.press("Enter")
        screen.lose("A menu shows this")
        screen.click("Alerts")
        screen.see("From a menu")
        screen.press("Enter")
        screen.see("A menu shows this")

    def test_closes_windows_and_quits(self):
        screen = self.start(f"{FIXTURE} commands", "Counting", "Last: nothing")
        screen.press("C-n")
        screen.press("M-p")
        screen.see("Last: printed")
        screen.press("C-w")
        screen.see("Last: nothing")
        screen.press("C-n")
        screen.press("M-p")
        screen.see("Last: printed")
        screen.press("C-q")
        screen.see("rc=0")

    def test_has_no_menu_without_commands(self):
        screen = self.start(FIXTURE, "Last: nothing")
        self.assertNotIn("F10", screen.text)
        screen.press("C-n", "F10")
        screen.press("C-w")
        screen.see("rc=0")


class EndingTests(unittest.TestCase):
    """Every way out leaves the terminal as it was."""

    def start(self, command=FIXTURE, **options):
        screen = Screen(command, **options)
        self.addCleanup(screen.__exit__)
        screen.see("Delete")
        return screen

    def assert_left(self, screen, status):
        text = screen.see(f"rc={status}", "icanon")
        self.assertNotIn("-icanon", text)
        self.assertNotIn("Last:", text)
        self.assertEqual(screen._tmux("display-message", "-p", "#{alternate_on}#{mouse_any_flag}#{cursor_flag}").stdout.strip(), "001")

    def test_quits(self):
        screen = self.start()
        screen.press("C-q")
        self.assert_left(screen, 0)

    def test_shows_what_was_printed_afterwards(self):
        screen = self.start()
        screen.press("M-p")
        screen.see("Last: printed")
        self.assertNotIn("printed by the app", screen.text)
        screen.press("C-q")
        screen.see("printed by the app")
        self.assert_left(screen, 0)

    def test_exits_from_the_app(self):
        screen = self.start()
        screen.press("M-x")
        self.assert_left(screen, 3)

    def test_crashes_with_its_message_in_sight(self):
        screen = self.start(height=120, environment={"SWIFT_BACKTRACE": "enable=no"})
        screen.press("M-a")
        text = screen.see("rc=", "icanon")
        self.assertIn("crashed on purpose", text)
        self.assertNotIn("-icanon", text)
        self.assertRegex(text, "rc=13[23]")

    def test_ends_by_signals(self):
        for number, status in [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)]:
            screen = self.start()
            os.kill(screen.process("TerminalFixture"), number)
            self.assert_left(screen, status)

    def test_ends_though_it_hangs(self):
        screen = self.start("setsid -c -w " + FIXTURE)
        screen.press("M-h")
        screen.press("C-c")
        screen.press("C-c")
        text = screen.see("rc=130", "icanon")
        self.assertNotIn("-icanon", text)

    def test_stops_and_continues(self):
        screen = Screen("bash --norc -i")
        self.addCleanup(screen.__exit__)
        screen.see("bash-")
        screen.type(COUNTER + "\r")
        screen.see("[>Increase<]")
        screen.press("Enter")
        screen.see(QUESTION)
        screen.press("C-z")
        screen.see("Stopped")
        screen.type("stty -a | grep -o -- '-*icanon'\r")
        screen.see("icanon")
        self.assertNotIn("-icanon\n", screen.text.replace("-- '-*icanon'", ""))
        screen.type("fg\r")
        screen.see(QUESTION, "[>Yes<]")
        screen.press("Enter")
        screen.see(" 1")

    def test_comes_back_after_a_stop_from_outside(self):
        screen = self.start()
        process = screen.process("TerminalFixture")
        os.kill(process, signal.SIGSTOP)
        # Typed while it is stopped, and not lost.
        screen.press("M-p")
        os.kill(process, signal.SIGCONT)
        screen.see("Last: printed", "Delete")


class HostTests(unittest.TestCase):
    def start(self, **options):
        screen = Screen(FIXTURE, **options)
        self.addCleanup(screen.__exit__)
        screen.see("Last: nothing")
        return screen

    def test_edits_fields(self):
        screen = self.start()
        screen.press("M-f")
        screen.see("Sign in", "Name")
        # The default button is disabled while there is no name.
        screen.press("Enter")
        screen.type("Ana Bel")
        screen.press("C-w")
        screen.paste("Ñandú\n\x1b[31m界")
        screen.press("Home")
        screen.press("Delete")
        screen.type("a")
        screen.see("ana Ñandú [31m界")
        screen.press("Tab")
        screen.type("se cret")
        screen.see("•••••••")
        self.assertNotIn("cret", screen.text)
        screen.press("Enter")
        screen.see("Last: ana Ñandú [31m界/se cret")

    def test_presses_cancel_with_escape(self):
        screen = self.start()
        screen.press("M-d")
        screen.see("Delete 3 files?", "[>Cancel<]")
        screen.press("Escape")
        screen.see("Last: kept")

    def test_suppresses(self):
        screen = self.start()
        screen.press("M-d")
        screen.see("Do not show")
        screen.press("Up")
        screen.press("Space")
        screen.see("[x] Do not show")
        screen.press("M-d")
        screen.see("Last: deleted, true")

    def test_scrolls_long_text_with_its_buttons_in_sight(self):
        for height in [24, 8, 6]:
            screen = self.start(height=height)
            screen.press("M-l")
            text = screen.see("Terms", "[>Agree<]", "Decline")
            self.assertNotIn("Line 60 ", text)
            screen.press("End")
            screen.see("Line 60 ", "[>Agree<]")
            screen.press("Enter")
            screen.lose("Line 60")
            screen.see("Last: agreed")

    def test_reaches_many_actions(self):
        screen = self.start(height=10)
        screen.press("M-m")
        screen.see("[>Action 1<]")
        for _ in range(39):
            screen.press("Down")
        screen.see("[>Action 40<]")
        screen.press("Enter")
        screen.see("Last: action 40")

    def test_asks_over_a_sheet(self):
        screen = self.start()
        screen.press("M-s")
        screen.see("A sheet")
        screen.press("M-a")
        screen.see("Over the sheet", "[>OK<]")
        screen.press("Enter")
        screen.lose("Over the sheet")
        screen.see("A sheet")
        screen.press("Escape")
        screen.see("Last: sheet closed")

    def test_chooses_from_a_menu(self):
        screen = self.start()
        for _ in range(30):
            before = screen.text
            if "[>Small" in before:
                break
            screen.press("Tab")
            # A picture from before the key would let the loop go one place too far.
            screen.wait(lambda shown: shown != before, "a moved focus")
        screen.see("[>Small")
        screen.press("Enter")
        screen.see("Medium")
        screen.press("Down", "Enter")
        screen.see("size 2")

    def test_follows_the_focus_that_the_app_wants(self):
        screen = self.start()
        screen.press("M-o")
        screen.see(">text")
        screen.type("!")
        screen.see("text text!")

    def test_updates_from_elsewhere(self):
        screen = self.start()
        screen.press("M-t")
        screen.see("Last: later")

    def test_shows_no_colours_where_none_are_wanted(self):
        screen = self.start(environment={"NO_COLOR": "1"})
        screen.press("M-d")
        screen.see("[!Delete ]")
        self.assertNotRegex(screen.styled, r"\x1b\[[0-9;]*(3[0-7]|9[0-7])m")
        coloured = self.start()
        coloured.press("M-d")
        coloured.see("[ Delete ]")
        self.assertRegex(coloured.styled, r"\x1b\[[0-9;]*31m")

    def test_leaves_dumb_terminals_to_the_plain_host(self):
        for term in ["dumb", ""]:
            screen = Screen(COUNTER, environment={"TERM": term})
            self.addCleanup(screen.__exit__)
            screen.see("Increase (button)")
            self.assertNotIn("Tab next", screen.text)

    def test_answers_a_thousand_alerts_in_flat_memory(self):
        screen = self.start()
        process = screen.process("TerminalFixture")
        screen.press("M-r")
        screen.see("Round 0")
        sizes = []
        for number in range(1, 11):
            # Each Return presses the alert's button, and the next shows another alert.
            screen.type("\r" * 200)
            screen.see(f"Last: round {number * 100}")
            sizes.append(memory(process))
        self.assertLess(sizes[-1] - sizes[1], 512, sizes)

    def test_does_nothing_while_idle(self):
        screen = self.start()
        process = screen.process("TerminalFixture")
        before = wakeups(process)
        subprocess.run(["sleep", "1"], check=True)
        self.assertEqual(before, wakeups(process))


class TourTests(unittest.TestCase):
    def start(self):
        screen = Screen(TOUR)
        self.addCleanup(screen.__exit__)
        screen.see("Last answer: none")
        return screen

    def press(self, screen, title):
        screen.click(f"[ {title} ]" if f"[ {title} ]" in screen.text else f"[>{title}<]")

    def test_shows_alerts_one_after_the_other(self):
        screen = self.start()
        self.press(screen, "Two at once")
        screen.see("First", "[>Next<]")
        screen.press("Enter")
        screen.see("Second", "[>Enough<]")
        screen.press("Enter")
        screen.see("Last answer: enough")

    def test_lets_an_urgent_alert_go_first(self):
        screen = self.start()
        self.press(screen, "Urgent")
        screen.see("The kettle is on fire")
        screen.press("Enter")
        screen.see("Tea is ready")
        screen.press("Enter")
        screen.see("Last answer: tea")

    def test_awaits_an_answer(self):
        screen = self.start()
        self.press(screen, "Await a number")
        screen.see("[>Button 1<]", "Button 2")
        screen.press("Left", "Enter")
        screen.see("Last answer: 20")

    def test_signs_in_once_the_password_will_do(self):
        screen = self.start()
        self.press(screen, "Sign in")
        screen.see("The password has eight letters or more.")
        screen.type("ann")
        screen.press("Tab")
        screen.type("secret")
        screen.press("Enter")
        screen.see("••••••")
        screen.type("er1")
        screen.press("Enter")
        screen.see("Last answer: welcome ann")

    def test_asks_over_a_sheet(self):
        screen = self.start()
        self.press(screen, "Over a sheet")
        screen.see("A sheet")
        screen.press("Enter")
        screen.see("Over the sheet")
        screen.press("Enter")
        screen.lose("Over the sheet")
        screen.press("Escape")
        screen.lose("A sheet")


class SnapshotTests(unittest.TestCase):
    """Screens as they are to look; UPDATE_SNAPSHOTS=1 writes them anew, to be reviewed by eye."""

    maxDiff = None

    def check(self, name, keys, see, width=72, height=24, command=FIXTURE):
        with Screen(command, width=width, height=height) as screen:
            screen.see("Tab next" if height >= 10 else "Delete")
            for key in keys:
                screen.press(key)
            text = screen.see(*see).rstrip("\n") + "\n"
        path = os.path.join(SNAPSHOTS, name + ".txt")
        if os.environ.get("UPDATE_SNAPSHOTS"):
            os.makedirs(SNAPSHOTS, exist_ok=True)
            with open(path, "w") as file:
                file.write(text)
        with open(path) as file:
            self.assertEqual(file.read(), text)

    def test_window(self):
        self.check("window", [], ["Last: nothing"])

    def test_destructive(self):
        self.check("destructive", ["M-d"], ["Delete 3 files?"])

    def test_fields(self):
        self.check("fields", ["M-f"], ["Password"])

    def test_long(self):
        self.check("long", ["M-l"], ["Terms"], height=12)

    def test_many(self):
        self.check("many", ["M-m"], ["Pick one"], height=12)

    def test_wide(self):
        self.check("wide", ["M-w"], ["保存"], width=40)

    def test_control_characters(self):
        self.check("control-characters", ["M-e"], ["a[31mb"])

    def test_choice(self):
        self.check("choice", ["M-c"], ["Sort by"])

    def test_sheet(self):
        self.check("sheet", ["M-s"], ["A sheet"])

    def test_tiny(self):
        self.check("tiny", ["M-d"], ["Cancel"], width=20, height=6)


if __name__ == "__main__":
    outcome = unittest.main(exit=False, verbosity=1, failfast=False).result
    failed = len(outcome.failures) + len(outcome.errors)
    print(f"{outcome.testsRun - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)
