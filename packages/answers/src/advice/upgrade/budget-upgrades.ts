import { type Card, commanderKey, defaultPrice, formatExact, isBasic } from '@deckwright/domain';
import { type CardStrength, getGroup, THRESHOLDS } from '@deckwright/engine/query';
import { decks } from '../../format/index.ts';
import type { DeckLines } from '../../list/index.ts';
import type { LoadedSnapshot, ViewContext } from '../../snapshot/index.ts';
import { adviseDeck } from '../advise-deck.ts';
import { readDeckPlan } from '../plan/read-deck-plan.ts';
import { readPlanFacts } from '../proposal/read-facts.ts';
import { purse } from '../recommend/budget.ts';
import { describeReason } from '../recommend/reason-text.ts';
import { pairSwaps, type Swap, type SwapCard } from './pair-swaps.ts';

/** An upgrade of a list for an amount. */
export type BudgetUpgrade = {
  /** USD; the cards to add cost no more together. */
  budget: number;
  /** Best card to add first. */
  swaps: Swap[];
  /** Price of the cards to add, USD. */
  cost: number;
  /** What remains of the budget, USD. */
  left: number;
};

/** So many swaps at least, one more for each so many dollars, up to a maximum; and the part of them that may be of lands. */
const SWAPS = { count: 6, usd: 10, max: 16, lands: 0.3 };

/** No card costs more than this part of the budget. */
const MAX_PART_OF_BUDGET = 0.4;

/** A card that the advice does not name is cut for a stronger one, or for one that this many times the share of all decks run. */
const MIN_GAIN = 2;

/**
 * Upgrades of a list with legal commanders, one for each budget (USD): cards to add and cut by the recommendations for this
 * budget, those worth reading first first, in pairs, so that size and number of lands stay the same. Where these name too few cuts, a weak or
 * replaceable card of the same role goes, or the one that the fewest decks run, or, for a card of the plan, one that is not, unless it is
 * strong or serves what the commander asks for.
 */
export async function budgetUpgrades(
  context: ViewContext,
  lines: DeckLines,
  budgets: readonly number[],
): Promise<BudgetUpgrade[]> {
  const { snapshot } = context;
  const counts = await countDecks(
    snapshot,
    lines.commanders.map(({ card }) => card),
  );
  const plan = readListPlan(snapshot, lines);
  return Promise.all(budgets.map((budget) => upgradeFor(context, lines, { counts, plan, budget })));
}

/** The names of the themes that a list is about, whether a card serves any of them, and whether it serves the first one most. */
type ListPlanMembers = {
  themes: string[];
  belongs: (card: number) => boolean;
  servesFirst: (card: number) => boolean;
};

function readListPlan(snapshot: LoadedSnapshot, { commanders, cards }: DeckLines): ListPlanMembers {
  const advised = readDeckPlan(
    snapshot,
    { legalCommanders: commanders.map(({ card }) => card), cards: cards.map(({ card }) => card) },
    undefined,
  );
  return {
    themes: advised?.plan.themes.map(({ name }) => name) ?? [],
    belongs: (card) => advised?.fit.belongs(card) ?? false,
    servesFirst: (card) => advised?.fit.reason(card)?.theme.slug === advised?.plan.themes[0]?.slug,
  };
}

type UpgradeInput = { counts: DeckCounts; plan: ListPlanMembers; budget: number };

async function upgradeFor(
  context: ViewContext,
  lines: DeckLines,
  { counts, plan, budget }: UpgradeInput,
): Promise<BudgetUpgrade> {
  const { snapshot } = context;
  // Not of all cards together: the total is spent here, and only what replaces a card is bought.
  const limits = { maxPrice: budget * MAX_PART_OF_BUDGET, order: 'reading' as const };
  const { recommendations, reasons } = await adviseDeck(
    context,
    { lines },
    { parts: ['recommendations', 'reasons'], limits, isWhole: true },
  );
  const toSwapCard = ({ slug }: { slug: string }): SwapCard[] => {
    const card = snapshot.resolver.bySlug(slug)?.card;
    if (card === undefined) return [];
    const found = reasons.get(card) ?? [];
    // The card that would do better may not be in the upgrade.
    const named = found.find(({ reason }) => reason.kind !== 'replaced-by') ?? found[0];
    return [{ card, reason: named?.text ?? '' }];
  };
  const inOrder = recommendations.inRecs.flatMap(toSwapCard);
  // What the deck is about comes before what every deck plays.
  const rank = ({ card }: SwapCard): number => (plan.belongs(card) ? (plan.servesFirst(card) ? 0 : 1) : 2);
  const adds = inOrder.toSorted((a, b) => rank(a) - rank(b));
  const cuts = recommendations.outRecs.flatMap(toSwapCard);
  const pay = purse(budget);
  const maxSwaps = Math.min(SWAPS.max, SWAPS.count + Math.floor(budget / SWAPS.usd));
  const swaps = pairSwaps({
    adds,
    cuts,
    weak: weakCards(snapshot, lines, { counts, plan, taken: new Set(cuts.map(({ card }) => card)) }),
    getGroup: (card) => withCard(snapshot, card, (facts) => getGroup(facts).key, ''),
    isLand: (card) => withCard(snapshot, card, ({ primaryType }) => primaryType === 'Land', false),
    mayReplace: (add, cut) => counts.share(add) >= counts.share(cut),
    isBetter: (add, cut) =>
      isStronger(snapshot, add, cut) || (!isStronger(snapshot, cut, add) && isPlayedMore(snapshot, add, cut)),
    servesPlanMore: (add, cut) =>
      plan.belongs(add) &&
      !plan.belongs(cut) &&
      (isListedBelowGood(snapshot, cut) || hasNoRole(snapshot, cut)),
    pay: (card) => withCard(snapshot, card, pay, false),
    maxSwaps,
    maxLands: Math.round(maxSwaps * SWAPS.lands),
  });
  const cents = swaps.reduce((sum, { add }) => sum + getCents(snapshot, add.card), 0);
  return { budget, swaps, cost: cents / 100, left: (Math.round(budget * 100) - cents) / 100 };
}

function withCard<T>({ cards }: LoadedSnapshot, index: number, read: (card: Card) => T, otherwise: T): T {
  const card = cards[index];
  return card ? read(card) : otherwise;
}

function getCents({ cards }: LoadedSnapshot, index: number): number {
  return Math.round((defaultPrice(cards[index]?.prices ?? {}) ?? 0) * 100);
}

/** Weakest first. */
const STRENGTHS: readonly (CardStrength | 'good')[] = ['weak', 'replaceable', 'good', 'strong'];

/** Position in STRENGTHS, by our own lists. */
function rankStrength(snapshot: LoadedSnapshot, card: number): number {
  return STRENGTHS.indexOf(readPlanFacts(snapshot).strengths.of(card) ?? 'good');
}

function isStronger(snapshot: LoadedSnapshot, a: number, b: number): boolean {
  return rankStrength(snapshot, a) > rankStrength(snapshot, b);
}

/** Whether at least `MIN_GAIN` times the share of eligible decks run the first card, of all commanders. */
function isPlayedMore(
  { overview: { cardDecks, cardPotential } }: LoadedSnapshot,
  a: number,
  b: number,
): boolean {
  const left = (cardDecks[a] ?? 0) * (cardPotential[b] ?? 0);
  return left > 0 && left >= MIN_GAIN * (cardDecks[b] ?? 0) * (cardPotential[a] ?? 0);
}

/** Decks that run a card, of the eligible ones. */
type Counted = { numDecks: number; potentialDecks: number };

type DeckCounts = {
  /** Of the commander's decks if enough could run the card, otherwise of all decks; null if too few of either could. */
  count: (card: number) => (Counted & { isOwn: boolean }) | null;
  /** Share of the commander's decks, 0…1; 0 without any. */
  share: (card: number) => number;
};

async function countDecks(snapshot: LoadedSnapshot, commanders: readonly number[]): Promise<DeckCounts> {
  const { cardDecks, cardPotential } = snapshot.overview;
  const key = commanderKey(commanders.map((card) => snapshot.cards[card]?.slug ?? ''));
  const commander = snapshot.commanders.indexOf(key);
  const own = new Map<number, Counted>();
  if (commander !== null) {
    const { cards, numDecks, potentialDecks } = await snapshot.ask('played', { commander });
    cards.forEach((card, at) => {
      own.set(card, { numDecks: numDecks[at] ?? 0, potentialDecks: potentialDecks[at] ?? 0 });
    });
  }
  return {
    count(card) {
      const ofCommander = own.get(card);
      if (ofCommander && ofCommander.potentialDecks >= THRESHOLDS.preconMinDecks)
        return { ...ofCommander, isOwn: true };
      const ofAll = { numDecks: cardDecks[card] ?? 0, potentialDecks: cardPotential[card] ?? 0 };
      return ofAll.potentialDecks >= THRESHOLDS.preconMinDecks ? { ...ofAll, isOwn: false } : null;
    },
    share(card) {
      const { numDecks, potentialDecks } = own.get(card) ?? { numDecks: 0, potentialDecks: 0 };
      return potentialDecks === 0 ? 0 : numDecks / potentialDecks;
    },
  };
}

/**
 * The cards of the list that may go: weak and replaceable ones, and of the others those that few of the commander's decks run or,
 * where too few decks of this commander are known, spells that do not serve the plan. Never basic lands, strong cards and what the
 * commanders ask for. The weakest first, each by the share of decks that run them, least first; equal ones by more decks that could,
 * then by position. Cards that too few decks could run are left out.
 */
function weakCards(
  snapshot: LoadedSnapshot,
  { commanders, cards }: DeckLines,
  { counts, plan, taken }: { counts: DeckCounts; plan: ListPlanMembers; taken: ReadonlySet<number> },
): SwapCard[] {
  const commanderCards = commanders.flatMap(({ card }) => snapshot.cards[card] ?? []);
  const isCommander = new Set(commanders.map(({ card }) => card));
  return cards
    .flatMap(({ card }) => {
      const facts = snapshot.cards[card];
      const counted = counts.count(card);
      if (!facts || !counted || isBasic(facts) || isCommander.has(card) || taken.has(card)) return [];
      const strength = rankStrength(snapshot, card);
      // Decks of other commanders say nothing about a good card of this plan, nor about its lands.
      const isOfUse = !counted.isOwn && (plan.belongs(card) || facts.primaryType === 'Land');
      const stays =
        STRENGTHS[strength] === 'strong' ||
        isRequested(facts, commanderCards) ||
        (STRENGTHS[strength] === 'good' && isOfUse);
      return stays ? [] : [{ card, strength, ...counted }];
    })
    .sort(
      (a, b) =>
        a.strength - b.strength ||
        a.numDecks / a.potentialDecks - b.numDecks / b.potentialDecks ||
        b.potentialDecks - a.potentialDecks ||
        a.card - b.card,
    )
    .map(({ card, strength, ...counted }) => {
      const listed = STRENGTHS[strength];
      if (listed === 'weak' || listed === 'replaceable')
        return { card, reason: describeReason(snapshot, { kind: 'weak', strength: listed }) };
      const reason =
        counted.isOwn || plan.themes.length === 0
          ? describeCount(snapshot, counted)
          : describeReason(snapshot, {
              kind: 'off-plan',
              themes: plan.themes,
              hasRole: !hasNoRole(snapshot, card),
            });
      return { card, reason };
    });
}

function isListedBelowGood(snapshot: LoadedSnapshot, card: number): boolean {
  return rankStrength(snapshot, card) < STRENGTHS.indexOf('good');
}

function hasNoRole(snapshot: LoadedSnapshot, card: number): boolean {
  return withCard(snapshot, card, ({ roles }) => roles.length === 0, false);
}

function describeCount(
  { manifest }: LoadedSnapshot,
  { numDecks, potentialDecks, isOwn }: Counted & { isOwn: boolean },
): string {
  const of = decks(potentialDecks, manifest.sample);
  return `in ${formatExact(numDecks)} of ${of} ${isOwn ? 'with this commander' : 'that could run it'}`;
}

/** Whether the card has, or names, a creature type or theme that the text of a commander asks for. */
function isRequested({ themes = [], subtypes, kindred = [] }: Card, commanders: readonly Card[]): boolean {
  return commanders.some(
    ({ asks }) =>
      asks !== undefined &&
      (asks.themes.some((theme) => themes.includes(theme)) ||
        asks.types.some((type) => subtypes.includes(type) || kindred.includes(type))),
  );
}
