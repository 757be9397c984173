/* GTK and libadwaita for Swift.
 *
 * Casting macros, variadic functions and type constants cannot be imported, and which types come in
 * as opaque pointers differs between versions of the libraries. So each use has a function here that
 * takes plain widgets; the casts stay in C. */

#ifndef CGTK_SHIM_H
#define CGTK_SHIM_H

#include <adwaita.h>
#include <glib-unix.h>

#include "dispatch.h"
#include "signals.h"
#include "leaving.h"
#include "widgets.h"
#include "rows.h"
#include "layout.h"
#include "lists.h"
#include "labels.h"
#include "controls.h"
#include "windows.h"
#include "dialogs.h"
#include "classes.h"
#include "placing.h"
#include "frame.h"
#include "effects.h"
#include "menus.h"
#include "drawing.h"
#include "symbols.h"
#include "pictures.h"

#endif
