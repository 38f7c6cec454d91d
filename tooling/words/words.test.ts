import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/run.mjs';
import { BANNED } from './banned.data.ts';
import { findBanned } from './find-banned.ts';
import { listWords, printWords } from './list-words.ts';
import { API_FILES, PAGE_TERMS } from './page-terms.data.ts';
import { visibleStrings } from './visible-strings.ts';

const getTexts = (source: string, file = 'x.tsx') => visibleStrings(file, source).map(({ text }) => text);

describe('the texts of a source file', () => {
  it.each([
    ['text between tags', 'const x = <p>Sol  Ring\n is here</p>;', ['Sol Ring is here']],
    ['a visible attribute', 'const x = <img alt="Sol Ring" className="Not this one" />;', ['Sol Ring']],
    ['either end of a condition', "const x = <b title={on ? 'Hide' : 'Show'} />;", ['Hide', 'Show']],
    [
      'the content of an element',
      "const x = <p>{n > 0 ? ', of them labeled' : <b />}</p>;",
      [', of them labeled'],
    ],
    ['a template with holes', `const x = \`Only \${n} decks run \${name}.\`;`, ['Only {…} decks run {…}.']],
    [
      'a text within a hole',
      `const x = \`Found \${n === 1 ? 'One deck.' : y} more.\`;`,
      ['Found {…} more.', 'One deck.'],
    ],
    ['a message in a constant', "const GONE = 'Your session has ended.';", ['Your session has ended.']],
    ['a property of words', "const x = { label: 'Salt', key: 'salt' };", ['Salt']],
    ['an error for visitors', "throw new AppError('not-found', 'No such deck.');", ['No such deck.']],
  ])('have %s', (_what, source, texts) => {
    expect(getTexts(source)).toEqual(texts);
  });

  it.each([
    ['an import', "import x from 'Some where';"],
    ['a comment', '// Nobody leads yet.'],
    ['a key', "const kind = 'top-commanders';"],
    ['a class', 'const x = <p className="Big text." />;'],
    ['a type', "type X = 'One of these.';"],
    ['an error of the programmer', "throw new RangeError('The snapshot has no card.');"],
    ['a hint for the operator', 'const x = <OperatorHint>Run npm start</OperatorHint>;'],
  ])('omit %s', (_what, source) => {
    expect(getTexts(source)).toEqual([]);
  });

  it('have the lines of a document, with their locations', () => {
    expect(visibleStrings('a.md', '# One\n\n---\nTwo\n')).toEqual([
      { file: 'a.md', line: 1, text: '# One' },
      { file: 'a.md', line: 4, text: 'Two' },
    ]);
  });
});

describe('banned phrases', () => {
  it('are found with their location and the better word', () => {
    const strings = visibleStrings('a.tsx', '\nconst x = <p>Filters in force</p>;');
    expect(findBanned(strings)).toEqual(['a.tsx:2: “in force” in “Filters in force”; say: active']);
  });

  it.each([
    'Enter your e-mail',
    'Look among the unwanted mail',
    '3 names nobody knows',
    'No deck is led by Bo',
    'Decks it leads',
    'the dearest third',
    'Its colour',
    'Run npm run build',
    'Mean mana value',
    'There is no page here',
    'Keep this name',
    'Commanders by the decks they lead',
  ])('are found in: %s', (text) => {
    expect(findBanned([{ file: 'a.ts', line: 1, text }])).toHaveLength(1);
  });

  it('never match their own better word', () => {
    for (const { phrase, better } of BANNED) expect(better).not.toMatch(phrase);
  });
});

describe('the words of the site', () => {
  const words = listWords(ROOT);

  it('have no banned phrase', () => {
    expect(words.length).toBeGreaterThan(2000);
    expect(findBanned(words)).toEqual([]);
  });

  it('tell programs of nothing that only a page has', () => {
    const texts = words.filter(({ file }) => API_FILES.test(file));
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter(({ text }) => PAGE_TERMS.test(text))).toEqual([]);
    for (const text of ['Click the crown', 'Press Enter', 'The keys are listed below'])
      expect(text).toMatch(PAGE_TERMS);
  });

  it('are printed by feature, with the location of each', () => {
    const printed = printWords(words);
    expect(printed).toContain('## features/salt (');
    expect(printed).toMatch(
      /^apps\/site\/app\/features\/card\/card-head\.tsx:\d+ {2}Decks with it as commander$/m,
    );
    expect(printed).toMatch(/^content\/info\/faq\.md:\d+ {2}/m);
  });
});
