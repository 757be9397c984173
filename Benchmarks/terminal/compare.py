"""Alerts in a terminal beside the least that C can do, in one run: time from a key to the redrawn
screen, bytes written, CPU and memory of each cycle of showing and answering an alert.

Usage: compare.py CYCLES NAME=PROGRAM..."""

import fcntl
import os
import pty
import select
import struct
import sys
import termios
import time


def token(number):
    return bytes(65 + (number * 7 + place) % 26 for place in range(8))


class Program:
    def __init__(self, path):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.environ["TERM"] = "xterm-256color"
            os.execv(path, [path])
        size = struct.pack("HHHH", 24, 80, 0, 0)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, size)
        self.written = 0

    def read_until(self, text):
        seen = b""
        while text not in seen:
            ready, _, _ = select.select([self.terminal], [], [], 20)
            if not ready:
                raise SystemExit(f"waited for {text} in vain; came {seen!r}")
            part = os.read(self.terminal, 65536)
            self.written += len(part)
            seen += part

    def cpu(self):
        """Nanoseconds on the processor, of all threads."""
        total = 0
        for thread in os.listdir(f"/proc/{self.process}/task"):
            with open(f"/proc/{self.process}/task/{thread}/schedstat") as file:
                total += int(file.read().split()[0])
        return total

    def memory(self):
        with open(f"/proc/{self.process}/status") as file:
            return int(next(line for line in file if line.startswith("VmRSS")).split()[1])


def measure(path, cycles):
    program = Program(path)
    program.read_until(token(0))
    time.sleep(0.3)
    warm_up = 100
    times = []
    for number in range(warm_up + cycles):
        if number == warm_up:
            written, cpu, memory = program.written, program.cpu(), program.memory()
        start = time.perf_counter_ns()
        os.write(program.terminal, b"\r")
        program.read_until(token(number + 500_000))
        os.write(program.terminal, b"\r")
        program.read_until(token(number + 1))
        if number >= warm_up:
            times.append(time.perf_counter_ns() - start)
    times.sort()
    result = {
        "median ms": times[len(times) // 2] / 1e6,
        "p99 ms": times[len(times) * 99 // 100] / 1e6,
        "CPU ms": (program.cpu() - cpu) / cycles / 1e6,
        "bytes": (program.written - written) / cycles,
        "memory kB": program.memory(),
        "growth kB": program.memory() - memory,
    }
    before = program.cpu()
    time.sleep(2)
    result["idle CPU ms in 2 s"] = (program.cpu() - before) / 1e6
    os.kill(program.process, 9)
    os.waitpid(program.process, 0)
    return result


def main():
    cycles = int(sys.argv[1])
    rows = [argument.split("=", 1) for argument in sys.argv[2:]]
    print(f"An alert in a terminal, shown and answered by a key each, {cycles} cycles")
    results = [(name, measure(path, cycles)) for name, path in rows]
    keys = list(results[0][1])
    print(" " * 14 + "".join(f"{key:>20}" for key in keys))
    for name, result in results:
        print(f"{name:14}" + "".join(f"{result[key]:20.3f}" for key in keys))


main()
