import { describe, expect, it } from 'vitest';
import { checkFolderLayers } from './folder-layers.mjs';

const ROOT = 'packages/answers/src';
const TABLE = { [ROOT]: [['snapshot'], ['combo', 'set'], ['deck']] };
const EVERY_FOLDER = [
  'snapshot/index.ts -> snapshot/a.ts',
  'combo/index.ts -> combo/a.ts',
  'set/index.ts -> set/a.ts',
  'deck/index.ts -> deck/a.ts',
];

/** Problems of a tree with these imports, written as `from -> to`, beside those of every folder with itself. */
function problems(...imports: string[]): string[] {
  const modules = [...EVERY_FOLDER, ...imports].map((each) => {
    const [from = '', to = ''] = each.split(' -> ');
    return { source: `${ROOT}/${from}`, dependencies: [{ resolved: `${ROOT}/${to}` }] };
  });
  return checkFolderLayers(modules, TABLE);
}

describe('imports between layers', () => {
  it('point down, past layers between', () => {
    expect(problems('deck/a.ts -> snapshot/index.ts', 'set/deep/a.ts -> snapshot/index.ts')).toEqual([]);
  });

  it('do not point up', () => {
    expect(problems('snapshot/a.ts -> deck/index.ts')).toEqual([
      `${ROOT}/snapshot/a.ts imports deck, which is in a higher layer`,
    ]);
  });

  it('do not join folders of one layer', () => {
    expect(problems('set/a.ts -> combo/index.ts')).toEqual([
      `${ROOT}/set/a.ts imports combo, which is in the same layer`,
    ]);
  });

  it('pass no entry point, not even from the root', () => {
    expect(problems('deck/a.ts -> set/a.ts', 'pages.ts -> set/deep/index.ts')).toEqual([
      `${ROOT}/deck/a.ts imports ${ROOT}/set/a.ts; import ${ROOT}/set/index.ts, the entry point`,
      `${ROOT}/pages.ts imports ${ROOT}/set/deep/index.ts; import ${ROOT}/set/index.ts, the entry point`,
    ]);
  });

  it('come from the root, and do not go there', () => {
    expect(problems('pages.ts -> deck/index.ts', 'answers.ts -> pages.ts')).toEqual([]);
    expect(problems('deck/a.ts -> pages.ts')).toEqual([
      `${ROOT}/deck/a.ts imports ${ROOT}/pages.ts, which lies above all folders`,
    ]);
  });

  it('are free in tests and test data', () => {
    expect(problems('snapshot/a.test.ts -> deck/a.ts', 'testing/a.ts -> snapshot/a.ts')).toEqual([]);
  });
});

describe('the table of layers', () => {
  it('has every folder', () => {
    expect(problems('salt/a.ts -> snapshot/index.ts')).toEqual([
      `${ROOT}/salt has no layer; add it to tooling/folder-layers.data.mjs`,
    ]);
  });

  it('has no folder that does not exist', () => {
    const modules = [{ source: `${ROOT}/snapshot/a.ts`, dependencies: [] }];
    expect(checkFolderLayers(modules, { [ROOT]: [['snapshot'], ['gone']] })).toEqual([
      `${ROOT}/gone has a layer but no module; remove it from tooling/folder-layers.data.mjs`,
    ]);
  });
});
