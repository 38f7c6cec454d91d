/** Local storage key: the link in the email opens another tab. */
const KEY = 'deckwright-code-handle';
const BYTES = 18;

/** If storage is unavailable, the handle lasts as long as the page. */
let memory: string | null = null;

/**
 * The random text by which this browser says that it requested a code itself (`handle` of `RegisterRequest`), made with the
 * first request.
 */
export function codeHandle(): string {
  const handle = readHandle() ?? newHandle();
  memory = handle;
  try {
    localStorage.setItem(KEY, handle);
  } catch {
    // A private window without storage.
  }
  return handle;
}

/** The handle of a code that may have been requested on another device: empty if none was requested here. */
export function ownCodeHandle(): { handle?: string } {
  const handle = readHandle();
  return handle === null ? {} : { handle };
}

/** Once a code was accepted. */
export function forgetCodeHandle(): void {
  memory = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A private window without storage.
  }
}

function readHandle(): string | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored !== null && /^[\w-]{22,64}$/.test(stored) ? stored : memory;
  } catch {
    return memory;
  }
}

function newHandle(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
