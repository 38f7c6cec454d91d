import type { SearchOption, TypeaheadList } from '@deckwright/contract';
import { type Card, type CardSet, namesTogether, searchWords } from '@deckwright/domain';
import { isTypo, type NameHit } from '@deckwright/search';
import { imageUris } from '../card/index.ts';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';
import { COLOR_NAMES, ENTRY, mergeHits, SITE_PAGES } from '../snapshot/index.ts';
import { namedCards } from './named-cards.ts';
import { cardFacts, commanderFacts } from './option-facts.ts';

/** Maximum number of options per search. */
const MAX_OPTIONS = 20;
const NEAREST_NAMES = 5;
const MAX_QUERY = 100;

/** Maximum number of options that are neither cards nor commanders. */
const MAX_RESULTS = 6;

type Input = { among: TypeaheadList | null; limit: number };

/** Search box suggestions for a text, best match first; `among` limits them to one kind. */
export function searchOptions(
  { snapshot, imageHost }: ViewContext,
  query: string,
  { among, limit }: Input = { among: null, limit: MAX_OPTIONS },
): SearchOption[] {
  const text = searchWords(query).join(' ').slice(0, MAX_QUERY);
  if (text === '') return [];
  const { typeahead } = snapshot;
  const cardAt = (hit: NameHit) => playedOption(snapshot, hit.ref, imageHost);
  if (among === 'cards') return namedCards(snapshot, text, limit).flatMap(cardAt);
  if (among === 'partners') return typeahead.partners.search(text, limit).flatMap(cardAt);
  if (among === 'sets') return typeahead.sets.search(text, limit).flatMap((hit) => setAt(snapshot, hit));
  if (among === 'commanders')
    return typeahead.commanders.search(text, limit).flatMap((hit) => commanderHit(snapshot, hit, imageHost));
  return anything(snapshot, text, limit, imageHost);
}

/** Cards as commanders, pairs, pages and sets. Cards always keep most of the places. */
function anything(
  snapshot: LoadedSnapshot,
  text: string,
  limit: number,
  imageHost: string | null,
): SearchOption[] {
  const { typeahead } = snapshot;
  const cards = namedCards(snapshot, text, limit);
  // If a card matches literally, pages that match only with a typo are not meant.
  const literal = !cards.every(isTypo);
  const found = mergeHits([
    typeahead.pairs.search(text, 3),
    typeahead.pages.search(text, 3),
    typeahead.themes.search(text, 3),
    typeahead.sets.search(text, 3),
    typeahead.colors.search(text, 2),
    typeahead.precons.search(text, 3),
  ])
    .filter((hit) => !literal || !isTypo(hit))
    .slice(0, Math.min(MAX_RESULTS, limit >> 1));
  const hits = mergeHits([cards.slice(0, limit - found.length), found]);
  const options = hits.flatMap((hit) => {
    if (hit.kind === ENTRY.card) return toOptions(snapshot, hit.ref, imageHost);
    if (hit.kind === ENTRY.commander) return playedCommander(snapshot, hit.ref, imageHost);
    if (hit.kind === ENTRY.theme) return themeAt(snapshot, hit);
    if (hit.kind === ENTRY.color) return colorAt(hit);
    if (hit.kind === ENTRY.precon) return preconAt(snapshot, hit);
    return hit.kind === ENTRY.set ? setAt(snapshot, hit) : pageAt(hit);
  });
  return unique(options, limit);
}

function commanderHit(snapshot: LoadedSnapshot, hit: NameHit, imageHost: string | null): SearchOption[] {
  if (hit.kind === ENTRY.commander) return playedCommander(snapshot, hit.ref, imageHost);
  const card = snapshot.cards[hit.ref];
  if (!card) return [];
  const commander = snapshot.commanders.indexOf(card.slug);
  const facts =
    commander === null
      ? { ...cardFacts(snapshot, hit.ref), numDecks: 0 }
      : commanderFacts(snapshot, commander);
  return [{ ...commanderOption(card, imageHost), ...facts }];
}

function setAt(snapshot: LoadedSnapshot, hit: NameHit): SearchOption[] {
  const set = snapshot.sets[hit.ref];
  return set ? [setOption(set)] : [];
}

function themeAt(snapshot: LoadedSnapshot, hit: NameHit): SearchOption[] {
  const theme = snapshot.themes[hit.ref];
  return theme
    ? [
        {
          label: theme.name,
          url: `/tags/${theme.slug}`,
          image: null,
          icon: null,
          kind: 'tag',
          numDecks: theme.decks,
        },
      ]
    : [];
}

function colorAt(hit: NameHit): SearchOption[] {
  const color = COLOR_NAMES[hit.ref];
  return color ? [{ label: color.label, url: color.url, image: null, icon: null, kind: 'page' }] : [];
}

function preconAt(snapshot: LoadedSnapshot, hit: NameHit): SearchOption[] {
  const precon = snapshot.precons[hit.ref];
  return precon
    ? [{ label: precon.name, url: `/precon/${precon.slug}`, image: null, icon: null, kind: 'precon' }]
    : [];
}

function pageAt(hit: NameHit): SearchOption[] {
  const page = SITE_PAGES[hit.ref];
  return page ? [{ label: page.label, url: page.url, image: null, icon: null, kind: 'page' }] : [];
}

function unique(options: readonly SearchOption[], limit: number): SearchOption[] {
  return [...new Map(options.map((option) => [option.url, option])).values()].slice(0, limit);
}

/** Suggestions for an unrecognized name. */
export function nearestOptions(
  snapshot: LoadedSnapshot,
  text: string,
  of: 'card' | 'commander' = 'card',
): SearchOption[] {
  const { query, limit } = nearestQuestion(text);
  return optionsAt(snapshot, snapshot.nearestNames(query, limit), of);
}

/** The query to the name index, with a limit high enough to find enough entries of a kind. */
export function nearestQuestion(text: string): { query: string; limit: number } {
  return { query: text.replaceAll('-', ' ').slice(0, MAX_QUERY), limit: NEAREST_NAMES * 6 };
}

/** The found cards, by position, as options; for commanders, only legal ones. */
function optionsAt(
  snapshot: LoadedSnapshot,
  found: readonly number[],
  of: 'card' | 'commander',
): SearchOption[] {
  const options = found.flatMap((index) => {
    const card = snapshot.cards[index];
    if (!card) return [];
    if (of === 'card') return cardOption(card, null);
    return card.lead.canLead ? commanderOption(card, null) : [];
  });
  return options.slice(0, NEAREST_NAMES);
}

export function cardOption(card: Card, imageHost: string | null): SearchOption {
  return { label: card.name, url: `/cards/${card.slug}`, ...pictures(card, imageHost), kind: 'card' };
}

/** Every commander key with decks, most decks first, then by name. */
export function commanderOptions(snapshot: LoadedSnapshot, imageHost: string | null): SearchOption[] {
  return commandersByDecks(snapshot).flatMap((commander) => keyOption(snapshot, commander, imageHost));
}

/** The names of all commanders with decks, most decks first; of two, joined by ' // ' as recorded lists have them. */
export function recordedCommanderNames(snapshot: LoadedSnapshot): string[] {
  const { cards, commanders } = snapshot;
  return commandersByDecks(snapshot).map((commander) =>
    commanders
      .getCards(commander)
      .flatMap((index) => cards[index]?.name ?? [])
      .join(' // '),
  );
}

function commandersByDecks({ commanders }: LoadedSnapshot): number[] {
  return commanders.sortByDecks([...commanders.keys.keys()]);
}

export function setOption(set: CardSet): SearchOption {
  return { label: set.name, url: `/sets/${set.code}`, image: null, icon: set.iconUri, kind: 'set' };
}

/**
 * A card with decks as commander is offered as a commander first: as sole commander if played so, otherwise as its most
 * played pair.
 */
function toOptions(snapshot: LoadedSnapshot, index: number, imageHost: string | null): SearchOption[] {
  const { cards, commanders } = snapshot;
  const commander = commanders.indexOf(cards[index]?.slug ?? '') ?? commanders.getPairs(index)[0];
  const leads = commander === undefined ? [] : playedCommander(snapshot, commander, imageHost);
  return [...leads, ...playedOption(snapshot, index, imageHost)];
}

/** A card with distinguishing facts. */
function playedOption(snapshot: LoadedSnapshot, index: number, imageHost: string | null): SearchOption[] {
  const card = snapshot.cards[index];
  return card ? [{ ...cardOption(card, imageHost), ...cardFacts(snapshot, index) }] : [];
}

/** The suggestion of a commander, or pair, with decks. */
function playedCommander(
  snapshot: LoadedSnapshot,
  commander: number,
  imageHost: string | null,
): SearchOption[] {
  return keyOption(snapshot, commander, imageHost).map((option) => ({
    ...option,
    ...commanderFacts(snapshot, commander),
  }));
}

/** The option of a commander key with decks. */
function keyOption(
  { cards, commanders }: LoadedSnapshot,
  commander: number,
  imageHost: string | null,
): SearchOption[] {
  const commanderCards = commanders.getCards(commander).flatMap((index) => cards[index] ?? []);
  const [first] = commanderCards;
  if (!first) return [];
  const label = namesTogether(commanderCards.map((card) => card.name));
  const url = `/commanders/${commanders.keys[commander]}`;
  return [{ label, url, ...pictures(first, imageHost), kind: 'commander' }];
}

export function commanderOption(card: Card, imageHost: string | null): SearchOption {
  return {
    label: card.name,
    url: `/commanders/${card.slug}`,
    ...pictures(card, imageHost),
    kind: 'commander',
  };
}

function pictures(card: Card, imageHost: string | null): { image: string | null; icon: null } {
  return { image: imageUris(card, imageHost)[0]?.small ?? null, icon: null };
}
