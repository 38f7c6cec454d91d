import { STORAGE_KEYS } from '../../../shared/storage/keys.ts';
import { createStoredValue } from '../../../shared/storage/stored-value.ts';

/** Whether ads were last shown here. Without storage, slots open from the second page on. */
export const adsShown = createStoredValue<boolean>({
  key: STORAGE_KEYS.adsShown,
  parse: (text) => text !== null,
  print: (shown) => (shown ? '1' : null),
});
