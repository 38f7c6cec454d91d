import { type CollectionProblem, readCollection } from '@deckwright/decklist/collection';
import type { ApiClient } from '../api/api-client.ts';
import { cardFinder, type MatchedCollection, matchNames } from './match-names.ts';

export type TakenCollection = MatchedCollection & { problems: CollectionProblem[] };

type Watch = { onProgress?: (share: number) => void };

/** Larger files are not collections. */
export const MAX_BYTES = 50_000_000;
/** The share of reading in the whole progress; the rest is matching names. */
const READING = 0.5;

/**
 * The cards in a file or text, matched with the names of all cards on this device: no name of it is sent anywhere.
 * @throws FetchError if the names cannot be fetched.
 */
export async function takeCollection(
  input: Blob | string,
  client: Pick<ApiClient, 'fetchCardNames'>,
  { onProgress }: Watch = {},
): Promise<TakenCollection> {
  const names = client.fetchCardNames();
  // Awaited below; a failure until then is not unhandled.
  names.catch(() => undefined);
  const content = typeof input === 'string' ? input : new Uint8Array(await input.arrayBuffer());
  const step = (from: number, share: number) => async (done: number) => {
    onProgress?.(from + share * done);
    await breath();
  };
  const find = cardFinder(await names);
  const { entries, problems } = await readCollection(content, {
    cards: find,
    onProgress: step(0, READING),
  });
  const matched = await matchNames(entries, await names, { onProgress: step(READING, 1 - READING) });
  return { ...matched, problems };
}

/** Lets the browser paint and respond to input. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
