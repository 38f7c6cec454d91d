import {
  CARD_ROLES,
  CARD_TYPES,
  type Card,
  type CardRole,
  type CardType,
  compareFigures,
  compareNames,
  countCurve,
  isBasic,
  primaryType,
} from '@deckwright/domain';
import { THRESHOLDS } from '../../thresholds.ts';
import { allLines, type InsightDeck, type InsightLine, sumQuantities } from './types.ts';

/** Roles that describe the function of a spell; the others mark lands and evidence for brackets. */
const SHOWN_ROLES: readonly CardRole[] = CARD_ROLES.slice(0, CARD_ROLES.indexOf('mana-artifact') + 1);

export type DeckMakeup = {
  /** Number of cards by copies, including commanders; and of different cards. */
  size: number;
  different: number;
  /** Copies of basic lands and of all lands. */
  basics: number;
  lands: number;
  /** Modal double-faced cards with a land on the back: spells in every count, lands when they are played as such. */
  modalLands: Card[];
  /** Of the nonland cards, and of all cards; null without any. */
  averageManaValue: number | null;
  averageWithLands: number | null;
  /** Nonland copies at each mana value; the last entry is THRESHOLDS.curveLastManaValue or more. */
  curve: number[];
  /** Copies by the type a card is grouped under. */
  types: Record<CardType, number>;
  /** Nonland copies by role; a card can have several. Null if the roles of all cards are unknown. */
  roles: { role: CardRole; count: number; cards: Card[] }[] | null;
  salt: DeckSalt;
};

/** Mean over the different cards with a score, 0–4, null without any; saltiest cards first. */
type DeckSalt = { mean: number | null; scored: number; saltiest: Card[] };

/** Composition of a deck, including commanders. */
export function deckMakeup(deck: InsightDeck): DeckMakeup {
  const lines = allLines(deck);
  const spells = lines.filter(({ card }) => card.primaryType !== 'Land');
  const size = sumQuantities(lines);
  return {
    size,
    different: lines.length,
    basics: sumQuantities(lines.filter(({ card }) => isBasic(card))),
    lands: size - sumQuantities(spells),
    modalLands: spells.map(({ card }) => card).filter(isModalLand),
    averageManaValue: averageManaValue(spells),
    averageWithLands: averageManaValue(lines),
    curve: countCurve(spells.map(({ card, quantity }) => ({ manaValue: card.manaValue, quantity }))),
    types: countTypes(lines),
    roles: countRolesOfSpells(spells),
    salt: saltOfDeck(lines.map(({ card }) => card)),
  };
}

/** Whether it is a spell in front and a land on the back, one of which is chosen when it is played. */
export function isModalLand({ layout, faces }: Pick<Card, 'layout' | 'faces'>): boolean {
  return layout === 'modal_dfc' && faces.slice(1).some(({ typeLine }) => primaryType(typeLine) === 'Land');
}

/** Copies of cheap cards that ramp or draw, as counted by the land formula. */
export function cheapCards(deck: InsightDeck): number {
  return sumQuantities(
    deck.cards.filter(
      ({ card }) =>
        card.primaryType !== 'Land' &&
        card.manaValue <= THRESHOLDS.cheapManaValue &&
        (card.roles.includes('ramp') || card.roles.includes('draw')),
    ),
  );
}

/** Copies of ramp of three mana beyond what is usual, which saves fewer lands than cheap ramp. */
export function slowRamp(deck: InsightDeck): number {
  const { slowRampManaValue, slowRampUsual } = THRESHOLDS;
  const ramp = deck.cards.filter(
    ({ card }) =>
      card.primaryType !== 'Land' && card.manaValue === slowRampManaValue && card.roles.includes('ramp'),
  );
  return Math.max(0, sumQuantities(ramp) - slowRampUsual);
}

/** Of the copies; null without any. */
export function averageManaValue(lines: readonly InsightLine[]): number | null {
  const copies = sumQuantities(lines);
  if (copies === 0) return null;
  return lines.reduce((sum, { card, quantity }) => sum + card.manaValue * quantity, 0) / copies;
}

function countTypes(lines: readonly InsightLine[]): Record<CardType, number> {
  const counts = CARD_TYPES.map((type) => [
    type,
    sumQuantities(lines.filter(({ card }) => card.primaryType === type)),
  ]);
  return Object.fromEntries(counts) as Record<CardType, number>;
}

function countRolesOfSpells(spells: readonly InsightLine[]): DeckMakeup['roles'] {
  if (spells.every(({ card }) => card.roles.length === 0 && card.tags.length === 0)) return null;
  return SHOWN_ROLES.map((role) => {
    const holders = spells.filter(({ card }) => card.roles.includes(role));
    return { role, count: sumQuantities(holders), cards: holders.map(({ card }) => card) };
  });
}

function saltOfDeck(cards: readonly Card[]): DeckSalt {
  const scored = cards.flatMap((card) => (card.salt ? [{ card, score: card.salt.score }] : []));
  const sum = scored.reduce((total, { score }) => total + score, 0);
  const saltiest = scored
    .filter(({ score }) => score >= THRESHOLDS.saltyFrom)
    .sort((a, b) => compareFigures(a.score, b.score) || compareNames(a.card.name, b.card.name));
  return {
    mean: scored.length === 0 ? null : sum / scored.length,
    scored: scored.length,
    saltiest: saltiest.map(({ card }) => card),
  };
}
