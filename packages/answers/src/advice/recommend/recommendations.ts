import { type ApiCard, type RecommendedCard, type RecsAnswer, unknownLines } from '@deckwright/contract';
import { defaultPrice, mayLead, withoutQuantity } from '@deckwright/domain';
import {
  adviseLands,
  countDeckLands,
  fitInOrder,
  getNearShare,
  type InsightDeck,
  type Reason,
  type Recommendation,
  type RecommendOutput,
} from '@deckwright/engine/query';
import { cardJson } from '../../card/index.ts';
import { rounded } from '../../format/index.ts';
import type { LoadedSnapshot, ViewContext } from '../../snapshot/index.ts';
import type { UsualLands } from '../insight/usual-lands.ts';
import { findMustGo, listProblems } from '../must-go.ts';
import type { AdvisedPlan } from '../plan/read-deck-plan.ts';
import type { AdvisedDeck } from '../read-advised-deck.ts';
import { additionsToRead, advisedAdditions, withReasons } from './advised-additions.ts';
import { advisedCuts } from './advised-cuts.ts';
import { hasDecksLike } from './choose-reasons.ts';
import { combosWithinLimits } from './combos-within-limits.ts';
import { buildLimits, type RecommendOptions } from './limits.ts';
import { type DescribedReason, describeReasons } from './reason-text.ts';

const MAX_RECS = 100;
const MAX_REASONS = 3;
/** Cards that are shown at once where no plan tells which. */
const FIRST_WITHOUT_PLAN = 20;
const MAX_COMMANDERS = 12;
/** Sentences about unrecognized names; all names are in `unknown`. */
const MAX_NAMED = 5;
/** Extra cards requested if some may be rejected later; kept small because reasons are expensive. */
const SPARE = 200;
/** Cards that are put into order beyond those wanted, since some do nothing in the deck or come later. */
const SPARE_OF_PLAN = 60;
/** More cards than the near decks of a single query have ever had. */
const MAX_RANKED = 10_000;

const NO_DECKS = 'There are no decks yet to compare with, so we can’t recommend cards.';

const NO_COMMANDER = 'The list has no commander: name one, or the two of a pair';

type Recommended = {
  /** Cards to add and cards to cut, with reasons; problems with the list are in `errors`. */
  answer: RecsAnswer;
  /** The reasons of `answer` by card, to add or to cut. */
  reasons: ReadonlyMap<number, readonly DescribedReason[]>;
  /** The cards to add of this answer and of those before it. */
  additions: readonly { card: number }[];
  /** A new test whether a card may be added to the recommended ones and those accepted before. */
  testAddition: () => (card: number) => boolean;
  /** The cards to add of this answer in the order in which a player should meet them; the first ones are shown at once. */
  reading: { cards: number[]; first: number };
  /** Whether reasons may speak of decks like the list. */
  hasDecksLikeIt: boolean;
  /** By card to add, the share of the decks most like the list that play it; null where none are like it. */
  nearShares: ReadonlyMap<number, number> | null;
};

/** What to add to a deck and what to cut from it, within the limits. */
export async function recommendations(
  context: ViewContext,
  deck: AdvisedDeck,
  options: RecommendOptions,
  { plan, usual, isWhole }: { plan: AdvisedPlan | null; usual: UsualLands | null; isWhole: boolean },
): Promise<Recommended> {
  const { snapshot, imageHost } = context;
  const { legalCommanders: commanders, cards, unknown } = deck;
  const { asOf, sample } = snapshot.manifest;
  const keep = readKeep(snapshot, options.keep ?? []);
  const offset = options.offset ?? 0;
  const wanted = offset + MAX_RECS;
  const limits = buildLimits(snapshot, { commanders, cards }, options, plan?.limits);
  const aboutNames = (of: 'card' | 'commander') =>
    unknownLines(
      unknown.filter((each) => each.of === of),
      snapshot.excluded.date,
    ).slice(0, MAX_NAMED);
  const errors = [
    ...aboutNames('commander'),
    ...commanderProblems(deck),
    ...aboutNames('card'),
    ...keep.problems,
    ...listProblems(deck).map(({ text }) => text),
  ];
  const mustGo = findMustGo(snapshot, deck);
  // What a misspelled name most likely means is in the list already.
  for (const { nearest } of unknown) {
    const target = nearest === null ? null : snapshot.resolver.find(nearest.label);
    if (target !== null) limits.open[target] = 0;
  }
  const bracket = options.bracket ?? plan?.limits.bracket ?? 1;
  const output: RecommendOutput =
    commanders.length === 0
      ? { decksConsidered: 0, basis: 'near-decks', nearness: 1, add: [], ranked: [], cut: [], judged: [] }
      : await snapshot.ask('recommend', {
          commanders,
          cards,
          limit: wanted + (limits.mayRefuse ? SPARE : plan ? SPARE_OF_PLAN : 0),
          open: limits.open,
          ranked: options.ranked ? MAX_RANKED : wanted + 1,
          discovery: options.discovery ?? 0,
          keep: keep.cards,
          // A longer list says by itself what it is like.
          ...(options.bracket === undefined || plan?.limits.isTelling ? {} : { maxBracket: options.bracket }),
          ...(plan ? { planFit: fitInOrder(plan.fit.fit, bracket) } : {}),
        });
  const hasNothing = commanders.length > 0 && snapshot.manifest.counts.decks === 0 && output.add.length === 0;
  const advised = { ...deck, lackingLands: countLackingLands(deck.deck, usual), bracket, isWhole };
  const arranged = limits.together(plan ? advisedAdditions(snapshot, advised, plan, output) : output.add);
  const readInOrder = (additions: readonly Recommendation[]) =>
    plan
      ? additionsToRead(snapshot, additions, plan, {
          lackingLands: advised.lackingLands,
          basis: output.basis,
        })
      : { cards: additions.map(({ card: index }) => index), first: FIRST_WITHOUT_PLAN };
  // Cuts are the same on every page of the additions.
  const named = readInOrder(arranged.slice(0, MAX_RECS));
  const reading = offset === 0 ? named : readInOrder(arranged.slice(offset, wanted));
  const cut = plan
    ? advisedCuts(
        snapshot,
        advised,
        plan,
        output,
        named.cards.slice(0, named.first).map((index) => ({ card: index })),
        keep.cards,
      )
    : output.cut;
  const removed = [...mustGo, ...cut].map(({ card: index }) => index);
  const hasDecksLikeIt = hasDecksLike(isWhole ? Number.POSITIVE_INFINITY : cards.length, output.basis);
  const add = plan
    ? withReasons(snapshot, arranged, plan, {
        basis: output.basis,
        removed,
        hasDecksLikeIt,
      })
    : arranged;
  const page = add.slice(offset, wanted);
  const shown = options.order === 'reading' ? sortForReading(page, reading.cards) : page;
  const shownCuts = cut.filter(({ card: index }) => cards.includes(index)).slice(0, MAX_RECS);
  const reasons = new Map(
    [...shown, ...shownCuts].map(({ card: index, reasons: found }) => [index, describe(found)]),
  );
  const additions = add.slice(0, wanted);
  const testAddition = () => limits.inAddition(additions);
  const answer: RecsAnswer = {
    commanders: commanders.flatMap((index) => card(index)),
    inRecs: recommended(context, shown, reasons),
    unknown,
    cardDate: snapshot.excluded.date,
    leaders: deck.namesCommander ? [] : possibleCommanders(context, cards),
    combos: combosWithinLimits(context, { commanders, cards, may: testAddition() }),
    price: getPrice(context, shown),
    mustGo: mustGo.flatMap(({ card: index, reason }) => card(index).map((found) => ({ ...found, reason }))),
    outRecs: recommended(context, shownCuts, reasons),
    errors: hasNothing ? [...errors, NO_DECKS] : errors,
    ranked: options.ranked ? output.ranked.flatMap((index) => snapshot.cards[index]?.slug ?? []) : [],
    more: limits.mayRefuse ? add.length > wanted : output.ranked.length > wanted,
    numDecks: output.decksConsidered,
    basis: output.basis,
    asOf,
    sample,
  };
  return {
    ...{ answer, reasons, additions, testAddition, reading, hasDecksLikeIt },
    nearShares: output.basis === 'near-decks' ? readNearShares(output.add) : null,
  };

  function describe(found: readonly Reason[]): DescribedReason[] {
    return describeReasons(snapshot, found.slice(0, MAX_REASONS));
  }

  function card(index: number): ApiCard[] {
    const found = snapshot.cards[index];
    return found ? [cardJson(found, { imageHost }, snapshot.overview.cardDecks[index] ?? 0)] : [];
  }
}

/** Puts additions into the order of these cards. */
function sortForReading(additions: readonly Recommendation[], cards: readonly number[]): Recommendation[] {
  const byCard = new Map(additions.map((addition) => [addition.card, addition]));
  return cards.flatMap((card) => byCard.get(card) ?? []);
}

function readNearShares(additions: readonly Recommendation[]): Map<number, number> {
  return new Map(additions.map((addition) => [addition.card, getNearShare(addition) ?? 0]));
}

/** How many lands fewer the list has than the insight advises. */
function countLackingLands(deck: InsightDeck, usual: UsualLands | null): number | null {
  const advice = adviseLands(deck, usual);
  return advice && advice.lands - countDeckLands(deck);
}

function commanderProblems({ commanders, commanderProblem, unknown }: AdvisedDeck): string[] {
  if (commanderProblem !== null) return [commanderProblem];
  const isUnknown = unknown.some(({ of }) => of === 'commander');
  return commanders.length === 0 && !isUnknown ? [NO_COMMANDER] : [];
}

/** The cards never to cut; what is not recognized is returned as a sentence. */
function readKeep(
  { resolver }: LoadedSnapshot,
  texts: readonly string[],
): { cards: number[]; problems: string[] } {
  const cards = new Set<number>();
  const unknown = new Set<string>();
  for (const text of texts.filter((each) => each.trim() !== '')) {
    const card = resolver.find(text);
    if (card === null) unknown.add(withoutQuantity(text.trim()));
    else cards.add(card);
  }
  const problems = unknown.size > 0 ? [`${unknownSentence([...unknown])}, so not kept`] : [];
  return { cards: [...cards], problems };
}

function unknownSentence(names: readonly string[]): string {
  const shown = names
    .slice(0, MAX_NAMED)
    .map((name) => `"${name.slice(0, 80)}"`)
    .join(', ');
  const rest = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '';
  return `Unknown card${names.length === 1 ? '' : 's'}: ${shown}${rest}`;
}

/** Cards of the list that can be sole commanders, most played first. */
function possibleCommanders({ snapshot, imageHost }: ViewContext, cards: readonly number[]): ApiCard[] {
  return cards
    .flatMap((index) => {
      const card = snapshot.cards[index];
      return card && mayLead([card])
        ? [{ card, index, asCommander: snapshot.commanders.decksWithCommander(index) }]
        : [];
    })
    .sort((a, b) => b.asCommander - a.asCommander || a.index - b.index)
    .slice(0, MAX_COMMANDERS)
    .map(({ card, index }) => cardJson(card, { imageHost }, snapshot.overview.cardDecks[index] ?? 0));
}

function getPrice({ snapshot }: ViewContext, recommendations: readonly Recommendation[]): number | null {
  const prices = recommendations.flatMap(({ card }) => {
    const price = defaultPrice(snapshot.cards[card]?.prices ?? {});
    return price === null ? [] : [price];
  });
  return prices.length === 0
    ? null
    : rounded(
        prices.reduce((sum, price) => sum + price, 0),
        2,
      );
}

function recommended(
  { snapshot, imageHost }: ViewContext,
  recommendations: readonly Recommendation[],
  reasons: Recommended['reasons'],
): RecommendedCard[] {
  return recommendations.flatMap(({ card: index, score }) => {
    const card = snapshot.cards[index];
    if (!card) return [];
    return {
      ...cardJson(card, { imageHost }, snapshot.overview.cardDecks[index] ?? 0),
      score: rounded(score, 6),
      reasons: (reasons.get(index) ?? []).map(({ text }) => text),
    };
  });
}
