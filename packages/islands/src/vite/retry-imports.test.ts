import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { replaceImports, replaceRouteModules } from './retry-imports.ts';

describe('replaceImports', () => {
  it('has importPart load other chunks, whichever quotes they have', () => {
    expect(replaceImports('a=()=>import(\'./a-1f.js\'),b=()=>import(`./b.js`),c=import("./c.js")')).toBe(
      'a=()=>importPart(\'./a-1f.js\'),b=()=>importPart(`./b.js`),c=importPart("./c.js")',
    );
  });

  it('leaves all other imports as they are', () => {
    const code = "import{a}from'./a.js';import(address);import('https://example.org/a.js');";
    expect(replaceImports(code)).toBe(code);
  });
});

describe('replaceRouteModules', () => {
  it('replaces the module of the installed router', () => {
    const router = join(dirname(fileURLToPath(import.meta.resolve('react-router'))), '..');
    const files = globSync('**/routeModules.js', { cwd: router });
    expect(files.length).toBeGreaterThan(0);
    for (const file of files)
      expect(replaceRouteModules(readFileSync(join(router, file), 'utf8'))).toContain('loadRouteModule');
  });

  it('stops the build if the router loads pages in another way', () => {
    expect(() => replaceRouteModules('export const loadRouteModule = load;')).toThrow('another way');
  });
});
