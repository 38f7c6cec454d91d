import type { UnknownName } from '@deckwright/contract';
import {
  type DeckLines,
  describeUnknown,
  type MergedDeck,
  mergeLines,
  type NamedDeck,
  readNamedDeck,
} from '../list/index.ts';
import { type LoadedSnapshot, leadError } from '../snapshot/index.ts';
import { type CommanderGuess, guessCommander } from './guess-commander.ts';

/** A deck by names, or by its lines if its cards are known. */
export type AdvisedList = NamedDeck | { lines: DeckLines };

/** What is known of a list before anything is advised. */
export type AdvisedDeck = MergedDeck & {
  /** Positions of the commanders; empty if they are not legal together. */
  legalCommanders: readonly number[];
  /** Why the commanders are not legal, as a sentence; null if they are, or if none is recognized. */
  commanderProblem: string | null;
  /** Whether the list names a commander, or one was guessed. */
  namesCommander: boolean;
  guess: CommanderGuess | null;
  unknown: UnknownName[];
};

/** The closest names are searched for so many unrecognized names. */
const MAX_NEAREST = 20;

/** Reads a list once for all parts of the advice; guesses the commander of a list that names none, if requested. */
export async function readAdvisedDeck(
  snapshot: LoadedSnapshot,
  list: AdvisedList,
  { mayGuess }: { mayGuess: boolean },
): Promise<AdvisedDeck> {
  const isNamed = !('lines' in list);
  const read = isNamed ? readNamedDeck(snapshot, list) : { ...list.lines, unknown: [] };
  const isMarked = (isNamed ? list : read).commanders.length > 0;
  const guess =
    mayGuess && !isMarked
      ? await guessCommander(snapshot, [...new Set(read.cards.map(({ card }) => card))])
      : null;
  const guessed = guess?.commanders.map((card) => ({ card, quantity: 1 })) ?? [];
  const listed = mergeLines(snapshot, { ...read, commanders: isMarked ? read.commanders : guessed });
  const { commanders, cards } = listed;
  const commanderProblem = commanders.length === 0 ? null : leadError(snapshot, commanders);
  const legalCommanders = commanderProblem === null ? commanders : [];
  return {
    ...listed,
    legalCommanders,
    commanderProblem,
    namesCommander: isMarked || guess !== null,
    guess,
    unknown: await describeUnknown(
      snapshot,
      // Illegal commanders say nothing about the colors, but they are in the list.
      {
        commanders: legalCommanders,
        cards: commanderProblem === null ? cards : [...commanders, ...cards],
        unknown: read.unknown,
      },
      MAX_NEAREST,
    ),
  };
}
