#!/bin/bash
# display-gtk.sh COMMAND...: runs COMMAND with a display of its own (software, nobody sees it), a
# session bus and settings of its own, and ends them with it. Nothing of the person's desktop is
# touched or needed. The display is an X server, or a Wayland compositor with GDK_BACKEND=wayland.
set -u
dir=$(mktemp -d)
export HOME=$dir XDG_RUNTIME_DIR=$dir XDG_CONFIG_HOME=$dir XDG_CACHE_HOME=$dir XDG_DATA_HOME=$dir
export GDK_BACKEND=${GDK_BACKEND:-x11} GSK_RENDERER=cairo GSETTINGS_BACKEND=memory
export ADW_DISABLE_PORTAL=1 LANG=C.UTF-8
unset GTK_THEME DISPLAY WAYLAND_DISPLAY SWAYSOCK DBUS_SESSION_BUS_ADDRESS SWIFTUI_HOST
size=${SCREEN:-1280x900}

# The same fonts and no blinking cursor or animation: pictures and idle times are steady.
mkdir -p "$dir/gtk-4.0"
cat >"$dir/gtk-4.0/settings.ini" <<'INI'
[Settings]
gtk-font-name=Cantarell 11
gtk-cursor-blink=0
gtk-enable-animations=0
INI

mkfifo "$dir/ready"
exec 8<>"$dir/ready"
children=()

# Waits for what the display calls itself.
wait_for_display() {
  read -r -t 20 "$@" <&8 && return
  cat "$dir/display.log" >&2
  exit 70
}

start_x11() {
  Xvfb -displayfd 8 -screen 0 "${size}x24" -nolisten tcp -noreset >"$dir/display.log" 2>&1 &
  children+=($!)
  wait_for_display number
  export DISPLAY=:$number
  if [ -n "${WINDOW_MANAGER:-}" ]; then
    $WINDOW_MANAGER >"$dir/manager.log" 2>&1 &
    children+=($!)
  fi
}

start_wayland() {
  mkdir "$dir/sway"
  cat >"$dir/sway/config" <<CONFIG
xwayland disable
output * resolution $size
for_window [app_id=".*"] floating enable
exec echo \$WAYLAND_DISPLAY \$SWAYSOCK >$dir/ready
CONFIG
  # The compositor refuses to be root.
  local as_nobody=()
  if [ "$(id -u)" -eq 0 ]; then
    as_nobody=(setpriv --reuid nobody --regid nogroup --clear-groups)
    chmod 755 "$dir"
    chown nobody "$dir/sway" "$dir/ready"
  fi
  XDG_RUNTIME_DIR=$dir/sway WLR_BACKENDS=headless WLR_LIBINPUT_NO_DEVICES=1 \
    WLR_RENDERER=pixman "${as_nobody[@]}" sway --config "$dir/sway/config" \
    >"$dir/display.log" 2>&1 &
  children+=($!)
  wait_for_display WAYLAND_DISPLAY SWAYSOCK
  export WAYLAND_DISPLAY=$dir/sway/$WAYLAND_DISPLAY SWAYSOCK
  # A keyboard that is always there: windows take a while to notice a new one.
  wtype -s 2147483647 -k Shift_L >"$dir/keyboard.log" 2>&1 &
  children+=($!)
}

"start_$GDK_BACKEND"
dbus-run-session -- "$@"
status=$?
kill "${children[@]}" 2>/dev/null
wait "${children[@]}" 2>/dev/null
rm -rf "$dir"
exit $status
