import type { CardNames } from '@deckwright/contract/schemas';
import { type Card, type ExcludedName, faceNames, slugify } from '@deckwright/domain';

/** The names of all cards in the shortest form, and those of what is not among them. */
export function cardNames(cards: readonly Card[], excluded: readonly ExcludedName[]): CardNames {
  return { cards: cards.map(toEntry), excluded: [...excluded] };
}

function toEntry({ name, slug, aliases }: Card): string | string[] {
  const faces = faceNames(name);
  const further = aliases.filter((alias) => alias !== name && !faces.includes(alias));
  const derived = slugify(faces[0] ?? '') === slug;
  return derived && further.length === 0 ? name : [name, slug, ...further];
}
