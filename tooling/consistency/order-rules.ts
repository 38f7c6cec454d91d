import type {
  CardEntry,
  CardList,
  CardPage,
  CombosPage,
  CommanderPage,
  CompanionsPage,
  LandsPage,
  PreconsPage,
  SetsPage,
  ThemePage,
  ThemesPage,
} from '@deckwright/contract/schemas';
import type { Ledger } from './ledger.ts';

/*
 * The one order of lists: equal figures by decks, most first, then by name from A to Z. Pages round most figures, so that
 * equal ones may differ in what is not shown; such neighbors are only compared by name if all else is equal, too.
 */

const RULE = 'equal ones by decks, then name';

/** The figures that a list goes by, the first most important, each highest first and missing ones last. */
type Figures<T> = (item: T) => readonly (number | null)[];

/** Whether two names are from A to Z, face by face, without regard to accents and capitals. */
export function areInOrder(one: string, other: string): boolean {
  const [left, right] = [one, other].map((name) =>
    name.split(' // ').map((part) =>
      part
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toUpperCase()
        .toLowerCase(),
    ),
  );
  for (const [index, part] of (left ?? []).entries()) {
    const opposite = right?.[index];
    if (opposite === undefined) return false;
    if (part !== opposite) return part < opposite;
  }
  return true;
}

function checkOrder<T>(
  ledger: Ledger,
  items: readonly T[],
  { figures, toName, where }: { figures: Figures<T>; toName: (item: T) => string; where: string },
): void {
  for (const [index, item] of items.entries()) {
    const before = items[index - 1];
    if (before === undefined) continue;
    const [left, right] = [figures(before), figures(item)];
    const apart = left.findIndex((figure, at) => figure !== right[at]);
    const [higher = null, lower = null] = [left[apart], right[apart]];
    const holds =
      apart < 0
        ? areInOrder(toName(before), toName(item))
        : lower === null || (higher !== null && higher > lower);
    ledger.holds(RULE, holds, where, () => `${toName(before)} before ${toName(item)}`);
  }
}

const byDecks: Figures<CardEntry> = ({ numDecks }) => [numDecks];

/** What is shown of an entry besides its figure: where all of it is equal, the exact figure is taken to be so, too. */
const listNumbers = ({ numDecks, potentialDecks, synergy, synergyRaw, lift, liftRaw }: CardEntry) =>
  [numDecks, potentialDecks, synergy, synergyRaw, lift, liftRaw].join();

/** Lists by a rounded figure: highest first, names only where the entries agree in all numbers. */
function checkRounded(
  ledger: Ledger,
  cards: readonly CardEntry[],
  figure: (entry: CardEntry) => number | null,
  where: string,
): void {
  for (const [index, card] of cards.entries()) {
    const before = cards[index - 1];
    if (before === undefined) continue;
    const [higher, lower] = [figure(before), figure(card)];
    if (higher === lower && listNumbers(before) !== listNumbers(card)) continue;
    checkOrder(ledger, [before, card], { figures: (entry) => [figure(entry)], toName: getName, where });
  }
}

/** Most similar first. Similarity is stated with four digits, and nothing else tells whether it is equal. */
function checkSimilar(ledger: Ledger, cards: readonly CardEntry[], where: string): void {
  for (const [index, { name, similarity = 0 }] of cards.entries())
    ledger.holds(
      'the most similar first',
      index === 0 || (cards[index - 1]?.similarity ?? 0) >= similarity,
      where,
      () => name,
    );
}

const getName = ({ name }: { name: string }): string => name;

/** Figures of the lists of cards that do not go by decks, by kind. */
const ROUNDED: Readonly<Record<string, (entry: CardEntry) => number | null>> = {
  highsynergycards: ({ synergy }) => synergy,
  highliftcards: ({ lift }) => lift,
};

/** Sections of commanders, cards and themes, and additions to precons, go by the lower end of the interval. */
function checkSection(ledger: Ledger, { kind, cards }: CardList, decks: number, where: string): void {
  const isRare = ({ potentialDecks }: CardEntry): boolean => potentialDecks < 0.1 * decks;
  const lowerEnd = (entry: CardEntry): number => (entry.inclusionLow ?? 0) - (isRare(entry) ? 2 : 0);
  const figure = ROUNDED[kind];
  // Where no interval is given, nothing tells the lower end.
  const compared = figure ? cards : cards.filter(({ inclusionLow }) => inclusionLow !== null);
  checkRounded(ledger, compared, figure ?? lowerEnd, `${where} ${kind}`);
}

function checkByDecks(ledger: Ledger, lists: readonly CardList[], where: string): void {
  for (const { kind, cards } of lists)
    checkOrder(ledger, cards, { figures: byDecks, toName: getName, where: `${where} ${kind}` });
}

type Check = (ledger: Ledger, document: never, where: string) => void;

const everyList = (ledger: Ledger, { lists }: { lists: CardList[] }, where: string): void =>
  checkByDecks(ledger, lists, where);

/** Lists of commanders by decks, sections of cards by the lower end. */
function listsAndSections(
  ledger: Ledger,
  { lists, numDecks }: { lists: CardList[]; numDecks: number },
  where: string,
): void {
  for (const list of lists)
    if (!list.kind.endsWith('commanders')) checkSection(ledger, list, numDecks, where);
    else if (list.kind !== 'devotedcommanders') checkByDecks(ledger, [list], where);
    else
      checkOrder(ledger, list.cards, {
        figures: ({ numDecks: decks, potentialDecks }) => [decks / potentialDecks, decks],
        toName: getName,
        where: `${where} ${list.kind}`,
      });
}

const byCount: Figures<{ count: number | null }> = ({ count }) => [count];

/** The order of every list on a page, by kind of page. */
export const ORDERS: Readonly<Record<string, Check>> = {
  home: everyList,
  commanders: everyList,
  cards: everyList,
  top: everyList,
  'sets/x': everyList,
  partners: everyList,
  'partners/x': everyList,
  backgrounds: everyList,
  'top/x': (ledger, { lists }: { lists: CardList[] }, where) => {
    if (!where.startsWith('/top/salt')) checkByDecks(ledger, lists, where);
    else for (const { cards } of lists) checkRounded(ledger, cards, ({ salt }) => salt, where);
  },
  // Cards in no deck are in another order: those that players are likely to know first.
  salt: (ledger, { lists }: { lists: CardList[] }, where) =>
    checkByDecks(
      ledger,
      lists.map((list) => ({ ...list, cards: list.cards.filter(({ numDecks }) => numDecks > 0) })),
      where,
    ),
  commander: (ledger, page: CommanderPage, where) => {
    listsAndSections(ledger, page, where);
    checkOrder(ledger, page.pairings, { figures: byDecks, toName: getName, where });
    checkOrder(ledger, page.themes, {
      figures: ({ numDecks }) => [numDecks],
      toName: getName,
      where: `${where} themes`,
    });
    checkOrder(ledger, page.combos, { figures: byCount, toName: ({ value }) => value, where });
    checkSimilar(ledger, page.similar, `${where} similar`);
  },
  'cards/x': (ledger, page: CardPage, where) => {
    listsAndSections(ledger, page, where);
    checkOrder(ledger, page.combos, { figures: byCount, toName: ({ value }) => value, where });
    for (const list of [page.similar, page.playedTogether]) checkSimilar(ledger, list, `${where} similar`);
  },
  tags: checkThemes,
  'tags/x': (ledger, page: ThemePage | ThemesPage, where) => {
    if ('tags' in page) {
      checkThemes(ledger, page, where);
      return;
    }
    listsAndSections(ledger, page, where);
    checkOrder(ledger, page.colors, { figures: ({ numDecks }) => [numDecks], toName: getName, where });
  },
  sets: (ledger, { years }: SetsPage, where) => {
    for (const { sets } of years)
      checkOrder(ledger, sets, {
        figures: ({ released }) => [Number(released.replaceAll('-', ''))],
        toName: getName,
        where,
      });
  },
  combos: (ledger, { combos }: CombosPage, where) =>
    checkOrder(ledger, combos, { figures: ({ numDecks }) => [numDecks], toName: getName, where }),
  'combos/x': (ledger, { lists }: { lists: CardList[] }, where) =>
    checkByDecks(
      ledger,
      lists.filter(({ kind }) => kind === 'topcommanders'),
      where,
    ),
  precon: (ledger, { groups }: PreconsPage, where) => {
    for (const { name, precons } of groups)
      checkOrder(ledger, precons, {
        figures: ({ released }) => [Number(released.replaceAll('-', ''))],
        toName: getName,
        where: `${where} ${name}`,
      });
  },
  'precon/x': (ledger, { lists }: { lists: CardList[] }, where) => {
    for (const list of lists)
      if (!list.kind.endsWith('tocut')) checkSection(ledger, list, 0, where);
      else
        checkOrder(ledger, list.cards, {
          figures: ({ numDecks, potentialDecks }) => [-numDecks / potentialDecks, numDecks],
          toName: getName,
          where: `${where} ${list.kind}`,
        });
  },
  companions: (ledger, { companions, lists }: CompanionsPage, where) => {
    const [names = []] = lists.map(({ cards }) => cards.map(getName));
    const named = companions.map((companion, index) => ({ ...companion, name: names[index] ?? '' }));
    checkOrder(ledger, named, {
      figures: ({ namedDecks, mainDecks }) => [namedDecks, mainDecks],
      toName: getName,
      where,
    });
    for (const { slug, commanders } of companions)
      checkOrder(ledger, commanders, { figures: byDecks, toName: getName, where: `${where} ${slug}` });
  },
  lands: checkCycles,
  'lands/x': checkCycles,
};

function checkThemes(ledger: Ledger, { tags }: ThemesPage, where: string): void {
  checkOrder(ledger, tags, { figures: ({ numDecks }) => [numDecks], toName: getName, where });
}

function checkCycles(ledger: Ledger, { cycles }: LandsPage, where: string): void {
  checkOrder(ledger, cycles, {
    figures: ({ average, lands }) => [average, lands.reduce((sum, { numDecks }) => sum + numDecks, 0)],
    toName: getName,
    where,
  });
  for (const { tag, lands } of cycles)
    checkOrder(ledger, lands, {
      figures: ({ fits, numDecks, potentialDecks }) => [
        Number(fits),
        potentialDecks === 0 ? 0 : numDecks / potentialDecks,
        numDecks,
      ],
      toName: getName,
      where: `${where} ${tag}`,
    });
}
