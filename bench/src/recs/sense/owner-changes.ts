import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { LoadedSnapshot } from '../../../../packages/answers/src/index.ts';
import { type Card, isBasic } from '../../../../packages/domain/src/index.ts';
import { answerList, type SenseAnswer } from './answer.ts';

/** One step of a list: what its owner removed and added, as cards of the catalog without lands. */
export type OwnerStep = {
  answer: Pick<SenseAnswer, 'cards' | 'cuts' | 'additions'>;
  removed: readonly Card[];
  added: readonly Card[];
};

type Entry = { name: string; quantity: number };
type StepRow = { id: string; commanders: string[]; before: Entry[]; removed: string[]; added: string[] };

export const CUT_LIMITS = [10, 20] as const;
export const ADD_LIMITS = [30, 100] as const;

/** Owner's cards that are found, of how many, and how many would be found by chance. */
export type Found = { limit: number; found: number; total: number; byChance: number | null };

/** Requests advice for each list before it was changed; empty where the file is absent. */
export async function answerSteps(snapshot: LoadedSnapshot, folder: string): Promise<OwnerStep[]> {
  const file = join(folder, 'decks', 'owner-changes.jsonl.gz');
  if (!existsSync(file)) return [];
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  const steps: OwnerStep[] = [];
  for (const { id, commanders, before, removed, added } of lines.map(readRow)) {
    const cards = before.map(({ name, quantity }) => `${quantity} ${name}`);
    const answer = await answerList(snapshot, {
      ...{ id, source: 'personal', commanders, cards },
      ...{ tags: [], bracket: null },
    });
    const listed = new Set(answer.cards.map(({ card }) => card));
    const getSpells = (names: readonly string[], isListed: boolean): Card[] =>
      names
        .flatMap((name) => snapshot.cards[snapshot.resolver.find(name) ?? -1] ?? [])
        .filter((card) => isSpell(card) && listed.has(card) === isListed);
    steps.push({ answer, removed: getSpells(removed, true), added: getSpells(added, false) });
  }
  return steps;
}

/** Removed cards among the first cuts; by chance, as many of the list's spells are drawn as cuts are named. */
export function countRemoved(steps: readonly OwnerStep[], limit: number): Found {
  let [found, total, byChance] = [0, 0, 0];
  for (const { answer, removed } of steps) {
    const first = answer.cuts.slice(0, limit).map(({ card }) => card);
    const spells = answer.cards.filter(({ card }) => isSpell(card)).length;
    found += removed.filter((card) => first.includes(card)).length;
    total += removed.length;
    byChance += spells === 0 ? 0 : (removed.length * Math.min(first.length, spells)) / spells;
  }
  return { limit, found, total, byChance };
}

/** Added cards among the first additions. */
export function countAdded(steps: readonly OwnerStep[], limit: number): Found {
  let [found, total] = [0, 0];
  for (const { answer, added } of steps) {
    const first = answer.additions.slice(0, limit).map(({ card }) => card);
    found += added.filter((card) => first.includes(card)).length;
    total += added.length;
  }
  return { limit, found, total, byChance: null };
}

function isSpell(card: Card): boolean {
  return card.primaryType !== 'Land' && !isBasic(card);
}

/** @throws Error if the line is no step of a list */
function readRow(line: string): StepRow {
  const row: Partial<StepRow> = JSON.parse(line);
  const { id, commanders, before, removed, added } = row;
  if (!id || !commanders || !before || !removed || !added) throw new Error(`no step of a list: ${line}`);
  return { id, commanders, before, removed, added };
}
