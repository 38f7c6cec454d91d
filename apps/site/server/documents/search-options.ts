import type { SearchOption } from '@deckwright/api-client';
import { type Card, type CardSet, searchKey } from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import { imageUris } from './card-json.ts';

/** Most options of one search. */
const MOST_OPTIONS = 20;
const NEAREST_NAMES = 5;
const LONGEST_QUERY = 100;

/** Cards, the decks they lead and sets for what a visitor types; best match first. */
export function searchOptions(
  snapshot: LoadedSnapshot,
  query: string,
  imageHost: string | null,
): SearchOption[] {
  const key = searchKey(query).slice(0, LONGEST_QUERY);
  if (key === '') return [];
  const cards = snapshot
    .searchNames(key, MOST_OPTIONS)
    .flatMap((index) => optionsOf(snapshot, index, imageHost));
  const sets = snapshot.sets
    .filter((set) => searchKey(set.name).startsWith(key) || set.code === key)
    .slice(0, 3)
    .map(setOption);
  const exact = sets.filter((option) => searchKey(option.label) === key);
  const others = sets.filter((option) => !exact.includes(option));
  return [...exact, ...cards, ...others].slice(0, MOST_OPTIONS);
}

/** What a wrong name may have meant. */
export function nearestOptions(
  snapshot: LoadedSnapshot,
  text: string,
  of: 'card' | 'commander' = 'card',
): SearchOption[] {
  const query = text.replaceAll('-', ' ').slice(0, LONGEST_QUERY);
  const found = snapshot.nearestNames(query, of === 'card' ? NEAREST_NAMES : NEAREST_NAMES * 6);
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

/** Every commander key with a deck, most decks first. */
export function commanderOptions(snapshot: LoadedSnapshot, imageHost: string | null): SearchOption[] {
  const { commanders } = snapshot;
  const order = commanders.keys.map((_, index) => index);
  order.sort((a, b) => commanders.decksOf(b) - commanders.decksOf(a) || a - b);
  return order.flatMap((commander) => keyOption(snapshot, commander, imageHost));
}

export function setOption(set: CardSet): SearchOption {
  return { label: set.name, url: `/sets/${set.code}`, image: null, icon: set.iconUri, kind: 'set' };
}

/** A card that leads decks is offered as a commander first: alone where it does so, else its most played pair. */
function optionsOf(snapshot: LoadedSnapshot, index: number, imageHost: string | null): SearchOption[] {
  const card = snapshot.cards[index];
  if (!card) return [];
  const { commanders } = snapshot;
  const led = commanders.indexOf(card.slug) ?? commanders.pairsOf(index)[0];
  const leads = led === undefined ? [] : keyOption(snapshot, led, imageHost);
  return [...leads, cardOption(card, imageHost)];
}

/** The option of a commander key with a deck. */
function keyOption(
  { cards, commanders }: LoadedSnapshot,
  commander: number,
  imageHost: string | null,
): SearchOption[] {
  const leaders = commanders.cardsOf(commander).flatMap((index) => cards[index] ?? []);
  const [first] = leaders;
  if (!first) return [];
  const label = leaders.map((card) => card.name).join(' // ');
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
