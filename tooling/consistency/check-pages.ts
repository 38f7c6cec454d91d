import type { LoadedSnapshot } from '@deckwright/answers';
import type {
  CardList,
  CardPage,
  ComboPage,
  CombosPage,
  CommanderPage,
  CommandersPage,
  DeckPage,
  DecksPage,
  HomePage,
  LandsPage,
  PartnerPage,
  PartnersPage,
  PreconPage,
  SetsPage,
  ThemePage,
  ThemesPage,
  TopListPage,
} from '@deckwright/contract/schemas';
import {
  BetweenPages,
  compareAll,
  factsOfCard,
  factsOfCombo,
  factsOfCommander,
  factsOfCommanders,
  factsOfDeck,
  factsOfDecks,
  factsOfPartners,
  factsOfTag,
} from './between-pages.ts';
import { checkDeckSample, checkReleased, checkSampleCounts } from './eligibility-rules.ts';
import { checkEntry, checkValues } from './entry-rules.ts';
import { Ledger } from './ledger.ts';
import { ORDERS } from './order-rules.ts';
import {
  checkCard,
  checkCombos,
  checkCommander,
  checkDecks,
  checkLands,
  checkList,
  checkPartner,
  checkPrecon,
  checkRanks,
  checkSets,
  checkSwitchCounts,
  checkTag,
  checkTags,
} from './page-rules.ts';
import { checkDeckPrice } from './price-rules.ts';
import {
  checkCardResults,
  checkCommanderResults,
  checkResultsByApi,
  factsOfDeckResults,
} from './results-rules.ts';
import { checkSwitches } from './switches.ts';
import { type Document, type Page, walkPages } from './walk-pages.ts';

type Check = (between: BetweenPages, document: Document, where: string) => void;

/** Which pages to walk; all of a kind by default. */
export type Shares = {
  /** By slug. */
  cards?: (slug: string) => boolean;
  /** Commanders by key whose decks are all opened and whose switches are followed. */
  includesDecks?: (key: string) => boolean;
  /** Further pages of the salt vote and of the combos, by address. */
  further?: (address: string) => boolean;
};

/** Walks the page documents of a snapshot and asserts consistency within and between them. */
export async function checkPages(
  snapshot: LoadedSnapshot,
  { cards = () => true, includesDecks = () => true, further = () => true }: Shares = {},
): Promise<{ ledger: Ledger; pages: Map<string, number> }> {
  const between = new BetweenPages(new Ledger());
  const pages = new Map<string, number>();
  const leavesOut = (address: string): boolean => {
    const [, folder = '', name, id] = address.split('/');
    if (/^(?:salt|combos)\?page=/.test(folder)) return !further(address);
    if (folder === 'decks') return id !== undefined && !includesDecks(name ?? '');
    return folder === 'cards' && name !== undefined && !cards(name);
  };
  for await (const page of walkPages(snapshot, leavesOut)) {
    const kind = getKind(page);
    pages.set(kind, (pages.get(kind) ?? 0) + 1);
    checkPage(between, page);
  }
  const opened = snapshot.commanders.keys.filter(includesDecks);
  for (const key of opened) {
    await checkSwitches(snapshot, between.ledger, key);
    await checkResultsByApi(between, snapshot, key);
  }
  compareAll(between, new Set(opened));
  return { ledger: between.ledger, pages };
}

/** Asserts everything about a single document. */
export function checkPage(between: BetweenPages, { address, document }: Page): void {
  // The cards of a proposed deck say why they are in it, not how many decks play them.
  const { proposal } = document as { proposal?: { lists: { cards: unknown[] }[] } | null };
  const proposed = new Set(proposal?.lists.flatMap(({ cards }) => cards));
  for (const entry of checkValues(between.ledger, document, address))
    checkEntry(between.ledger, entry, address, { isProposed: proposed.has(entry) });
  const kind = getKind({ address, document });
  if (Array.isArray(document.lists))
    // Safe because lists of pages are of card entries, and the head of every page with lists states the as-of date.
    checkReleased(between.ledger, document as never, address);
  CHECKS[kind]?.(between, document, address);
  // Safe because the kind of page determines the type of its document.
  ORDERS[kind]?.(between.ledger, document as never, address);
}

/** The kind of page by its address: `commander`, `card`, `decks` …. */
function getKind({ address, document }: Page): string {
  const [path = ''] = address.split('?');
  const [, folder = '', ...rest] = path.split('/');
  if (folder === 'commanders')
    return rest.length === 0 || 'identity' in document ? 'commanders' : 'commander';
  if (folder === 'backgrounds') return rest.length === 0 ? folder : 'partners/x';
  return [folder, ...rest.map(() => 'x')].join('/');
}

const everyCard: Check = (between, document, where) => {
  for (const { kind, cards } of document.lists as CardList[])
    for (const entry of cards) {
      if (/^\w+commanders$/.test(kind)) between.commander(entry, `${where} ${kind}`);
      else between.card(entry, `${where} ${kind}`);
    }
};

// The kind of page determines the type of its document.
const CHECKS: Record<string, Check> = {
  home: (between, document, where) => {
    const { lists, numDecks } = document as unknown as HomePage;
    between.ledger.same('decks of all commanders', '', numDecks, where);
    everyCard(
      between,
      { ...document, lists: lists.filter(({ kind }) => kind !== 'trendingcommanders') },
      where,
    );
  },
  commanders: (between, document, where) => {
    const page = document as unknown as CommandersPage;
    if (page.identity === null) checkRanks(between.ledger, page, where);
    factsOfCommanders(between, page, where);
  },
  commander: (between, document, where) => {
    const page = document as unknown as CommanderPage;
    checkCommander(between.ledger, page, where);
    checkSwitchCounts(between.ledger, page, where);
    checkDeckSample(between.ledger, page, where);
    const key = where.slice('/commanders/'.length);
    factsOfCommander(between, page, key, where);
    checkCommanderResults(between, page, key, where);
  },
  'cards/x': (between, document, where) => {
    const page = document as unknown as CardPage;
    checkCard(between.ledger, page, where);
    checkSampleCounts(between.ledger, page.deckSample, page.potentialDecks, where);
    factsOfCard(between, page, where);
    checkCardResults(between, page, where);
  },
  cards: everyCard,
  top: everyCard,
  'top/x': (between, document, where) => {
    const page = document as unknown as TopListPage;
    if (where.startsWith('/top/salt')) return;
    everyCard(between, document, where);
    checkRanks(between.ledger, page, where);
  },
  'sets/x': everyCard,
  sets: (between, document, where) => checkSets(between.ledger, document as unknown as SetsPage, where),
  salt: everyCard,
  'decks/x': (between, document, where) => {
    const page = document as unknown as DecksPage;
    checkDecks(between.ledger, page, where);
    factsOfDecks(between, page, where);
  },
  'decks/x/x': (between, document, where) => {
    const page = document as unknown as DeckPage;
    checkList(between.ledger, page, where);
    checkDeckPrice(between.ledger, page, where);
    factsOfDeck(between, page, where);
    factsOfDeckResults(between, page);
    everyCard(between, document, where);
  },
  'average-decks/x': (between, document, where) => {
    const page = document as unknown as DeckPage;
    checkList(between.ledger, page, where);
    everyCard(between, document, where);
  },
  'precon/x': (between, document, where) =>
    checkPrecon(between.ledger, document as unknown as PreconPage, where),
  combos: (between, document, where) => checkCombos(between.ledger, document as unknown as CombosPage, where),
  'combos/x': (between, document, where) => {
    const page = document as unknown as ComboPage;
    checkCombos(between.ledger, page, where);
    factsOfCombo(between, page, where);
  },
  lands: (between, document, where) => checkLands(between.ledger, document as unknown as LandsPage, where),
  'lands/x': (between, document, where) =>
    checkLands(between.ledger, document as unknown as LandsPage, where),
  partners: (between, document, where) =>
    factsOfPartners(between, document as unknown as PartnersPage, where),
  'partners/x': (between, document, where) =>
    checkPartner(between.ledger, document as unknown as PartnerPage, where),
  tags: (between, document, where) => checkTags(between.ledger, document as unknown as ThemesPage, where),
  'tags/x': (between, document, where) => {
    if ('tags' in document) {
      checkTags(between.ledger, document as unknown as ThemesPage, where);
      return;
    }
    const page = document as unknown as ThemePage;
    checkSampleCounts(between.ledger, page.deckSample, page.numDecks, where);
    checkTag(between.ledger, page, where);
    factsOfTag(between, page, where);
  },
};
