import { keepMarked } from './clip-buttons.ts';
import { keepCounted } from './clip-count.ts';
import { keepCombosMarked } from './combo-marks.ts';
import { openClipboard } from './store.ts';

/** What the clipboard's first use fetches. */
export { pressClip } from './clip-buttons.ts';
export { keepShown } from './clip-shown.ts';
export { clipboardStore } from './store.ts';

let opened: Promise<void> | undefined;

/** Once: brings back what the device kept, and keeps the page's buttons in step with it from then on. */
export function openDesk(apiHost: string): Promise<void> {
  opened ??= openClipboard(apiHost).then(() => {
    keepCounted();
    keepMarked();
    keepCombosMarked();
  });
  return opened;
}
