import {
  buildNameFinder,
  type Card,
  commanderKey,
  type ExcludedName,
  faceNames,
  findCommanderNames,
  mayPair,
  type NameFinder,
} from '@deckwright/domain';

/** The card that a text refers to, and whether the text is its canonical slug or another name. */
export type Resolved = { card: number; canonical: boolean };

/** One or two cards that are legal commanders together, as positions in the snapshot's cards. */
export type ResolvedCommander = { cards: [number] | [number, number]; key: string; canonical: boolean };

/** A slug with more parts cannot be a pair. */
const MAX_PARTS = 40;
/** Texts may begin with a quantity. */
const LINE = { quantity: true };

/** Finds cards by address, slug, name and "N name". Built once per snapshot; a lookup is a map access. */
export class NameResolver {
  readonly #cards: readonly Card[];
  readonly #names: NameFinder;

  constructor(cards: readonly Card[], excluded: readonly ExcludedName[] = []) {
    this.#cards = cards;
    this.#names = buildNameFinder(cards, excluded);
  }

  /** Looks up a slug from an address; other spellings and names are found but not canonical. */
  bySlug(text: string): Resolved | null {
    const card = this.#slug(text);
    return card === null ? null : { card, canonical: this.#cards[card]?.slug === text };
  }

  /**
   * Looks up `/cards/{slug}`, a slug, or what a line of a list names: see `NameFinder.find`; null if unknown.
   */
  find(text: string): number | null {
    const slug = slugIn(text.trim(), 'cards');
    return slug !== null ? this.#slug(slug) : this.#names.find(text, LINE);
  }

  /** What a line of a list names if that is real but in no deck, such as a card that is not legal or a token. */
  findExcluded(text: string): ExcludedName | null {
    return this.#names.findExcluded(text, LINE);
  }

  /** The commander or legal pair with this slug below `/commanders/`; null if there is none. */
  commanderBySlug(text: string): ResolvedCommander | null {
    const single = this.bySlug(text);
    if (single && this.#cards[single.card]?.lead.canLead) return this.#commander([single.card], text);
    return this.#pairBySlug(text);
  }

  /** The card or the two cards with this slug below `/commanders/`, whether or not they can be commanders; else empty. */
  membersBySlug(text: string): number[] {
    const single = this.#slug(text);
    return single === null ? ([...this.#pairsBySlug(text)][0] ?? []) : [single];
  }

  /** As `find`, also for `/commanders/{slug}` of one card or a pair, and for both names of a pair in one text. */
  findCommanders(text: string): readonly number[] | null {
    const slug = slugIn(text.trim(), 'commanders');
    if (slug !== null) return this.commanderBySlug(slug)?.cards ?? null;
    if (slugIn(text.trim(), 'cards') !== null) {
      const card = this.find(text);
      return card === null ? null : [card];
    }
    return (
      findCommanderNames(this.#names, this.#cards, text, LINE) ?? this.#pairBySlug(text.trim())?.cards ?? null
    );
  }

  #slug(text: string): number | null {
    const [front = ''] = faceNames(text);
    return this.#names.whole(text) ?? (front === text ? null : this.#names.whole(front));
  }

  /** The first legal pair whose slugs these are. */
  #pairBySlug(text: string): ResolvedCommander | null {
    for (const [a, b] of this.#pairsBySlug(text)) {
      const [first, second] = [this.#cards[a], this.#cards[b]];
      if (first && second && mayPair(first, second))
        return this.#commander(first.slug < second.slug ? [a, b] : [b, a], text);
    }
    return null;
  }

  /** Any two cards whose slugs these are, with each hyphen as the separator in turn. */
  *#pairsBySlug(text: string): Generator<[number, number]> {
    const parts = text.split('-');
    if (parts.length > MAX_PARTS) return;
    for (let at = 1; at < parts.length; at += 1) {
      const a = this.#names.whole(parts.slice(0, at).join('-'));
      const b = a === null ? null : this.#names.whole(parts.slice(at).join('-'));
      if (a !== null && b !== null) yield [a, b];
    }
  }

  #commander(cards: [number] | [number, number], text: string): ResolvedCommander {
    const key = commanderKey(cards.map((index) => this.#cards[index]?.slug ?? ''));
    return { cards, key, canonical: key === text };
  }
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
