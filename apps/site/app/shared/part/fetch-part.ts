/** After so long a part of the site that does not come counts as missing. */
const MOST_WAIT_MS = 20_000;

/** Code of the site that could not be fetched: the network is away, or an update took the file. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/** How often the file at an address could not be fetched. */
const failures = new Map<string, number>();

/**
 * Imports a file of the built site. Chromium remembers that an address failed and never asks for it again, so that after a
 * failure the file is also asked for under another one; first as before, as no module should be there twice.
 */
export async function importPart(address: string): Promise<unknown> {
  const before = failures.get(address) ?? 0;
  try {
    return await import(/* @vite-ignore */ address);
  } catch (error) {
    failures.set(address, before + 1);
    if (before === 0) throw error;
    return import(/* @vite-ignore */ `${address}?again=${before}`);
  }
}

/** What the built site calls in place of `import` (lasting-imports.ts). */
Object.assign(globalThis, { importPart });

/**
 * The only door to code that is loaded later.
 * @throws PartMissing also where it does not come in time
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await inTime(load());
  } catch (cause) {
    throw new PartMissing('A part of the site could not be fetched.', { cause });
  }
}

function inTime<T>(part: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new Error('It did not come in time.')), MOST_WAIT_MS);
  part.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
