#include <fontconfig/fontconfig.h>
#include <glib/gstdio.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
