import { describe, expect, it } from 'vitest';
import {
  avoidedIn,
  avoidedWords,
  compareCounts,
  countAvoided,
  declaredNames,
  wordsOfName,
} from './glossary-words.mjs';

const GLOSSARY = `# Glossary

## Words of players

| say | meaning | not |
|---|---|---|
| theme | as players say | \`tag\` |

## Words of the code

| say | meaning | not in identifiers |
|---|---|---|
| \`max…\` | bounds | \`most…\` |
| cached | stored | \`kept\`, \`keeper\` |
| deferred | later | \`held\`, held back |
| label | a text | \`…words\` |

## Numbers

| a | b | \`not\` |
`;
const AVOIDED = avoidedWords(GLOSSARY);

describe('the words of the glossary', () => {
  it('are the code spans of the third column of the part about code', () => {
    expect(AVOIDED).toEqual([
      { word: 'most', position: 'first' },
      { word: 'kept', position: 'any' },
      { word: 'keeper', position: 'any' },
      { word: 'held', position: 'any' },
      { word: 'words', position: 'last' },
    ]);
    expect(() => avoidedWords('# Glossary\n')).toThrow('no words');
  });

  it('are found in names of every spelling', () => {
    expect(wordsOfName('KEPT_DAYS')).toEqual(['kept', 'days']);
    expect(wordsOfName('apiURLOfPage2')).toEqual(['api', 'url', 'of', 'page2']);
    const found = (name: string) => avoidedIn(name, AVOIDED);
    for (const name of ['keptToken', 'KEPT_DAYS', 'kept-token', 'isKept', '#kept'])
      expect(found(name), name).toEqual(['kept']);
    expect(found('MOST_ROWS')).toEqual(['most…']);
    expect(found('priceWords')).toEqual(['…words']);
    const avoided = [{ word: 'crown', position: 'any' as const }];
    expect(['CROWN_PATH', 'crownUrl'].map((name) => avoidedIn(name, avoided))).toEqual([[], ['crown']]);
    for (const name of ['most', 'almostAll', 'topMost', 'words', 'wordsOfCard', 'withheldDecks', 'unkept'])
      expect(found(name), name).toEqual([]);
  });
});

describe('the names of a file', () => {
  it('are what it declares, not what it uses', () => {
    const text = `
      import { held } from './x.ts';
      const kept = held.asked(told);
      function leave(meant: string): void { const { place, other: beside } = meant; }
      type Owed = { letters: number };
      class Desk { door = 1; get crown() { return 1; } beat() {} }
    `;
    expect(declaredNames('a.ts', text)).toEqual([
      'kept',
      'leave',
      'meant',
      'beside',
      'Owed',
      'letters',
      'Desk',
      'door',
      'beat',
    ]);
  });

  it('are counted with those of files', () => {
    const files = [
      { file: 'a/kept-days.ts', text: 'export const KEPT = 1, MOST_DAYS = 2;' },
      { file: 'a/days.tsx', text: 'export const held = <p>kept</p>;' },
    ];
    expect(countAvoided(files, AVOIDED)).toEqual({ held: 1, kept: 2, 'most…': 1 });
  });
});

describe('the counts', () => {
  it('may only fall, and what fell is written down', () => {
    expect(compareCounts({ kept: 2 }, { kept: 2 })).toEqual([]);
    expect(compareCounts({ kept: 3 }, { kept: 2 })).toEqual([expect.stringContaining('1 more than before')]);
    expect(compareCounts({ held: 1 }, {})).toEqual([expect.stringContaining('"held" is in 1 names')]);
    expect(compareCounts({}, { kept: 2 })).toEqual([expect.stringContaining('fewer than the 2')]);
  });
});
