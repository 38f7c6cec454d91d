import { type AffiliateIds, wrapLink } from '@deckwright/decklist';
import { FetchError } from '../../../shared/api/request.ts';
import { toasts } from '../../../shared/feedback/toasts.ts';
import { browserClient } from '../../../shared/session/browser-client.ts';

const NO_ANSWER = 'Star City Games did not answer. Try again in a moment, or copy the list.';
const WAITING = 'Asking Star City Games…';

/**
 * Requests the shop's page of the list from our server and opens it in a tab created at the press, because browsers
 * block tabs opened later. Returns the link if no tab could be opened, otherwise null; failures are shown as a toast.
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

/** Blank, and without an opener. */
function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = WAITING;
  tab.document.body.textContent = WAITING;
  return tab;
}
