import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ROOT, runTool } from './testing/skeleton.ts';

describe('console in unit tests', () => {
  it('fails a test that warns or errs, unless the test expects it', () => {
    const folder = mkdtempSync(join(ROOT, '.tmp-console-'));
    try {
      const test = (name: string, body: string) => `it('${name}', () => { ${body} });\n`;
      writeFileSync(
        join(folder, 'planted.test.ts'),
        `import { it, vi } from 'vitest';\n${test('quiet', '')}${test('warns', "console.warn('a');")}` +
          `${test('errs', "console.error('b');")}` +
          `${test('expects', "vi.spyOn(console, 'error').mockReturnValue(); console.error('c');")}`,
      );
      writeFileSync(
        join(folder, 'vitest.config.ts'),
        `export default { test: { include: ['*.test.ts'], setupFiles: ['../tooling/vitest-setup.ts'] } };\n`,
      );
      const file = join(folder, 'report.json');
      runTool('node_modules/vitest/vitest.mjs', ['run', '--reporter=json', `--outputFile=${file}`], folder);
      const report: { testResults: { assertionResults: { title: string; status: string }[] }[] } = JSON.parse(
        readFileSync(file, 'utf8'),
      );
      const results = report.testResults.flatMap(({ assertionResults }) =>
        assertionResults.map(({ title, status }) => `${title} ${status}`),
      );
      expect(results).toEqual(['quiet passed', 'warns failed', 'errs failed', 'expects passed']);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);

  it('passes an expected message on to the test', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    console.warn('expected');
    expect(warn).toHaveBeenCalledWith('expected');
  });
});
