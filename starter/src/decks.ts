import {
  AppError,
  type Bracket,
  type Card,
  COLORS,
  type ColorIdentity,
  colorCount,
  colorsOf,
  type DeckEntry,
  dateOf,
  dayOf,
  isBasic,
  isWithin,
  type RawDeck,
} from '@deckwright/domain';
import { markedCards, type StarterCard } from './cards.ts';
import { LEADERS, type Leader } from './data/leaders.data.ts';
import { type Random, randomFrom } from './random.ts';
import { SAMPLE_DATE } from './sample-prices.ts';

const SEED = 20_261_101;
const DECK_SIZE = 100;
const WINDOW_DAYS = 730;
const MAX_GAME_CHANGERS: Readonly<Record<Bracket, number>> = { 1: 0, 2: 0, 3: 3, 4: 6, 5: 12 };
const BASIC_OF = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
const NOISE = 700;

type Plan = {
  identity: ColorIdentity;
  themes: readonly string[];
  power: Bracket;
  isBudget: boolean;
  day: number | null;
};

/**
 * The sample's decks: legal hundred-card lists, the same at every call, dated over the two years up to
 * SAMPLE_DATE, some undated and about half with an owner-set bracket. Integer arithmetic only.
 */
export function starterDecks(): RawDeck[] {
  const pool = markedCards();
  const random = randomFrom(SEED);
  const lists = new Set<string>();
  const decks = LEADERS.flatMap((leader) =>
    Array.from({ length: leader.decks }, (_, index) => newDeck(leader, index, pool, random, lists)),
  );
  return decks.map((deck, index) => ({ ...deck, id: `sample-${String(index + 1).padStart(4, '0')}` }));
}

/** Draws again while the list is one already drawn: identical lists would count once. */
function newDeck(leader: Leader, index: number, pool: StarterCard[], random: Random, lists: Set<string>) {
  for (;;) {
    const deck = deckOf(leader, index, pool, random);
    const list = [...deck.commanders, ...deck.cards.map((entry) => entry.name).sort()].join('|');
    if (lists.size !== lists.add(list).size) return deck;
  }
}

function deckOf(leader: Leader, index: number, pool: StarterCard[], random: Random): Omit<RawDeck, 'id'> {
  const commanders = leader.commanders.map((name) => cardNamed(pool, name));
  const plan = planOf(leader, commanders, index, random);
  const size = DECK_SIZE - commanders.length;
  const landCount = 35 + random(4);
  const candidates = pool.filter(
    ({ card, marks }) =>
      !isBasic(card) &&
      !commanders.includes(card) &&
      isWithin(card.colorIdentity, plan.identity) &&
      fits(card, marks, plan),
  );
  const spells = best(
    candidates.filter(({ card }) => card.primaryType !== 'Land'),
    size - landCount,
    plan,
    random,
  );
  const lands = best(
    candidates.filter(({ card }) => card.primaryType === 'Land'),
    nonbasicLands(plan, random),
    plan,
    random,
  );
  const basics = basicsFor(plan.identity, spells, size - spells.length - lands.length);
  const theme = plan.themes[0] ?? '';
  return {
    commanders: [...leader.commanders],
    cards: [...[...spells, ...lands].map((card) => ({ name: card.name, quantity: 1 })), ...basics],
    companion: null,
    date: plan.day === null ? null : dateOf(plan.day),
    tags: random(5) < 2 ? [theme] : [],
    bracket: random(20) < 11 ? plan.power : null,
    url: null,
    hasQuantities: true,
  };
}

function cardNamed(pool: StarterCard[], name: string): Card {
  const found = pool.find(({ card }) => card.name === name);
  if (!found) throw new AppError('internal', `The sample decks name ${name}, which is no sample card.`);
  return found.card;
}

/** The first deck of each leader takes both themes and is recent; of the others each leans on one or both. */
function planOf(leader: Leader, commanders: Card[], index: number, random: Random): Plan {
  const last = dayOf(SAMPLE_DATE) ?? 0;
  const released = Math.max(...commanders.map((card) => dayOf(card.released) ?? 0));
  const age = index === 0 ? random(6) : Math.min(random(WINDOW_DAYS), random(WINDOW_DAYS + 400));
  const isUndated = index > 0 && random(12) === 0;
  const main = random(3);
  const themes =
    index === 0 || main === 0
      ? leader.themes
      : main === 1
        ? leader.themes.slice(0, 1)
        : [...leader.themes].reverse();
  return {
    identity: commanders.reduce((all, card) => all | card.colorIdentity, 0),
    themes,
    power: powerOf(random(100)),
    isBudget: random(10) < 3,
    day: isUndated ? null : Math.max(index === 0 && leader === LEADERS[0] ? last : last - age, released),
  };
}

function powerOf(roll: number): Bracket {
  if (roll < 8) return 1;
  if (roll < 42) return 2;
  if (roll < 78) return 3;
  return roll < 95 ? 4 : 5;
}

function fits(card: Card, marks: readonly string[], plan: Plan): boolean {
  const colors = colorCount(plan.identity);
  if (marks.includes('multi') && colors < 2) return false;
  if (marks.includes('many') && colors < 3) return false;
  if (card.name === 'Arcane Signet' && colors === 0) return false;
  if (plan.power < 3 && marks.includes('extra-turn')) return false;
  return plan.day === null || (dayOf(card.released) ?? 0) <= plan.day;
}

/** The `count` cards with the highest pull plus noise, Game Changers only as many as the bracket allows. */
function best(candidates: StarterCard[], count: number, plan: Plan, random: Random): Card[] {
  const ranked = candidates
    .map(({ card, marks }, index) => ({ card, index, score: pull(card, marks, plan) + random(NOISE) }))
    .sort((a, b) => b.score - a.score || a.index - b.index);
  let changers = 0;
  const allowed = ranked.filter(({ card }) => {
    if (card.gameChanger) changers += 1;
    return !card.gameChanger || changers <= MAX_GAME_CHANGERS[plan.power];
  });
  return allowed.slice(0, count).map(({ card }) => card);
}

function pull(card: Card, marks: readonly string[], plan: Plan): number {
  const cents = Math.round((card.prices.tcgplayer?.price ?? 0) * 100);
  let score = 420 * marks.filter((mark) => mark === 'staple').length;
  score += card.tags.includes(plan.themes[0] ?? '') ? 520 : 0;
  score += card.tags.includes(plan.themes[1] ?? '') ? 300 : 0;
  if (card.colorIdentity !== 0) score += 120;
  if (card.roles.some((role) => role === 'ramp' || role === 'draw' || role === 'removal')) score += 130;
  if (card.tags.includes('eldrazi') && !plan.themes.includes('eldrazi') && card.roles.length < 2)
    score -= 300;
  if (card.gameChanger) score += 150 * (plan.power - 3);
  if (plan.isBudget && cents > 1000) score -= 700;
  if (card.legality === 'banned') score -= 500;
  return score;
}

function nonbasicLands(plan: Plan, random: Random): number {
  const base = [16, 9, 12, 15, 18, 20][colorCount(plan.identity)] ?? 9;
  return base + random(4);
}

/** `count` basics in the ratio of the mana symbols of the spells; every colour gets at least one. */
function basicsFor(identity: ColorIdentity, spells: readonly Card[], count: number): DeckEntry[] {
  const colors = colorsOf(identity);
  if (colors.length === 0) return [{ name: 'Wastes', quantity: count }];
  const costs = spells.map((card) => card.manaCost).join('');
  const pips = colors.map((color) => costs.split(color).length - 1 + 1);
  const total = pips.reduce((sum, pip) => sum + pip, 0);
  const shares = pips.map((pip) => Math.max(1, Math.trunc((pip * count) / total)));
  const largest = pips.indexOf(Math.max(...pips));
  const rest = count - shares.reduce((sum, share) => sum + share, 0);
  return colors.map((color, index) => ({
    name: BASIC_OF[COLORS.indexOf(color)] ?? 'Wastes',
    quantity: (shares[index] ?? 1) + (index === largest ? rest : 0),
  }));
}
