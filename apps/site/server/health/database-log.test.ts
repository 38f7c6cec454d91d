import { expect, it } from 'vitest';
import { logDatabaseProblems } from './database-log.ts';

it('logs that the database takes no writes once, and once that it does again', () => {
  const lines: string[] = [];
  let time = 0;
  const log = {
    warn: (message: string) => void lines.push(`warn ${message}`),
    info: (message: string) => void lines.push(`info ${message}`),
  };
  const note = logDatabaseProblems(log, () => time);
  note(null);
  expect(lines).toEqual([]);
  note('cannot execute INSERT in a read-only transaction');
  time = 30_000;
  note('no answer within 2 s');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^warn The database takes no writes \(cannot execute INSERT in a read-only transaction\)/,
  );
  time = 42_400;
  note(null);
  note(null);
  expect(lines.slice(1)).toEqual(['info The database takes writes again, after 42 s.']);
  note('refused');
  expect(lines).toHaveLength(3);
});
