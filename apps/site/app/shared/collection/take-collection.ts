import type { ApiClient } from '@deckwright/api-client';
import { type CollectionProblem, decodeText, readCollection } from '@deckwright/decklist/collection';
import { type MatchedCollection, matchNames } from './match-names.ts';

export type TakenCollection = MatchedCollection & { problems: CollectionProblem[] };

type Watch = { onProgress?: (share: number) => void };

/** Larger files are no collections. */
export const MOST_BYTES = 50_000_000;
/** What reading takes of the whole work; the rest is matching the names. */
const READING = 0.5;

/**
 * The cards in a file or text, matched against the names of all cards on this device: no name of it is sent anywhere.
 * @throws FetchError where the names cannot be fetched.
 */
export async function takeCollection(
  input: Blob | string,
  client: Pick<ApiClient, 'fetchCardNames'>,
  { onProgress }: Watch = {},
): Promise<TakenCollection> {
  const names = client.fetchCardNames();
  // Looked at below; a failure meanwhile is not without a reader.
  names.catch(() => undefined);
  const text = typeof input === 'string' ? input : decodeText(new Uint8Array(await input.arrayBuffer()));
  const step = (from: number, share: number) => async (done: number) => {
    onProgress?.(from + share * done);
    await breath();
  };
  const { entries, problems } = await readCollection(text, { onProgress: step(0, READING) });
  const matched = await matchNames(entries, await names, { onProgress: step(READING, 1 - READING) });
  return { ...matched, problems };
}

/** Lets the browser draw and answer touches. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
