import { type Card, type CardRole, isBasic, toDay } from '@deckwright/domain';
import type { AdviceBasis, JudgedCard, Reason, Recommendation } from '../types.ts';
import { deadCards } from './dead-cards.ts';
import type { PlanFacts } from './plan-facts.ts';
import type { PlanFit } from './plan-fit.ts';
import { CUTS } from './settings.ts';
import type { ListPlan } from './types.ts';

export type CutsInput = {
  facts: PlanFacts;
  plan: ListPlan;
  fit: PlanFit;
  deck: Parameters<typeof deadCards>[1];
  /** Positions of the cards beside the commanders, each once. */
  list: readonly number[];
  /** What decks say, of the recommender. */
  judged: readonly JudgedCard[];
  byDecks: readonly Recommendation[];
  basis: AdviceBasis;
  adds: readonly Recommendation[];
  /** Cards of combos that the list holds whole, and cards that the player keeps. */
  inCombos: ReadonlySet<number>;
  keep: ReadonlySet<number>;
  /** Days since 1970-01-01 of the newest deck; a newer card is in none of them. */
  asOfDay: number;
  /** How many lands more than advised the list runs; negative for fewer. */
  surplusLands: number;
};

/** Functions of spells that a deck needs some of, and how many cards of each are many without being its plan. */
const MANY: Partial<Record<CardRole, number>> = {
  ramp: CUTS.manyRamp,
  draw: CUTS.manyDraw,
  removal: CUTS.manyRemoval,
  sweeper: CUTS.manySweepers,
  tutor: CUTS.manyTutors,
  protection: CUTS.manyProtection,
  recursion: CUTS.manyRecursion,
  counterspell: CUTS.manyCounterspells,
};
const ROLES = Object.keys(MANY) as CardRole[];
/** Themes that are a role in themselves. */
const ROLE_OF_THEME: Readonly<Record<string, CardRole>> = {
  ramp: 'ramp',
  'big-mana': 'ramp',
  'mana-rocks': 'ramp',
  'card-draw': 'draw',
  wheels: 'draw',
  cantrips: 'draw',
  control: 'removal',
  counterspells: 'counterspell',
  tutors: 'tutor',
  graveyard: 'recursion',
  reanimator: 'recursion',
};

/**
 * The cards to cut, each with a reason that a player accepts: dead in this deck; then off the plan and in no role, more of a
 * role than a deck needs, or weaker than a card to add of the same role, the most foreign first. Where decks are near,
 * what these say comes first. Never a card of the plan or that the commanders ask for, one of a whole combo, a kept one, a
 * staple, or one newer than all decks. Fewer than ten, or none, where there is no reason.
 */
export function chooseCuts(input: CutsInput): Recommendation[] {
  const isProtected = protection(input);
  const found = new Map<number, Recommendation>();
  const take = (cut: Recommendation): void => {
    if (!found.has(cut.card) && !isProtected(cut.card)) found.set(cut.card, cut);
  };
  for (const cut of dead(input)) take(cut);
  if (input.basis === 'near-decks') for (const cut of input.byDecks) take(cut);
  const others = [...surplus(input, isProtected), ...offPlan(input), ...weaker(input)];
  for (const cut of others.toSorted((a, b) => b.score - a.score || a.card - b.card)) take(cut);
  return [...found.values()];
}

/** Never cut, whatever speaks against it. */
function protection({
  facts,
  fit,
  judged,
  basis,
  inCombos,
  keep,
  asOfDay,
  list,
}: CutsInput): (card: number) => boolean {
  const isNear = basis === 'near-decks';
  const own = new Map(judged.map(({ card, own: share }) => [card, share]));
  const isPlayed = (index: number): boolean => {
    const share = own.get(index);
    return (
      !!share && share.decks >= CUTS.ownDecks && share.share >= (isNear ? CUTS.ownShareNear : CUTS.ownShare)
    );
  };
  const inList = new Set(list);
  return (index) => {
    const card = facts.proposal.cards[index];
    if (!card || !inList.has(index)) return true;
    const isNew = (toDay(card.released) ?? 0) > asOfDay;
    if (keep.has(index) || inCombos.has(index) || isNew || isPlayed(index)) return true;
    return !isNear && fit.belongs(index);
  };
}

function dead({ facts, deck, list, judged }: CutsInput): Recommendation[] {
  const isDead = deadCards(facts.proposal, deck);
  return list.flatMap((card): Recommendation[] => {
    const reason = isDead(card);
    // A land that fixes the color of a deck of one is no better than a basic, but no worse.
    return reason && reason.kind !== 'one-color-land'
      ? [toCut(card, 1, { kind: 'dead', why: reason }, judged)]
      : [];
  });
}

/** Its score is how foreign the card is, and how much the reason says by itself. */
function toCut(card: number, least: number, reason: Reason, judged: readonly JudgedCard[]): Recommendation {
  return { card, score: Math.min(1, least + getScore(judged, card)), reasons: [reason] };
}

function getScore(judged: readonly JudgedCard[], card: number): number {
  return judged.find((each) => each.card === card)?.score ?? 0;
}

/** The weakest cards of a role of which the list has many more than a deck needs. */
function surplus(
  { facts, plan, list, judged, surplusLands }: CutsInput,
  isProtected: (card: number) => boolean,
): Recommendation[] {
  const planned = new Set(plan.themes.flatMap(({ slug }) => ROLE_OF_THEME[slug] ?? []));
  const cards = (role: CardRole): number[] =>
    list.filter(
      (index) => isSpell(facts.proposal.cards[index]) && facts.proposal.cards[index]!.roles.includes(role),
    );
  const byRole = ROLES.filter((role) => !planned.has(role)).flatMap((role) => {
    const most = MANY[role] ?? 0;
    const included = cards(role);
    const reason: Reason = { kind: 'many', role, count: included.length, usual: most };
    // A card that does something else as well is not one too many of this.
    const onlyThis = included.filter(
      (index) => countRoles(facts.proposal.cards[index]!) === 1 && !isStaple(facts, index),
    );
    const weakest = onlyThis
      .filter((index) => !isProtected(index))
      .toSorted((a, b) => weakness(facts, judged, b) - weakness(facts, judged, a) || a - b);
    return weakest
      .slice(0, Math.max(0, included.length - most))
      .map((card) => toCut(card, CUTS.ofSurplus, reason, judged));
  });
  return [...byRole, ...lands(facts, list, judged, surplusLands)];
}

function lands(
  { proposal }: PlanFacts,
  list: readonly number[],
  judged: readonly JudgedCard[],
  surplusLands: number,
): Recommendation[] {
  if (surplusLands < CUTS.surplusLands) return [];
  const many = list.filter((index) => proposal.cards[index]?.primaryType === 'Land');
  const weak = many.filter(
    (index) => !isBasic(proposal.cards[index]!) && proposal.standing[index]! < CUTS.weakLand,
  );
  const reason: Reason = {
    kind: 'many',
    role: 'land',
    count: many.length,
    usual: many.length - surplusLands,
  };
  const score = (card: number): number => getScore(judged, card);
  return weak
    .toSorted((a, b) => score(b) - score(a) || a - b)
    .slice(0, surplusLands)
    .map((card) => toCut(card, CUTS.ofSurplus, reason, judged));
}

/** Cards that serve no theme of the plan and do nothing that every deck needs. */
function offPlan({ facts, plan, fit, list, judged }: CutsInput): Recommendation[] {
  const { cards } = facts.proposal;
  const reason: Reason = { kind: 'off-plan', themes: plan.themes.map(({ name }) => name) };
  return list
    .filter((index) => {
      const card = cards[index];
      // What players name first for some theme is strong, though the plan read here may not be the player's.
      if (!card || isStaple(facts, index) || isKnown(facts, index) || card.gameChanger) return false;
      // A land with a spell's ability that makes no color.
      const isUtility =
        card.primaryType === 'Land' && card.roles.includes('utility-land') && card.colorIdentity === 0;
      return isUtility
        ? getScore(judged, index) >= CUTS.foreignLand
        : isSpell(card) && countRoles(card) === 0;
    })
    .toSorted(
      (a, b) => weakness(facts, judged, b) + offBy(b) - weakness(facts, judged, a) - offBy(a) || a - b,
    )
    .map((card) => toCut(card, CUTS.ofOffPlan, reason, judged));

  function offBy(card: number): number {
    return CUTS.offPlan * (1 - fit.fit[card]!);
  }
}

/** Cards of a role for which a card to add does as much for less mana, and is better established. */
function weaker({ facts, fit, list, judged, adds, basis }: CutsInput): Recommendation[] {
  if (basis === 'near-decks') return [];
  const { cards, standing } = facts.proposal;
  return list
    .flatMap((index): { card: number; by: number; gain: number }[] => {
      const card = cards[index];
      if (!card || !isSpell(card) || countRoles(card) === 0) return [];
      if (isStaple(facts, index) || isKnown(facts, index)) return [];
      const better = adds.find(
        (add) => isBetter(cards[add.card]!, card) && computeGain(add.card, index) >= CUTS.gain,
      );
      return better ? [{ card: index, by: better.card, gain: computeGain(better.card, index) }] : [];
    })
    .toSorted(
      (a, b) =>
        weakness(facts, judged, b.card) + b.gain - weakness(facts, judged, a.card) - a.gain ||
        a.card - b.card,
    )
    .map(({ card, by }) => toCut(card, 0, { kind: 'replaced-by', card: by }, judged));

  function computeGain(add: number, cut: number): number {
    return standing[add]! - standing[cut]! + (fit.fit[add]! - fit.fit[cut]!) / 2;
  }
}

/** Whether a card has the first role of another, for no more mana. */
function isBetter(add: Card, cut: Card): boolean {
  const [first] = cut.roles.filter((role) => role in MANY);
  return isSpell(add) && first !== undefined && add.roles.includes(first) && add.manaValue <= cut.manaValue;
}

/** How weak a card is by itself: costly in mana, little established, and foreign by what decks say. */
function weakness({ proposal }: PlanFacts, judged: readonly JudgedCard[], index: number): number {
  const card = proposal.cards[index]!;
  const score = getScore(judged, index);
  return (
    CUTS.byDecks * score +
    CUTS.byMana * Math.max(0, card.manaValue - 3) -
    CUTS.byStanding * proposal.standing[index]!
  );
}

/** A card that players run in any deck of its colors. */
function isStaple({ proposal, known }: PlanFacts, index: number): boolean {
  return proposal.standing[index]! >= CUTS.staple || known.staples.has(index);
}

/** A card that players name first for some theme. */
function isKnown({ known }: PlanFacts, index: number): boolean {
  return (known.position.get(index) ?? Number.POSITIVE_INFINITY) < CUTS.named;
}

function isSpell(card: Card | undefined): boolean {
  return card !== undefined && card.primaryType !== 'Land';
}

function countRoles({ roles }: Card): number {
  return roles.filter((role) => role in MANY).length;
}
