/** After this time a part of the site counts as missing. */
const MAX_WAIT_MS = 20_000;
/** Firefox fails what a page is loading when it is left; by then, the page no longer runs. */
const LEAVE_MS = 1_000;

/** Code of the site that could not be loaded: there is no network, or an update removed the file. */
export class PartLoadError extends Error {
  override readonly name = 'PartLoadError';
}

/** Number of failures of the file at a URL. */
const failures = new Map<string, number>();

/**
 * Imports a file of the built site. Chromium remembers failed URLs and never requests them again, so after a failure
 * the file is also requested by another URL; first by the original one, because no module should be loaded twice.
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

/** What the built site calls instead of `import` (retry-imports.ts). */
Object.assign(globalThis, { importPart });

/**
 * The only way to load code later.
 * @throws PartLoadError also if it takes too long
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await inTime(load());
  } catch (cause) {
    await new Promise((resolve) => setTimeout(resolve, LEAVE_MS));
    throw new PartLoadError('A part of the site could not be fetched.', { cause });
  }
}

function inTime<T>(part: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new Error('It did not come in time.')), MAX_WAIT_MS);
  part.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
