import type { CardNames } from '@deckwright/api-client/schemas';
import { type Card, faceNames, slugify } from '@deckwright/domain';

/** The names of all cards in the shortest form. */
export function cardNames(cards: readonly Card[]): CardNames {
  return { cards: cards.map(entryOf) };
}

function entryOf({ name, slug, aliases }: Card): string | string[] {
  const faces = faceNames(name);
  const further = aliases.filter((alias) => alias !== name && !faces.includes(alias));
  const derived = slugify(faces[0] ?? '') === slug;
  return derived && further.length === 0 ? name : [name, slug, ...further];
}
