import { type Card, EVERY_CREATURE_TYPE, getCreatureTypes, type ThemeSlug } from '@deckwright/domain';
import type { ProposalFacts } from './card-facts.ts';
import { type NamedKind, namedKinds } from './named-kinds.ts';
import { CONTRARY, findNeeds, isOwnCombat, type MetNeed, PAYS_LESS, THEMES_OF_COMBAT } from './needs.ts';
import { lowercaseRulesText, wants } from './rules-text.ts';
import { PROPOSAL } from './settings.ts';

/** Something that a card is or does, in words for one card and for many. */
type RequestText = { one: string; many: string };

/** What of the commanders' requests a card meets, rarest first. */
export type CommanderRequests = {
  needs: RequestText[];
  types: string[];
  kinds: RequestText[];
  themes: ThemeSlug[];
};

export type Requests = {
  /** The commanders name requests; otherwise they are taken at the themes that they count for themselves. */
  explicit: boolean;
  /** How much what a spell meets counts, 0…3; 0 if it meets nothing. Without needs. */
  score: (spell: number) => number;
  /** The commanders put cards onto the battlefield, or cast them for nothing: mana values matter less. */
  paysLess: boolean;
  /** What the commanders need without naming it, with the cards that meet it. */
  needs: MetNeed[];
  meets: (card: number) => CommanderRequests;
};

/** A card's requests are bits by their position. */
type Request = { weight: number } & (
  | { kind: 'type'; type: string }
  | { kind: 'named'; named: NamedKind }
  | { kind: 'theme'; theme: ThemeSlug }
);

/** More requests than any card has. */
const MAX_REQUESTS = 31;

/**
 * Which cards meet what the commanders ask for (`asks`, and kinds of cards that their text names). A request counts by
 * how few of the spells meet it, so tokens count more than attacking; of several, the rarest counts in full and each
 * further one half as much as the one before.
 * @param within positions of the spells in the commanders' colors
 */
export function readRequests(
  facts: ProposalFacts,
  commanderCards: readonly Card[],
  within: readonly number[],
): Requests {
  const words = commanderCards.map(lowercaseRulesText);
  const named = words.flatMap((text) => namedKinds(text)).filter(isFirst);
  const requestedTypes = new Set(commanderCards.flatMap((card) => card.asks?.types ?? []));
  const requestedThemes = new Set(commanderCards.flatMap(themesRequestedBy));
  const explicit = requestedTypes.size + requestedThemes.size + named.length > 0;
  const themes = explicit ? requestedThemes : new Set(commanderCards.flatMap((card) => card.themes ?? []));
  // A commander that asks for little leads its own kind: Eldrazi, Dragons.
  const asksLittle = requestedTypes.size === 0 && requestedThemes.size + named.length < 2;
  const types = new Set([...requestedTypes, ...(asksLittle ? commanderCards.flatMap(ownTypes) : [])]);
  const requests: Request[] = [
    ...[...types].map((type) => ({ kind: 'type' as const, type, weight: 0 })),
    ...named.map((each) => ({ kind: 'named' as const, named: each, weight: 0 })),
    ...[...themes].map((theme) => ({ kind: 'theme' as const, theme, weight: 0 })),
  ].slice(0, MAX_REQUESTS);
  const bits = new Uint32Array(facts.cards.length);
  const isIn = new Uint8Array(facts.cards.length);
  for (const index of within) isIn[index] = 1;
  const counts = requests.map((request, position) => {
    let count = 0;
    for (const index of getMeeting(request)) {
      if (isIn[index] === 0) continue;
      bits[index] = bits[index]! | (1 << position);
      count++;
    }
    return count;
  });
  const ownCombat = words.some(isOwnCombat);
  requests.forEach((request, index) => {
    const rarity = Math.log(within.length / Math.max(1, counts[index] ?? 0));
    const min = request.kind === 'named' ? PROPOSAL.minNamed : PROPOSAL.minRequested;
    request.weight = getFactor(request) * Math.max(min, Math.min(1, (rarity - 1) / 3));
  });
  const rarest = [...requests.keys()].sort((a, b) => (requests[b]?.weight ?? 0) - (requests[a]?.weight ?? 0));
  const metBy = (spell: number): Request[] =>
    rarest.flatMap((index) => (((bits[spell] ?? 0) >> index) & 1 ? (requests[index] ?? []) : []));
  // Many spells meet the same requests.
  const sums = new Map<number, number>();
  const getSum = (spell: number): number => {
    const met = bits[spell] ?? 0;
    const sum =
      sums.get(met) ?? metBy(spell).reduce((total, { weight }, index) => total + weight / 2 ** index, 0);
    sums.set(met, sum);
    return sum;
  };
  const needs = findNeeds(words, facts, isIn);
  return {
    explicit,
    score: (spell) => getSum(spell) - (isForOthers(spell) ? PROPOSAL.otherType : 0),
    needs,
    paysLess: words.some((text) => PAYS_LESS.test(text)),
    meets: (spell) => {
      const all = metBy(spell);
      return {
        needs: needs.flatMap(({ need: { one, many }, cards }) =>
          cards.includes(spell) ? { one, many } : [],
        ),
        types: all.flatMap((request) => (request.kind === 'type' ? request.type : [])),
        kinds: all.flatMap((request) => (request.kind === 'named' ? request.named : [])),
        themes: all.flatMap((request) => (request.kind === 'theme' ? request.theme : [])),
      };
    },
  };

  /** Positions of the spells, and of some lands, that meet it. */
  function getMeeting(request: Request): readonly number[] {
    if (request.kind === 'theme') return facts.ofTheme.get(request.theme) ?? [];
    if (request.kind === 'type') return facts.ofType.get(request.type) ?? [];
    const { one, is } = request.named;
    return facts.matching(`named ${one}`, (card) => is(facts.cards[card]!));
  }

  function getFactor(request: Request): number {
    if (request.kind === 'named') return 1;
    if (request.kind === 'theme')
      return !explicit
        ? PROPOSAL.ofItself
        : ownCombat && THEMES_OF_COMBAT.has(request.theme)
          ? PROPOSAL.ownCombat
          : 1;
    if (!requestedTypes.has(request.type)) return PROPOSAL.ofItself;
    const isWanted = commanderCards.some((card) => wants(card, request.type));
    return PROPOSAL.typeFactor * (isWanted ? 1 : PROPOSAL.madeType);
  }

  /** Whether the card names only creature types that the commanders do not ask for. */
  function isForOthers(spell: number): boolean {
    const forTypes = facts.wantedTypes.get(spell);
    return forTypes !== undefined && !forTypes.some((type) => types.has(type));
  }
}

function isFirst({ one }: NamedKind, index: number, all: readonly NamedKind[]): boolean {
  return all.findIndex((each) => each.one === one) === index;
}

function themesRequestedBy({ asks, tags }: Card): ThemeSlug[] {
  const rulesOut = (slug: ThemeSlug): boolean =>
    CONTRARY.some(({ theme, tag }) => theme === slug && tags.includes(tag));
  return asks?.themes.filter((slug) => !rulesOut(slug)) ?? [];
}

function ownTypes(card: Card): string[] {
  return getCreatureTypes(card).filter((type) => type !== EVERY_CREATURE_TYPE);
}
