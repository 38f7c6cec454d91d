import type { RecsAnswer, RecsRequest } from '@deckwright/contract/schemas';
import { hasShape } from '../../shared/api/has-shape.ts';
import { narrowToOwned, type Owned, rankedRequest } from '../../shared/collection/owned-answer.ts';
import { describeFailure } from '../../shared/feedback/failure-message.ts';
import type { ClipboardStore } from './create-store.ts';

export const NO_COMMANDER = 'Select a commander by clicking a crown icon';
export const NOT_ANSWERED = 'The recommendations could not be loaded. Check the connection and try again.';

/** Maximum in one request. */
const MAX_CARDS = 1000;

type ClipboardPart = Pick<
  ClipboardStore,
  'cards' | 'commanders' | 'error' | 'setError' | 'startRecs' | 'setRecs' | 'failRecs'
>;

type RequestOptions = {
  /** Bracket and budget; absent = none. */
  options?: RecsRequest['options'];
  /** Only recommend these cards; absent = all cards. */
  owned?: Owned | undefined;
  /** Aborted when the visitor cancels. */
  signal?: AbortSignal | undefined;
  /** Called with the answer and the commanders at the time of the request, before the store is updated. */
  onAnswer?: (answer: RecsAnswer, commanders: readonly string[]) => void;
};

/** The latest request; answers to earlier ones are dropped. */
let latest: RecsRequest | undefined;

/**
 * Requests what to add to the clipboard and what to cut, and updates the store. Sends nothing without a commander.
 * Reports only the first error; other errors shown in the meantime remain.
 */
export async function askRecs(
  get: () => ClipboardPart,
  ask: (request: RecsRequest) => Promise<RecsAnswer>,
  { options = {}, owned, signal, onAnswer }: RequestOptions = {},
): Promise<void> {
  const { cards, commanders, setError, startRecs, setRecs, failRecs } = get();
  if (commanders.length === 0) {
    setError(NO_COMMANDER);
    return;
  }
  startRecs();
  const request: RecsRequest = {
    cards: Object.keys(cards).slice(0, MAX_CARDS),
    commanders: [...commanders],
    options: { ...options, order: 'reading' },
  };
  latest = request;
  try {
    const first = readAnswer(await ask(owned ? rankedRequest(request) : request));
    // What is wrong with some cards of the list concerns no card to add; without a commander there is none.
    const narrow = owned && (first.errors.length === 0 || first.ranked.length > 0);
    const answer = narrow ? (await narrowToOwned(first, request, owned, ask)).answer : first;
    if (latest !== request) return;
    const [error = get().error] = answer.errors;
    onAnswer?.(answer, commanders);
    setRecs(answer.inRecs);
    if (error !== '') setError(error);
  } catch (error) {
    // The client has logged it.
    if (latest === request) failRecs(signal?.aborted ? '' : describeFailure(error, NOT_ANSWERED));
  }
}

const ADVISED = [{ name: '', url: '', reasons: [''] }];
const ILLEGAL = [{ name: '', url: '', reason: '' }];
const ADVICE = { inRecs: ADVISED, outRecs: ADVISED, mustGo: ILLEGAL, errors: [''] };

/** The answer of another server or version may contain only errors. */
function readAnswer(given: RecsAnswer): RecsAnswer {
  const { inRecs, outRecs, mustGo, errors }: Partial<RecsAnswer> = given;
  if (!inRecs && !errors) throw new SyntaxError('The answer holds neither cards nor errors.');
  const answer = {
    ...given,
    inRecs: inRecs ?? [],
    outRecs: outRecs ?? [],
    mustGo: mustGo ?? [],
    errors: errors ?? [],
  };
  if (!hasShape(answer, ADVICE))
    throw new SyntaxError('The answer holds something else than cards and errors.');
  return answer;
}
