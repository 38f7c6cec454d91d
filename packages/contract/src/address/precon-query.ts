import { identityKey } from './identity-key.ts';
import { inOrder } from './query.ts';
import { formEscape, nameKey, textKey } from './query-key.ts';

export const PRECONS_QUERY = inOrder({
  colors: identityKey('colors', 'Only precons of exactly this color identity, such as `azorius`'),
  q: textKey('q', {
    description: 'Only precons with this in their name, their set’s or their commander’s',
    longest: 100,
    escape: formEscape,
  }),
});

export const PRECON_QUERY = {
  commander: nameKey('commander', {
    description:
      'Slug of the commander whose decks advise, where several cards of the precon can be its commander',
  }),
};
