import { type Card, COLORS, type ColorIdentity, colorCount, isWithin } from '@deckwright/domain';
import { countPips } from '../../pips.ts';
import { apportion } from '../counting/apportion.ts';
import { adviseLands } from '../insight/advise-lands.ts';
import type { ProposalFacts } from './card-facts.ts';
import type { Requests } from './commander-requests.ts';
import { PROPOSAL } from './settings.ts';
import type { ProposalInput, ProposedCard } from './types.ts';

type Wanted = {
  identity: ColorIdentity;
  commanderCards: readonly Card[];
  spells: readonly Card[];
  /** Cards of the deck without commanders. */
  size: number;
  requests: Pick<Requests, 'needs'>;
};

const NOTHING_REQUESTED = { needs: [], types: [], kinds: [], themes: [] };

/**
 * Lands for these spells: as many as Karsten's formula says, established ones that make two or more of the colors, a few
 * others, and basics by the mana symbols of the spells and commanders. Colorless decks get lands, then Wastes.
 */
export function proposeLands(
  { facts, makes }: Pick<ProposalInput, 'facts' | 'makes'>,
  { identity, commanderCards, spells, size, requests }: Wanted,
): { count: number; cards: ProposedCard[] } {
  const line = (card: Card) => ({ card, quantity: 1, makes: 0 });
  const deck = { commanders: commanderCards.map(line), cards: spells.map(line) };
  const advised = adviseLands(deck, null)?.lands ?? PROPOSAL.firstLands;
  const count = Math.min(size, Math.max(PROPOSAL.fewestLands, Math.min(PROPOSAL.mostLands, advised)));
  const colors = colorCount(identity);
  const { cards } = facts;
  const nonbasics = facts.landsByStanding.filter(
    (index) => isWithin(facts.identity[index]!, identity) && !commanderCards.includes(cards[index]!),
  );
  const isFixing = (index: number): boolean => cards[index]?.roles.includes('fixing-land') ?? false;
  const fixing = nonbasics
    .filter((index) => isFixing(index) && colorCount(makes(index) & identity) >= 2)
    .slice(0, PROPOSAL.fixing[colors] ?? 0);
  const needed = new Set(requests.needs.flatMap((need) => need.cards));
  const others = nonbasics
    .filter((index) => !fixing.includes(index) && !isFixing(index))
    .sort((a, b) => Number(needed.has(b)) - Number(needed.has(a)))
    .slice(0, PROPOSAL.utility[colors] ?? 0);
  const chosen = [...fixing, ...others].slice(0, count);
  const basics = countBasics(facts, identity, pipsIn([...commanderCards, ...spells]), count - chosen.length);
  const singles = chosen.map((card) => ({ card, quantity: 1, requested: NOTHING_REQUESTED }));
  const all = [...singles, ...basics];
  return { count: all.reduce((sum, { quantity }) => sum + quantity, 0), cards: all };
}

function pipsIn(cards: readonly Card[]): number[] {
  const sums = COLORS.map(() => 0);
  for (const card of cards)
    countPips(card.manaCost).forEach((pips, color) => {
      sums[color] = (sums[color] ?? 0) + pips;
    });
  return sums;
}

/** One kind of basic per color, the first of the catalog; equal parts if no card has a colored symbol. */
function countBasics(
  { cards, basics }: ProposalFacts,
  identity: ColorIdentity,
  pips: readonly number[],
  copies: number,
): ProposedCard[] {
  const bits =
    identity === 0 ? [0] : COLORS.map((_, color) => 1 << color).filter((bit) => (identity & bit) !== 0);
  const kinds = bits.flatMap((bit) => {
    const card = basics.find((index) => {
      const each = cards[index];
      return each && !each.supertypes.includes('Snow') && each.colorIdentity === bit;
    });
    return card === undefined ? [] : [{ card, weight: pips[Math.log2(bit)] ?? 0 }];
  });
  const weights = kinds.map(({ weight }) => weight);
  const split = apportion(weights.some((weight) => weight > 0) ? weights : kinds.map(() => 1), copies);
  return kinds.flatMap(({ card }, index) =>
    (split[index] ?? 0) > 0 ? [{ card, quantity: split[index] ?? 0, requested: NOTHING_REQUESTED }] : [],
  );
}
