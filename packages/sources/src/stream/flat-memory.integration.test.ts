import { spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';

const RECORDS = 300_000;
const STEP = 1000;

/** Kept in memory, the texts alone would take 150 MB. */
function* documentParts(): Generator<string> {
  const filler = 'x'.repeat(500);
  yield '{"meta":{"version":"1"},"data":{"first":{"n":0,"text":""}';
  for (let from = 1; from < RECORDS; from += STEP) {
    const step = Array.from({ length: Math.min(STEP, RECORDS - from) }, (_, index) => from + index);
    yield step.map((n) => `,"key-${n}":{"n":${n},"text":"${filler}"}`).join('');
  }
  yield '}}';
}

const READER = `
import { readRecords } from ${JSON.stringify(join(import.meta.dirname, 'read-records.ts'))};
import { z } from 'zod';
let sum = 0;
const report = await readRecords({
  name: 'large', path: PATH, members: ['data'], maxRejectShare: 0,
  schema: z.object({ n: z.number() }), each: ({ n }) => { sum += n; return undefined; },
});
console.log(JSON.stringify({ records: report.records, sum}));
`;

describe('reading a file much larger than the memory allowed', () => {
  it('needs no more than a small heap', { timeout: 120_000 }, async () => {
    const dir = await tempDir({});
    const path = join(dir, 'large.gz');
    await pipeline(Readable.from(documentParts()), createGzip({ level: 1 }), createWriteStream(path));
    const run = spawnSync(
      process.execPath,
      [
        '--max-old-space-size=48',
        '--input-type=module',
        '--eval',
        `const PATH = ${JSON.stringify(path)};${READER}`,
      ],
      { encoding: 'utf8', cwd: import.meta.dirname },
    );
    expect(run.stderr).toBe('');
    // Sum of 0 … n − 1 is n (n − 1) / 2.
    expect(JSON.parse(run.stdout)).toMatchObject({ records: RECORDS, sum: (RECORDS * (RECORDS - 1)) / 2 });
  });
});
