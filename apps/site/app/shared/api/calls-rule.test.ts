import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const APP = resolve(import.meta.dirname, '../..');

/** Requests without a timeout: no signal of their own, nor the API client's, nor the limit of route loads. */
function endlessCalls(code: string): string[] {
  const words = code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return [...words.matchAll(/(?<![\w.])fetch\((?!url, init\))[\s\S]*?\s*\)(?:;|\.)/g)]
    .map(([call]) => call)
    .filter((call) => !/\bsignal\b/.test(call));
}

describe('requests of the app', () => {
  it('have a timeout everywhere', () => {
    const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
    );
    expect(files.length).toBeGreaterThan(300);
    const endless = files.flatMap((file) =>
      endlessCalls(readFileSync(join(APP, file), 'utf8')).map((call) => `${file}: ${call}`),
    );
    expect(endless).toEqual([]);
  });

  it('are found if planted', () => {
    expect(endlessCalls("await fetch('/healthz');")).toEqual(["fetch('/healthz');"]);
    expect(endlessCalls("void fetch(url, {\n  method: 'POST',\n}).catch(ignore);")).toHaveLength(1);
    expect(endlessCalls("await fetch('/healthz', { signal: AbortSignal.timeout(1) });")).toEqual([]);
    expect(endlessCalls('createApiClient({ fetch: (url, init) => fetch(url, init) });')).toEqual([]);
    expect(endlessCalls('await client.fetch(url);')).toEqual([]);
  });
});
