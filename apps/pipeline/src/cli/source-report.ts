import { groupDigits, table } from '@deckwright/command-line';
import type { SourceReport } from '@deckwright/sources';

/** Counts of every file, then exclusions by rule, the first rejects and the warnings. */
export function sourceReport(reports: readonly SourceReport[]): string {
  const rows = reports.map(({ name, records, accepted, rejected, skipped }) => {
    const left = Object.values(skipped).reduce((sum, count) => sum + count, 0);
    return [name, ...[records, accepted, left, rejected].map(groupDigits)];
  });
  const lines = reports.flatMap(({ name, skipped, firstRejects, rejected, warnings }) => [
    ...Object.entries(skipped)
      .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
      .map(([rule, count]) => `  ${name}: left out ${groupDigits(count)}: ${rule}\n`),
    ...firstRejects.map(({ at, reason }) => `  ${name}: rejected ${at}: ${reason}\n`),
    ...(rejected > firstRejects.length
      ? [`  ${name}: and ${groupDigits(rejected - firstRejects.length)} more rejects\n`]
      : []),
    ...warnings.map((warning) => `  Warning: ${warning}\n`),
  ]);
  return table([['', 'records', 'kept', 'left out', 'rejected'], ...rows]) + lines.join('');
}
