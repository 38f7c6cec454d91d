import { copyText } from '../../../shared/feedback/copy-text.ts';
import { LIST_FORMATS, toExportDeck } from './list-texts.ts';
import type { NewList } from './new-list.ts';

/** Copies the new list as most deck sites read it. */
export async function copyAll(list: NewList): Promise<void> {
  const [{ print }] = LIST_FORMATS;
  await copyText(print(toExportDeck(list)), `Copied all ${list.size + list.unknown} cards, with quantities.`);
}
