// The pages of a report of snapshots and of a batch, with their styles and scripts: the files of Page, embedded in the
// program as they are.
#ifndef CREPORTPAGE_H
#define CREPORTPAGE_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    const uint8_t *bytes;
    size_t count;
} report_text;

report_text report_page(void);
report_text report_style(void);
report_text report_script(void);

report_text batch_page(void);
report_text batch_style(void);
report_text batch_script(void);

#endif
