import { beforeAll, describe, expect, it } from 'vitest';
import { ensurePagesBuilt } from '../../tooling/testing/made-on-demand.ts';
import { runBench } from './testing/run-bench.ts';

const PARTS = [
  'engine-10k',
  'names',
  'queries',
  'pages',
  'api',
  'weight',
  'traffic',
  'scale',
  'interactions',
  'lighthouse',
];

/** All parts one after the other, on a machine that does other work beside. */
const MAX_MS = 900_000;

describe('npm run bench at its smallest size', () => {
  let output = '';
  beforeAll(async () => {
    await ensurePagesBuilt();
    const run = await runBench('main.ts', '--toy');
    output = run.output;
    expect(run.code, output).toBe(0);
  }, MAX_MS);

  it.each(PARTS)('measures %s', (part) => {
    const [measured = ''] = /^Measured: .*$/m.exec(output) ?? [];
    expect(measured, output).toContain(`${part} (`);
  });

  it('gets the same numbers from all programs', () => {
    expect(output).toMatch(/^[\d,]+ numbers agree; racing …$/m);
  });

  // Only `npm run bench` installs these: without them the parts above ran without some rows, and the run says so.
  it.for([
    ['engine: without one database', '| question | engine | engine, nothing cached | naive | DuckDB |'],
    ['lighthouse: no audits', '| page | perf. | access. |'],
  ])('measures with the packages that are installed on demand: not "%s"', ([note, head], context) => {
    const [, reason] = new RegExp(`^${note}: (.+)\\.$`, 'm').exec(output) ?? [];
    if (reason) context.skip(reason);
    expect(output).toContain(head);
  });
});

describe('npm run bench', () => {
  it('refuses a part that does not exist, and names all', async () => {
    const { code, output } = await runBench('main.ts', '--only', 'engines');
    expect({ code, output }).toMatchObject({
      code: 1,
      output: expect.stringContaining('no part named engines'),
    });
    for (const part of PARTS) expect(output).toContain(part);
  });
});
