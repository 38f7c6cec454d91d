import type { Card } from '@deckwright/domain';
import { themeOverlap } from './card-themes/theme-overlap.ts';
import { getStapleRole } from './known-cards/known-cards.ts';
import { type PlanFacts, typeSlug } from './plan-facts.ts';
import { readRequestedTypes } from './read-plan.ts';
import { requestedCards } from './requested-cards.ts';
import { PLAN } from './settings.ts';
import type { ListPlan, PlanTheme } from './types.ts';

/** Why a card fits a plan; `isNamed`: because it is on our own list of the theme's cards. */
type PlanReason = { theme: PlanTheme; isNamed: boolean };

export type PlanFit = {
  /** By card position, 0…1: how well the card serves the plan; 0 where nothing says that it does. */
  fit: Float32Array;
  /** Whether a card belongs to the plan, so that it is never cut for not fitting it. */
  belongs: (card: number) => boolean;
  /** Whether it does so by more than counting for a theme: it is or names a type of the plan, is on our list of a theme's cards, or is what the commander asks for. */
  isWanted: (card: number) => boolean;
  /**
   * Whether it belongs to a creature type that the plan begins with (is or names it, or is on our list of its cards), is of another
   * type that the commander asks for, or is what the commander needs; true for every card if the plan begins with another theme.
   */
  isOfMainType: (card: number) => boolean;
  /** Whether players would not take the card out of a deck with these commanders, as `RequestedCards.sought` says. */
  isSought: (card: number) => boolean;
  /** How much of its themes a card shares with the list and its commanders (`themeOverlap`); null for a card of general use, or not judged. */
  overlap: (card: number) => number | null;
  /** Whether we judged which decks play the card. */
  isJudged: (card: number) => boolean;
  /** The theme that a card serves best; null for one that serves none, though the commander's text may ask for it. */
  reason: (card: number) => PlanReason | null;
  /** The role that a card is a staple of on casual tables, by our own list; null for others. */
  staple: (card: number) => string | null;
};

/** How much a creature has to do with the creature types of a plan: with those it begins with, only with something else that is wanted, or with nothing. */
export type CreatureTypeMatch = 'main' | 'wanted' | 'other';

/** Null for cards that are no creatures, and for all cards of a plan without a creature type. */
export function creatureTypeMatch(
  cards: readonly Pick<Card, 'types'>[],
  { themes }: Pick<ListPlan, 'themes'>,
  fit: Pick<PlanFit, 'isWanted' | 'isOfMainType'>,
): (card: number) => CreatureTypeMatch | null {
  if (!themes.some(({ kind }) => kind === 'kindred')) return () => null;
  return (card) => {
    if (!cards[card]?.types.includes('Creature')) return null;
    if (!fit.isWanted(card)) return 'other';
    return fit.isOfMainType(card) ? 'main' : 'wanted';
  };
}

/** How a card belongs to a plan: it counts for a theme, or more than that. */
const COUNTED = 1;
const WANTED = 2;

/**
 * How well each card serves a plan: it stands among the cards that players name first for a theme, is or names a creature
 * type of the plan, counts for a theme, or is what the commanders' text asks for. Parts are combined as chances that do not
 * depend on each other: 1 − (1 − a)(1 − b) ….
 * @param commanders positions of the commanders
 * @param list positions of the other cards, each once
 */
export function planFit(
  facts: PlanFacts,
  plan: ListPlan,
  { commanders, list }: { commanders: readonly number[]; list: readonly number[] },
): PlanFit {
  const { proposal, known } = facts;
  const requested = requestedCards(facts, commanders);
  const { length } = proposal.cards;
  const fit = new Float32Array(length);
  const best = new Float32Array(length);
  // By card: 1 + the place of the theme that it serves best, and whether our list of that theme names it.
  const served = new Uint8Array(length);
  const isNamed = new Uint8Array(length);
  const mainTypes = countMainTypes(plan);
  const ofMainType = new Uint8Array(length);
  const members = new Uint8Array(length);
  const addFit = (card: number, value: number): void => {
    fit[card] = 1 - (1 - fit[card]!) * (1 - value);
  };
  const serve = (card: number, value: number, themeIndex: number, named: 0 | 1): void => {
    addFit(card, value);
    if (value <= best[card]!) return;
    best[card] = value;
    served[card] = themeIndex + 1;
    isNamed[card] = named;
  };
  plan.themes.forEach((theme, themeIndex) => {
    const named = known.cards.get(theme.slug) ?? [];
    const isOnList = new Set(named);
    const isTelling = theme.kind === 'kindred' || isTellingTheme(facts, theme);
    const isNarrow = theme.kind === 'kindred' || (facts.usualShare.get(theme.slug) ?? 0) <= PLAN.narrowShare;
    const isMainType = themeIndex < mainTypes;
    for (const [card, value] of namedValues(facts, theme, named)) {
      members[card] = WANTED;
      if (isMainType) ofMainType[card] = 1;
      serve(card, value, themeIndex, 1);
    }
    for (const [cards, value] of listMembers(facts, theme))
      for (const card of cards) {
        if (isMainType) ofMainType[card] = 1;
        if (isTelling) members[card] = Math.max(members[card]!, isNarrow ? WANTED : COUNTED);
        if (!isOnList.has(card)) serve(card, value * theme.weight * facts.established[card]!, themeIndex, 0);
      }
  });
  for (const theme of plan.usual ?? []) {
    const named = known.cards.get(theme.slug) ?? [];
    const isOnList = new Set(named);
    for (const [card, value] of namedValues(facts, theme, named)) addFit(card, value);
    for (const [cards, value] of listMembers(facts, theme))
      for (const card of cards)
        if (!isOnList.has(card)) addFit(card, value * theme.weight * facts.established[card]!);
  }
  requested.cards.forEach((card, index) => {
    const part = requested.parts[index]!;
    if (part >= PLAN.requestedPart) members[card] = WANTED;
    addFit(card, PLAN.requested * part * facts.established[card]!);
  });
  const overlap = themeOverlap(
    facts.cardThemes,
    list.filter((card) => proposal.cards[card]?.primaryType !== 'Land'),
    commanders.flatMap((card) => facts.commanders.of(card)?.themes ?? facts.cardThemes.of(card) ?? []),
  );
  for (const card of facts.themedSpells) {
    const shared = overlap(card) ?? 0;
    if (shared > 0)
      addFit(card, PLAN.overlap * Math.min(1, shared / PLAN.fullOverlap) * facts.established[card]!);
  }
  const lack = lackingRoles(facts, list);
  for (const [key, named] of known.ofRole) {
    const value = lack.has(getStapleRole(key)) ? PLAN.lackingStaple : PLAN.staple;
    named.forEach((card, index) => {
      const rank = named.length <= 1 ? 0 : index / (named.length - 1);
      addFit(card, value * (1 - PLAN.laterStaple * rank));
    });
  }
  for (const card of requested.needed) {
    members[card] = WANTED;
    ofMainType[card] = 1;
  }
  if (mainTypes > 0)
    for (const type of readRequestedTypes(facts, commanders))
      for (const card of facts.ofType.get(typeSlug(type))?.is ?? []) ofMainType[card] = 1;
  const sought = new Set(requested.sought);
  return {
    fit,
    overlap,
    isJudged: (card) => facts.cardThemes.of(card) !== undefined,
    belongs: (card) => members[card] !== 0,
    isWanted: (card) => members[card] === WANTED,
    isOfMainType: (card) => mainTypes === 0 || ofMainType[card] === 1,
    isSought: (card) => sought.has(card),
    reason: (card) => {
      const theme = plan.themes[(served[card] ?? 0) - 1];
      return theme ? { theme, isNamed: isNamed[card] === 1 } : null;
    },
    staple: (card) => (served[card] === 0 ? (known.roleOfStaple.get(card) ?? null) : null),
  };
}

/** How many creature types a plan begins with, before any other theme. */
function countMainTypes({ themes }: ListPlan): number {
  const first = themes.findIndex(({ kind }) => kind !== 'kindred');
  return first === -1 ? themes.length : first;
}

/** What the cards that players name for a theme count for it, best first. */
function namedValues(
  { strengths }: PlanFacts,
  { weight }: PlanTheme,
  named: readonly number[],
): [card: number, value: number][] {
  return named.map((card, index) => {
    const rank = named.length <= 1 ? 0 : index / (named.length - 1);
    const value = PLAN.firstNamed + (PLAN.lastNamed - PLAN.firstNamed) * rank;
    return [card, value * weight * PLAN.ofStrength[strengths.of(card) ?? 'good']];
  });
}

/** Roles of which the list has fewer cards than a deck needs; none of a list that is far from whole. */
function lackingRoles({ proposal }: PlanFacts, list: readonly number[]): Set<string> {
  const spells = list.flatMap((index) => {
    const card = proposal.cards[index];
    return card && card.primaryType !== 'Land' ? card : [];
  });
  const part = Math.min(1, spells.length / PLAN.wholeDeck);
  return new Set(
    Object.entries(PLAN.fewest).flatMap(([role, fewest]) =>
      spells.filter(({ roles }) => roles.some((each) => each === role)).length < fewest * part ? role : [],
    ),
  );
}

function listMembers(facts: PlanFacts, { slug, kind }: PlanTheme): [readonly number[], number][] {
  if (kind === 'theme') {
    // A theme that every deck has a fifth of says less of a card than one that few decks have.
    const usual = facts.usualShare.get(slug) ?? 0;
    return [[facts.ofTheme.get(slug) ?? [], PLAN.ofTheme * Math.max(0.3, 1 - 4 * usual)]];
  }
  const type = facts.ofType.get(slug);
  if (!type) return [];
  return [
    [type.is, PLAN.ofType],
    [type.names, PLAN.namesType],
    // Creatures of every type, and cards for one creature type, whichever it is.
    [facts.everyType, PLAN.anyType],
    [[...facts.proposal.needType], PLAN.anyType],
  ];
}

/** A theme that few decks have so much of, or that the commander or the player names, tells its cards from others. */
function isTellingTheme({ usualShare }: PlanFacts, { slug, source }: PlanTheme): boolean {
  return source !== 'list' || (usualShare.get(slug) ?? 0) <= PLAN.tellingShare;
}

/**
 * What of a fit counts in the order of additions: all of it up to bracket 3, a part from bracket 4 on. There lists are tuned,
 * and the decks of other commanders know more than our lists for casual tables.
 * @param bracket of the list, 1…5
 */
export function fitInOrder(fit: Float32Array, bracket: number): Float32Array {
  return bracket >= PLAN.tunedBracket ? fit.map((value) => value * PLAN.tunedPart) : fit;
}
