import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const APP = resolve(import.meta.dirname, '../..');
const HERE = [join('shared', 'part'), join('shared', 'lazy')];

/** Code that is loaded later and could break the page if that fails. */
function bareParts(code: string): string[] {
  const words = code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const bare = words.matchAll(/(?<!fetchPart\(\s*\(\) =>\s*)(?<!typeof )\bimport\((?!\.)[^)]*\)/g);
  const lazies = words.matchAll(/import \{[^}]*\blazy\b[^}]*\} from 'react'|\bReact\.lazy\b/g);
  return [...bare, ...lazies].map(([found]) => found);
}

describe('code that is loaded later', () => {
  it('is loaded by fetchPart and rendered by lazyPart, everywhere in the app', () => {
    const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /\.tsx?$/.test(file) && !file.includes('.test.') && !HERE.some((folder) => file.startsWith(folder)),
    );
    expect(files.length).toBeGreaterThan(300);
    const bare = files.flatMap((file) =>
      bareParts(readFileSync(join(APP, file), 'utf8')).map((found) => `${file}: ${found}`),
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
