import { type Card, faceNames, slugify } from '@deckwright/domain';

type NamedCard = Pick<Card, 'name' | 'slug' | 'aliases'>;

/**
 * Finds the card that a deck list means. In this order: the exact name, the front face, an alias; then the same
 * without accents, case and punctuation (by slug). A front face or alias that several cards claim names none of them.
 */
export class NameResolver {
  readonly #exact = new Map<string, number>();
  readonly #bySlug = new Map<string, number>();
  /** Answers for names that only the slug finds, or nothing. */
  readonly #asked = new Map<string, number | null>();

  constructor(cards: readonly NamedCard[]) {
    const fronts = (card: NamedCard) => [faceNames(card.name)[0] ?? card.name];
    addTier(this.#exact, cards, (card) => [card.name]);
    addTier(this.#exact, cards, fronts);
    addTier(this.#exact, cards, (card) => card.aliases);
    addTier(this.#bySlug, cards, (card) => [card.slug]);
    addTier(this.#bySlug, cards, (card) => [slugify(card.name)]);
    addTier(this.#bySlug, cards, (card) => fronts(card).map(slugify));
    addTier(this.#bySlug, cards, (card) => card.aliases.map(slugify));
  }

  /** The card's position in the list given, or null where no card or more than one bears the name. */
  resolve(name: string): number | null {
    const exact = this.#exact.get(name);
    if (exact !== undefined) return exact;
    const asked = this.#asked.get(name);
    if (asked !== undefined) return asked;
    const slug = slugify(name);
    const found = (slug === '' ? undefined : this.#bySlug.get(slug)) ?? null;
    this.#asked.set(name, found);
    return found;
  }
}

/** Adds the names that exactly one card of this tier claims and no earlier tier holds. */
function addTier(
  index: Map<string, number>,
  cards: readonly NamedCard[],
  namesOf: (card: NamedCard) => string[],
): void {
  const claims = new Map<string, number | null>();
  cards.forEach((card, position) => {
    for (const name of namesOf(card)) {
      const claimed = claims.get(name);
      claims.set(name, claimed === undefined || claimed === position ? position : null);
    }
  });
  for (const [name, position] of claims) {
    if (position !== null && name !== '' && !index.has(name)) index.set(name, position);
  }
}
