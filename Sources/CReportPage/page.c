#include "CReportPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed

static const uint8_t page[] = {
#embed "Page/report.html"
};
static const uint8_t style[] = {
#embed "Page/report.css"
};
static const uint8_t script[] = {
// Later files use names of earlier ones.
#embed "Page/dom.js"
    , 10,
#embed "Page/pictures.js"
    , 10,
#embed "Page/viewer.js"
    , 10,
#embed "Page/detail.js"
    , 10,
#embed "Page/report.js"
};

report_text report_page(void) { return (report_text){page, sizeof page}; }
report_text report_style(void) { return (report_text){style, sizeof style}; }
report_text report_script(void) { return (report_text){script, sizeof script}; }
