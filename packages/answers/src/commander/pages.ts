import {
  DECK_QUERY,
  KIND_QUERY,
  LIST_QUERY,
  PARTNERS_QUERY,
  parseDeckQuery,
  parseListQuery,
  printDeckQuery,
  printListQuery,
  printQueryValues,
  readQueryValues,
  toQueryValues,
  WINDOW_QUERY,
} from '@deckwright/contract';
import {
  BackgroundsPage,
  CommanderPage,
  CommandersPage,
  CompanionsPage,
  HomePage,
  PartnerPage,
  PartnersPage,
} from '@deckwright/contract/schemas';
import { type ColorIdentity, canPair, identitySlug } from '@deckwright/domain';
import { cardOption, commanderAt, UnknownNameError } from '../lookup/index.ts';
import { type Answer, asWritten, definePage, type Found } from '../page/index.ts';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';
import { identityNamed } from '../snapshot/index.ts';
import { commanderPage } from './commander-page.ts';
import { commandersPage, homePage } from './commanders-page.ts';
import { companionsPage } from './companions-page.ts';
import { partnerPage } from './partner-page.ts';
import { backgroundsPage, partnersPage } from './partners-page.ts';

const NEAREST_NAMES = 5;
const LOOKED_AT = 60;

const PARTNER = {
  query: WINDOW_QUERY,
  shape: PartnerPage,
};

export const COMMANDER_PAGES = {
  home: definePage({
    path: '/home',
    shape: HomePage,
    find: (context) => ({ key: '/home', make: () => homePage(context) }),
  }),
  commanders: definePage({
    path: '/commanders',
    query: LIST_QUERY,
    shape: CommandersPage,
    find: (context, _params, query) => findList(context, null, query),
  }),
  identity: definePage({
    path: '/commanders/{slug}',
    query: LIST_QUERY,
    shape: CommandersPage,
    find: (context, { slug }, query) => findIdentity(context, slug, query),
  }),
  commander: definePage({
    path: '/commanders/{slug}',
    query: DECK_QUERY,
    shape: CommanderPage,
    find: (context, { slug }, query) => {
      const colors = context.snapshot.resolver.commanderBySlug(slug) ? null : identityNamed(slug);
      if (colors !== null) return { movedTo: `/commanders/${identitySlug(colors)}${asWritten(query)}` };
      const found = commanderAt(context.snapshot, slug);
      const { filters, warnings } = parseDeckQuery(query);
      const address = `/commanders/${found.key}${printDeckQuery(filters)}`;
      return {
        key: `${address} ${warnings.join(' ')}`,
        ...(found.canonical ? {} : { movedTo: address }),
        make: () => commanderPage(context, found, filters, warnings),
      };
    },
  }),
  partners: definePage({
    path: '/partners',
    query: PARTNERS_QUERY,
    shape: PartnersPage,
    find: (context, _params, query) => {
      const { kind } = readQueryValues(KIND_QUERY, query).values;
      const list = parseListQuery(query);
      const { filters, page, warnings } = list;
      return {
        key: `/partners${printQueryValues(PARTNERS_QUERY, { ...toQueryValues(filters), page, kind })} ${warnings.join(' ')}`,
        make: () => partnersPage(context, list, kind),
      };
    },
  }),
  backgrounds: definePage({
    path: '/backgrounds',
    query: WINDOW_QUERY,
    shape: BackgroundsPage,
    find: (context, _params, query) =>
      inWindow('/backgrounds', query, (list) => backgroundsPage(context, list)),
  }),
  companions: definePage({
    path: '/companions',
    query: WINDOW_QUERY,
    shape: CompanionsPage,
    find: (context, _params, query) =>
      inWindow('/companions', query, (list) => companionsPage(context, list)),
  }),
  partner: definePage({
    ...PARTNER,
    path: '/partners/{slug}',
    find: (context, { slug }, query) => findPartner(context, 'partners', slug, query),
  }),
  background: definePage({
    ...PARTNER,
    path: '/backgrounds/{slug}',
    find: (context, { slug }, query) => findPartner(context, 'backgrounds', slug, query),
  }),
};

/** The color identity with this name in any form; null if the word is not a color identity. */
function findIdentity(
  context: ViewContext,
  slug: string,
  query: URLSearchParams,
): Answer<CommandersPage> | null {
  const identity = identityNamed(slug);
  if (identity === null) return null;
  const canonical = identitySlug(identity);
  const moved = slug === canonical ? {} : { movedTo: `/commanders/${canonical}${asWritten(query)}` };
  return { ...findList(context, identity, query), ...moved };
}

function findList(
  context: ViewContext,
  identity: ColorIdentity | null,
  query: URLSearchParams,
): Answer<CommandersPage> {
  const list = parseListQuery(query);
  return {
    key: `/commanders ${identity} ${printListQuery(list.filters, list.page)} ${list.warnings.join(' ')}`,
    make: () => commandersPage(context, list, identity),
  };
}

type Window = ReturnType<typeof parseListQuery>;

function inWindow<T>(path: string, query: URLSearchParams, build: (list: Window) => Promise<T>): Answer<T> {
  const list = parseListQuery(query);
  return {
    key: `${path}${printListQuery(list.filters, 1)} ${list.warnings.join(' ')}`,
    make: () => build(list),
  };
}

/** Backgrounds have their pages below /backgrounds, all other cards that can have a partner below /partners. */
function findPartner(
  context: ViewContext,
  folder: 'partners' | 'backgrounds',
  slug: string,
  query: URLSearchParams,
): Found<PartnerPage> {
  const { snapshot } = context;
  const found = snapshot.resolver.bySlug(slug);
  const card = found && snapshot.cards[found.card];
  if (!found || !card || !canPair(card.lead)) {
    const pair = snapshot.resolver.commanderBySlug(slug);
    if (pair?.cards.length === 2) return { movedTo: `/commanders/${pair.key}${asWritten(query)}` };
    throw unknownPartner(context, slug);
  }
  const path = `/${getFolder(card)}/${card.slug}`;
  const moved = found.canonical && getFolder(card) === folder ? {} : { movedTo: path + asWritten(query) };
  return { ...inWindow(path, query, (list) => partnerPage(context, found.card, list)), ...moved };
}

function getFolder({ lead }: LoadedSnapshot['cards'][number]): 'partners' | 'backgrounds' {
  return lead.isBackground ? 'backgrounds' : 'partners';
}

function unknownPartner({ snapshot, imageHost }: ViewContext, slug: string): UnknownNameError {
  const nearest = snapshot
    .nearestNames(slug.replaceAll('-', ' ').slice(0, 100), LOOKED_AT)
    .flatMap((index) => {
      const card = snapshot.cards[index];
      if (!card || !canPair(card.lead)) return [];
      return [{ ...cardOption(card, imageHost), url: `/${getFolder(card)}/${card.slug}` }];
    });
  const message = `No card that can be one of two commanders has the address "${slug.slice(0, 100)}".`;
  return new UnknownNameError(message, nearest.slice(0, NEAREST_NAMES));
}
