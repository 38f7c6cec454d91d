import { type ColorIdentity, identitySlug, readColorIdentity } from '@deckwright/domain';
import { PLAIN, type QueryKey, unreadable } from './query-key.ts';

/** A color identity by any of its names; null if absent. */
export function identityKey(name: string, description: string): QueryKey<ColorIdentity | null> {
  return {
    ...PLAIN,
    name,
    description,
    otherwise: null,
    read(text) {
      const identity = readColorIdentity(text);
      if (identity === null)
        throw unreadable(name, text, 'is no color identity; write it as azorius, mono-red, colorless or wu');
      return identity;
    },
    print: (value) => (value === null ? '' : identitySlug(value)),
  };
}
