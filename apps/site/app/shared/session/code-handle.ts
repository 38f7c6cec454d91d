import { STORAGE_KEYS } from '../storage/keys.ts';
import { createStoredValue } from '../storage/stored-value.ts';

const BYTES = 18;

const storedHandle = createStoredValue<string | null>({
  key: STORAGE_KEYS.codeHandle,
  parse: (text) => (text !== null && /^[\w-]{22,64}$/.test(text) ? text : null),
  print: (handle) => handle,
  inMemory: true,
});

/**
 * The random text by which this browser says that it requested a code itself (`handle` of `RegisterRequest`), made with the
 * first request.
 */
export function codeHandle(): string {
  const handle = storedHandle.read() ?? newHandle();
  storedHandle.write(handle);
  return handle;
}

/** The handle of a code that may have been requested on another device: empty if none was requested here. */
export function ownCodeHandle(): { handle?: string } {
  const handle = storedHandle.read();
  return handle === null ? {} : { handle };
}

/** Once a code was accepted. */
export function forgetCodeHandle(): void {
  storedHandle.write(null);
}

function newHandle(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
