import { COMBOS_QUERY, printQueryValues } from '@deckwright/contract';
import { identityFromSlug } from '@deckwright/domain';
import type { CombosView } from './combo-views.ts';

/** The URL of a page of the list with the form's filters. */
export function combosUrl({ colors, ...form }: CombosView['form'], page = 1): string {
  const identity = colors === null ? null : identityFromSlug(colors);
  return `/combos${printQueryValues(COMBOS_QUERY, { ...form, colors: identity, page })}`;
}
