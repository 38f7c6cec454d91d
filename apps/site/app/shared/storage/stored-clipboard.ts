import { STORAGE_KEYS } from './keys.ts';
import { createStoredValue, type WriteOutcome } from './stored-value.ts';

/** What the device stores of a clipboard, by card URL (`/cards/{slug}`). */
export type Contents = {
  /** Each card of the list once, in insertion order; quantities are not stored. */
  readonly cards: Readonly<Record<string, true>>;
  /** Sorted by code unit; none of them is in `cards`. */
  readonly commanders: readonly string[];
};

export type StoredClipboard = {
  /** Null if nothing readable is stored: an empty clipboard would mean that every card was removed. */
  contents: Contents | null;
  /** Whether a later version of the site has written it, whose state must not be overwritten. */
  isNewer: boolean;
};

/** Written next to the state, as `{ version, state }`. */
const CLIPBOARD_VERSION = 2;

/**
 * The clipboard as any version wrote it: 0 had a single `commander`, 1 a list of them; both had cards by URL. What is not a
 * card's URL is ignored.
 */
export const storedClipboard = createStoredValue<StoredClipboard>({
  key: STORAGE_KEYS.clipboard,
  parse(text) {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored)) return { contents: null, isNewer: false };
    const version = typeof stored.version === 'number' ? stored.version : 0;
    return {
      contents: isRecord(stored.state) ? migrate(stored.state, version) : null,
      isNewer: version > CLIPBOARD_VERSION,
    };
  },
  print: ({ contents }) => contents && printContents(contents),
});

export function writeClipboard(contents: Contents): WriteOutcome {
  return storedClipboard.write({ contents, isNewer: false });
}

/** What is written: only the list and the commanders of the clipboard. */
export function printContents({ cards, commanders }: Contents): string {
  return JSON.stringify({ version: CLIPBOARD_VERSION, state: { cards, commanders } });
}

/** URLs of the cards in this browser's clipboard, commanders first; empty if nothing can be read. */
export function clippedCards(): string[] {
  const { cards = {}, commanders = [] } = storedClipboard.read().contents ?? {};
  return [...commanders, ...Object.keys(cards)];
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

function isCardUrl(value: unknown): value is string {
  return typeof value === 'string' && /^\/cards\/[^/?#\s]+$/.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
