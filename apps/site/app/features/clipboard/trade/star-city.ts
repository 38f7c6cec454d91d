import { FetchError } from '@deckwright/api-client';
import { type AffiliateIds, wrapLink } from '@deckwright/decklist';
import { browserClient } from '../../../shared/api/browser-client.ts';
import { toasts } from '../../../shared/toasts/toasts.ts';

const NO_ANSWER = 'Star City Games did not answer. Try again in a moment, or copy the list.';
const WAITING = 'Asking Star City Games…';

/**
 * Asks our server for the shop's page of the list and opens it in a tab that is there from the press on, as browsers
 * hold back those that come later. Gives the link where no tab could be opened, else null; a failure is said in passing.
 */
export async function openAtStarCity(
  names: readonly string[],
  affiliates: AffiliateIds,
  apiHost: string,
): Promise<string | null> {
  const tab = openTab();
  try {
    const client = await browserClient({ apiHost });
    const { url } = await client.postScg(names);
    const link = wrapLink(url, affiliates);
    if (!tab || tab.closed) return link;
    tab.location.replace(link);
  } catch (error) {
    tab?.close();
    const said = error instanceof FetchError ? error.problem?.error.message : undefined;
    toasts.add({ key: 'scg', text: said ?? NO_ANSWER });
  }
  return null;
}

/** Empty, and without a way back to this page. */
function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = WAITING;
  tab.document.body.textContent = WAITING;
  return tab;
}
