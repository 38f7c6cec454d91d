import type { Contents } from '../../shared/storage/stored-clipboard.ts';
import { getCardUrls } from './clipboard.ts';

export const EMPTY: Contents = { cards: {}, commanders: [] };

/**
 * Merges the changes of two tabs: applies this tab's changes since their common `base` to what the other one wrote. A
 * card that either of them removed stays out, one that either added is in. The commanders are those of the tab that
 * changed them; if both did, the first by code unit order of the URLs, so that both tabs converge. No card is both a
 * commander and in the list.
 */
export function mergeTabs(base: Contents, mine: Contents, theirs: Contents): Contents {
  const [ours, others] = [new Set(getCardUrls(mine)), new Set(getCardUrls(theirs))];
  const takenOut = new Set(getCardUrls(base).filter((url) => !ours.has(url) || !others.has(url)));
  const leads = mergedCommanders(base, mine, theirs);
  const commanders = leads.commanders.filter((url) => !takenOut.has(url));
  const all = [...others, ...ours].filter((url) => !takenOut.has(url) && !commanders.includes(url));
  return {
    cards: Object.fromEntries(all.map((url) => [url, true] as const)),
    commanders,
  };
}

function mergedCommanders(base: Contents, mine: Contents, theirs: Contents): Contents {
  if (sameList(base.commanders, mine.commanders)) return theirs;
  if (sameList(base.commanders, theirs.commanders)) return mine;
  return mine.commanders.join() < theirs.commanders.join() ? mine : theirs;
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each, index) => b[index] === each);
}
