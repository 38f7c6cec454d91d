import { AppError, commanderKey } from '@deckwright/domain';
import { NO_CARD } from '../format.ts';
import { checkCardCount, checkDeck } from './check.ts';
import { GrowableU16 } from './growable.ts';
import type { DeckToPack, EngineCard, Shard } from './types.ts';

type Lead = {
  label: string;
  commanders: [number, number];
  /** Place of the label among all. */
  rank: number;
};

type Loose = {
  lead: Lead;
  start: number;
  end: number;
  day: number;
  bracket: number;
  estimatedBracket: number;
  basics: number;
  basicsEstimated: number;
  companion: number;
  /** Of the companion; sorts behind every slug where there is none. */
  companionSlug: string;
  ref: number;
  /** Ascending. */
  tags: readonly number[];
};

/**
 * Packs decks into a shard. Cards are catalogue positions. Lists with the same different cards under one commander key
 * count once: the newest is kept, an undated one loses; `identical` says how many went. The order of the decks does not
 * matter.
 * @throws AppError 'invalid-argument' for a deck the engine cannot hold.
 */
export function buildShard(cards: readonly EngineCard[], decks: Iterable<DeckToPack>): Shard {
  checkCardCount(cards.length);
  const lists = new GrowableU16();
  const loose: Loose[] = [];
  const leads = new Map<string, Lead>();
  for (const deck of decks) {
    checkDeck(cards, deck);
    const start = lists.length;
    lists.append(sortedList(cards, deck));
    const pair = deck.commanders.join(' ');
    const lead = leads.get(pair) ?? leadOf(cards, deck);
    leads.set(pair, lead);
    loose.push(looseDeck(cards, deck, { lead, start, end: lists.length }));
  }
  const values = lists.view();
  rankByLabel([...leads.values()]);
  loose.sort((a, b) => a.lead.rank - b.lead.rank || byList(values, a, b) || byKeeping(a, b));
  const kept = loose.filter((deck, position) => {
    const before = loose[position - 1];
    return !before || before.lead.rank !== deck.lead.rank || byList(values, before, deck) !== 0;
  });
  return pack(kept, values, loose.length - kept.length);
}

function sortedList(cards: readonly EngineCard[], deck: DeckToPack): Uint16Array {
  const list = new Uint16Array(deck.cards);
  if (!isAscending(list)) list.sort();
  for (let i = 0; i < list.length; i++) {
    const card = list[i] ?? 0;
    if (card === list[i - 1] || deck.commanders.includes(card)) {
      throw new AppError(
        'invalid-argument',
        `A deck lists ${cards[card]?.slug} twice; give each card once and no commander among the others.`,
      );
    }
  }
  return list;
}

function isAscending(list: Uint16Array): boolean {
  for (let i = 1; i < list.length; i++) if ((list[i] as number) < (list[i - 1] as number)) return false;
  return true;
}

/**
 * The label sorts like the key (a space sorts before every character of a slug) and tells apart keys that read alike.
 */
function leadOf(cards: readonly EngineCard[], deck: DeckToPack): Lead {
  const slug = (card: number): string => cards[card]?.slug ?? '';
  const [first = 0, second = NO_CARD] = [...deck.commanders].sort((a, b) => byText(slug(a), slug(b)));
  const slugs = second === NO_CARD ? [slug(first)] : [slug(first), slug(second)];
  return { label: `${commanderKey(slugs)} ${slugs.join(' ')}`, commanders: [first, second], rank: 0 };
}

/** Comparing numbers of a million decks is faster than comparing texts. */
function rankByLabel(leads: readonly Lead[]): void {
  const ranks = new Map(
    [...new Set(leads.map(({ label }) => label))].sort(byText).map((label, rank) => [label, rank]),
  );
  for (const lead of leads) lead.rank = ranks.get(lead.label) ?? 0;
}

function looseDeck(
  cards: readonly EngineCard[],
  deck: DeckToPack,
  { lead, start, end }: Pick<Loose, 'lead' | 'start' | 'end'>,
): Loose {
  return {
    lead,
    start,
    end,
    day: deck.day ?? 0,
    bracket: deck.bracket,
    estimatedBracket: deck.estimatedBracket,
    basics: deck.basics,
    basicsEstimated: deck.basicsEstimated ? 1 : 0,
    companion: deck.companion ?? NO_CARD,
    companionSlug: cards[deck.companion ?? -1]?.slug ?? '~',
    ref: deck.ref ?? 0,
    tags: deck.tags?.length ? [...deck.tags].sort((a, b) => a - b) : NO_TAGS,
  };
}

const NO_TAGS: readonly number[] = [];

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function byList(values: Uint16Array, a: Loose, b: Loose): number {
  const length = Math.min(a.end - a.start, b.end - b.start);
  for (let i = 0; i < length; i++) {
    const difference = (values[a.start + i] ?? 0) - (values[b.start + i] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.end - a.start - (b.end - b.start);
}

/** Of identical lists the first by this order stays: newest, then the one that says more. */
function byKeeping(a: Loose, b: Loose): number {
  return (
    b.day - a.day ||
    b.bracket - a.bracket ||
    a.basicsEstimated - b.basicsEstimated ||
    b.basics - a.basics ||
    b.estimatedBracket - a.estimatedBracket ||
    byText(a.companionSlug, b.companionSlug) ||
    b.tags.length - a.tags.length ||
    byText(a.tags.join(), b.tags.join()) ||
    a.ref - b.ref
  );
}

function pack(decks: readonly Loose[], values: Uint16Array, identical: number): Shard {
  const labels: string[] = [];
  const commanders: number[] = [];
  const commanderStart: number[] = [];
  const deckStart = new Uint32Array(decks.length + 1);
  let entries = 0;
  decks.forEach((deck, position) => {
    if (deck.lead.label !== labels.at(-1)) {
      labels.push(deck.lead.label);
      commanders.push(...deck.lead.commanders);
      commanderStart.push(position);
    }
    deckStart[position] = entries;
    entries += deck.end - deck.start;
  });
  deckStart[decks.length] = entries;
  commanderStart.push(decks.length);
  const tagStart = new Uint32Array(decks.length + 1);
  decks.forEach(({ tags }, position) => {
    tagStart[position + 1] = (tagStart[position] ?? 0) + tags.length;
  });
  const deckCards = new Uint16Array(entries);
  decks.forEach((deck, position) => {
    deckCards.set(values.subarray(deck.start, deck.end), deckStart[position]);
  });
  return {
    identical,
    labels,
    commanders: Uint16Array.from(commanders),
    commanderStart: Uint32Array.from(commanderStart),
    day: Uint16Array.from(decks, (deck) => deck.day),
    bracket: Uint8Array.from(decks, (deck) => deck.bracket),
    estimatedBracket: Uint8Array.from(decks, (deck) => deck.estimatedBracket),
    basics: Uint8Array.from(decks, (deck) => deck.basics),
    basicsEstimated: Uint8Array.from(decks, (deck) => deck.basicsEstimated),
    companion: Uint16Array.from(decks, (deck) => deck.companion),
    ref: Uint32Array.from(decks, (deck) => deck.ref),
    deckStart,
    deckCards,
    tagStart,
    tags: Uint16Array.from(decks.flatMap(({ tags }) => tags)),
  };
}
