import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../../../../..');
const FILES = globSync(['apps/site/app/**/*.tsx', 'packages/ui/src/**/*.tsx'], { cwd: ROOT });

it('requests every image without revealing the page that shows it', () => {
  const pictures = FILES.flatMap((file) =>
    [...readFileSync(resolve(ROOT, file), 'utf8').matchAll(/<img\b[\s\S]*?\/>/g)].map(
      ([tag]) => `${file} ${tag}`,
    ),
  );
  expect(pictures.length).toBeGreaterThanOrEqual(3);
  expect(pictures.filter((tag) => !tag.includes('referrerPolicy="no-referrer"'))).toEqual([]);
});
