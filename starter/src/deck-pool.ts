import { type Card, type CardRole, COLORS, colorCount, isBasic, isWithin, toDay } from '@deckwright/domain';
import { createStanding, samplePrice } from './card-standing.ts';
import { markedCards, markValue, type StarterCard } from './cards.ts';
import { starterCombos } from './combos.ts';
import { costColors } from './mana.ts';
import { countOctaves, hashToNumber } from './random.ts';
import { type SampleCommander, starterCommanders } from './sample-commanders.ts';
import { themeFit } from './themes.ts';

/** From this score on, themes included, nearly every deck would hold a card. */
const SURE = 260;
/**
 * Of 256 decks, how many lack such a card: at least, by taste, and for its price (8 for each doubling from a dollar).
 */
const MIN_MISSING = 52;
const MISSING_SPAN = 72;
/** Signature cards are missed less, and agreed on more. */
const SIGNATURE_MISSING = 18;
const SIGNATURE_SPAN = 36;
const MAX_FOR_PRICE = 40;

/** A card as the deck maker sees it for one commander. Scores are in 64ths of an octave (see `longTail`). */
export type PoolCard = {
  card: Card;
  /** Position in the card tables. */
  index: number;
  releaseDay: number;
  /** log2 of the price in US cents, in 64ths. */
  price: number;
  /** Mana value above four, 0 for lands. */
  heavy: number;
  /** W U B R G symbols in the mana cost. */
  pips: readonly number[];
  isLand: boolean;
  isRamp: boolean;
  isDraw: boolean;
  isRemoval: boolean;
  isTutor: boolean;
  isStax: boolean;
  isExtraTurn: boolean;
  isDenial: boolean;
  /** Score that no plan changes. */
  base: number;
  /** Fit with each of the commander's themes, 0…3. */
  fit: readonly number[];
  /** Score per month: how the card's standing moves. */
  drift: number;
  /** In how many of 256 decks the card is left out for reasons of its own. */
  missing: number;
};

/** What the deck maker knows of all cards; made once. */
export type Pool = {
  cards: readonly StarterCard[];
  byName: ReadonlyMap<string, Card>;
  /** Two-card combos by the position of one of their cards: the other's. */
  partners: ReadonlyMap<number, readonly number[]>;
  /** Positions of the cards of each combo. */
  combos: readonly (readonly number[])[];
  sampleCommanders: readonly SampleCommander[];
};

export function poolOfCards(): Pool {
  const cards = markedCards();
  const position = new Map(cards.map(({ card }, index) => [card.key, index]));
  const combos = starterCombos().map((combo) =>
    combo.cards.flatMap(({ oracleId }) => position.get(oracleId ?? '') ?? []),
  );
  const partners = new Map<number, number[]>();
  for (const [first, second, third] of combos) {
    if (first === undefined || second === undefined || third !== undefined) continue;
    partners.set(first, [...(partners.get(first) ?? []), second]);
    partners.set(second, [...(partners.get(second) ?? []), first]);
  }
  const byName = new Map(cards.map(({ card }) => [card.name, card]));
  return { cards, byName, partners, combos, sampleCommanders: starterCommanders() };
}

/** The cards that a commander's decks may hold, with what makes each more or less wanted there. */
export function findCandidates(
  pool: Pool,
  sampleCommander: SampleCommander,
  commanders: readonly Card[],
): PoolCard[] {
  const identity = commanders.reduce((all, card) => all | card.colorIdentity, 0);
  const standing = createStanding(sampleCommander, pool.sampleCommanders);
  return pool.cards.flatMap((entry, index) => {
    const { card, marks } = entry;
    if (!mayPlay(card, marks, identity, commanders)) return [];
    const fit = sampleCommander.themes.map((theme) => themeFit(card, theme));
    const base = standing(entry, fit);
    return [getCandidate(card, index, base, fit, getMissing(sampleCommander, entry, base, fit))];
  });
}

/**
 * Even what suits a commander best is missing in many decks: not owned, not liked, or cut for a pet card. How often,
 * players of a commander agree about.
 */
function getMissing(
  sampleCommander: SampleCommander,
  { card, marks }: StarterCard,
  base: number,
  [main = 0, second = 0, third = 0]: readonly number[],
): number {
  const wanted = base + 100 * main + 40 * (second + third);
  if (marks.includes('staple') || wanted < SURE || card.primaryType === 'Land') return 0;
  const dear = Math.max(0, Math.min(MAX_FOR_PRICE, (samplePrice(card) - countOctaves(100)) >> 3));
  const [least, span] = sampleCommander.signature.includes(card.name)
    ? [SIGNATURE_MISSING, SIGNATURE_SPAN]
    : [MIN_MISSING, MISSING_SPAN];
  const taste = hashToNumber(`${card.slug} missing beside ${sampleCommander.commanders.join(' + ')}`) % span;
  return least + dear + taste;
}

function getCandidate(
  card: Card,
  index: number,
  base: number,
  fit: readonly number[],
  missing: number,
): PoolCard {
  const is = (...roles: CardRole[]): boolean => roles.some((role) => card.roles.includes(role));
  const isLand = card.primaryType === 'Land';
  const moves = hashToNumber(`drift of ${card.slug}`);
  return {
    card,
    index,
    releaseDay: toDay(card.released) ?? 0,
    price: samplePrice(card),
    heavy: isLand ? 0 : Math.max(0, card.manaValue - 4),
    pips: COLORS.map((color) => card.manaCost.split(color).length - 1),
    isLand,
    isRamp: is('ramp', 'mana-artifact'),
    isDraw: is('draw'),
    isRemoval: is('removal', 'sweeper'),
    isTutor: is('tutor'),
    isStax: card.tags.includes('stax'),
    isExtraTurn: is('extra-turn'),
    isDenial: is('mass-land-denial'),
    base,
    fit,
    drift: moves % 6 === 0 ? ((moves >>> 8) % 13) - 6 : 0,
    missing,
  };
}

function mayPlay(
  card: Card,
  marks: readonly string[],
  identity: number,
  commanders: readonly Card[],
): boolean {
  if (isBasic(card) || commanders.includes(card) || !isWithin(card.colorIdentity, identity)) return false;
  const colors = colorCount(identity);
  if (marks.includes('multi') && colors < 2) return false;
  if (marks.includes('many') && colors < 3) return false;
  if (card.name === 'Arcane Signet' && colors === 0) return false;
  if (card.lead.isBackground && !commanders.some(({ lead }) => lead.choosesBackground)) return false;
  const finds = markValue(marks, 'finds=');
  return finds === null || isWithin(costColors(finds), identity);
}
