import { type Card, commanderKey, mayPair, slugify } from '@deckwright/domain';

/** How a text came to mean a card: by its own address or name, or by another one that leads there. */
export type Resolved = { card: number; canonical: boolean };

/** One card, or two that may lead together; positions in the snapshot's cards. */
export type ResolvedCommander = { cards: [number] | [number, number]; key: string; canonical: boolean };

const AMBIGUOUS = -1;

/** Finds cards by address, slug, name and "N name". Built once for each snapshot; a look-up is a map access. */
export class NameResolver {
  readonly #cards: readonly Card[];
  readonly #bySlug = new Map<string, number>();
  readonly #byAlias = new Map<string, number>();

  constructor(cards: readonly Card[]) {
    this.#cards = cards;
    for (const [index, card] of cards.entries()) this.#bySlug.set(card.slug, index);
    for (const [index, card] of cards.entries()) {
      for (const name of [card.name, ...card.aliases, ...card.faces.map((face) => face.name)])
        this.#claim(slugify(name), index);
    }
  }

  /** By slug alone, as it stands in an address; other spellings are not canonical. */
  bySlug(text: string): Resolved | null {
    const own = this.#bySlug.get(text);
    if (own !== undefined) return { card: own, canonical: true };
    const slug = slugify(text);
    const card = this.#bySlug.get(slug) ?? this.#byAlias.get(slug) ?? AMBIGUOUS;
    return card === AMBIGUOUS ? null : { card, canonical: false };
  }

  /** By `/cards/{slug}`, slug, name or "N name", a printing such as "(C21) 263" behind it aside; null if unknown. */
  find(text: string): number | null {
    const trimmed = text.trim();
    const slug = /\/cards\/([^/?#]+)\/?(?:[?#].*)?$/.exec(trimmed)?.[1];
    if (slug !== undefined) return this.bySlug(decoded(slug))?.card ?? null;
    const name = trimmed.replace(/^\d+\s*x?\s+/i, '');
    for (const candidate of [trimmed, name, name.replace(/\s+\([^)]*\)(?:\s+\S+)*$/, '')]) {
      const found = candidate === '' ? null : this.bySlug(candidate);
      if (found) return found.card;
    }
    return null;
  }

  /** The commander or legal pair that a slug below `/commanders/` means; null if it means none. */
  commanderBySlug(text: string): ResolvedCommander | null {
    const single = this.bySlug(text);
    if (single && this.#cards[single.card]?.lead.canLead) return this.#commander([single.card], text);
    return this.#pairBySlug(text);
  }

  /** As `find`, also for `/commanders/{slug}` of one card or a pair. */
  findCommanders(text: string): number[] | null {
    const slug = /\/commanders\/([^/?#]+)\/?(?:[?#].*)?$/.exec(text.trim())?.[1];
    if (slug !== undefined) return this.commanderBySlug(decoded(slug))?.cards ?? null;
    const card = this.find(text);
    if (card !== null) return [card];
    return this.#pairBySlug(text.trim())?.cards ?? null;
  }

  /** Any place of a hyphen may part the two slugs; at most one reading names two cards that may pair. */
  #pairBySlug(text: string): ResolvedCommander | null {
    const parts = text.split('-');
    if (parts.length > 40) return null;
    for (let at = 1; at < parts.length; at += 1) {
      const [left, right] = [parts.slice(0, at).join('-'), parts.slice(at).join('-')];
      const [a, b] = [this.bySlug(left)?.card, this.bySlug(right)?.card];
      if (a === undefined || b === undefined) continue;
      const [first, second] = [this.#cards[a], this.#cards[b]];
      if (first && second && mayPair(first, second))
        return this.#commander(first.slug < second.slug ? [a, b] : [b, a], text);
    }
    return null;
  }

  #commander(cards: [number] | [number, number], text: string): ResolvedCommander {
    const key = commanderKey(cards.map((index) => this.#cards[index]?.slug ?? ''));
    return { cards, key, canonical: key === text };
  }

  /** A name that two cards claim means neither. */
  #claim(slug: string, index: number): void {
    if (slug === '') return;
    const holder = this.#byAlias.get(slug);
    this.#byAlias.set(slug, holder === undefined || holder === index ? index : AMBIGUOUS);
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone % is no escape; the text stands for itself.
    return text;
  }
}
