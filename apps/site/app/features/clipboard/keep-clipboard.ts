import { type Contents, sameContents, urlsOf } from './clipboard.ts';
import { EMPTY, isNewer, mergeTabs, readContents, writeContents } from './kept-clipboard.ts';

/** After so long the site goes on with an empty clipboard. */
export const RESTORE_MS = 5000;
/** For so long a change of this tab may not have reached the other tabs, which write without it. */
const SETTLE_MS = 1000;
/** Words that cross are answered so often; a tab that then hears another once more was contradicted, and gives in. */
const MOST_ANSWERS = 8;

export const CLIPBOARD_NOT_KEPT =
  'This browser blocks storage; your clipboard will be lost when you close the page.';
export const NO_ROOM_FOR_CLIPBOARD =
  'Browser storage is full; changes to your clipboard will be lost when you close the page.';

export const NEWER_CLIPBOARD =
  'Another tab runs a newer version of this site. Reload this page to keep changes to your clipboard.';

/** Where the clipboard is kept. Both may throw: private windows have no storage, full ones take nothing. */
export type ClipboardShelf = {
  read: () => string | null | Promise<string | null>;
  write: (text: string) => void;
};

type Holder = {
  get: () => Contents;
  /** Takes over what came from the device or another tab. */
  adopt: (contents: Contents) => void;
  /** Calls after each change of the contents. */
  onChange: (changed: () => void) => void;
};

/**
 * Keeps a clipboard on the device and in step with other tabs. Each change is brought together with what stands there
 * and written at once, so that nothing is lost where the page is closed right after. Two tabs that write in the same
 * moment do not see each other's words before the event about them: then each does its own changes of the last second
 * again upon what the other wrote, and both come to the same (`mergeTabs`).
 */
export function keepClipboard(holder: Holder, shelf: ClipboardShelf, say: (problem: string) => void) {
  /** What this tab and the device last agreed upon. */
  let agreed = EMPTY;
  /** What was written since, and every card that stood in it. */
  let written: Contents | null = null;
  let touched: readonly string[] = [];
  let settling: ReturnType<typeof setTimeout> | undefined;
  let answers = 0;
  let restored = false;
  let adopting = false;
  let problem = '';
  /** A later version has written there: from then on this tab only reads. */
  let newer = false;

  /** Brings what stands there together with what was done here, and writes it where the device has something else. */
  function meet(theirs: Contents): void {
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

  /** What mine and theirs both come from: this tab's own last words, or else what was agreed upon before them. */
  function baseFor(mine: Contents, theirs: Contents): Contents {
    if (written && sameContents(written, theirs)) return written;
    if (answers >= MOST_ANSWERS) return mine;
    const here = urlsOf(mine);
    const takenOut = touched.filter((url) => !here.includes(url)).map((url) => [url, true] as const);
    return { ...agreed, cards: { ...agreed.cards, ...Object.fromEntries(takenOut) } };
  }

  function write(contents: Contents): void {
    try {
      if (newer) {
        tell(NEWER_CLIPBOARD);
        return;
      }
      shelf.write(writeContents(contents));
      written = contents;
      touched = [...new Set([...touched, ...urlsOf(contents)])];
      settling ??= setTimeout(() => settle(written ?? agreed), SETTLE_MS);
      problem = '';
    } catch (error) {
      tell(isFull(error) ? NO_ROOM_FOR_CLIPBOARD : CLIPBOARD_NOT_KEPT);
    }
  }

  /** Once, until something is kept again. */
  function tell(next: string): void {
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
    try {
      const text = await shelf.read();
      newer ||= isNewer(text);
      return readContents(text);
    } catch {
      // A private window without storage has nothing kept; the first write says so.
      return null;
    }
  }

  async function exchange(): Promise<void> {
    // What cannot be read, or was cleared, takes nothing out of this tab.
    meet((await read()) ?? agreed);
  }

  holder.onChange(() => {
    if (!restored || adopting) return;
    clearTimeout(settling);
    settling = undefined;
    answers = 0;
    void exchange();
  });

  return {
    /** Reads what is kept. Resolves after `RESTORE_MS` at the latest; what comes later joins what is there by then. */
    async restore(): Promise<void> {
      const met = read().then((kept) => kept && meet(kept));
      await Promise.race([met, new Promise((resolve) => setTimeout(resolve, RESTORE_MS))]);
      restored = true;
    },
    /** Another tab wrote this; null where it cleared the storage. */
    heard(text: string | null): void {
      newer ||= isNewer(text);
      const theirs = readContents(text);
      if (!theirs) return;
      meet(theirs);
      answers += 1;
    },
    /** The page was away for a while and may have missed what others wrote. */
    back: () => void exchange(),
  };
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && /quota/i.test(error.name);
}
