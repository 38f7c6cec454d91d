import { toasts } from '../../shared/feedback/toasts.ts';
import { sameContents } from './clipboard.ts';
import { describeImport, describeLeft } from './import-summary.ts';
import { readImport } from './read-import.ts';
import { client, clipboardStore } from './store.ts';
import { takeList } from './take-list.ts';

/** Adds a whole list in one step; a toast shows the result with an undo. Rejects if no card could be fetched. */
export async function addDeck(text: string): Promise<void> {
  const list = await readImport(text, client);
  const before = clipboardStore.getState();
  const taken = takeList(list, false);
  const after = clipboardStore.getState();
  toasts.add({
    key: 'clipboard',
    text: [...describeImport({ list, ...taken }), ...describeLeft(list)].join(' '),
    ...(sameContents(before, after) ? {} : { undo: () => after.takeBack(before, after) }),
  });
}
