import type { SearchOption } from '@deckwright/contract';
import { browserClient } from '../session/browser-client.ts';

let listed: Promise<SearchOption[]> | null = null;

/** URL of a random commander page with uniform probability; null if no commander has decks. */
export async function randomCommander(draw: () => number = Math.random): Promise<string | null> {
  listed ??= browserClient().then((client) => client.fetchTypeaheadList('commanders'));
  try {
    return pickUrl(await listed, draw());
  } catch (error) {
    listed = null;
    throw error;
  }
}

/** `chance` is from 0 up to but not including 1. */
export function pickUrl(options: readonly SearchOption[], chance: number): string | null {
  return options[Math.floor(chance * options.length)]?.url ?? null;
}
