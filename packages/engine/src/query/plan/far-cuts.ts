import type { Card, CardRole } from '@deckwright/domain';
import type { Reason, Recommendation } from '../types.ts';
import type { CutsInput } from './cuts-input.ts';
import type { PlanFacts } from './plan-facts.ts';
import { CUTS } from './settings.ts';

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
 * What players take out of a list that no decks are near to: weak cards, those that are missed least first; then, up to
 * `CUTS.farCuts` in all, replaceable ones and cards that few players know, if their themes are not the list's and they serve nothing
 * of the plan and have no role, or do less than a card to add. What works turn after turn may be what the deck is built around, however
 * weak it is elsewhere: it needs a better card. No lands but weak ones: who has too many lands takes out basics.
 */
export function findFarCuts(input: CutsInput, isProtected: (card: number) => boolean): Recommendation[] {
  const open = input.list.filter((index) => !isProtected(index));
  const misfits = new Map(input.judged.map(({ card, score }) => [card, score]));
  const scored = open
    .flatMap((card) => judge(input, card, misfits) ?? [])
    .toSorted((a, b) => b.score - a.score || a.card - b.card)
    .map(nameOthers(input));
  const weak = scored.filter(({ card }) => input.facts.strengths.of(card) === 'weak');
  const others = scored
    .filter((cut) => !weak.includes(cut))
    .slice(0, Math.max(0, CUTS.farCuts - weak.length));
  return [...weak, ...others];
}

/** By card the chance that it came from another deck. */
type Misfits = ReadonlyMap<number, number>;

/** Why a card may go, and how little it would be missed, 0…1; null for one that stays. */
function judge(input: CutsInput, index: number, misfits: Misfits): Recommendation | null {
  const { facts, fit, plan } = input;
  const card = facts.proposal.cards[index]!;
  const strength = facts.strengths.of(index);
  if (!isReplaceable(facts, index)) return null;
  // What the list is about is not taken out for being replaceable; a card of general use may be.
  if (strength !== 'weak' && (fit.overlap(index) ?? 0) >= CUTS.sharedByReplaceable) return null;
  // Of a list that is short of lands none goes.
  if (card.primaryType === 'Land')
    return strength === 'weak' && (input.lackingLands ?? 0) <= 0
      ? toCut([{ kind: 'weak', strength }], CUTS.weak)
      : null;
  const isIdle = !fit.belongs(index) && countRoles(card) === 0 && !helpsAll(input, index);
  const listed: Reason[] =
    strength === undefined || strength === 'strong' ? [] : [{ kind: 'weak', strength }];
  const many = strength === 'weak' ? countMany(input, card) : null;
  const [better] = strength === undefined ? [] : findBetter(input, index);
  const why: Reason[] = [
    ...(isIdle ? [{ kind: 'off-plan' as const, themes: plan.themes.map(({ name }) => name) }] : []),
    ...(many ? [many] : []),
    ...(better === undefined ? [] : [{ kind: 'replaced-by' as const, card: better }]),
  ];
  // A replaceable card needs a reason of its own; a weak one is a reason, unless it may be an engine.
  if (why.length === 0 && strength !== 'weak') return null;
  if (!isSingleEffect(card) && better === undefined) return null;
  const value =
    (strength === 'weak' ? CUTS.weak : 0) +
    (isIdle ? CUTS.idle : 0) +
    CUTS.byMisfit * (misfits.get(index) ?? 0) +
    (many ? CUTS.tooMany : 0) +
    (better === undefined ? 0 : CUTS.outdone) +
    CUTS.byMana * Math.max(0, card.manaValue - 3) -
    CUTS.byStanding * facts.proposal.standing[index]! -
    CUTS.byFit * fit.fit[index]!;
  return toCut([...why.slice(0, 1), ...listed], value);

  function toCut(reasons: Reason[], score: number): Recommendation {
    return { card: index, score: Math.min(1, Math.max(0, score)), reasons };
  }
}

/** A spell with one effect, or what only helps a single creature. */
function isSingleEffect({ types, subtypes }: Card): boolean {
  return (
    ['Instant', 'Sorcery'].some((type) => types.includes(type)) ||
    ['Aura', 'Equipment'].some((subtype) => subtypes.includes(subtype))
  );
}

const FOR_ALL = /\bcreatures you control (?:have|get|gain|can't)\b/;

/** Whether a card gives something to all creatures of a list that has many. */
function helpsAll({ facts, list }: CutsInput, index: number): boolean {
  const { cards, words } = facts.proposal;
  return (
    FOR_ALL.test(words(index)) &&
    list.filter((other) => cards[other]?.types.includes('Creature')).length >= CUTS.manyCreatures
  );
}

/**
 * Weak by our lists, or one that few players care for: replaceable or, if it is on none of our lists, named first for no theme. A
 * replaceable mana rock that costs much goes however many care for it.
 */
function isReplaceable({ proposal, known, strengths }: PlanFacts, index: number): boolean {
  const strength = strengths.of(index);
  if (strength === 'weak') return !known.staples.has(index);
  const card = proposal.cards[index]!;
  const isLittleKnown = proposal.standing[index]! < CUTS.littleKnown;
  if (strength === 'replaceable')
    return !known.staples.has(index) && (isLittleKnown || isExpensiveRock(card));
  const isNamed = (known.position.get(index) ?? Number.POSITIVE_INFINITY) < CUTS.named;
  return strength === undefined && !isNamed && !card.gameChanger && isLittleKnown;
}

/** One that also draws cards is one, too. */
function isExpensiveRock({ roles, manaValue }: Card): boolean {
  const isMore = roles.some((role) => role in MANY && role !== 'ramp' && role !== 'draw');
  return roles.includes('mana-artifact') && !isMore && manaValue >= CUTS.expensiveRock;
}

/** The list has more of the one role of a card than a deck needs, but not so many that they are its plan. */
function countMany({ facts, plan, list }: CutsInput, card: Card): Reason | null {
  const [role, ...more] = card.roles.filter((each) => each in MANY);
  const usual = role === undefined ? undefined : MANY[role];
  if (role === undefined || usual === undefined || more.length > 0) return null;
  if (plan.themes.some(({ slug }) => ROLE_OF_THEME[slug] === role)) return null;
  const count = list.filter((index) => {
    const other = facts.proposal.cards[index];
    return other !== undefined && other.primaryType !== 'Land' && other.roles.includes(role);
  }).length;
  return count > usual && count <= usual * CUTS.planFrom ? { kind: 'many', role, count, usual } : null;
}

/** The cards to add with the first role of this one, for no more mana, that serve the plan more or are stronger; best first. */
function findBetter({ facts, fit, adds }: CutsInput, index: number): number[] {
  const { cards, standing } = facts.proposal;
  const card = cards[index]!;
  const [first] = card.roles.filter((role) => role in MANY);
  if (first === undefined) return [];
  const minGain = facts.strengths.of(index) === 'weak' ? CUTS.gain : CUTS.gainOnReplaceable;
  return adds.flatMap(({ card: add }) => {
    const other = cards[add]!;
    const does = other.primaryType !== 'Land' && other.roles.includes(first);
    const gain = standing[add]! - standing[index]! + (fit.fit[add]! - fit.fit[index]!) / 2;
    return does && other.manaValue <= card.manaValue && gain >= minGain ? [add] : [];
  });
}

/** Lets each cut, in order, name a better card that no cut before it names, as long as there is one. */
function nameOthers(input: CutsInput): (cut: Recommendation) => Recommendation {
  const named = new Set<number>();
  return (cut) => ({
    ...cut,
    reasons: cut.reasons.map((reason) => {
      if (reason.kind !== 'replaced-by') return reason;
      const card = findBetter(input, cut.card).find((better) => !named.has(better)) ?? reason.card;
      named.add(card);
      return { ...reason, card };
    }),
  });
}

function countRoles({ roles }: Pick<Card, 'roles'>): number {
  return roles.filter((role) => role in MANY).length;
}
