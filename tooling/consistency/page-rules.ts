import type {
  CardEntry,
  CardList,
  CardPage,
  ComboEntry,
  ComboPage,
  CombosPage,
  CommanderPage,
  CommandersPage,
  DeckPage,
  DecksPage,
  LandsPage,
  PartnerPage,
  PreconPage,
  SetsPage,
  ThemePage,
  ThemesPage,
} from '@deckwright/contract/schemas';
import type { Ledger } from './ledger.ts';
import { checkCurve, checkPriceDays } from './price-rules.ts';

/** Averages are rounded to two decimals. */
const ROUNDED = 0.006;
/** Sections with advice, which must not contain banned cards. */
const ADVICE = new Set(['highsynergycards', 'highliftcards', 'topcards', 'newcards']);
const MAX_LEADING = 10;
const MAX_OF_A_TYPE = 50;
/** Minimum number of priced decks for price thirds. */
const MIN_IN_THIRDS = 30;

const sum = (numbers: Iterable<number>): number => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};

/** The sections of one page: disjoint, of limited length, each sorted. */
function checkSections(ledger: Ledger, lists: readonly CardList[], decks: number, where: string): void {
  const seen = new Map<string, string>();
  // Cards for which less than a tenth of the decks are eligible come after the others.
  const rank = (entry: CardEntry | undefined): number =>
    (entry?.inclusionLow ?? 0) - ((entry?.potentialDecks ?? 0) < 0.1 * decks ? 1 : 0);
  for (const { kind, cards } of lists) {
    ledger.holds('no empty section', cards.length > 0, where, () => kind);
    const most = kind.startsWith('high') || kind === 'topcards' ? MAX_LEADING : MAX_OF_A_TYPE;
    ledger.holds(
      'sections are no longer than they say',
      cards.length <= most || kind === 'gamechangers',
      where,
      () => `${kind}: ${cards.length}`,
    );
    // Where no interval is given, nothing tells the lower end.
    const compared = cards.filter(({ inclusionLow }) => inclusionLow !== null);
    for (const index of compared.keys())
      ledger.holds(
        'sections go by the lower end of the interval',
        kind.startsWith('high') || index === 0 || rank(compared[index - 1]) >= rank(compared[index]),
        where,
        () => `${compared[index]?.slug} in ${kind}`,
      );
    for (const { slug, banned, numDecks } of cards) {
      ledger.holds(
        'a card stands in one section',
        !seen.has(slug),
        where,
        () => `${slug}: ${seen.get(slug)}, ${kind}`,
      );
      seen.set(slug, kind);
      ledger.holds(
        'advice names nothing banned',
        !banned || !ADVICE.has(kind),
        where,
        () => `${slug} in ${kind}`,
      );
      ledger.holds('a listed card is played', numDecks > 0, where, () => `${slug} in ${kind}`);
    }
  }
}

/**
 * A commander's switches: how many decks each choice of bracket and price would leave. These are not filtered by
 * themselves.
 */
export function checkSwitchCounts(ledger: Ledger, page: CommanderPage, where: string): void {
  const { bracketCounts, bracketCountsEstimated, decksWithoutBracket, budgetCounts } = page;
  ledger.equal(
    'brackets and decks without one are all decks',
    sum(Object.values(bracketCounts)) + decksWithoutBracket,
    page.decksInRange,
    where,
  );
  ledger.equal(
    'every deck without a bracket has an estimate',
    sum(Object.values(bracketCountsEstimated)),
    decksWithoutBracket,
    where,
  );
  ledger.holds(
    'thirds are those of the priced decks',
    budgetCounts === null
      ? page.pricedDecks < MIN_IN_THIRDS
      : sum(Object.values(budgetCounts)) === page.pricedDecks,
    where,
    () => `${JSON.stringify(budgetCounts)} of ${page.pricedDecks}`,
  );
  for (const { slug, numDecks } of page.themes)
    ledger.holds(
      'a theme within the decks',
      numDecks > 0 && numDecks <= page.numDecks,
      where,
      () => `${slug}: ${numDecks}`,
    );
}

/** The decks of a commander under any query: averages, months, sections, the average deck. */
export function checkCommander(ledger: Ledger, page: CommanderPage, where: string): void {
  ledger.holds(
    'filtered, in range, all: each at most the next',
    page.numDecks <= page.decksInRange &&
      page.decksInRange <= page.totalDecks &&
      page.datedDecks <= page.totalDecks,
    where,
    () => `${page.numDecks}, ${page.decksInRange}, ${page.totalDecks}; dated ${page.datedDecks}`,
  );
  ledger.holds(
    'a rank within those ranked',
    page.rank === null ? page.numDecks === 0 : page.rank <= page.rankedCommanders,
    where,
    () => `${page.rank} of ${page.rankedCommanders}`,
  );
  const { basic, nonbasic, land, ...spells } = page.averages;
  const played = sum(Object.values(spells));
  ledger.equal('basic and nonbasic are the lands', basic + nonbasic, land, where, 2 * ROUNDED);
  ledger.holds(
    'an average deck has at most 99 other cards',
    played + land <= 99 + 9 * ROUNDED,
    where,
    () => `${played + land}`,
  );
  ledger.equal('the curve is that of the spells', sum(Object.values(page.manaCurve)), played, where, 0.2);
  checkCurve(ledger, page.manaCurve, where);
  const dated = sum(page.rankHistory.map(({ numDecks }) => numDecks));
  ledger.holds(
    'months count dated decks',
    dated <= page.datedDecks,
    where,
    () => `${dated} of ${page.datedDecks}`,
  );
  const copies = sum(page.deck.map((line) => Number.parseInt(line, 10)));
  ledger.equal('the average deck has as many cards as it says', copies, page.deckSize, where);
  ledger.equal('the average deck is whole', page.deckSize, page.numDecksAvg === 0 ? 0 : 100, where);
  checkSections(ledger, page.lists, page.numDecks, where);
  for (const { cards } of page.lists)
    for (const { slug, potentialDecks } of cards)
      ledger.holds('could hold within the decks', potentialDecks <= page.numDecks, where, () => slug);
}

/** A card by month and with other cards. */
export function checkCard(ledger: Ledger, page: CardPage, where: string): void {
  const dated = sum(page.history.map(({ numDecks }) => numDecks));
  ledger.holds(
    'months within all decks',
    dated <= page.numDecks,
    where,
    () => `${dated} of ${page.numDecks}`,
  );
  for (const { month, numDecks, potentialDecks } of page.history)
    ledger.holds('a month holds no more than could', numDecks <= potentialDecks, where, () => month);
  const alongside = page.lists.filter(({ kind }) => !kind.endsWith('commanders'));
  checkSections(ledger, alongside, page.numDecks, where);
  for (const { cards } of alongside)
    for (const { slug, potentialDecks } of cards)
      ledger.holds('beside it within its decks', potentialDecks <= page.numDecks, where, () => slug);
}

/** One page of a ranked list. */
export function checkRanks(
  ledger: Ledger,
  { lists, page }: Pick<CommandersPage, 'lists' | 'page'>,
  where: string,
): void {
  const cards: CardEntry[] = lists[0]?.cards ?? [];
  let before: CardEntry | undefined;
  for (const entry of cards) {
    const { rank, numDecks } = entry;
    const agrees =
      before === undefined ||
      (numDecks === before.numDecks
        ? rank === before.rank
        : numDecks < before.numDecks && (rank ?? 0) > (before.rank ?? 0));
    ledger.holds('more decks, higher rank; equal decks, one rank', agrees, where, () => entry.slug);
    before = entry;
  }
  ledger.holds(
    'the first of a list ranks 1',
    page > 1 || cards.length === 0 || cards[0]?.rank === 1,
    where,
    () => `${cards[0]?.rank}`,
  );
}

export function checkDecks(ledger: Ledger, page: DecksPage, where: string): void {
  for (const { id, curve } of page.decks)
    checkCurve(ledger, Object.fromEntries(curve.entries()), `${where} ${id}`);
  ledger.equal(
    'as many pages as decks need',
    Math.max(1, Math.ceil(page.numDecks / 100)),
    Math.max(1, page.pages),
    where,
  );
  ledger.equal(
    'a page of decks is full',
    page.decks.length,
    page.page < page.pages ? 100 : page.numDecks - 100 * (page.pages - 1),
    where,
  );
}

/** A whole list: its sum, its groups and its price. */
export function checkList(
  ledger: Ledger,
  page: Pick<DeckPage, 'size' | 'groups' | 'value' | 'curve' | 'values'>,
  where: string,
): void {
  ledger.equal('groups are the whole list', sum(page.groups.map(({ count }) => count)), page.size, where);
  let cost = 0;
  for (const { kind, count, lines } of page.groups) {
    ledger.equal(
      'lines are their group',
      sum(lines.map(({ quantity }) => quantity)),
      count,
      `${where} ${kind}`,
    );
    cost += sum(lines.map(({ price, quantity }) => (price?.currency === 'USD' ? price.price * quantity : 0)));
  }
  ledger.equal('the price is that of the lines', cost, page.value.price, where, 0.01);
  checkPriceDays(
    ledger,
    page.value,
    page.groups.flatMap(({ lines }) => lines),
    where,
  );
  checkCurve(ledger, page.curve, where);
  for (const { source, priced, missing } of page.values)
    ledger.equal('priced and unpriced are all', priced + missing, page.size, `${where} ${source}`);
  const spells = sum(
    page.groups
      .filter(({ type }) => type !== null && type !== 'Land')
      .flatMap(({ lines }) => lines.map(({ quantity }) => quantity)),
  );
  ledger.equal('the curve is that of the spells', sum(Object.values(page.curve)), spells, where);
}

export function checkPrecon(ledger: Ledger, page: PreconPage, where: string): void {
  ledger.equal(
    'groups are the whole list',
    sum(page.deck.map(({ count }) => count)),
    page.precon.size,
    where,
  );
  checkPriceDays(
    ledger,
    page.value,
    page.deck.flatMap(({ lines }) => lines),
    where,
  );
  for (const { kind, cards } of page.lists)
    for (const { slug, numDecks, potentialDecks } of cards)
      ledger.holds(
        'kept or added within the decks',
        numDecks <= potentialDecks,
        where,
        () => `${kind} ${slug}`,
      );
}

function checkCombo(
  ledger: Ledger,
  { id, numDecks, potentialDecks, rate, rank }: ComboEntry,
  where: string,
): void {
  ledger.holds(
    'a combo is in no more decks than allow it',
    numDecks === null || potentialDecks === null || numDecks <= potentialDecks,
    where,
    () => `${id}: ${numDecks} of ${potentialDecks}`,
  );
  const share = potentialDecks ? (numDecks ?? 0) / potentialDecks : null;
  ledger.holds(
    'a combo’s share is decks by decks that allow it',
    share === null ? rate === null : rate !== null && Math.abs(rate - share) < 1e-4,
    where,
    () => `${id}: ${rate}`,
  );
  ledger.holds(
    'a combo that is played ranks',
    (rank !== null) === (numDecks ?? 0) > 0,
    where,
    () => `${id}: ${rank}`,
  );
  ledger.same('combo', id, `${numDecks} of ${potentialDecks}, rank ${rank}`, where);
}

export const checkCombos = (ledger: Ledger, page: CombosPage | ComboPage, where: string): void => {
  for (const combo of 'combo' in page ? [page.combo] : page.combos) checkCombo(ledger, combo, where);
};

export function checkLands(ledger: Ledger, page: LandsPage, where: string): void {
  const { averages, identities } = page;
  ledger.equal(
    'basic and nonbasic are the lands',
    averages.basic + averages.nonbasic,
    averages.land,
    where,
    2 * ROUNDED,
  );
  for (const { slug, numDecks } of identities)
    ledger.same('decks of a color identity', slug, numDecks, where);
  ledger.same('decks of all color identities', '', sum(identities.map(({ numDecks }) => numDecks)), where);
  for (const { tag, average, lands } of page.cycles) {
    const rates = lands
      .filter(({ fits, potentialDecks }) => fits && potentialDecks > 0)
      .map(({ rate }) => rate);
    const mean = rates.length === 0 ? null : sum(rates) / rates.length;
    ledger.holds(
      'a cycle’s share is the mean of its lands',
      mean === null ? average === null || average === 0 : average !== null && Math.abs(average - mean) < 2e-4,
      where,
      () => `${tag}: ${average}, but ${mean}`,
    );
    for (const { name, numDecks, potentialDecks } of lands)
      ledger.holds('no more decks than could hold it', numDecks <= potentialDecks, where, () => name);
  }
}

export function checkPartner(ledger: Ledger, page: PartnerPage, where: string): void {
  const pairs = page.lists.find(({ kind }) => kind === 'pairs')?.cards ?? [];
  ledger.equal('a partner’s pairs are listed', pairs.length, page.numPairs, where);
  ledger.equal(
    'the decks of a partner are those of its pairs',
    sum(pairs.map(({ numDecks }) => numDecks)),
    page.decksLed,
    where,
  );
}

export function checkSets(ledger: Ledger, page: SetsPage, where: string): void {
  ledger.equal('years hold all sets', sum(page.years.map(({ sets }) => sets.length)), page.numSets, where);
  for (const { sets } of page.years)
    for (const { code, numCards, numNew } of sets) {
      ledger.holds('new cards are among a set’s cards', numNew <= numCards, where, () => code);
      ledger.same('cards of a set', code, `${numCards}, ${numNew} new`, where);
    }
}

export function checkTags(ledger: Ledger, page: ThemesPage, where: string): void {
  for (const { slug, numDecks } of page.tags) ledger.same('decks of a theme', slug, numDecks, where);
}

export function checkTag(ledger: Ledger, page: ThemePage, where: string): void {
  if (page.identity === null) {
    ledger.same('decks of a theme', page.slug, page.numDecks, where);
    ledger.equal(
      'colors hold all decks of a theme',
      sum(page.colors.map(({ numDecks }) => numDecks)),
      page.numDecks,
      where,
    );
  }
  ledger.equal(
    'with and without the theme are all',
    page.numDecks + page.baselineDecks,
    page.decksCounted,
    where,
  );
  checkSections(
    ledger,
    page.lists.filter(({ kind }) => !kind.endsWith('commanders')),
    page.numDecks,
    where,
  );
}
