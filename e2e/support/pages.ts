import type { APIRequestContext } from '@playwright/test';
import { DecksPage } from '../../packages/api-client/src/schemas/decks-page.ts';
import { INFO_PAGES } from '../../packages/api-client/src/schemas/info.ts';
import { COMMANDER, PAIR } from './sample.ts';

const SLUG = COMMANDER.path.replace('/commanders/', '');
const ANY_DECK = `/decks/${SLUG}/:id`;

export const NO_PAGE = '/no-such-page';

/** A page of every kind at least. One week of decks keeps the long ones short. */
export const PAGES = [
  '/',
  '/commanders',
  '/commanders/azorius?range=week',
  `${COMMANDER.path}?range=week`,
  `${COMMANDER.path}?range=week&view=table`,
  PAIR.path,
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
  ...INFO_PAGES.map((name) => `/${name}`),
  '/newsletter/confirm?token=x',
  '/newsletter/unsubscribe',
  '/games/spellify',
  '/salt',
  '/salt?colors=blue',
  '/search?q=castle',
  '/signin',
  '/signup',
  '/confirm-password',
  '/account/staff',
  '/search?q=t%3Aelf+foo%3Abar',
  '/precon',
  '/precon/sample-crimson-court',
  '/combos?size=4',
  '/combos/sample-heliod-ballista',
  '/lands',
  '/lands/azorius',
  NO_PAGE,
];

/** The newest deck of the sample's largest commander stands for `ANY_DECK`. */
export async function addressOf(path: string, request: APIRequestContext): Promise<string> {
  if (path !== ANY_DECK) return path;
  const answer = await request.get(`/data/pages/decks/${SLUG}`);
  const { decks } = DecksPage.parse(await answer.json());
  return decks[0]?.url ?? path;
}
