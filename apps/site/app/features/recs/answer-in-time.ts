import { OFFLINE, TOO_SLOW, UNREADABLE } from '../../shared/feedback/failure-message.ts';
import { readRecsForm } from './form-fields.ts';
import { type RecsResult, UNASKED } from './recs-result.ts';

const MAX_WAIT_MS = 30_000;
const CANCELED = 'Canceled. Your list is still here.';
const UNREACHABLE =
  'The site could not be reached. Your list is still here: check your connection and try again.';

const requests = new EventTarget();
const CANCEL = 'cancel';

/** Cancels the pending request. */
export function cancelRecs(): void {
  requests.dispatchEvent(new Event(CANCEL));
}

/**
 * The answer; or, after a timeout, without a network or if canceled, a result that says so and keeps the input. If
 * thrown, it would replace the page and its list with an error.
 */
export async function answerInTime(input: FormData, ask: () => Promise<RecsResult>): Promise<RecsResult> {
  const { promise: given, resolve: giveUp } = Promise.withResolvers<RecsResult>();
  const timer = setTimeout(() => giveUp(unanswered(input, TOO_SLOW)), MAX_WAIT_MS);
  const cancel = () => giveUp(unanswered(input, CANCELED));
  requests.addEventListener(CANCEL, cancel);
  const answered = ask().then(
    (answer) => (isResult(answer) ? answer : unanswered(input, UNREADABLE)),
    (error: unknown) => {
      // A redirect for the router.
      if (error instanceof Response) throw error;
      if (!navigator.onLine) return unanswered(input, OFFLINE);
      // What the browser throws for a failed request; anything else may be our bug.
      if (!(error instanceof TypeError)) console.warn('No recommendations:', error);
      return unanswered(input, error instanceof TypeError ? UNREACHABLE : UNREADABLE);
    },
  );
  try {
    return await Promise.race([answered, given]);
  } finally {
    clearTimeout(timer);
    requests.removeEventListener(CANCEL, cancel);
  }
}

/** Another version of the site may return something else. */
function isResult(given: Partial<RecsResult> | null | undefined): boolean {
  return (
    typeof given?.form?.deck === 'string' && given.answer !== undefined && Array.isArray(given.unreadable)
  );
}

function unanswered(input: FormData, error: string): RecsResult {
  return { ...UNASKED, form: readRecsForm(input), error };
}
