import { type Card, colorCount } from '@deckwright/domain';
import type { StarterCard } from './cards.ts';
import { countOctaves, hashToNumber, toBellCurve } from './random.ts';
import type { SampleCommander } from './sample-commanders.ts';
import { isKindred } from './themes.ts';

/** For each `staple` among a card's marks. */
const STAPLE = 210;
/** For a `liked` card. */
const LIKED = 60;
/** For each doubling of the price from a dollar to twenty. */
const DEMAND = 12;
const MAX_DEMAND = countOctaves(2000);
const SIGNATURE = 360;
const FOREIGN_SIGNATURE = -160;
const COLORED = 50;
const GOLD = 60;
const BANNED = -420;
/** For a card that leads decks of its own, unless legends are what the deck is about. */
const OTHER_COMMANDER = -210;
/** For a card with themes none of which the commander has: with a role of general use, and without. */
const OFF_THEME_USEFUL = -50;
const OFF_THEME = -140;
/** For a card that wants a creature type which the commander does not: with nothing else for it, and with another theme. */
const OFF_KIND = -260;
const HALF_OFF_KIND = -90;
/** For another creature in a deck of one creature type. */
const OTHER_CREATURE = -70;
const MANA_ARTIFACT = 50;
const INSTANT = 25;

/**
 * How much a commander's players want a card apart from what each deck has in mind, in 64ths of an octave; `fit` is the
 * card's fit with each of the commander's themes.
 */
export function createStanding(
  sampleCommander: SampleCommander,
  sampleCommanders: readonly SampleCommander[],
): (entry: StarterCard, fit: readonly number[]) => number {
  const name = sampleCommander.commanders.join(' + ');
  const own = new Set(sampleCommander.signature);
  const famous = sampleCommanders.filter(({ signature }) => signature.length > 0);
  const foreign = new Set(famous.flatMap(({ signature }) => signature));
  const isOfOneKind = isKindred(sampleCommander.themes[0] ?? '');
  return ({ card, marks }, fit) => {
    const staples = marks.filter((mark) => mark === 'staple').length;
    let score = staples * STAPLE + popularity(card, marks) + typeScore(card);
    score += taste(name, card, staples === 0 && fit.includes(2));
    if (isOfOneKind && card.primaryType === 'Creature' && fit[0] === 0) score += OTHER_CREATURE;
    if (own.has(card.name)) return score + SIGNATURE;
    if (mayLeadDecks(card) && staples === 0 && !sampleCommander.themes.includes('legends'))
      score += OTHER_COMMANDER;
    if (foreign.has(card.name)) score += FOREIGN_SIGNATURE;
    if (fit.every((points) => points === 0)) return score + offTheme(card, marks);
    return wantsOtherKind(card, marks, sampleCommander) ? score + HALF_OFF_KIND : score;
  };
}

/** log2 of the price in US cents, in 64ths. */
export function samplePrice(card: Card): number {
  return countOctaves(Math.max(1, Math.round((card.prices.tcgplayer?.price ?? 0) * 100)));
}

/** How much everybody wants the card: a price is a sign of demand; a bell for the rest. */
function popularity(card: Card, marks: readonly string[]): number {
  const demand = ((Math.min(samplePrice(card), MAX_DEMAND) - countOctaves(100)) * DEMAND) >> 6;
  const liked = marks.includes('liked') ? LIKED : 0;
  const banned = card.legality === 'banned' ? BANNED : 0;
  return demand + liked + banned + (toBellCurve(hashToNumber(card.slug)) >> 2);
}

/** What this commander's players think of the card; they differ most about what suits the commander's themes. */
function taste(sampleCommander: string, card: Card, fits: boolean): number {
  return toBellCurve(hashToNumber(`${sampleCommander} and ${card.slug}`)) >> (fits ? 1 : 2);
}

function typeScore(card: Card): number {
  if (card.roles.includes('mana-artifact')) return MANA_ARTIFACT;
  if (card.colorIdentity === 0 || card.primaryType === 'Land') return 0;
  const color = colorCount(card.colorIdentity) > 1 ? GOLD : COLORED;
  return color + (card.primaryType === 'Instant' ? INSTANT : 0);
}

function mayLeadDecks({ lead, primaryType }: Card): boolean {
  return lead.canLead && primaryType === 'Creature';
}

/** Whether the card wants creature types and none of them is among the commander's themes. */
function wantsOtherKind(card: Card, marks: readonly string[], { themes }: SampleCommander): boolean {
  const kinds = [
    ...marks.filter((mark) => mark.startsWith('kin-')).map((mark) => mark.slice(4)),
    ...card.tags.filter(isKindred),
  ];
  return kinds.length > 0 && !kinds.some((kind) => themes.includes(kind));
}

function offTheme(card: Card, marks: readonly string[]): number {
  if (marks.some((mark) => mark.startsWith('kin-')) || card.tags.some(isKindred)) return OFF_KIND;
  if (card.tags.length === 0 || marks.includes('staple') || marks.includes('liked')) return 0;
  const useful = card.roles.some((role) => role === 'ramp' || role === 'draw' || role === 'removal');
  return useful ? OFF_THEME_USEFUL : OFF_THEME;
}
