import { describe, expect, it } from 'vitest';
import { checkMap } from './folder-map.mjs';

const FILES = [
  'README.md',
  '.github/a.yml',
  'apps/site/app/features/home/a.tsx',
  'apps/site/server/http/deep/b.ts',
];
const LINES = [
  '| `apps` | programs that run |',
  '| `apps/site` | the web site |',
  '| `apps/site/app` | pages and parts |',
  '| `apps/site/app/features` | kinds of pages |',
  '| `apps/site/app/features/home` | the home page |',
  '| `apps/site/server` | HTTP and routes |',
  '| `apps/site/server/http` | manners of HTTP |',
];
const getProblems = (lines: string[]) =>
  checkMap(lines.join('\n'), FILES).map(({ line, problem }) => `${line}: ${problem}`);

describe('checkMap', () => {
  it('accepts one line for each folder; deeper folders and hidden ones need none', () => {
    expect(getProblems(LINES)).toEqual([]);
  });

  it('names a folder without a line', () => {
    expect(getProblems(LINES.toSpliced(4, 1))).toEqual(['0: has no line for apps/site/app/features/home']);
  });

  it('names a folder with two lines, a line without a folder, and a line that says nothing', () => {
    const planted = ['| `apps/site/server` | again: HTTP |', '| `apps/site/app/shared` | what is shared |'];
    expect(getProblems([...LINES.with(0, '| `apps` | programs |'), ...planted])).toEqual([
      '1: apps: say in at least two words what it is for',
      '8: apps/site/server has two lines',
      '9: apps/site/app/shared is no folder of the tree',
    ]);
  });
});
