import { type Card, type CardRole, COLORS, colorCount, dayOf, isBasic, isWithin } from '@deckwright/domain';
import { markedCards, markValue, type StarterCard } from './cards.ts';
import { starterCombos } from './combos.ts';
import { type Leader, signatures } from './leaders.ts';
import { costColors } from './mana.ts';
import { bellOf, hashOf, octavesOf } from './random.ts';
import { isKindred, themeFit } from './themes.ts';

/** A card as the deck maker sees it for one leader. Scores are in 64ths of an octave (see `longTail`). */
export type Candidate = {
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
  /** Fit with each of the leader's themes, 0…3. */
  fit: readonly number[];
  /** Score per month: how the card's standing moves. */
  drift: number;
};

/** What the deck maker knows of all cards; made once. */
export type Pool = {
  cards: readonly StarterCard[];
  byName: ReadonlyMap<string, Card>;
  /** Two-card combos by the position of one of their cards: the other's. */
  partners: ReadonlyMap<number, readonly number[]>;
  /** Positions of the cards of each combo. */
  combos: readonly (readonly number[])[];
  signatures: ReadonlyMap<string, readonly string[]>;
};

/** For each `staple` among a card's marks. */
const STAPLE = 210;
/** For a `liked` card. */
const LIKED = 60;
/** For each doubling of the price from a dollar to twenty. */
const DEMAND = 12;
const MOST_DEMAND = octavesOf(2000);
const SIGNATURE = 360;
const FOREIGN_SIGNATURE = -160;
const COLORED = 50;
const GOLD = 60;
const BANNED = -420;
const OTHER_LEGEND = -40;
/** For a card with themes none of which the leader has: with a role of general use, and without. */
const OFF_THEME_USEFUL = -50;
const OFF_THEME = -140;
/** For a card that wants a creature type which the leader does not. */
const OFF_KIND = -260;
/** For another creature in a deck of one creature type. */
const OTHER_CREATURE = -70;
const MANA_ARTIFACT = 50;
const INSTANT = 25;

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
  return { cards, byName, partners, combos, signatures: signatures() };
}

/** The cards that a leader's decks may hold, with what makes each more or less wanted there. */
export function candidatesOf(pool: Pool, leader: Leader, commanders: readonly Card[]): Candidate[] {
  const identity = commanders.reduce((all, card) => all | card.colorIdentity, 0);
  const name = leader.commanders.join(' + ');
  const own = new Set(pool.signatures.get(name));
  const foreign = new Set([...pool.signatures].flatMap(([key, cards]) => (key === name ? [] : cards)));
  const leads = new Set([...pool.signatures.keys()].flatMap((key) => key.split(' + ')));
  return pool.cards.flatMap(({ card, marks }, index) => {
    if (!mayPlay(card, marks, identity, commanders)) return [];
    const fit = leader.themes.map((theme) => themeFit(card, theme));
    const staples = marks.filter((mark) => mark === 'staple').length;
    let base =
      standing(card, staples) + taste(name, card, staples === 0 && fit.includes(2)) + typeScore(card);
    if (own.has(card.name)) base += SIGNATURE;
    else if (foreign.has(card.name)) base += FOREIGN_SIGNATURE;
    if (leads.has(card.name)) base += OTHER_LEGEND;
    if (!own.has(card.name) && fit.every((points) => points === 0)) base += offTheme(card, marks);
    if (isKindred(leader.themes[0] ?? '') && card.primaryType === 'Creature' && fit[0] === 0)
      base += OTHER_CREATURE;
    return [candidateOf(card, index, base, fit)];
  });
}

function candidateOf(card: Card, index: number, base: number, fit: readonly number[]): Candidate {
  const is = (...roles: CardRole[]): boolean => roles.some((role) => card.roles.includes(role));
  const isLand = card.primaryType === 'Land';
  const moves = hashOf(`drift of ${card.slug}`);
  return {
    card,
    index,
    releaseDay: dayOf(card.released) ?? 0,
    price: priceOf(card),
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

/** How much everybody wants the card: staples first; a price is a sign of demand; a bell for the rest. */
function standing(card: Card, staples: number, isLiked: boolean): number {
  const demand = ((Math.min(priceOf(card), MOST_DEMAND) - octavesOf(100)) * DEMAND) >> 6;
  const banned = card.legality === 'banned' ? BANNED : 0;
  return staples * STAPLE + (isLiked ? LIKED : 0) + demand + (bellOf(hashOf(card.slug)) >> 2) + banned;
}

/** What this leader's players think of the card; they differ most about what suits the leader's themes. */
function taste(leader: string, card: Card, fits: boolean): number {
  return bellOf(hashOf(`${leader} and ${card.slug}`)) >> (fits ? 1 : 2);
}

/** log2 of the price in US cents, in 64ths. */
function priceOf(card: Card): number {
  return octavesOf(Math.max(1, Math.round((card.prices.tcgplayer?.price ?? 0) * 100)));
}

function typeScore(card: Card): number {
  if (card.roles.includes('mana-artifact')) return MANA_ARTIFACT;
  if (card.colorIdentity === 0 || card.primaryType === 'Land') return 0;
  const color = colorCount(card.colorIdentity) > 1 ? GOLD : COLORED;
  return color + (card.primaryType === 'Instant' ? INSTANT : 0);
}

function offTheme(card: Card, marks: readonly string[]): number {
  if (marks.some((mark) => mark.startsWith('kin-')) || card.tags.some(isKindred)) return OFF_KIND;
  if (card.tags.length === 0 || marks.includes('staple') || marks.includes('liked')) return 0;
  const useful = card.roles.some((role) => role === 'ramp' || role === 'draw' || role === 'removal');
  return useful ? OFF_THEME_USEFUL : OFF_THEME;
}
