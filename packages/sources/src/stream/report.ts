import { AppError } from '@deckwright/domain';

/** How many rejects a report keeps to be shown. */
export const SHOWN_REJECTS = 10;

/** Largest share of records that may be rejected before the run fails; 0…1. */
export const MAX_REJECT_SHARE = {
  cards: 0.02,
  printings: 0.02,
  sets: 0.05,
  tags: 0.05,
  rulings: 0.05,
  identifiers: 0.05,
  prices: 0.05,
  combos: 0.05,
  precons: 0.05,
  priceFile: 0.05,
  saltFile: 0.05,
  decks: 0.1,
  results: 0.1,
} as const;

/** `at` names the place in the file: "record 12" (from 0), "line 3" (from 1) or an entry's key. */
export type Reject = { at: string; reason: string };

export type SourceReport = {
  name: string;
  /** The file read, or null where it is missing. */
  file: string | null;
  records: number;
  accepted: number;
  rejected: number;
  firstRejects: Reject[];
  /** Well-formed records left out, by rule. */
  skipped: Record<string, number>;
  /** What the operator should know: a missing optional file and what it means. */
  warnings: string[];
};

export function newReport(name: string, file: string | null): SourceReport {
  return { name, file, records: 0, accepted: 0, rejected: 0, firstRejects: [], skipped: {}, warnings: [] };
}

export function countReject(report: SourceReport, at: string, reason: string): void {
  report.records++;
  report.rejected++;
  if (report.firstRejects.length < SHOWN_REJECTS) report.firstRejects.push({ at, reason });
}

export function countAccepted(report: SourceReport): void {
  report.records++;
  report.accepted++;
}

export function countSkipped(report: SourceReport, rule: string): void {
  report.records++;
  report.skipped[rule] = (report.skipped[rule] ?? 0) + 1;
}

/**
 * @throws AppError 'data-loss' naming the first rejects when more than `maxShare` (0…1) of the records are rejected.
 */
export function checkRejectShare(report: SourceReport, maxShare: number): void {
  if (report.rejected === 0 || report.rejected <= maxShare * report.records) return;
  const shown = report.firstRejects.map(({ at, reason }) => `  ${at}: ${reason}`).join('\n');
  const share = Number(((100 * report.rejected) / report.records).toFixed(1));
  throw new AppError(
    'data-loss',
    `${report.file ?? report.name}: ${report.rejected} of ${report.records} records (${share}%) cannot be used; at most ` +
      `${Number((100 * maxShare).toFixed(1))}% may be unusable. Nothing was written. Check that this is the right file; correct these, or get it again.\n${shown}`,
  );
}
