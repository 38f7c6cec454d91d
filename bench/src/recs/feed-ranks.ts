import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Card } from '../../../packages/domain/src/index.ts';

const HIGHEST_RANK = 0xffff;

/** The popularity rank that the card feed states for each card, 1 = most played; 0 if it states none. */
export async function readRanks(file: string, cards: readonly Card[]): Promise<Uint16Array> {
  const records: unknown = JSON.parse(gunzipSync(await readFile(file)).toString('utf8'));
  const rankByName = new Map<string, number>();
  for (const record of Array.isArray(records) ? records : []) {
    const { oracle_id: key, edhrec_rank: rank } = record as { oracle_id?: string; edhrec_rank?: number };
    if (key && rank) rankByName.set(key, Math.min(rank, HIGHEST_RANK));
  }
  return Uint16Array.from(cards, ({ key }) => rankByName.get(key) ?? 0);
}
