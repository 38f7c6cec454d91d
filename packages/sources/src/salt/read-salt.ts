import { z } from 'zod';
import { compareText } from '../catalog/compare-text.ts';
import type { OnBytes } from '../stream/chunks.ts';
import { schemaReason } from '../stream/read-records.ts';
import {
  checkRejectShare,
  countAccepted,
  countReject,
  MAX_REJECT_SHARE,
  newReport,
  type SourceReport,
} from '../stream/report.ts';
import { readTableRows } from '../table/read-rows.ts';

/** An imported salt score 0–4 of one card, with the number of votes behind it. */
export type SaltRow = { name: string; score: number; votes: number };

const TABLE = { needed: ['name', 'score', 'votes'], optional: [], list: 'salt' };

const number = (low: number, high: number, message: string) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^\d+(\.\d+)?$/, message)
          .transform(Number),
      ],
      message,
    )
    .refine((value) => value >= low && value <= high, message);

const SaltRecord = z.object({
  name: z.string().trim().min(1),
  score: number(0, 4, 'not a number from 0 to 4'),
  votes: number(1, 1e9, 'not a whole number from 1 on').refine(
    Number.isInteger,
    'not a whole number from 1 on',
  ),
});

/**
 * Reads salt scores, gzipped or not: CSV with the columns name, score and votes, JSONL, or a JSON list of such records,
 * also below `data` or `salt`. Duplicate names are rejected. Rows are sorted by name.
 * @throws AppError 'data-loss' for too many rejects, 'invalid-argument' for a header without the columns.
 */
export async function readSalt(
  path: string,
  { onBytes }: { onBytes?: OnBytes } = {},
): Promise<{ rows: SaltRow[]; report: SourceReport }> {
  const report = newReport('salt scores', path);
  const rows = new Map<string, SaltRow>();
  for await (const { at, value } of readTableRows(path, TABLE, onBytes)) {
    const parsed = typeof value === 'string' ? value : SaltRecord.safeParse(value);
    if (typeof parsed === 'string') countReject(report, at, parsed);
    else if (!parsed.success) countReject(report, at, schemaReason(parsed.error));
    else if (rows.has(parsed.data.name)) countReject(report, at, `name: "${parsed.data.name}" stands twice`);
    else {
      rows.set(parsed.data.name, parsed.data);
      countAccepted(report);
    }
  }
  checkRejectShare(report, MAX_REJECT_SHARE.saltFile);
  return { rows: [...rows.values()].sort((a, b) => compareText(a.name, b.name)), report };
}
