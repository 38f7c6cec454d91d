import type { DeckInsight, RecsAnswer } from '@deckwright/contract/schemas';
import { commanderKey, namesTogether } from '@deckwright/domain';
import type { PreconAdvice } from '@deckwright/engine/query';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';
import { type DeckChanges, deckChanges } from './deck-changes.ts';
import { deckInsight } from './insight/deck-insight.ts';
import { usualLands } from './insight/usual-lands.ts';
import { landsToAdd } from './lands-to-add.ts';
import { type DescribedPlan, describeListPlan } from './plan/describe-plan.ts';
import { readDeckPlan } from './plan/read-deck-plan.ts';
import { type AdvisedDeck, type AdvisedList, readAdvisedDeck } from './read-advised-deck.ts';
import type { RecommendOptions } from './recommend/limits.ts';
import type { DescribedReason } from './recommend/reason-text.ts';
import { recommendations } from './recommend/recommendations.ts';

/** Everything that can be said about a list. */
type AllAdvice = {
  /** Cards to add and to cut, with reasons, within the limits; and problems with the list in `errors`. */
  recommendations: RecsAnswer;
  /** The reasons of `recommendations` as data, by the card's position in the snapshot. */
  reasons: ReadonlyMap<number, readonly DescribedReason[]>;
  /**
   * What the list contains, the rules that it breaks, and the lands that fill it: within the limits together with the
   * cards to add, if these are requested, too.
   */
  insight: DeckInsight;
  /** The recommendations by role, with swaps and cards that must be cut; null without legal commanders. */
  changes: DeckChanges | null;
  /** What the list is built to do, in words, which all of the above follows; null without legal commanders. */
  plan: DescribedPlan | null;
  /**
   * What the decks of the same commanders add to this list and cut from it, counted over all of them, for a list that
   * many decks begin with; null below `preconMinDecks` decks.
   */
  upgrade: PreconAdvice | null;
};

export type AdvicePart = keyof AllAdvice;

type AdviceOptions<Part extends AdvicePart> = {
  /** Only these are computed; `reasons` and `changes` need the recommendations. */
  parts: readonly Part[];
  /** Limits on recommendations. */
  limits?: RecommendOptions | undefined;
  /** Guess the commander of a list that names none. */
  guessCommander?: boolean | undefined;
  /** Whether the list is a whole deck, however few different cards it names, such as a precon. */
  isWhole?: boolean | undefined;
};

export type DeckAdvice<Part extends AdvicePart = AdvicePart> = Pick<AllAdvice, Part> & {
  /** The commander that was guessed, pairs as "A & B", and alternatives, likeliest first; null without a guess. */
  guess: { commander: string; others: string[] } | null;
};

/**
 * Advice for a list: the one way to it for pages, API, assistants and commands, which print parts of the answer. The list
 * is read once, so that all parts agree on its commanders, its cards and its unrecognized names.
 */
export async function adviseDeck<Part extends AdvicePart>(
  context: ViewContext,
  list: AdvisedList,
  { parts, limits = {}, guessCommander = false, isWhole = false }: AdviceOptions<Part>,
): Promise<DeckAdvice<Part>> {
  const { snapshot } = context;
  const wants = (part: AdvicePart): boolean => (parts as readonly AdvicePart[]).includes(part);
  const deck = await readAdvisedDeck(snapshot, list, { mayGuess: guessCommander });
  const plan = readDeckPlan(snapshot, deck, limits.plan);
  const wantsRecs = wants('recommendations') || wants('reasons') || wants('changes');
  const usual = wantsRecs || wants('insight') ? await usualLands(snapshot, deck) : null;
  const recs = wantsRecs ? await recommendations(context, deck, limits, { plan, usual, isWhole }) : null;
  const changes =
    wants('changes') && recs && deck.legalCommanders.length > 0
      ? await deckChanges(context, deck, { ...recs, plan })
      : null;
  const near = (changes?.near ?? []).flatMap(({ slug }) => snapshot.resolver.bySlug(slug) ?? []);
  const additions = [...(recs?.additions ?? []), ...near];
  const insight = wants('insight')
    ? deckInsight(context, deck, {
        usual,
        toAdd: await landsToAdd(snapshot, deck, { plan, usual, limits, additions }),
      })
    : null;
  const advice = {
    recommendations: recs?.answer ?? null,
    reasons: recs?.reasons ?? null,
    insight,
    changes,
    plan: wants('plan') && plan ? describeListPlan(snapshot, deck, plan, limits) : null,
    upgrade: wants('upgrade') ? await findUpgrade(snapshot, deck) : null,
    guess: guessByName(snapshot, deck),
  };
  // Safe because what was requested is not null, or may be.
  return advice as DeckAdvice<Part>;
}

async function findUpgrade(
  snapshot: LoadedSnapshot,
  { legalCommanders, commanders, cards }: AdvisedDeck,
): Promise<PreconAdvice | null> {
  const slugs = legalCommanders.flatMap((index) => snapshot.cards[index]?.slug ?? []);
  const commander = slugs.length === 0 ? null : snapshot.commanders.indexOf(commanderKey(slugs));
  if (commander === null) return null;
  return snapshot.ask('preconAdvice', { commander, printed: [...commanders, ...cards] });
}

function guessByName({ cards }: LoadedSnapshot, { guess }: AdvisedDeck): DeckAdvice['guess'] {
  const joinNames = (commanders: readonly number[]) =>
    namesTogether(commanders.map((index) => cards[index]?.name ?? ''));
  return guess && { commander: joinNames(guess.commanders), others: guess.others.map(joinNames) };
}
