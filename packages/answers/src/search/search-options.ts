import type { SearchOption, TypeaheadList } from '@deckwright/api-client';
import { type Card, type CardSet, namesTogether, searchKey } from '@deckwright/domain';
import type { NameHit } from '@deckwright/search';
import { imageUris } from '../card/card-json.ts';
import type { ViewContext } from '../card/card-view-json.ts';
import { COLOR_NAMES } from '../snapshot/color-names.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import { SITE_PAGES } from '../snapshot/site-pages.data.ts';
import { ENTRY, mergeHits } from '../snapshot/typeahead-index.ts';
import { cardFacts, commanderFacts } from './option-facts.ts';

/** Maximum number of options per search. */
const MOST_OPTIONS = 20;
const NEAREST_NAMES = 5;
const LONGEST_QUERY = 100;

/** Maximum number of options that are neither cards nor commanders. */
const MOST_PLACES = 6;
/** The worst kind of match without a typo. */
const LAST_LITERAL_MATCH = 5;

type Asked = { among: TypeaheadList | null; limit: number };

/** Search box suggestions for a text, best match first; `among` limits them to one kind. */
export function searchOptions(
  { snapshot, imageHost }: ViewContext,
  query: string,
  { among, limit }: Asked = { among: null, limit: MOST_OPTIONS },
): SearchOption[] {
  const key = searchKey(query).slice(0, LONGEST_QUERY);
  if (key === '') return [];
  const { typeahead } = snapshot;
  const cardAt = (hit: NameHit) => playedOption(snapshot, hit.ref, imageHost);
  if (among === 'cards') {
    const hits = mergeHits([typeahead.nicknames.search(key, 3), typeahead.cards.search(key, limit)]);
    const more = isScarce(hits) ? typeahead.cards.misspelled(key, MOST_MISSPELLED) : [];
    return unique([...hits, ...more].flatMap(cardAt), limit);
  }
  if (among === 'partners') return typeahead.partners.search(key, limit).flatMap(cardAt);
  if (among === 'sets') return typeahead.sets.search(key, limit).flatMap((hit) => setAt(snapshot, hit));
  if (among === 'commanders')
    return typeahead.commanders.search(key, limit).flatMap((hit) => commanderHit(snapshot, hit, imageHost));
  return anything(snapshot, key, limit, imageHost);
}

/** Cards as commanders, pairs, pages and sets. Cards always keep most of the places. */
function anything(
  snapshot: LoadedSnapshot,
  key: string,
  limit: number,
  imageHost: string | null,
): SearchOption[] {
  const { typeahead } = snapshot;
  const cards = mergeHits([typeahead.nicknames.search(key, 3), typeahead.cards.search(key, limit)]);
  // If a card matches literally, pages that match only with a typo are not meant.
  const literal = cards.some(isLiteral);
  const places = mergeHits([
    typeahead.pairs.search(key, 3),
    typeahead.pages.search(key, 3),
    typeahead.tags.search(key, 3),
    typeahead.sets.search(key, 3),
    typeahead.colors.search(key, 2),
    typeahead.precons.search(key, 3),
  ])
    .filter((hit) => !literal || isLiteral(hit))
    .slice(0, Math.min(MOST_PLACES, limit >> 1));
  const hits = mergeHits([cards.slice(0, limit - places.length), places]);
  const options = hits.flatMap((hit) => {
    if (hit.kind === ENTRY.card) return optionsOf(snapshot, hit.ref, imageHost);
    if (hit.kind === ENTRY.commander) return playedCommander(snapshot, hit.ref, imageHost);
    if (hit.kind === ENTRY.tag) return tagAt(snapshot, hit);
    if (hit.kind === ENTRY.color) return colorAt(hit);
    if (hit.kind === ENTRY.precon) return preconAt(snapshot, hit);
    return hit.kind === ENTRY.set ? setAt(snapshot, hit) : pageAt(hit);
  });
  if (!isScarce(hits)) return unique(options, limit);
  const more = typeahead.cards
    .misspelled(key, MOST_MISSPELLED)
    .flatMap(({ ref }) => optionsOf(snapshot, ref, imageHost));
  return unique([...options, ...more], limit);
}

/** Maximum number of suggestions with more than one typo. */
const MOST_MISSPELLED = 3;

/** Whether there is no literal match, and few matches with one typo. */
function isScarce(hits: readonly NameHit[]): boolean {
  return hits.length < MOST_MISSPELLED && !hits.some(isLiteral);
}

function isLiteral({ matchClass }: NameHit): boolean {
  return matchClass !== null && matchClass <= LAST_LITERAL_MATCH;
}

function commanderHit(snapshot: LoadedSnapshot, hit: NameHit, imageHost: string | null): SearchOption[] {
  if (hit.kind === ENTRY.commander) return playedCommander(snapshot, hit.ref, imageHost);
  const card = snapshot.cards[hit.ref];
  if (!card) return [];
  const commander = snapshot.commanders.indexOf(card.slug);
  const facts =
    commander === null
      ? { ...cardFacts(snapshot, hit.ref), num_decks: 0 }
      : commanderFacts(snapshot, commander);
  return [{ ...commanderOption(card, imageHost), ...facts }];
}

function setAt(snapshot: LoadedSnapshot, hit: NameHit): SearchOption[] {
  const set = snapshot.sets[hit.ref];
  return set ? [setOption(set)] : [];
}

function tagAt(snapshot: LoadedSnapshot, hit: NameHit): SearchOption[] {
  const theme = snapshot.themes[hit.ref];
  return theme
    ? [
        {
          label: theme.name,
          url: `/tags/${theme.slug}`,
          image: null,
          icon: null,
          kind: 'tag',
          num_decks: theme.decks,
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
  const { query, limit } = nearestQuestion(text, of);
  return optionsAt(snapshot, snapshot.nearestNames(query, limit), of);
}

/** The query to the name index, with a limit high enough to find enough entries of the kind. */
export function nearestQuestion(text: string, of: 'card' | 'commander'): { query: string; limit: number } {
  return {
    query: text.replaceAll('-', ' ').slice(0, LONGEST_QUERY),
    limit: of === 'card' ? NEAREST_NAMES : NEAREST_NAMES * 6,
  };
}

/** The found cards, by position, as options; for commanders, only legal ones. */
export function optionsAt(
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

/** Every commander key with decks, most decks first. */
export function commanderOptions(snapshot: LoadedSnapshot, imageHost: string | null): SearchOption[] {
  return commandersByDecks(snapshot).flatMap((commander) => keyOption(snapshot, commander, imageHost));
}

/** The names of all commanders with decks, most decks first; of two, joined by ' // ' as recorded lists have them. */
export function recordedCommanderNames(snapshot: LoadedSnapshot): string[] {
  const { cards, commanders } = snapshot;
  return commandersByDecks(snapshot).map((commander) =>
    commanders
      .cardsOf(commander)
      .flatMap((index) => cards[index]?.name ?? [])
      .join(' // '),
  );
}

function commandersByDecks({ commanders }: LoadedSnapshot): number[] {
  const order = commanders.keys.map((_, index) => index);
  return order.sort((a, b) => commanders.decksOf(b) - commanders.decksOf(a) || a - b);
}

export function setOption(set: CardSet): SearchOption {
  return { label: set.name, url: `/sets/${set.code}`, image: null, icon: set.iconUri, kind: 'set' };
}

/**
 * A card with decks as commander is offered as a commander first: as sole commander if played so, otherwise as its most
 * played pair.
 */
function optionsOf(snapshot: LoadedSnapshot, index: number, imageHost: string | null): SearchOption[] {
  const { cards, commanders } = snapshot;
  const commander = commanders.indexOf(cards[index]?.slug ?? '') ?? commanders.pairsOf(index)[0];
  const leads = commander === undefined ? [] : playedCommander(snapshot, commander, imageHost);
  return [...leads, ...playedOption(snapshot, index, imageHost)];
}

/** A card with distinguishing facts. */
function playedOption(snapshot: LoadedSnapshot, index: number, imageHost: string | null): SearchOption[] {
  const card = snapshot.cards[index];
  return card ? [{ ...cardOption(card, imageHost), ...cardFacts(snapshot, index) }] : [];
}

/** The same for a commander key with decks. */
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
  const commanderCards = commanders.cardsOf(commander).flatMap((index) => cards[index] ?? []);
  const [first] = commanderCards;
  if (!first) return [];
  const label = namesTogether(commanderCards.map((card) => card.name));
  const url = `/commanders/${commanders.keys[commander]}`;
  return [{ label, url, ...pictures(first, imageHost), kind: 'commander' }];
}

function commanderOption(card: Card, imageHost: string | null): SearchOption {
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
