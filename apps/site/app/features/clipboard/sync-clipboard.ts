import type { Contents, StoredClipboard } from '../../shared/storage/stored-clipboard.ts';
import type { WriteOutcome } from '../../shared/storage/stored-value.ts';
import { getCardUrls, sameContents } from './clipboard.ts';
import { EMPTY, mergeTabs } from './merge-tabs.ts';

/** After this time the site continues with an empty clipboard. */
export const RESTORE_MS = 5000;
/** How long a change of this tab may be unknown to other tabs, which write without it. */
const SETTLE_MS = 1000;
/** How many crossing messages are answered; a tab that then receives another one was contradicted and yields. */
const MAX_ANSWERS = 8;

export const CLIPBOARD_NOT_SAVED =
  'This browser blocks storage; your clipboard will be lost when you close the page.';
export const NO_ROOM_FOR_CLIPBOARD =
  'Browser storage is full; changes to your clipboard will be lost when you close the page.';

export const NEWER_CLIPBOARD =
  'Another tab runs a newer version of this site. Reload this page to keep changes to your clipboard.';

/** Where the clipboard is stored: private windows have no storage, and storage may be full. */
export type ClipboardShelf = {
  read: () => StoredClipboard | Promise<StoredClipboard>;
  write: (contents: Contents) => WriteOutcome;
};

type Holder = {
  get: () => Contents;
  /** Takes over contents from storage or another tab. */
  adopt: (contents: Contents) => void;
  /** Calls back after each change of the contents. */
  onChange: (changed: () => void) => void;
};

/**
 * Stores a clipboard on the device and syncs it with other tabs. Each change is immediately merged with the stored
 * contents and written, so that nothing is lost if the page is closed right after. Two tabs that write at the same
 * moment do not see each other's writes before the event about them: then each reapplies its own changes of the last
 * second to what the other wrote, and both converge (`mergeTabs`).
 */
export function keepClipboard(holder: Holder, shelf: ClipboardShelf, say: (problem: string) => void) {
  /** What this tab and the device last agreed on. */
  let agreed = EMPTY;
  /** What was written since, and every card it contained. */
  let written: Contents | null = null;
  let touched: readonly string[] = [];
  let settling: ReturnType<typeof setTimeout> | undefined;
  let answers = 0;
  let restored = false;
  let adopting = false;
  let problem = '';
  /** Whether a later version has written the storage; this tab then only reads. */
  let newer = false;

  /**
   * Merges the stored contents with this tab's changes, and writes the result if it differs from the stored contents.
   */
  function reconcile(theirs: Contents): void {
    const mine = holder.get();
    const merged = mergeTabs(baseFor(mine, theirs), mine, theirs);
    if (!sameContents(merged, mine)) {
      adopting = true;
      holder.adopt(merged);
      adopting = false;
    }
    if (sameContents(merged, theirs)) settle(merged);
    else write(merged);
  }

  /** The common ancestor of mine and theirs: this tab's last write, otherwise what was agreed before it. */
  function baseFor(mine: Contents, theirs: Contents): Contents {
    if (written && sameContents(written, theirs)) return written;
    if (answers >= MAX_ANSWERS) return mine;
    const here = getCardUrls(mine);
    const takenOut = touched.filter((url) => !here.includes(url)).map((url) => [url, true] as const);
    return { ...agreed, cards: { ...agreed.cards, ...Object.fromEntries(takenOut) } };
  }

  function write(contents: Contents): void {
    if (newer) {
      notify(NEWER_CLIPBOARD);
      return;
    }
    const outcome = shelf.write(contents);
    if (outcome !== 'stored') {
      notify(outcome === 'full' ? NO_ROOM_FOR_CLIPBOARD : CLIPBOARD_NOT_SAVED);
      return;
    }
    written = contents;
    touched = [...new Set([...touched, ...getCardUrls(contents)])];
    settling ??= setTimeout(() => settle(written ?? agreed), SETTLE_MS);
    problem = '';
  }

  /** Reports a problem once, until writing succeeds again. */
  function notify(next: string): void {
    if (next !== problem) say(next);
    problem = next;
  }

  function settle(contents: Contents): void {
    agreed = contents;
    answers = 0;
    written = null;
    touched = [];
    clearTimeout(settling);
    settling = undefined;
  }

  async function read(): Promise<Contents | null> {
    // A private window without storage has nothing stored; the first write reports it.
    const { contents, isNewer } = await shelf.read();
    newer ||= isNewer;
    return contents;
  }

  async function exchange(): Promise<void> {
    // Unreadable or cleared storage removes nothing from this tab.
    reconcile((await read()) ?? agreed);
  }

  holder.onChange(() => {
    if (!restored || adopting) return;
    clearTimeout(settling);
    settling = undefined;
    answers = 0;
    void exchange();
  });

  return {
    /**
     * Reads the stored contents. Resolves after `RESTORE_MS` at the latest; later results are merged with the current
     * contents.
     */
    async restore(): Promise<void> {
      const met = read().then((stored) => stored && reconcile(stored));
      await Promise.race([met, new Promise((resolve) => setTimeout(resolve, RESTORE_MS))]);
      restored = true;
    },
    /** Another tab wrote this, or cleared the storage. */
    heard({ contents, isNewer }: StoredClipboard): void {
      newer ||= isNewer;
      if (!contents) return;
      reconcile(contents);
      answers += 1;
    },
    /** The page was suspended for a while and may have missed other tabs' writes. */
    back: () => void exchange(),
  };
}
