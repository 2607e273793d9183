#include "CPreviewPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed

static const uint8_t page[] = {
#embed "Page/preview.html"
};
static const uint8_t stranger[] = {
#embed "Page/stranger.html"
};
static const uint8_t style[] = {
#embed "Page/preview.css"
};
static const uint8_t dom[] = {
// The report's page has the same elements.
#embed "../CReportPage/Page/dom.js"
    ,
#embed "Page/dom-exports.js"
};
static const uint8_t json[] = {
#embed "Page/json.js"
};
static const uint8_t state[] = {
#embed "Page/state.js"
};
static const uint8_t backend[] = {
#embed "Page/backend.js"
};
static const uint8_t sidebar[] = {
#embed "Page/sidebar.js"
};
static const uint8_t toolbar[] = {
#embed "Page/toolbar.js"
};
static const uint8_t problems[] = {
#embed "Page/problems.js"
};
static const uint8_t stage[] = {
#embed "Page/stage.js"
};
static const uint8_t touch[] = {
#embed "Page/touch.js"
};
static const uint8_t inspector[] = {
#embed "Page/inspector.js"
};
static const uint8_t timeline[] = {
#embed "Page/timeline.js"
};
static const uint8_t schema[] = {
#embed "Page/schema.js"
};
static const uint8_t editor[] = {
#embed "Page/editor.js"
};
static const uint8_t form[] = {
#embed "Page/form.js"
};
static const uint8_t grid[] = {
#embed "Page/grid.js"
};
static const uint8_t files_script[] = {
#embed "Page/files.js"
};
static const uint8_t splitter[] = {
#embed "Page/splitter.js"
};
static const uint8_t toast[] = {
#embed "Page/toast.js"
};
static const uint8_t memory[] = {
#embed "Page/memory.js"
};
static const uint8_t thumbnails[] = {
#embed "Page/thumbnails.js"
};
static const uint8_t overlay[] = {
#embed "Page/overlay.js"
};
static const uint8_t share[] = {
#embed "Page/share.js"
};
static const uint8_t script[] = {
#embed "Page/main.js"
};
static const uint8_t descriptor_schema[] = {
#embed "../../Schemas/descriptor.schema.json"
};
static const uint8_t payload_schema[] = {
#embed "../../Schemas/payload.schema.json"
};
static const uint8_t scenario_schema[] = {
#embed "../../Schemas/scenario.schema.json"
};
static const uint8_t bindings_schema[] = {
#embed "../../Schemas/bindings.schema.json"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const preview_file files[] = {
    FILE("preview.html", page),
    FILE("stranger.html", stranger),
    FILE("preview.css", style),
    FILE("dom.js", dom),
    FILE("toast.js", toast),
    FILE("memory.js", memory),
    FILE("splitter.js", splitter),
    FILE("json.js", json),
    FILE("state.js", state),
    FILE("backend.js", backend),
    FILE("thumbnails.js", thumbnails),
    FILE("sidebar.js", sidebar),
    FILE("toolbar.js", toolbar),
    FILE("problems.js", problems),
    FILE("stage.js", stage),
    FILE("touch.js", touch),
    FILE("inspector.js", inspector),
    FILE("timeline.js", timeline),
    FILE("schema.js", schema),
    FILE("editor.js", editor),
    FILE("form.js", form),
    FILE("grid.js", grid),
    FILE("overlay.js", overlay),
    FILE("files.js", files_script),
    FILE("share.js", share),
    FILE("main.js", script),
    FILE("schemas/descriptor.json", descriptor_schema),
    FILE("schemas/payload.json", payload_schema),
    FILE("schemas/scenario.json", scenario_schema),
    FILE("schemas/bindings.json", bindings_schema),
};

preview_file preview_page_file(size_t number) {
    return number < sizeof files / sizeof files[0] ? files[number] : (preview_file){0, 0, 0};
}
