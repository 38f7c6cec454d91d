import { existsSync, readFileSync } from 'node:fs';
import { AppError } from '@deckwright/domain';
import { z } from 'zod';
import { replaceFile } from './atomic-files.ts';
import type { DataPaths } from './data-folder.ts';

const head = { reason: z.string(), date: z.string() };

/** A source that was removed: nothing more is taken from it. */
const SourceRefusal = z.object({ source: z.string(), ...head });
/** A deck that was removed, under its source and id, and at its address under any. Its contents are not kept. */
const DeckRefusal = z.object({
  source: z.string(),
  id: z.string(),
  url: z.string().nullable(),
  /** The id in the address of its page, if it was named by that. */
  page: z.string().optional(),
  ...head,
});
export type DeckRefusal = z.infer<typeof DeckRefusal>;

const Refusals = z.object({
  format: z.literal('deckwright-refusals'),
  version: z.literal(1),
  sources: z.array(SourceRefusal),
  decks: z.array(DeckRefusal),
});
/** `lake/refusals.json`: what was removed, why, and on which day. */
export type Refusals = z.infer<typeof Refusals>;

const NONE: Refusals = { format: 'deckwright-refusals', version: 1, sources: [], decks: [] };

/** @throws AppError data-loss for a damaged file: going on without it would bring back what was removed */
export function readRefusals(paths: Pick<DataPaths, 'refusals'>): Refusals {
  const path = paths.refusals;
  if (!existsSync(path)) return NONE;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    value = null;
  }
  const parsed = Refusals.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError(
    'data-loss',
    `${path} is damaged: it lists the sources and decks that were removed on request. Restore it from a backup, or correct it; without it they would come back.`,
  );
}

export function writeRefusals(paths: Pick<DataPaths, 'refusals'>, refusals: Refusals): void {
  replaceFile(paths.refusals, `${JSON.stringify(refusals, null, 2)}\n`);
}

/** A key that a source has however it is capitalized. */
export function sourceKey(source: string): string {
  return source.trim().toLowerCase();
}

/** Those of a list that another one lacks. */
export function missingRefusals(from: Refusals, other: Refusals): Refusals {
  const present = new Set([...other.sources.map(refusalKey), ...other.decks.map(refusalKey)]);
  const isMissing = (refusal: Partial<DeckRefusal> & { source: string }) => !present.has(refusalKey(refusal));
  return { ...from, sources: from.sources.filter(isMissing), decks: from.decks.filter(isMissing) };
}

function refusalKey({ source, id, url }: Partial<DeckRefusal> & { source: string }): string {
  return JSON.stringify([sourceKey(source), id, url]);
}
