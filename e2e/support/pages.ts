import type { APIRequestContext } from '@playwright/test';
import { DecksPage } from '../../packages/contract/src/schemas/decks-page.ts';
import { INFO_PAGES } from '../../packages/contract/src/schemas/info.ts';
import { COMMANDER, PAIR } from './sample.ts';

const SLUG = COMMANDER.path.replace('/commanders/', '');
const ANY_DECK = `/decks/${SLUG}/:id`;

export const NO_PAGE = '/no-such-page';

/**
 * A kind of page by one of its addresses, the status it answers with, the layout shift it may have, and where its first
 * card may begin on a phone and on a desktop.
 */
export type PageKind = {
  path: string;
  status: 200 | 400 | 404;
  maxShift: number;
  maxFirstCard: { phone: number; desktop: number };
};

/** A hundredth of the threshold for good pages; less than one tile's label that needs another line. */
export const MAX_SHIFT = 0.001;
/** Pages with content that only the browser knows, so that what is below it moves once it is there. */
const SHIFTS: Readonly<Record<string, number>> = {
  // Today's game as stored on the device; space for a new one is reserved.
  '/games/spellify': 0.01,
  // Whether someone is signed in: a sentence replaces the panels.
  '/account/staff': 0.1,
};

/** As for the lists of a commander. */
const FIRST_CARD = { phone: 480, desktop: 560 };
/** Pages with more above their first card: links to the colors, filters, figures, or the land base. */
const FIRST_CARDS: Readonly<Record<string, PageKind['maxFirstCard']>> = {
  '/cards': { phone: 510, desktop: 560 },
  '/tags/tokens?range=week': { phone: 520, desktop: 560 },
  '/tags/tokens/azorius?range=week': { phone: 520, desktop: 560 },
  '/precon': { phone: 510, desktop: 560 },
  '/lands': { phone: 660, desktop: 560 },
  '/lands/azorius': { phone: Number.POSITIVE_INFINITY, desktop: Number.POSITIVE_INFINITY },
};

/** One week of decks keeps long pages short. */
const FOUND = [
  '/',
  '/commanders',
  '/commanders/azorius?range=week',
  `${COMMANDER.path}?range=week`,
  `${COMMANDER.path}?range=week&view=table`,
  `${PAIR.path}?range=week`,
  `/decks/${SLUG}?range=week`,
  ANY_DECK,
  `/average-decks/${SLUG}`,
  '/cards',
  '/cards/sol-ring?range=week',
  '/top?range=week',
  '/top/white?range=week',
  '/top/battles',
  '/top/salt?page=17',
  '/sets',
  '/sets/cmr',
  '/partners',
  '/partners/tymna-the-weaver?range=week',
  '/backgrounds',
  '/backgrounds/raised-by-giants?range=week',
  '/companions',
  '/recs',
  '/tags',
  '/tags/themes',
  '/tags/kindred',
  '/tags/tokens?range=week',
  '/tags/tokens/azorius?range=week',
  '/articles',
  '/articles/inclusion-synergy-and-lift',
  '/guides',
  '/guides/how-many-lands',
  '/developers',
  ...INFO_PAGES.map((name) => `/${name}`),
  '/newsletter/confirm?token=x',
  '/newsletter/unsubscribe',
  '/games/spellify',
  '/salt',
  '/salt?colors=blue',
  '/search',
  '/search?q=castle',
  '/search?q=t%3Aelf+foo%3Abar',
  '/signin',
  '/signup',
  '/confirm-password',
  '/account/staff',
  '/precon',
  '/precon/sample-crimson-court',
  '/combos',
  '/combos?size=4',
  '/combos/sample-heliod-ballista',
  '/lands',
  '/lands/azorius',
];

const MISSING = [NO_PAGE, '/commanders/atraxa-preators-voice', '/cards/sol-rinf', '/tags/none/at/all'];

/** The one list of pages that every test of all pages uses. */
export const PAGE_KINDS: readonly PageKind[] = [
  ...FOUND.map((path) => pageKind(path, 200)),
  ...MISSING.map((path) => pageKind(path, 404)),
  pageKind(`${COMMANDER.path}?range=decade`, 400),
];

function pageKind(path: string, status: PageKind['status']): PageKind {
  return {
    ...{ path, status },
    maxShift: SHIFTS[path] ?? MAX_SHIFT,
    maxFirstCard: FIRST_CARDS[path] ?? FIRST_CARD,
  };
}

/** The newest deck of the sample's largest commander replaces `ANY_DECK`. */
export async function findPageAddress(path: string, request: APIRequestContext): Promise<string> {
  if (path !== ANY_DECK) return path;
  const answer = await request.get(`/api/v1/pages/decks/${SLUG}`);
  const { decks } = DecksPage.parse(await answer.json());
  return decks[0]?.url ?? path;
}
