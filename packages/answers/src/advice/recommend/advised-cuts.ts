import { DECK_SIZE, isWithin, toDay } from '@deckwright/domain';
import {
  allLines,
  type CutsInput,
  chooseCuts,
  type Reason,
  type Recommendation,
  type RecommendOutput,
  sumQuantities,
} from '@deckwright/engine/query';
import { combosOfList, neededForCombos } from '../../combo/index.ts';
import { landColors } from '../../land/index.ts';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import type { AdvisedPlan } from '../plan/read-deck-plan.ts';
import { readPlanFacts } from '../proposal/read-facts.ts';
import type { AdvisedDeck } from '../read-advised-deck.ts';

/** So many copies are nearly a deck, however few of them are different. */
const NEARLY_WHOLE = 90;

type Advised = Pick<AdvisedDeck, 'legalCommanders' | 'cards' | 'deck'> & {
  /** How many lands fewer than advised the list runs, by copies, negative for more; null if that is not known. */
  lackingLands: number | null;
  /** Of the list, or what the player asks for. */
  bracket: number;
  /** Whether the list is a whole deck, however few different cards it names. */
  isWhole: boolean;
};

/**
 * The cards to cut from a list with their reasons, by its plan and by what decks say (`chooseCuts`); from a list with too few cards to say
 * what it is going to be, only those that do nothing in its colors.
 * @param adds the cards to add that a player reads first, which a reason may name; best first
 */
export function advisedCuts(
  snapshot: LoadedSnapshot,
  { legalCommanders: commanders, cards: list, deck, lackingLands, bracket, isWhole }: Advised,
  { plan, fit, limits }: AdvisedPlan,
  output: Pick<RecommendOutput, 'judged' | 'cut' | 'basis'>,
  adds: readonly Pick<Recommendation, 'card'>[],
  keep: readonly number[],
): Recommendation[] {
  const size = countCards(
    deck,
    commanders.reduce((bits, index) => bits | (snapshot.cards[index]?.colorIdentity ?? 0), 0),
  );
  const cuts = chooseCuts({
    facts: readPlanFacts(snapshot),
    plan,
    fit,
    deck: playedDeck(snapshot, commanders, list),
    list,
    judged: output.judged,
    byDecks: output.cut,
    basis: output.basis,
    bracket,
    adds,
    inCombos: neededForCombos(combosOfList(snapshot, commanders, list), commanders),
    keep: new Set(keep),
    asOfDay: toDay(snapshot.manifest.asOf ?? '') ?? Number.POSITIVE_INFINITY,
    lackingLands,
    size,
  });
  // A deck with 33 Mountains and 30 copies of one card has few different names, and is whole.
  return isWhole || limits.isTelling || size.cards >= NEARLY_WHOLE
    ? cuts
    : cuts.filter(({ reasons }) => reasons.some(isDeadInColors));
}

/** Whether the card does nothing in a deck of these colors; a card that finds nothing may yet be given something to find. */
export function isDeadInColors(reason: Reason): boolean {
  return (
    reason.kind === 'dead' && (reason.why.kind === 'no-color' || reason.why.kind === 'no-mana-of-its-colors')
  );
}

function countCards(deck: AdvisedDeck['deck'], identity: number): CutsInput['size'] {
  const lines = allLines(deck);
  const legal = lines.filter(
    ({ card }) => card.legality !== 'banned' && isWithin(card.colorIdentity, identity),
  );
  return {
    cards: sumQuantities(lines),
    surplus: Math.max(0, sumQuantities(legal) - DECK_SIZE),
    lands: sumQuantities(legal.filter(({ card }) => card.primaryType === 'Land')),
  };
}

/** The deck as tests of its cards need it: its colors, all its cards, and what lands make. */
export function playedDeck(snapshot: LoadedSnapshot, commanders: readonly number[], list: readonly number[]) {
  return {
    identity: commanders.reduce((bits, index) => bits | (snapshot.cards[index]?.colorIdentity ?? 0), 0),
    cards: [...commanders, ...list],
    makes: (land: number) => landColors(snapshot, land),
  };
}
