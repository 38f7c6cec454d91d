import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PROGRAMS = join(import.meta.dirname, '../../clients/examples');

it.each(readdirSync(PROGRAMS))('%s beside the clients has at most 25 lines', (program) => {
  expect(readFileSync(join(PROGRAMS, program), 'utf8').trim().split('\n').length).toBeLessThanOrEqual(25);
});
