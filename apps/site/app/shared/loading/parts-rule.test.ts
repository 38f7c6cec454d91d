import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const APP = resolve(import.meta.dirname, '../..');
const ISLANDS = resolve(APP, '../../../packages/islands/src');
/** What loads them. */
const LOADERS = join(ISLANDS, 'parts');

/** Code that is loaded later and could break the page if that fails. */
function bareParts(code: string): string[] {
  const words = code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const bare = words.matchAll(/(?<!fetchPart\(\s*\(\) =>\s*)(?<!typeof )\bimport\((?!\.)[^)]*\)/g);
  const lazies = words.matchAll(/import \{[^}]*\blazy\b[^}]*\} from 'react'|\bReact\.lazy\b/g);
  return [...bare, ...lazies].map(([found]) => found);
}

describe('code that is loaded later', () => {
  it('is loaded by fetchPart and rendered by lazyPart, everywhere in the app and the islands', () => {
    const files = [APP, ISLANDS]
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
      )
      .filter(
        (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith(join(LOADERS, sep)),
      );
    expect(files.length).toBeGreaterThan(300);
    const bare = files.flatMap((file) =>
      bareParts(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`),
    );
    expect(bare).toEqual([]);
  });

  it('is found if planted', () => {
    expect(bareParts("const A = lazyPart(() => import('./a.tsx'));")).toEqual(["import('./a.tsx')"]);
    expect(bareParts("const { a } = await import(\n  './a.ts'\n);")).toHaveLength(1);
    expect(bareParts("import { lazy, useState } from 'react';")).toHaveLength(1);
    expect(bareParts("fetchPart(\n  () => import('./a.ts'))")).toEqual([]);
    expect(bareParts("let a: typeof import('./a.ts')['a'];")).toEqual([]);
  });
});
