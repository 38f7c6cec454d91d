import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@deckwright/answers/testing';
import { expect, it } from 'vitest';
import { listedNames } from './listed-names.ts';

it('reads the names of the files that Node took settings from', () => {
  const folder = temporaryFolder();
  const file = join(folder.path, '.env');
  writeFileSync(file, '# PORT=1\nHOST=::1\nMAIL="a\nb"\n');
  expect(listedNames(['--no-warnings', `--env-file=${file}`])).toEqual(['HOST', 'MAIL']);
  expect(listedNames([])).toEqual([]);
  folder.remove();
});
