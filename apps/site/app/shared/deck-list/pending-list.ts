import { STORAGE_KEYS } from '../storage/keys.ts';
import { createStoredValue } from '../storage/stored-value.ts';

/**
 * The list to share while its owner signs in; '' if there is none. Only this tab sees it. Without storage the box is empty,
 * and the list must be pasted.
 */
export const pendingList = createStoredValue<string>({
  key: STORAGE_KEYS.pendingList,
  area: 'tab',
  parse: (text) => text ?? '',
  print: (text) => text || null,
});
