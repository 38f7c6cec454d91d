import { OFFLINE, TOO_SLOW } from '../../shared/api/failure-words.ts';
import { type RecsForm, type RecsResult, UNASKED } from './recs-result.ts';

const MOST_WAIT_MS = 30_000;
const CANCELED = 'Canceled. Your list is still here.';
const UNREACHABLE =
  'The site could not be reached. Your list is still here: check your connection and try again.';

const requests = new EventTarget();
const CANCEL = 'cancel';

/** The visitor no longer waits for the answer. */
export function cancelRecs(): void {
  requests.dispatchEvent(new Event(CANCEL));
}

/**
 * The answer, or after a while, without a network or where the visitor cancels, a result that says so and keeps what was
 * typed: thrown, it would put an error in place of the page and its list.
 */
export async function answerInTime(input: FormData, ask: () => Promise<RecsResult>): Promise<RecsResult> {
  const { promise: given, resolve: giveUp } = Promise.withResolvers<RecsResult>();
  const timer = setTimeout(() => giveUp(unanswered(input, TOO_SLOW)), MOST_WAIT_MS);
  const cancel = () => giveUp(unanswered(input, CANCELED));
  requests.addEventListener(CANCEL, cancel);
  const asked = ask().catch((error: unknown) => {
    // What the browser throws where no answer came at all.
    if (!(error instanceof TypeError)) throw error;
    return unanswered(input, navigator.onLine ? UNREACHABLE : OFFLINE);
  });
  try {
    return await Promise.race([asked, given]);
  } finally {
    clearTimeout(timer);
    requests.removeEventListener(CANCEL, cancel);
  }
}

function unanswered(input: FormData, error: string): RecsResult {
  return { ...UNASKED, form: formOf(input), error };
}

function formOf(input: FormData): RecsForm {
  const text = (name: string) => `${input.get(name) ?? ''}`;
  const named = [...input.getAll('commander'), ...input.getAll('partner')].map((name) => `${name}`.trim());
  return {
    deck: text('deck'),
    commanders: named.filter(Boolean),
    maxPrice: text('maxPrice'),
    maxTotal: text('maxTotal'),
    bracket: text('bracket'),
    excludeLands: input.has('excludeLands'),
    owned: input.has('owned'),
    replaced: '',
    compare: '',
    other: text('other'),
  };
}
