import { keepMarked, pressClip } from './clip-buttons.ts';
import { keepCounted } from './clip-count.ts';
import { keepShown } from './clip-shown.ts';
import { keepCombosMarked } from './combo-marks.ts';
import { clipboardStore, openClipboard } from './store.ts';

let opened: Promise<void> | undefined;

/** Once: brings back what the device kept, and keeps the page's buttons in step with it from then on. */
function open(apiHost: string): Promise<void> {
  opened ??= openClipboard(apiHost).then(() => {
    keepCounted();
    keepMarked();
    keepCombosMarked();
  });
  return opened;
}

/** What the clipboard's first use fetches. */
export const clipDesk = { clipboardStore, keepShown, open, pressClip };
