import { type Contents, urlsOf } from './clipboard.ts';

/** Written next to the state, as `{ version, state }`. */
const CLIPBOARD_VERSION = 2;

export const EMPTY: Contents = { cards: {}, commanders: [] };

/** What is written: only the list and the commanders of the clipboard. */
export function writeContents({ cards, commanders }: Contents): string {
  return JSON.stringify({ version: CLIPBOARD_VERSION, state: { cards, commanders } });
}

/** Whether a later version of the site wrote it, whose state must not be overwritten. */
export function isNewer(text: string | null): boolean {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isRecord(kept) && typeof kept.version === 'number' && kept.version > CLIPBOARD_VERSION;
  } catch {
    return false;
  }
}

/**
 * Reads what any version wrote: 0 had a single `commander`, 1 a list of them; both had cards by URL. Ignores what is
 * not a card's URL. Null if nothing, or nothing readable, was written: an empty clipboard would mean that every card
 * was removed.
 */
export function readContents(text: string | null): Contents | null {
  if (text === null) return null;
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(kept) || !isRecord(kept.state)) return null;
  const version = typeof kept.version === 'number' ? kept.version : 0;
  return migrate(kept.state, version);
}

/** The contents of a stored state of version 0, 1 or 2. */
export function migrate(state: Record<string, unknown>, version: number): Contents {
  const commanderCards =
    version < 1 ? [state.commander] : Array.isArray(state.commanders) ? state.commanders : [];
  const commanders = [...new Set(commanderCards.filter(isCardUrl))].sort();
  const urls = isRecord(state.cards) ? Object.keys(state.cards).filter(isCardUrl) : [];
  const listed = urls.filter((url) => !commanders.includes(url));
  return { cards: Object.fromEntries(listed.map((url) => [url, true] as const)), commanders };
}

/**
 * Merges the changes of two tabs: applies this tab's changes since their common `base` to what the other one wrote. A
 * card that either of them removed stays out, one that either added is in. The commanders are those of the tab that
 * changed them; if both did, the first by code unit order of the URLs, so that both tabs converge. No card is both a
 * commander and in the list.
 */
export function mergeTabs(base: Contents, mine: Contents, theirs: Contents): Contents {
  const [ours, others] = [new Set(urlsOf(mine)), new Set(urlsOf(theirs))];
  const takenOut = new Set(urlsOf(base).filter((url) => !ours.has(url) || !others.has(url)));
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

function isCardUrl(value: unknown): value is string {
  return typeof value === 'string' && /^\/cards\/[^/?#]+$/.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
