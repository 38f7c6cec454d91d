import type {
  CardEntry,
  CardPage,
  ComboPage,
  CommanderPage,
  CommandersPage,
  DeckPage,
  DecksPage,
  PartnersPage,
  ThemePage,
} from '@deckwright/contract/schemas';
import type { Ledger } from './ledger.ts';

/** The key of a linked page: `kinnan-bonder-prodigy` for `/commanders/kinnan-bonder-prodigy`. */
export const toEntryKey = ({ url }: { url: string }): string => url.slice(url.lastIndexOf('/') + 1);

/** Totals over all pages of a kind, and facts that two pages state about the same decks. */
export class BetweenPages {
  readonly ledger: Ledger;
  readonly #totals = new Map<string, Map<string, number>>();
  readonly #numbers = new Map<string, number>();

  constructor(ledger: Ledger) {
    this.ledger = ledger;
  }

  /** Adds to the total of all pages of a kind. */
  add(total: string, about: string, count = 1): void {
    const totals = this.#totals.get(total) ?? new Map<string, number>();
    this.#totals.set(total, totals.set(about, (totals.get(about) ?? 0) + count));
  }

  of(total: string): ReadonlyMap<string, number> {
    return this.#totals.get(total) ?? new Map();
  }

  /** A total that one page states about others; stated once each. */
  state(total: string, about: string, count: number): void {
    this.add(`stated: ${total}`, about, count);
  }

  /** Asserts that the added totals equal the stated ones, for each `about` that is complete. */
  compare(total: string, isWhole: (about: string) => boolean = () => true): void {
    const sums = this.of(total);
    for (const [about, count] of this.of(`stated: ${total}`))
      if (isWhole(about)) this.ledger.equal(`all ${total}`, sums.get(about) ?? 0, count, about);
  }

  /** Decks with a card, among eligible ones. */
  card({ slug, numDecks, potentialDecks }: CardEntry, where: string): void {
    this.ledger.same('decks that hold a card', slug, `${numDecks} of ${potentialDecks}`, where);
  }

  /** Decks with a commander, among those saved since it could be played. */
  commander(entry: CardEntry, where: string): void {
    const { numDecks, potentialDecks } = entry;
    this.ledger.same('decks that a commander leads', toEntryKey(entry), numDecks, where);
    this.ledger.same('decks that a commander could lead', toEntryKey(entry), potentialDecks, where);
  }

  /** Decks of a commander that run a card, among eligible ones. */
  within(commander: string, card: string, { numDecks, potentialDecks }: CardEntry, where: string): void {
    const about = `${commander} ${card}`;
    this.ledger.same(
      'decks of a commander that hold a card',
      about,
      `${numDecks} of ${potentialDecks}`,
      where,
    );
  }

  /** Decks with two cards: the same on every page. */
  together(one: string, other: string, { numDecks }: CardEntry, where: string): void {
    const [a = 0, b = 0] = [this.#toNumber(one), this.#toNumber(other)].sort((x, y) => x - y);
    // There are far fewer than 2^20 cards.
    this.ledger.same('decks of two cards', a * 2 ** 20 + b, numDecks, where);
  }

  #toNumber(slug: string): number {
    const number = this.#numbers.get(slug) ?? this.#numbers.size;
    this.#numbers.set(slug, number);
    return number;
  }
}

export function factsOfCommander(
  between: BetweenPages,
  page: CommanderPage,
  key: string,
  where: string,
): void {
  const { ledger } = between;
  ledger.same('decks that a commander leads', key, page.numDecks, where);
  ledger.same('rank of a commander', key, page.rank, where);
  ledger.same('commanders that lead a deck', '', page.rankedCommanders, where);
  for (const { kind, cards } of page.lists)
    for (const entry of cards) {
      between.within(key, entry.slug, entry, `${where} ${kind}`);
      between.state('cards of a commander’s decks', `${key} ${entry.slug}`, entry.numDecks);
    }
  for (const entry of [...page.similar, ...page.pairings]) between.commander(entry, where);
  for (const { similarity = 0, ...entry } of page.similar)
    ledger.same('similarity', [key, toEntryKey(entry)].sort().join(' '), similarity, where);
  for (const { slug, numDecks } of page.themes) {
    ledger.same('decks of a commander with a theme', `${key} ${slug}`, numDecks, where);
    between.add('themes of commanders', slug, numDecks);
  }
  for (const { href, count } of page.combos)
    ledger.same('decks of a commander with a combo', `${key} ${toEntryKey({ url: href })}`, count, where);
  for (const [bracket, count] of Object.entries(page.bracketCounts))
    between.state('brackets of decks', `${key} ${bracket}`, count);
  for (const [bracket, count] of Object.entries(page.bracketCountsEstimated))
    between.state('brackets of decks', `${key} ${bracket} estimated`, count);
  between.state('decks of a commander', key, page.numDecks);
}

export function factsOfCard(between: BetweenPages, page: CardPage, where: string): void {
  const { slug } = page.card;
  const { ledger } = between;
  ledger.same('decks that hold a card', slug, `${page.numDecks} of ${page.potentialDecks}`, where);
  for (const { kind, cards } of page.lists)
    for (const entry of cards)
      if (kind.endsWith('commanders')) between.within(toEntryKey(entry), slug, entry, `${where} ${kind}`);
      else between.together(slug, entry.slug, entry, `${where} ${kind} ${entry.slug}`);
  for (const entry of [...page.similar, ...page.playedTogether]) between.card(entry, where);
  for (const { href, count } of page.combos)
    ledger.same('decks with a combo', toEntryKey({ url: href }), count, where);
}

/** The ranked list of all commanders, or of those with one color identity. */
export function factsOfCommanders(between: BetweenPages, page: CommandersPage, where: string): void {
  const { ledger } = between;
  ledger.same('decks of all commanders', '', page.numDecks, where);
  if (page.identity !== null)
    ledger.same('decks of a color identity', page.identity, page.identityDecks, where);
  for (const entry of page.lists.find(({ kind }) => kind === 'commanders')?.cards ?? []) {
    between.commander(entry, where);
    ledger.same('rank of a commander', toEntryKey(entry), entry.rank, where);
    between.add('decks by identity', page.identity ?? 'all', entry.numDecks);
    between.add('commanders by identity', page.identity ?? 'all');
  }
  if (page.page > 1) return;
  between.state('decks by identity', page.identity ?? 'all', page.identityDecks);
  between.state('commanders by identity', page.identity ?? 'all', page.numCommanders);
}

export function factsOfTag(between: BetweenPages, page: ThemePage, where: string): void {
  if (page.identity !== null) return;
  for (const { kind, cards } of page.lists)
    if (kind.endsWith('commanders'))
      for (const entry of cards) {
        const about = `${toEntryKey(entry)} ${page.slug}`;
        between.ledger.same('decks of a commander with a theme', about, entry.numDecks, where);
        between.ledger.same('decks that a commander leads', toEntryKey(entry), entry.potentialDecks, where);
      }
  between.state('themes of commanders', page.slug, page.numDecks);
}

export function factsOfDecks(between: BetweenPages, page: DecksPage, where: string): void {
  const key = page.commander.slug;
  between.ledger.same('decks that a commander leads', key, page.numDecks, where);
  for (const { id, bracket, bracketEstimated, price } of page.decks) {
    between.ledger.same('price of a deck', id, price, where);
    between.add('decks of a commander', key);
    between.add('times that a deck is listed', id);
    between.add('brackets of decks', `${key} ${bracket}${bracketEstimated ? ' estimated' : ''}`);
  }
}

/** The price of one deck, and its cards without its commanders. */
export function factsOfDeck(between: BetweenPages, page: DeckPage, where: string): void {
  between.ledger.same('price of a deck', page.deck.id, page.deck.price, where);
  const uncounted = uncountedCards(page);
  for (const { kind, lines } of page.groups)
    if (kind !== 'commanders')
      for (const line of lines)
        if (!uncounted.has(toEntryKey(line)))
          between.add('cards of a commander’s decks', `${page.commander.slug} ${toEntryKey(line)}`);
}

/** Cards for which a deck does not count: released after the as-of date, or alone the newest of an undated deck. */
function uncountedCards({ asOf, deck, lists }: DeckPage): Set<string> {
  const entries = lists.flatMap(({ kind, cards }) => cards.map((entry) => ({ ...entry, kind })));
  const days = entries.map(({ released }) => released).sort();
  const [second, newest] = days.slice(-2);
  const isUncounted = (entry: { released: string; kind: string }): boolean => {
    if (asOf !== null && entry.released > asOf) return true;
    return (
      deck.date === null && entry.kind !== 'commanders' && entry.released === newest && second !== newest
    );
  };
  return new Set(entries.filter(isUncounted).map((entry) => toEntryKey(entry)));
}

export function factsOfCombo(between: BetweenPages, page: ComboPage, where: string): void {
  const { id, numDecks } = page.combo;
  between.ledger.same('decks with a combo', id, numDecks, where);
  for (const { kind, cards } of page.lists)
    for (const entry of cards)
      if (kind !== 'topcommanders') between.card(entry, where);
      else
        between.ledger.same(
          'decks of a commander with a combo',
          `${toEntryKey(entry)} ${id}`,
          entry.numDecks,
          where,
        );
}

export function factsOfPartners(between: BetweenPages, page: PartnersPage, where: string): void {
  for (const { kind, cards } of page.lists)
    for (const entry of cards)
      if (kind === 'pairs') {
        between.commander(entry, where);
        between.add('decks of pairs', '', entry.numDecks);
      }
  if (page.page === 1) between.state('decks of pairs', '', page.decksLed);
}

/**
 * Sums that can only be compared after the whole walk. `opened`: keys of the commanders all of whose decks were opened.
 */
export function compareAll(between: BetweenPages, opened: ReadonlySet<string>): void {
  between.compare('decks by identity');
  between.compare('commanders by identity');
  between.compare('decks of pairs');
  between.compare('decks of a commander');
  between.compare('brackets of decks');
  between.compare('themes of commanders');
  between.compare('cards of a commander’s decks', (about) => opened.has(about.slice(0, about.indexOf(' '))));
  between.compare('games with a card');
  between.compare('decks of a top 16');
  for (const [id, times] of between.of('times that a deck is listed'))
    between.ledger.equal('a deck is listed once', times, 1, id);
}
