#!/bin/bash
# display-gtk.sh COMMAND...: runs COMMAND with a display of its own (software, nobody sees it), a
# session bus and settings of its own, and ends them with it. Nothing of the person's desktop is
# touched or needed.
set -u
dir=$(mktemp -d)
export HOME=$dir XDG_RUNTIME_DIR=$dir XDG_CONFIG_HOME=$dir XDG_CACHE_HOME=$dir XDG_DATA_HOME=$dir
export GDK_BACKEND=x11 GSK_RENDERER=cairo GSETTINGS_BACKEND=memory ADW_DISABLE_PORTAL=1 LANG=C.UTF-8
unset GTK_THEME WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS SWIFTUI_HOST

# The same fonts and no blinking cursor or animation: pictures and idle times are steady.
mkdir -p "$dir/gtk-4.0"
cat >"$dir/gtk-4.0/settings.ini" <<'INI'
[Settings]
gtk-font-name=Cantarell 11
gtk-cursor-blink=0
gtk-enable-animations=0
INI

mkfifo "$dir/number"
exec 8<>"$dir/number"
Xvfb -displayfd 8 -screen 0 "${SCREEN:-1280x900x24}" -nolisten tcp -noreset >"$dir/xvfb.log" 2>&1 &
server=$!
if ! read -r -t 20 number <&8; then
  cat "$dir/xvfb.log" >&2
  exit 70
fi
export DISPLAY=:$number

manager=
if [ -n "${WINDOW_MANAGER:-}" ]; then
  $WINDOW_MANAGER >"$dir/manager.log" 2>&1 &
  manager=$!
fi
dbus-run-session -- "$@"
status=$?
[ -n "$manager" ] && kill "$manager" 2>/dev/null
kill "$server" 2>/dev/null
wait "$server" 2>/dev/null
rm -rf "$dir"
exit $status
