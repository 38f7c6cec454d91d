import { AppError, commanderKey } from '@deckwright/domain';
import { NO_CARD } from '../format.ts';
import { checkDeck } from './check.ts';
import { savedDay } from './deck-dates.ts';
import { Growable } from './growable.ts';
import { priceOfBasics } from './price-of-basics.ts';
import type { DeckToPack, EngineCard } from './types.ts';

/** What 32 bits can count. */
const MAX_ENTRIES = 0xffffffff;

/** The commanders of decks, by slug, and their label, which sorts like the key and tells apart keys that read alike. */
export type Lead = { label: string; commanders: [number, number] };

/**
 * Decks in the order they were added, in columns: an object for each of millions of decks would be visited by every
 * collection of garbage.
 */
export class LooseDecks {
  readonly #cards: readonly EngineCard[];
  readonly #leadByDeck = new Map<number, number>();
  readonly leads: Lead[] = [];
  /** Position among the leads. */
  readonly #lead = new Growable(Uint32Array);
  /** First entry in `lists`; a list ends where the next one begins. */
  readonly #start = new Growable(Uint32Array);
  readonly #lists = new Growable(Uint16Array);
  readonly #day = new Growable(Uint16Array);
  readonly #bracket = new Growable(Uint8Array);
  readonly #estimatedBracket = new Growable(Uint8Array);
  readonly #basics = new Growable(Uint8Array);
  readonly #basicsEstimated = new Growable(Uint8Array);
  readonly #basicsCents = new Growable(Uint32Array);
  readonly #companion = new Growable(Uint16Array);
  readonly #ref = new Growable(Uint32Array);
  /** First entry in `tags`. */
  readonly #tagStart = new Growable(Uint32Array);
  readonly #tags = new Growable(Uint16Array);

  constructor(cards: readonly EngineCard[]) {
    this.#cards = cards;
  }

  /** @throws AppError 'invalid-argument' for a deck the engine cannot hold, 'resource-exhausted' after too many. */
  add(deck: DeckToPack): void {
    checkDeck(this.#cards, deck);
    this.#lead.push(this.#leadNumber(deck.commanders));
    const start = this.#lists.length;
    if (start + deck.cards.length > MAX_ENTRIES)
      throw new AppError('resource-exhausted', `The engine holds at most ${MAX_ENTRIES} cards in all decks.`);
    this.#start.push(start);
    this.#lists.append(deck.cards);
    const list = this.#lists.view().subarray(start);
    if (!isAscending(list)) list.sort();
    this.#expectDifferent(list, deck.commanders);
    this.#day.push(savedDay(deck.day, this.#newestRelease(list, deck.commanders)));
    this.#bracket.push(deck.bracket);
    this.#estimatedBracket.push(deck.estimatedBracket);
    this.#basics.push(deck.basics);
    this.#basicsEstimated.push(deck.basicsEstimated ? 1 : 0);
    this.#basicsCents.push(priceOfBasics(this.#cards, deck));
    this.#companion.push(deck.companion ?? NO_CARD);
    this.#ref.push(deck.ref ?? 0);
    this.#tagStart.push(this.#tags.length);
    if (deck.tags?.length) this.#tags.append([...deck.tags].sort((a, b) => a - b));
  }

  /** The columns once all decks are in; `start` and `tagStart` with the end as their last entry. Asked once. */
  columns() {
    this.#start.push(this.#lists.length);
    this.#tagStart.push(this.#tags.length);
    return {
      lead: this.#lead.view(),
      start: this.#start.view(),
      lists: this.#lists.view(),
      day: this.#day.view(),
      bracket: this.#bracket.view(),
      estimatedBracket: this.#estimatedBracket.view(),
      basics: this.#basics.view(),
      basicsEstimated: this.#basicsEstimated.view(),
      basicsCents: this.#basicsCents.view(),
      companion: this.#companion.view(),
      ref: this.#ref.view(),
      tagStart: this.#tagStart.view(),
      tags: this.#tags.view(),
    };
  }

  #leadNumber(commanders: readonly number[]): number {
    const [one = 0, two = NO_CARD] = commanders;
    const pair = one * 0x10000 + two;
    const known = this.#leadByDeck.get(pair);
    if (known !== undefined) return known;
    const number = this.leads.length;
    this.leads.push(chooseLead(this.#cards, commanders));
    this.#leadByDeck.set(pair, number);
    return number;
  }

  #newestRelease(list: Uint16Array, commanders: readonly number[]): number {
    let newest = 0;
    for (const card of list) newest = Math.max(newest, this.#cards[card]?.releaseDay ?? 0);
    for (const card of commanders) newest = Math.max(newest, this.#cards[card]?.releaseDay ?? 0);
    return newest;
  }

  #expectDifferent(list: Uint16Array, commanders: readonly number[]): void {
    for (let i = 0; i < list.length; i++) {
      const card = list[i] ?? 0;
      if (card === list[i - 1] || commanders.includes(card)) {
        throw new AppError(
          'invalid-argument',
          `A deck lists ${this.#cards[card]?.slug} twice; give each card once and no commander among the others.`,
        );
      }
    }
  }
}

function isAscending(list: Uint16Array): boolean {
  for (let i = 1; i < list.length; i++) if (list[i]! < list[i - 1]!) return false;
  return true;
}

/** In a label a space sorts before every character of a slug. */
function chooseLead(cards: readonly EngineCard[], positions: readonly number[]): Lead {
  const slug = (card: number): string => cards[card]?.slug ?? '';
  const [first = 0, second = NO_CARD] = [...positions].sort((a, b) => byText(slug(a), slug(b)));
  const slugs = second === NO_CARD ? [slug(first)] : [slug(first), slug(second)];
  return { label: `${commanderKey(slugs)} ${slugs.join(' ')}`, commanders: [first, second] };
}

export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
