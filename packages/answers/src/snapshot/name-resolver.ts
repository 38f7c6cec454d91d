import { buildCardFinder, type Card, type CardFinder, commanderKey, mayPair } from '@deckwright/domain';

/** The card that a text refers to, and whether the text is its canonical slug or another name. */
export type Resolved = { card: number; canonical: boolean };

/** One or two cards that are legal commanders together, as positions in the snapshot's cards. */
export type ResolvedCommander = { cards: [number] | [number, number]; key: string; canonical: boolean };

/** A slug with more parts cannot be a pair. */
const MOST_PARTS = 40;
/** A pair's name has at most this many parts: two faces of each, or names that contain commas. */
const MOST_FACES = 6;
/** How players join the names of a pair. */
const BETWEEN_NAMES = [' & ', ' + ', ' and ', ', '] as const;

/** Finds cards by address, slug, name and "N name". Built once per snapshot; a lookup is a map access. */
export class NameResolver {
  readonly #cards: readonly Card[];
  readonly #find: CardFinder;

  constructor(cards: readonly Card[]) {
    this.#cards = cards;
    this.#find = buildCardFinder(cards);
  }

  /** Looks up a slug from an address; other spellings and names are found but not canonical. */
  bySlug(text: string): Resolved | null {
    const card = this.#find(text);
    return card === null ? null : { card, canonical: this.#cards[card]?.slug === text };
  }

  /**
   * Looks up `/cards/{slug}`, a slug, a name or "N name", ignoring a printing such as "(C21) 263" at the end; null if
   * unknown.
   */
  find(text: string): number | null {
    const trimmed = text.trim();
    const slug = slugIn(trimmed, 'cards');
    if (slug !== null) return this.#find(slug);
    const name = trimmed.replace(/^\d+\s*x?\s+/i, '');
    return this.#find(trimmed) ?? this.#find(name) ?? this.#find(withoutPrinting(name));
  }

  /** The commander or legal pair with this slug below `/commanders/`; null if there is none. */
  commanderBySlug(text: string): ResolvedCommander | null {
    const single = this.bySlug(text);
    if (single && this.#cards[single.card]?.lead.canLead) return this.#commander([single.card], text);
    return this.#pairBySlug(text);
  }

  /** As `find`, also for `/commanders/{slug}` of one card or a pair and for both names of a pair joined by ' // ', '&', '+', 'and' or a comma. */
  findCommanders(text: string): number[] | null {
    const slug = slugIn(text.trim(), 'commanders');
    if (slug !== null) return this.commanderBySlug(slug)?.cards ?? null;
    const pair = this.#pairByNames(text, ' // ');
    if (pair !== null) return pair;
    const card = this.find(text);
    if (card !== null) return [card];
    for (const word of BETWEEN_NAMES) {
      const named = this.#pairByNames(text, word);
      if (named !== null) return named;
    }
    return this.#pairBySlug(text.trim())?.cards ?? null;
  }

  /** Reads "Ada // Bo" as a pair; null for the two faces of one card. */
  #pairByNames(text: string, between: string): number[] | null {
    const halves = text.split(between);
    if (halves.length < 2 || halves.length > MOST_FACES) return null;
    for (let at = 1; at < halves.length; at += 1) {
      const a = this.find(halves.slice(0, at).join(between));
      const b = this.find(halves.slice(at).join(between));
      const [first, second] = [this.#cards[a ?? -1], this.#cards[b ?? -1]];
      if (a !== null && b !== null && first && second && mayPair(first, second)) return [a, b];
    }
    return null;
  }

  /** Tries every hyphen as the separator of two slugs and returns the first legal pair. */
  #pairBySlug(text: string): ResolvedCommander | null {
    const parts = text.split('-');
    if (parts.length > MOST_PARTS) return null;
    for (let at = 1; at < parts.length; at += 1) {
      const a = this.#find(parts.slice(0, at).join('-'));
      const b = a === null ? null : this.#find(parts.slice(at).join('-'));
      if (a === null || b === null) continue;
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
}

/** The name before " (C21) 263". By hand, because a regex would start anew at each space before the bracket. */
function withoutPrinting(name: string): string {
  const open = name.lastIndexOf('(');
  const close = name.indexOf(')', open);
  if (open < 0 || close < 0 || name.includes(')', close + 1)) return name;
  const bare = name.slice(0, open).trimEnd();
  return bare.length === open ? name : bare;
}

/** The slug of an address of this kind, with any prefix; null if it is not such an address. */
function slugIn(text: string, kind: 'cards' | 'commanders'): string | null {
  const at = text.lastIndexOf(`/${kind}/`);
  if (at < 0) return null;
  const slug = text.slice(at + kind.length + 2).split(/[/?#]/, 1)[0] ?? '';
  try {
    return decodeURIComponent(slug);
  } catch {
    // A lone % is not an escape; use the text unchanged.
    return slug;
  }
}
