import { narrowToOwned } from '../../shared/collection/owned-answer.ts';
import { loadCollection } from '../../shared/collection/use-collection.ts';
import { browserClient } from '../../shared/session/browser-client.ts';
import { withBasicsOnly } from './basics-only.ts';
import { recsHost } from './recs-host.ts';
import type { RecsResult } from './recs-result.ts';

const NO_COLLECTION = 'There is no collection in this browser yet. Add yours, or uncheck “Only cards I own”.';
const LOOKUP_FAILED = 'The cards you own could not be looked up. Try again.';

/** The result with only cards from this device's collection. */
export async function ownedResult({ requested, ...result }: RecsResult): Promise<RecsResult> {
  const { answer } = result;
  if (!requested || !answer) return result;
  try {
    const { collection } = (await loadCollection()).get();
    if (!collection) return { ...result, answer: null, error: NO_COLLECTION };
    const client = await browserClient({ apiHost: recsHost.api });
    const owned = await narrowToOwned(answer, requested, collection.cards, (request) =>
      client.postRecs(request),
    );
    const { advice, insight } = result;
    const near = advice?.near.filter(({ slug }) => Object.hasOwn(collection.cards, slug)) ?? [];
    return {
      ...result,
      ...owned,
      advice: advice && { ...advice, near },
      insight: insight && { ...insight, fill: insight.fill && withBasicsOnly(insight.fill) },
    };
  } catch {
    // The client has logged it.
    return { ...result, answer: null, error: LOOKUP_FAILED };
  }
}
