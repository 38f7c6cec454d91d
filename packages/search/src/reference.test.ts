import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { buildNameIndex, isTypo, loadNameIndex, type NameEntry } from './index.ts';

/** Edit distance with swaps of neighbors by its recursive definition, memoised. */
function slowDistance(a: string, b: string, memo = new Map<string, number>()): number {
  if (a === '' || b === '') return a.length + b.length;
  const known = memo.get(`${a}|${b}`);
  if (known !== undefined) return known;
  const choices = [
    slowDistance(a.slice(1), b, memo) + 1,
    slowDistance(a, b.slice(1), memo) + 1,
    slowDistance(a.slice(1), b.slice(1), memo) + (a.charAt(0) === b.charAt(0) ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && a.charAt(0) === b.charAt(1) && a.charAt(1) === b.charAt(0)) {
    choices.push(slowDistance(a.slice(2), b.slice(2), memo) + 1);
  }
  const least = Math.min(...choices);
  memo.set(`${a}|${b}`, least);
  return least;
}

function isOneEditFromAPrefix(text: string, query: string): boolean {
  return [-1, 0, 1].some((extra) => {
    const length = query.length + extra;
    return length >= 0 && length <= text.length && slowDistance(text.slice(0, length), query) === 1;
  });
}

/** Whether some part of these words that ends with a word, or with the s of one left out, is one edit from the query. */
function isNear(words: string[], query: string): boolean {
  return words.some((last, at) => {
    const before = words.slice(0, at).join('');
    const ends = last.length > 1 && last.endsWith('s') ? [last, last.slice(0, -1)] : [last];
    return ends.some((end) => slowDistance(before + end, query) === 1);
  });
}

function hasAllInside(words: string[], typed: string[]): boolean {
  return (
    typed.length > 1 && typed.join('').length >= 3 && typed.every((part) => words.join('').includes(part))
  );
}

/** The class of a match, straight from the sentences in types.ts; 12 = no match. */
function slowClass(words: string[], typed: string[], allowsTypos: boolean): number {
  const [key, query] = [words.join(''), typed.join('')];
  const tails = words.map((_, index) => words.slice(index).join(''));
  const begins = (word: string) => tails.some((tail) => tail.startsWith(word));
  if (key === query) return 0;
  if (key.startsWith(query)) return 1;
  if (begins(query)) return 2;
  if (typed.length > 1 && typed.every(begins)) return 3;
  if (allowsTypos && query.length >= 4) {
    const near = words.map((_, at) => words.slice(at)).filter(([first]) => first?.[0] === query[0]);
    if (near.some((tail) => tail.length === words.length && isNear(tail, query))) return 4;
    if (near.some((tail) => isNear(tail, query))) return 5;
  }
  if (query.length >= 3 && key.includes(query)) return 6;
  const turns = words.slice(1).map((_, at) => [...words.slice(at + 1), ...words.slice(0, at + 1)].join(''));
  if (query.length >= 6 && turns.includes(query)) return 7;
  if (hasAllInside(words, typed)) return 8;
  if (!allowsTypos) return 12;
  if (query.length >= 4) {
    if (slowDistance(key, query) === 1) return 9;
    if (isOneEditFromAPrefix(key, query)) return 10;
    if (tails.some((tail) => isOneEditFromAPrefix(tail, query))) return 11;
  }
  const oneWordOff = typed.some(
    (word, at) =>
      word.length >= 4 &&
      typed.every((other, index) => index === at || begins(other)) &&
      tails.some((tail) => isOneEditFromAPrefix(tail, word)),
  );
  return typed.length > 1 && oneWordOff ? 11 : 12;
}

function slowSearch(
  entries: NameEntry[],
  query: string,
  limit: number,
): { ref: number; matchClass: number }[] {
  const typed = query.split(' ').filter(Boolean);
  if (typed.length === 0) return [];
  const splitWords = (key: string) => key.split(' ').filter(Boolean);
  const allowsTypos = !entries.some(({ keys }) => keys.some((key) => hasAllInside(splitWords(key), typed)));
  const matches = entries
    .map((entry) => ({
      entry,
      matchClass: Math.min(12, ...entry.keys.map((key) => slowClass(splitWords(key), typed, allowsTypos))),
    }))
    .filter(({ matchClass }) => matchClass < 12)
    .sort(
      (a, b) =>
        a.matchClass - b.matchClass ||
        b.entry.weight - a.entry.weight ||
        (a.entry.label < b.entry.label ? -1 : 1),
    );
  const classes = matches.map(({ matchClass }) => matchClass);
  const retained = Math.min(...classes) <= 3 ? [0, 1, 2, 3, 6, 7, 8] : [4, 5, 6, 7, 8];
  const isPart = classes.some((matchClass) => matchClass <= 3 || (matchClass >= 6 && matchClass <= 8));
  return matches
    .filter(({ matchClass }) => !isPart || retained.includes(matchClass))
    .slice(0, limit)
    .map(({ entry, matchClass }) => ({ ref: entry.ref, matchClass }));
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 's'), minLength: 1, maxLength: 6 });
const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const catalog = fc.array(
  fc.record({ keys: fc.array(phrase, { minLength: 1, maxLength: 2 }), weight: fc.nat(3) }),
  {
    maxLength: 25,
  },
);

function toEntries(list: { keys: string[]; weight: number }[]): NameEntry[] {
  return list.map(({ keys, weight }, ref) => ({
    label: `${String(ref).padStart(2, '0')} ${keys[0]}`,
    keys,
    weight,
    kind: 0,
    ref,
  }));
}

describe('search compared with a slow reference', () => {
  it('finds the same entries in the same order', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(catalog, phrase, fc.integer({ min: 1, max: 30 }), (list, query, limit) => {
        const entries = toEntries(list);
        const hits = loadNameIndex(buildNameIndex(entries)).search(query, limit);
        expect(hits.map(({ ref, matchClass }) => ({ ref, matchClass }))).toEqual(
          slowSearch(entries, query, limit),
        );
        expect(hits.map(({ score }) => 12 - Math.floor(score))).toEqual(
          hits.map(({ matchClass }) => matchClass),
        );
      }),
      { numRuns: 600, seed: 7 },
    );
  });

  it('finds a name after any one edit of it, unless others have these letters', () => {
    const edit = fc.record({ at: fc.nat(20), letter: fc.constantFrom('a', 'd', 'x'), kind: fc.nat(3) });
    fc.assert(
      fc.property(catalog, fc.nat(24), edit, (list, pick, { at, letter, kind }) => {
        const entries = toEntries(list);
        const entry = entries[pick % Math.max(1, entries.length)];
        const key = entry?.keys[0]?.replaceAll(' ', '') ?? '';
        if (!entry || key.length < 5) return;
        const index = at % key.length;
        const tail = key.slice(index + 1);
        const edited = [
          key.slice(0, index) + tail,
          key.slice(0, index) + letter + key.slice(index),
          key.slice(0, index) + letter + tail,
          key.slice(0, index) + tail.slice(0, 1) + key.charAt(index) + tail.slice(1),
        ][kind];
        const hits = loadNameIndex(buildNameIndex(entries)).search(edited ?? key, entries.length);
        if (!hits.every(isTypo)) return;
        expect(hits.map((hit) => hit.ref)).toContain(entry.ref);
      }),
      { numRuns: 400, seed: 11 },
    );
  });
});

describe('misspelled names compared with a slow reference', () => {
  it('are those within the edits, nearest first', () => {
    const edits = fc.array(fc.record({ at: fc.nat(20), letter: fc.constantFrom('a', 'd', 'x') }), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(catalog, fc.nat(24), edits, (list, pick, changes) => {
        const entries = toEntries(list);
        const key = entries[pick % Math.max(1, entries.length)]?.keys[0]?.replaceAll(' ', '') ?? '';
        const query = changes.reduce((text, { at, letter }) => {
          const index = at % (text.length + 1);
          return text.slice(0, index) + letter + text.slice(index + 1);
        }, key);
        const most = Math.max(2, Math.floor(query.length / 6));
        const slow = entries
          .map((entry) => {
            const distances = entry.keys
              .map((name) => name.replaceAll(' ', ''))
              .map((name) => ({
                edits: slowDistance(name, query),
                alike: 1 - slowDistance(name, query) / Math.max(name.length, query.length),
              }))
              .filter((found) => found.edits <= most && found.alike >= 0.4);
            return { ref: entry.ref, alike: Math.max(0, ...distances.map(({ alike }) => alike)) };
          })
          .filter(({ alike }) => query.length >= 8 && alike > 0);
        const fast = loadNameIndex(buildNameIndex(entries)).misspelled(query, 100);
        expect(new Set(fast.map(({ ref }) => ref))).toEqual(new Set(slow.map(({ ref }) => ref)));
        const order = fast.map(({ score }) => score);
        expect(order).toEqual(order.toSorted((a, b) => b - a));
      }),
      { numRuns: 400, seed: 3 },
    );
  });
});

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['ring', '', 4],
    ['ring', 'ring', 0],
    ['ring', 'rng', 1],
    ['ring', 'rnig', 1],
    ['ca', 'abc', 3],
  ])('of %j and %j is %d', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it('agrees with the recursive definition', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(slowDistance(a, b));
      }),
    );
  });
});
