import type { DeckProposal } from '@deckwright/api-client/schemas';
import { type Card, isBasic, namesTogether, pluralOfType, THEME_NAMES } from '@deckwright/domain';
import { type DeckPart, type Proposal, THRESHOLDS } from '@deckwright/engine/query';

export const PART_TITLES: Readonly<Record<DeckPart, string>> = {
  plan: 'Plan',
  ramp: 'Ramp',
  draw: 'Card draw',
  removal: 'Removal',
  sweeper: 'Board wipes',
  lands: 'Lands',
};

const MOST_NAMED = 4;

export function nameOf(leaders: readonly Card[]): string {
  return namesTogether(leaders.map(({ name }) => name));
}

/** What a proposed deck is, and what it is not. */
export function proposalWords(
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

export function planWords(leaders: readonly Card[], { parts, explicit }: Proposal): string {
  const name = nameOf(leaders);
  if (!explicit)
    return `The rules text of ${name} asks for nothing in particular, so these are established cards.`;
  const met = parts
    .find(({ part }) => part === 'plan')
    ?.cards.flatMap(({ asked }) => [...asked.types, ...asked.themes]);
  const often = (word: string): number => met?.filter((each) => each === word).length ?? 0;
  const wanted = leaders
    .flatMap(({ asks }) => [
      ...(asks?.types ?? []).map((type) => ({ count: often(type), words: pluralOfType(type) })),
      ...(asks?.themes ?? []).map((slug) => ({ count: often(slug), words: THEME_NAMES[slug] })),
    ])
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const names = [...new Set(wanted.map(({ words }) => words))].slice(0, MOST_NAMED);
  return names.length === 0
    ? `Cards like ${name}.`
    : `What the rules text of ${name} asks for: ${names.join(', ')}.`;
}

export function roleWords(part: 'ramp' | 'draw' | 'removal' | 'sweeper'): string {
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

export function landWords(leaders: readonly Card[], { parts }: Proposal, cards: readonly Card[]): string {
  const spells = [
    ...leaders,
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
