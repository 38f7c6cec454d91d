import { type Card, creatureTypesOf, EVERY_CREATURE_TYPE, type ThemeSlug } from '@deckwright/domain';
import type { ProposalFacts } from './card-facts.ts';
import { type NamedKind, namedKinds } from './named-kinds.ts';
import { CONTRARY, isOwnCombat, type MetNeed, needsOf, PAYS_LESS, THEMES_OF_COMBAT } from './needs.ts';
import { rulesWords, wants } from './rules-words.ts';
import { PROPOSAL } from './settings.ts';

/** Something that a card is or does, in words for one card and for many. */
type AskedWords = { one: string; many: string };

/** What of the commanders' requests a card meets, rarest first. */
export type AskedBySpell = { needs: AskedWords[]; types: string[]; kinds: AskedWords[]; themes: ThemeSlug[] };

export type Requests = {
  /** The commanders name requests; otherwise they are taken at the themes that they count for themselves. */
  explicit: boolean;
  /** How much what a spell meets counts, 0…3; 0 if it meets nothing. Without needs. */
  score: (spell: number) => number;
  /** The commanders put cards onto the battlefield, or cast them for nothing: mana values matter less. */
  paysLess: boolean;
  /** What the commanders need without naming it, with the cards that meet it. */
  needs: MetNeed[];
  meets: (card: number) => AskedBySpell;
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
export function requestsOf(
  facts: ProposalFacts,
  commanderCards: readonly Card[],
  within: readonly number[],
): Requests {
  const words = commanderCards.map(rulesWords);
  const named = words.flatMap((text) => namedKinds(text)).filter(isFirst);
  const askedTypes = new Set(commanderCards.flatMap((card) => card.asks?.types ?? []));
  const askedThemes = new Set(commanderCards.flatMap(themesAskedBy));
  const explicit = askedTypes.size + askedThemes.size + named.length > 0;
  const themes = explicit ? askedThemes : new Set(commanderCards.flatMap((card) => card.themes ?? []));
  // A commander that asks for little leads its own kind: Eldrazi, Dragons.
  const asksLittle = askedTypes.size === 0 && askedThemes.size + named.length < 2;
  const types = new Set([...askedTypes, ...(asksLittle ? commanderCards.flatMap(ownTypes) : [])]);
  const requests: Request[] = [
    ...[...types].map((type) => ({ kind: 'type' as const, type, weight: 0 })),
    ...named.map((each) => ({ kind: 'named' as const, named: each, weight: 0 })),
    ...[...themes].map((theme) => ({ kind: 'theme' as const, theme, weight: 0 })),
  ].slice(0, MAX_REQUESTS);
  const bits = new Uint32Array(facts.cards.length);
  const counts = requests.map(() => 0);
  for (const index of within) {
    requests.forEach((request, place) => {
      if (!isMet(request, index)) return;
      bits[index] = (bits[index] ?? 0) | (1 << place);
      counts[place] = (counts[place] ?? 0) + 1;
    });
  }
  const ownCombat = words.some(isOwnCombat);
  requests.forEach((request, place) => {
    const rarity = Math.log(within.length / Math.max(1, counts[place] ?? 0));
    const least = request.kind === 'named' ? PROPOSAL.leastNamed : PROPOSAL.leastAsked;
    request.weight = factorOf(request) * Math.max(least, Math.min(1, (rarity - 1) / 3));
  });
  const rarest = [...requests.keys()].sort((a, b) => (requests[b]?.weight ?? 0) - (requests[a]?.weight ?? 0));
  const metBy = (spell: number): Request[] =>
    rarest.flatMap((place) => (((bits[spell] ?? 0) >> place) & 1 ? (requests[place] ?? []) : []));
  const needs = needsOf(words, facts, within);
  return {
    explicit,
    score: (spell) => {
      const sum = metBy(spell).reduce((total, { weight }, place) => total + weight / 2 ** place, 0);
      return sum - (isForOthers(spell) ? PROPOSAL.otherType : 0);
    },
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

  function isMet(request: Request, index: number): boolean {
    const card = facts.cards[index]!;
    if (request.kind === 'theme') return card.themes?.includes(request.theme) ?? false;
    if (request.kind === 'type') return facts.types.get(index)?.has(request.type) ?? false;
    return request.named.is(card);
  }

  function factorOf(request: Request): number {
    if (request.kind === 'named') return 1;
    if (request.kind === 'theme')
      return !explicit
        ? PROPOSAL.ofItself
        : ownCombat && THEMES_OF_COMBAT.has(request.theme)
          ? PROPOSAL.ownCombat
          : 1;
    if (!askedTypes.has(request.type)) return PROPOSAL.ofItself;
    const isWanted = commanderCards.some((card) => wants(card, request.type));
    return PROPOSAL.typeFactor * (isWanted ? 1 : PROPOSAL.madeType);
  }

  /** Whether the card names only creature types that the commanders do not ask for. */
  function isForOthers(spell: number): boolean {
    const forTypes = facts.wantedTypes.get(spell);
    return forTypes !== undefined && !forTypes.some((type) => types.has(type));
  }
}

function isFirst({ one }: NamedKind, place: number, all: readonly NamedKind[]): boolean {
  return all.findIndex((each) => each.one === one) === place;
}

function themesAskedBy({ asks, tags }: Card): ThemeSlug[] {
  const rulesOut = (slug: ThemeSlug): boolean =>
    CONTRARY.some(({ theme, tag }) => theme === slug && tags.includes(tag));
  return asks?.themes.filter((slug) => !rulesOut(slug)) ?? [];
}

function ownTypes(card: Card): string[] {
  return creatureTypesOf(card).filter((type) => type !== EVERY_CREATURE_TYPE);
}
