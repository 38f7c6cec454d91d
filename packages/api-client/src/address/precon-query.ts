import { identityKey } from './identity-key.ts';
import { inOrder } from './query.ts';
import { formEscape, nameKey, textKey } from './query-key.ts';

export const PRECONS_QUERY = inOrder({
  colors: identityKey('colors', 'A color identity such as azorius'),
  q: textKey('q', {
    description: 'Part of the name of a precon, its set or commander',
    longest: 100,
    escape: formEscape,
  }),
});

export const PRECON_QUERY = {
  commander: nameKey('commander', { description: 'Who leads it, where several of its cards may' }),
};
