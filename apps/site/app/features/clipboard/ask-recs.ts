import type { RecsAnswer, RecsRequest } from '@deckwright/api-client/schemas';
import { narrowToOwned, type Owned, rankedRequest } from '../recs/owned-answer.ts';
import type { ClipboardStore } from './create-store.ts';

export const NO_COMMANDER = 'Select a commander by clicking a crown icon';
export const NOT_ANSWERED = 'The recommendations could not be loaded. Check the connection and try again.';

/** Of one request. */
const MOST_CARDS = 1000;

type Held = Pick<ClipboardStore, 'cards' | 'commanders' | 'setError' | 'startRecs' | 'setRecs'>;

type Asking = {
  /** Bracket and budget; left out = none. */
  options?: RecsRequest['options'];
  /** Only cards of it; left out = all cards. */
  owned?: Owned | undefined;
  /** Called with the answer before the store tells of it. */
  onAnswer?: (answer: RecsAnswer) => void;
};

/**
 * Asks what to add to the clipboard and what to take out, and tells the store how it stands. Without a commander
 * nothing is sent. Of what is wrong only the first is told.
 */
export async function askRecs(
  get: () => Held,
  ask: (request: RecsRequest) => Promise<RecsAnswer>,
  { options = {}, owned, onAnswer }: Asking = {},
): Promise<void> {
  const { cards, commanders, setError, startRecs, setRecs } = get();
  if (commanders.length === 0) {
    setError(NO_COMMANDER);
    return;
  }
  startRecs();
  const request: RecsRequest = {
    cards: Object.keys(cards).slice(0, MOST_CARDS),
    commanders: [...commanders],
    options,
  };
  try {
    const first = await ask(owned ? rankedRequest(request) : request);
    const answer = owned ? (await narrowToOwned(first, request, owned, ask)).answer : first;
    onAnswer?.(answer);
    setRecs(answer.inRecs);
    const [error] = answer.errors;
    if (error !== undefined) setError(error);
  } catch {
    // The client has logged it.
    setError(NOT_ANSWERED);
  }
}
