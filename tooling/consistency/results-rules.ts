import {
  cardResultsResource,
  commanderOfId,
  commanderResultsResource,
  type LoadedSnapshot,
} from '@deckwright/answers';
import type {
  CardPage,
  CommanderPage,
  DeckPage,
  DecksPage,
  ShownSides,
  SideResults,
} from '@deckwright/contract/schemas';
import { type BetweenPages, toEntryKey } from './between-pages.ts';
import type { Ledger } from './ledger.ts';
import { documentAt } from './walk-pages.ts';

/** Shares are rounded to four digits. */
const ROUNDED = 0.0001;
const MIN_GAMES = 30;
const FEW_GAMES = 100;
const MIN_ENTRIES = 10;
const MAX_LISTED = 5;
/** Cards of a commander whose results are compared by page and API. */
const CARDS_COMPARED = 4;

type Span = SideResults & { events: number; from: string | null; to: string | null };
type Sides = ShownSides;

/** Results on a commander's page, and what other pages have to say about the same entries. */
export function checkCommanderResults(
  between: BetweenPages,
  { results }: CommanderPage,
  key: string,
  where: string,
): void {
  const { ledger } = between;
  if (!results) return;
  checkSpan(ledger, results, where);
  ledger.holds(
    'the cards of results are some of those compared',
    results.cards.length <= Math.min(MAX_LISTED, results.cardsCompared),
    where,
    () => `${results.cards.length} of ${results.cardsCompared}`,
  );
  for (const sides of results.cards) {
    checkSides(ledger, sides, where);
    ledger.holds(
      'with and without a card are among all games',
      sides.with.games + sides.without.games <= results.games,
      where,
      () => sides.url,
    );
    sameSides(ledger, `${key} ${toEntryKey(sides)}`, sides, where);
  }
}

/** Results on a card's page. */
export function checkCardResults({ ledger }: BetweenPages, { card, results }: CardPage, where: string): void {
  if (!results) return;
  checkSpan(ledger, results, where);
  ledger.holds(
    'commanders of results have games',
    results.commanders.length <= Math.min(MAX_LISTED, results.across?.commanders ?? 0),
    where,
    () => `${results.commanders.length}`,
  );
  const { across } = results;
  if (across)
    ledger.holds(
      'an interval around the difference across commanders',
      across.differenceLow <= across.difference && across.difference <= across.differenceHigh,
      where,
      () => `${across.differenceLow} ${across.difference} ${across.differenceHigh}`,
    );
  if (across)
    ledger.holds('games across commanders', across.gamesWith <= results.games, where, () => card.slug);
  for (const sides of results.commanders) {
    checkSides(ledger, sides, where);
    sameSides(ledger, `${toEntryKey(sides)} ${card.slug}`, sides, where);
  }
}

/** The results of one deck, for the sums over all decks of its commander. */
export function factsOfDeckResults(between: BetweenPages, { commander, deck, groups }: DeckPage): void {
  const key = commander.slug;
  const cards = groups.flatMap(({ kind, lines }) => (kind === 'commanders' ? [] : lines.map(toEntryKey)));
  let isTop = false;
  for (const { wins, losses, draws, placing, players } of deck.results) {
    between.add('entries with a deck', key);
    if (players >= 32 && placing <= 16) isTop = true;
    for (const card of new Set(cards))
      between.add('games with a card', `${key} ${card}`, wins + losses + draws);
  }
  if (isTop) between.add('decks of a top 16', key);
}

/**
 * Compares results by page and API, and the decks behind the filter `placing`. Only for commanders all of whose decks are
 * opened, so that sums over decks can be compared.
 */
export async function checkResultsByApi(
  between: BetweenPages,
  snapshot: LoadedSnapshot,
  key: string,
): Promise<void> {
  const { ledger } = between;
  const where = `/commanders/${key}`;
  const { results } = (await documentAt(snapshot, where)) as unknown as CommanderPage;
  const api = await commanderResultsResource(snapshot, commanderOfId(snapshot, key));
  ledger.equal('results by page and API: entries', results?.entries ?? 0, api.entries, where);
  ledger.equal('results by page and API: games', results?.games ?? 0, api.games, where);
  ledger.equal('results by page and API: rate', results?.winRate ?? -1, api.win_rate ?? -1, where);
  ledger.equal('results by page and API: cards', results?.cardsCompared ?? 0, api.cards.length, where);
  for (const { slug, with: inside } of api.cards)
    between.state('games with a card', `${key} ${slug}`, inside.games);
  for (const { slug } of api.cards.slice(0, CARDS_COMPARED)) await checkCardByApi(ledger, snapshot, slug);
  const listed = between.of('entries with a deck').get(key) ?? 0;
  ledger.holds('entries with a deck are some', listed <= api.entries, where, () => `${listed}`);

  const query = 'placing=top16';
  const filtered = (await documentAt(snapshot, `${where}?${query}`)) as unknown as CommanderPage;
  const decks = (await documentAt(snapshot, `/decks/${key}?${query}`)) as unknown as DecksPage;
  ledger.equal('a filter lists the decks stated', decks.numDecks, filtered.numDecks, `${where}?${query}`);
  ledger.holds('no results of decks chosen by them', filtered.results === null, where, () => query);
  between.state('decks of a top 16', key, filtered.numDecks);
}

async function checkCardByApi(ledger: Ledger, snapshot: LoadedSnapshot, slug: string): Promise<void> {
  const where = `/cards/${slug}`;
  const index = snapshot.resolver.bySlug(slug)?.card;
  if (index === undefined) return;
  const { results } = (await documentAt(snapshot, where)) as unknown as CardPage;
  const api = await cardResultsResource(snapshot, index);
  ledger.equal('results by page and API: entries', results?.entries ?? 0, api.entries, where);
  ledger.equal('results by page and API: rate', results?.winRate ?? -1, api.win_rate ?? -1, where);
  ledger.equal(
    'results by page and API: across',
    results?.across?.difference ?? -2,
    api.across?.difference ?? -2,
    where,
  );
}

function checkSpan(ledger: Ledger, results: Span, where: string): void {
  checkSide(ledger, results, where);
  const { entries, events, from, to } = results;
  ledger.holds(
    'results are of tournaments',
    entries > 0 && events > 0 && events <= entries && from !== null && to !== null && from <= to,
    where,
    () => `${entries} ${events} ${from} ${to}`,
  );
}

type Rate = Pick<SideResults, 'games' | 'wins' | 'winRate' | 'winRateLow' | 'winRateHigh'>;

function checkRate(ledger: Ledger, side: Rate, where: string): void {
  const { games, wins, winRate: rate, winRateLow: low, winRateHigh: high } = side;
  ledger.holds('a rate from 30 games on', (rate === null) === games < MIN_GAMES, where, () => `${games}`);
  if (rate !== null && low !== null && high !== null) {
    ledger.equal('a rate is wins by games', rate, wins / games, where, ROUNDED);
    ledger.holds('an interval around the rate', low <= rate && rate <= high, where, () => `${low} ${high}`);
  }
}

function checkSide(ledger: Ledger, side: SideResults, where: string): void {
  const { games, wins, losses, draws, topCut: cut } = side;
  checkRate(ledger, side, where);
  ledger.equal('games are won, lost or drawn', games, wins + losses + draws, where);
  ledger.holds('a mark below 100 games', side.smallSample === games < FEW_GAMES, where, () => `${games}`);
  if (!cut) return;
  ledger.holds(
    'a top cut of at least ten entries',
    cut.entries >= MIN_ENTRIES && cut.entries <= side.entries && cut.reached <= cut.entries,
    where,
    () => `${cut.reached} of ${cut.entries} of ${side.entries}`,
  );
  ledger.equal('a share of the top cut', cut.share, cut.reached / cut.entries, where, ROUNDED);
  ledger.holds(
    'chance gives half of a top cut at most',
    cut.expected > 0 && cut.expected <= 0.5,
    where,
    () => `${cut.expected}`,
  );
}

function checkSides(ledger: Ledger, sides: Sides, where: string): void {
  const { with: inside, without, difference, differenceLow: low, differenceHigh: high } = sides;
  checkRate(ledger, inside, where);
  checkRate(ledger, without, where);
  ledger.holds(
    'enough games on both sides',
    Math.min(inside.games, without.games) >= MIN_GAMES,
    where,
    () => sides.url,
  );
  const rates = inside.wins / inside.games - without.wins / without.games;
  ledger.equal('a difference of two rates', difference, rates, where, ROUNDED);
  ledger.holds(
    'an interval around the difference',
    low <= difference && difference <= high,
    where,
    () => sides.url,
  );
}

function sameSides(ledger: Ledger, about: string, { with: inside, without }: Sides, where: string): void {
  const games = `${inside.wins} of ${inside.games}, ${without.wins} of ${without.games}`;
  ledger.same('results of a commander with a card', about, games, where);
}
