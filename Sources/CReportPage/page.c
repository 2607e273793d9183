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

static const uint8_t batch[] = {
#embed "Page/batch.html"
};
static const uint8_t batch_rules[] = {
#embed "Page/report.css"
    , 10,
#embed "Page/batch.css"
};
static const uint8_t batch_code[] = {
#embed "Page/dom.js"
    , 10,
#embed "Page/batch.js"
};

report_text report_page(void) { return (report_text){page, sizeof page}; }
report_text report_style(void) { return (report_text){style, sizeof style}; }
report_text report_script(void) { return (report_text){script, sizeof script}; }
report_text batch_page(void) { return (report_text){batch, sizeof batch}; }
report_text batch_style(void) { return (report_text){batch_rules, sizeof batch_rules}; }
report_text batch_script(void) { return (report_text){batch_code, sizeof batch_code}; }
