import { COMBO_BRACKETS } from '@deckwright/domain';
import { identityKey } from './identity-key.ts';
import { PAGE } from './page-key.ts';
import { inOrder } from './query.ts';
import { nameKey, numberKey } from './query-key.ts';
import { BRACKET } from './window-keys.ts';

export const COMBOS_QUERY = inOrder({
  bracket: {
    ...BRACKET,
    words: COMBO_BRACKETS,
    description: 'Only combos that belong to this bracket',
  },
  card: nameKey('card', { description: 'Only combos with this card, by its slug' }),
  colors: identityKey('colors', 'Only combos within this color identity, such as `azorius`'),
  page: PAGE,
  result: nameKey('result', {
    description: 'Only combos with this result, such as `infinite-mana`',
    longest: 100,
  }),
  size: numberKey('size', {
    otherwise: null,
    pattern: '[1-9]\\d?',
    hint: 'is no number of cards; write it as size=2',
    description: 'Only combos of this number of cards',
  }),
});
