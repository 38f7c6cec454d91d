import type { StorageKey } from './keys.ts';

/** `full`: no room is left; `blocked`: the browser has no storage, or denies it. */
export type WriteOutcome = 'stored' | 'full' | 'blocked';

/** How a value is stored as text. */
export type StoredFormat<T> = {
  key: StorageKey;
  /** On the device, for all tabs until it is erased; or in one tab until it is closed. */
  area?: 'device' | 'tab';
  /** The value of a stored text; null stands for nothing stored. If it throws, nothing readable is stored. */
  parse: (text: string | null) => T;
  /** The text to store; null to erase it. */
  print: (value: T) => string | null;
  /** Whether a value that cannot be stored lasts as long as the page. */
  inMemory?: boolean;
};

/** A value that this browser stores. None of the functions throws. */
export type StoredValue<T> = {
  /** The stored value; the default if none can be read. */
  read: () => T;
  /** Stores or erases the value, and reports whether the browser did. */
  write: (value: T) => WriteOutcome;
  /** The value of a text, such as that of a `storage` event. */
  parse: (text: string | null) => T;
};

/**
 * The only access to local storage and session storage, except for scripts that run before any module. Storage is missing
 * in some private windows, may be full, and may contain whatever another version of the site has written.
 */
export function createStoredValue<T>(format: StoredFormat<T>): StoredValue<T> {
  const { key, area = 'device', print, inMemory = false } = format;
  let memory: string | null = null;

  function parse(text: string | null): T {
    try {
      return format.parse(text);
    } catch {
      // Not written by this version of the site.
      return format.parse(null);
    }
  }

  return {
    parse,
    read: () => parse(memory ?? readText(key, area)),
    write(value) {
      const text = print(value);
      const outcome = writeText(key, area, text);
      if (inMemory) memory = outcome === 'stored' ? null : text;
      return outcome;
    },
  };
}

/** Whether the device has something under a key, readable or not: cheaper than to load what can read it. */
export function isStored(key: StorageKey): boolean {
  return readText(key, 'device') !== null;
}

type Area = 'device' | 'tab';

function readText(key: StorageKey, area: Area): string | null {
  try {
    return getStorage(area).getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: StorageKey, area: Area, text: string | null): WriteOutcome {
  try {
    if (text === null) getStorage(area).removeItem(key);
    else getStorage(area).setItem(key, text);
    return 'stored';
  } catch (error) {
    return error instanceof DOMException && /quota/i.test(error.name) ? 'full' : 'blocked';
  }
}

/** @throws DOMException if the browser denies storage */
function getStorage(area: Area): Storage {
  return area === 'tab' ? sessionStorage : localStorage;
}
