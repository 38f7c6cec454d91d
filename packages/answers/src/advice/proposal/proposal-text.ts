import type { DeckProposal } from '@deckwright/contract/schemas';
import { type Card, isBasic, namesTogether, pluralOfType, THEME_NAMES } from '@deckwright/domain';
import { type CommanderRequests, type DeckPart, type Proposal, THRESHOLDS } from '@deckwright/engine/query';

export const PART_TITLES: Readonly<Record<DeckPart, string>> = {
  plan: 'Plan',
  ramp: 'Ramp',
  draw: 'Card draw',
  removal: 'Removal',
  sweeper: 'Board wipes',
  lands: 'Lands',
};

const MAX_NAMED = 4;

export function joinCommanderNames(commanderCards: readonly Card[]): string {
  return namesTogether(commanderCards.map(({ name }) => name));
}

/** What a proposed deck is, and what it is not. */
export function describeProposal(
  name: string,
  { basis, isPlayed }: { basis: DeckProposal['basis']; isPlayed: boolean },
): string {
  const from =
    basis === 'cards'
      ? 'from the cards and precons, not from decks'
      : 'from the cards, precons and what decks play together';
  const what = isPlayed
    ? `A deck proposed for ${name} ${from}`
    : `No deck here has ${name} as commander. This one is a proposal ${from}`;
  return `${what}: a place to start, not a statistic.`;
}

export function describePlan(commanderCards: readonly Card[], { parts, explicit }: Proposal): string {
  const name = joinCommanderNames(commanderCards);
  if (!explicit)
    return `The rules text of ${name} asks for nothing in particular, so these are established cards.`;
  const isRequested = (type: string): boolean =>
    commanderCards.some(({ asks }) => asks?.types.includes(type));
  const met =
    parts
      .find(({ part }) => part === 'plan')
      ?.cards.flatMap(({ requested }) =>
        describeRequests({ ...requested, types: requested.types.filter(isRequested) }),
      ) ?? [];
  const counts = new Map<string, number>();
  for (const { many } of met) counts.set(many, (counts.get(many) ?? 0) + 1);
  const names = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([words]) => words)
    .slice(0, MAX_NAMED);
  return names.length === 0
    ? `Cards like ${name}.`
    : `What the rules text of ${name} asks for: ${names.join(', ')}.`;
}

/** What a card meets, in words for one card and for many; a kind and a theme of the same name once. */
export function describeRequests({
  needs,
  types,
  kinds,
  themes,
}: CommanderRequests): { one: string; many: string }[] {
  const all = [
    ...needs,
    ...types.map((type) => ({ one: type, many: pluralOfType(type) })),
    ...kinds.map(({ one, many }) => ({ one: `${one.charAt(0).toUpperCase()}${one.slice(1)}`, many })),
    ...themes.map((slug) => ({ one: THEME_NAMES[slug], many: THEME_NAMES[slug] })),
  ];
  const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
  return all.filter(({ many }, index) => !all.slice(0, index).some((each) => same(each.many, many)));
}

export function describeRole(part: 'ramp' | 'draw' | 'removal' | 'sweeper'): string {
  const { skeletonRamp, skeletonDraw, skeletonRemoval, skeletonSweepers } = THRESHOLDS;
  switch (part) {
    case 'ramp':
      return `${skeletonRamp} cards that make mana or find lands.`;
    case 'draw':
      return `${skeletonDraw} cards that draw.`;
    case 'removal':
      return `${skeletonRemoval} cards that deal with one threat, or counter it.`;
    case 'sweeper':
      return `${skeletonSweepers} cards that deal with many.`;
  }
}

export function describeLands(
  commanderCards: readonly Card[],
  { parts }: Proposal,
  cards: readonly Card[],
): string {
  const spells = [
    ...commanderCards,
    ...parts
      .filter(({ part }) => part !== 'lands')
      .flatMap((each) => each.cards.flatMap(({ card }) => cards[card] ?? [])),
  ];
  const average = spells.reduce((sum, { manaValue }) => sum + manaValue, 0) / Math.max(1, spells.length);
  const lands = parts.find(({ part }) => part === 'lands')?.cards ?? [];
  const basics = lands.filter(({ card }) => cards[card] && isBasic(cards[card]));
  const words = `By a published formula for an average mana value of ${average.toFixed(1)}`;
  return basics.length > 1 ? `${words}; basics by the mana symbols of the cards.` : `${words}.`;
}
