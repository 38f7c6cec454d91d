import { expect, it } from 'vitest';
import { StartParts } from './start-parts.ts';

it('are counted from the start of the process, each from the end of the one before', () => {
  const times = [1250, 2000, 4810];
  const parts = new StartParts(() => times.shift() ?? 0);
  for (const part of ['program', 'database', 'snapshot']) parts.end(part);
  expect(parts.seconds).toEqual({ program: 1.25, database: 0.75, snapshot: 2.81 });
  expect(parts.toText()).toBe('4.8 s of processor time: program 1.3 s, database 0.8 s, snapshot 2.8 s');
});

it('are those of this process', () => {
  const parts = new StartParts();
  parts.end('program');
  expect(parts.seconds.program).toBeGreaterThan(0);
});
