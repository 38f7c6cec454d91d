import { AppError } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { buildNameIndex, loadNameIndex, type NameEntry } from './index.ts';

const NAMES: readonly [string, number][] = [
  ['Sol Ring', 900],
  ['Solemn Simulacrum', 400],
  ['Aura of Silence', 10],
  ['Ring of Kalonia', 5],
  ['Absolute Grace', 7],
  ['Jötun Grunt', 3],
  ['Lim-Dûl’s Vault', 20],
  ["Yuriko, the Tiger's Shadow", 103],
  ['Esika, God of the Tree // The Prismatic Bridge', 50],
  ['+2 Mace', 1],
  ['Opt', 30],
  ['Option of the Host', 2],
];

const entries: NameEntry[] = NAMES.map(([label, weight], ref) => ({
  label,
  keys: label.includes(' // ') ? [label, ...label.split(' // ')] : [label],
  weight,
  kind: 1,
  ref,
}));

const index = loadNameIndex(buildNameIndex(entries));

function found(query: string, limit = 5): string[] {
  return index.search(query, limit).map((hit) => hit.label);
}

describe('search', () => {
  it('finds a whole name first, although one with a larger weight starts with it', () => {
    expect(found('opt')).toEqual(['Opt', 'Option of the Host']);
  });

  it('puts prefix before inner word before inner part', () => {
    expect(found('sol')).toEqual(['Sol Ring', 'Solemn Simulacrum', 'Absolute Grace']);
    expect(found('ring')).toEqual(['Ring of Kalonia', 'Sol Ring']);
  });

  it('ignores case, accents, spaces and punctuation on both sides', () => {
    expect(found('JOTUN')).toEqual(['Jötun Grunt']);
    expect(found('lim duls vault')[0]).toBe('Lim-Dûl’s Vault');
    expect(found('sólring')[0]).toBe('Sol Ring');
    expect(found('tigers sh')[0]).toBe("Yuriko, the Tiger's Shadow");
  });

  it('finds words in any order and with words omitted', () => {
    expect(found('shadow yuriko')).toEqual(["Yuriko, the Tiger's Shadow"]);
    expect(found('yuriko shadow')).toEqual(["Yuriko, the Tiger's Shadow"]);
  });

  it('finds a whole name with its last words first, spaces or not', () => {
    expect(found('ringsol')).toEqual(['Sol Ring']);
    expect(found('of silence aura')).toEqual(['Aura of Silence']);
    expect(found('ofsilenceaura')).toEqual(['Aura of Silence']);
    // Not between words.
    expect(found('lringso')).toEqual([]);
  });

  it('finds several words anywhere in a name, and beside such a name none with a typo', () => {
    const NAMED: readonly [string, number][] = [
      ['Stormwing Entity', 900],
      ['Windstorm', 5],
      ['Storm World', 300],
      ['Wind-Scarred Storm', 1],
    ];
    const storms = loadNameIndex(
      buildNameIndex(NAMED.map(([label, weight], ref) => ({ label, keys: [label], weight, kind: 0, ref }))),
    );
    const labels = (query: string) => storms.search(query, 5).map(({ label }) => label);
    // "stormwind" is one letter from "stormwing".
    expect(labels('storm wind')).toEqual(['Wind-Scarred Storm', 'Windstorm']);
    expect(labels('torm wind')).toEqual(['Windstorm', 'Wind-Scarred Storm']);
    expect(labels('stormwind')).toEqual(['Stormwing Entity']);
  });

  it('finds a two-faced card by its back face, once', () => {
    expect(found('prismatic bridge')).toEqual(['Esika, God of the Tree // The Prismatic Bridge']);
    expect(found('esika')).toEqual(['Esika, God of the Tree // The Prismatic Bridge']);
  });

  it.each([
    ['a letter too many', 'sool ring'],
    ['a letter too few', 'sl ring'],
    ['a wrong letter', 'sol rung'],
    ['two letters swapped', 'sol rnig'],
    ['a wrong first letter', 'aol ring'],
  ])('forgives %s', (_, query) => {
    expect(found(query)[0]).toBe('Sol Ring');
  });

  it('forgives one typo in one of several words in any order', () => {
    expect(found('shadow yurko')).toEqual(["Yuriko, the Tiger's Shadow"]);
  });

  // Kinnan is one letter away and a whole word; Okina Nightwatch only contains the letters. "Kina…" is neither.
  const LIKE: readonly [string, number][] = [
    ['Okina Nightwatch', 1],
    ['Kinnan, Bonder Prodigy', 300],
    ['Kianne, Dean of Substance', 20],
    ['Dissension in the Ranks', 2],
    ["Sensei's Divining Top", 400],
    ['Waterlogged Grove', 90],
    ['Edgar Markov', 60],
    ['Rag Man', 1],
    ['Ragavan, Nimble Pilferer', 500],
    ['Inscription of Ruin', 5],
    ['Mana Crypt', 600],
    ['Mystic Remora', 700],
    ['Rhystic Study', 650],
  ];
  const like = loadNameIndex(
    buildNameIndex(LIKE.map(([label, weight], ref) => ({ label, keys: [label], weight, kind: 0, ref }))),
  );

  it.each([
    ['kinan', ['Kinnan, Bonder Prodigy', 'Okina Nightwatch']],
    ['sensi', ["Sensei's Divining Top", 'Dissension in the Ranks']],
    ['edgr', ['Edgar Markov', 'Waterlogged Grove']],
    ['cript', ['Mana Crypt', 'Inscription of Ruin']],
    // Both are near whole words, the first at the end of its name: the heavier comes first.
    ['ragvan', ['Ragavan, Nimble Pilferer', 'Rag Man']],
    // A wrong first letter is a rarer typo than a missing one inside.
    ['rystic', ['Rhystic Study', 'Mystic Remora']],
    // A name begins like this, so that no typo is meant.
    ['kinn', ['Kinnan, Bonder Prodigy']],
    ['kian', ['Kianne, Dean of Substance']],
    // Too short for typos.
    ['ina', ['Okina Nightwatch']],
  ])('puts whole words with a typo before inner parts: %s', (query, labels) => {
    expect(like.search(query, 5).map(({ label }) => label)).toEqual(labels);
    expect(like.search(query, 1).map(({ label }) => label)).toEqual(labels.slice(0, 1));
  });

  it('does not forgive two typos', () => {
    expect(found('sal rung')).toEqual([]);
  });

  it('orders equal matches by weight, then label', () => {
    const even = loadNameIndex(
      buildNameIndex(
        ['Bolt B', 'Bolt C', 'Bolt A'].map((label, ref) => ({
          label,
          keys: [label],
          weight: ref === 1 ? 9 : 5,
          kind: 0,
          ref,
        })),
      ),
    );
    expect(even.search('bolt', 3).map((hit) => hit.label)).toEqual(['Bolt C', 'Bolt A', 'Bolt B']);
  });

  it('returns at most the limit, with ref, kind and falling scores', () => {
    const hits = index.search('sol', 2);
    expect(hits.map(({ ref, kind }) => [ref, kind])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(hits[0]?.score).toBeGreaterThan(hits[1]?.score ?? 0);
    expect(index.search('sol', 0)).toEqual([]);
  });

  it.each(['', '   ', "'-//", '\n', '!!!'])('finds nothing for %j', (query) => {
    expect(found(query)).toEqual([]);
  });

  it('handles queries far longer than any name and characters no name has', () => {
    expect(found('x'.repeat(5000))).toEqual([]);
    expect(found('龍 의 ☃')).toEqual([]);
  });

  it('handles a query of thousands of words', () => {
    expect(found('zork '.repeat(5_000))).toEqual([]);
    expect(index.nearest('zork '.repeat(5_000), 3)).toEqual([]);
  });

  it('finds nothing in an empty index', () => {
    const empty = loadNameIndex(buildNameIndex([]));
    expect(empty.size).toBe(0);
    expect(empty.search('sol', 5)).toEqual([]);
    expect(empty.nearest('sol', 5)).toEqual([]);
  });
});

describe('nearest', () => {
  it('starts with what search finds', () => {
    expect(index.nearest('sol', 2)).toEqual(index.search('sol', 2));
  });

  it('finds look-alikes beyond one typo', () => {
    expect(index.nearest('yurikko-the-tigres-shadwo', 1)[0]?.label).toBe("Yuriko, the Tiger's Shadow");
    expect(index.nearest('solemm simulacrumm', 3).map((hit) => hit.label)).toEqual(['Solemn Simulacrum']);
  });

  it('lists nothing twice and nothing dissimilar', () => {
    const labels = index.nearest('sol rnig', 12).map((hit) => hit.label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(index.nearest('qqqqqqqqqq', 5)).toEqual([]);
  });
});

describe('buildNameIndex', () => {
  it('gives the same bytes for any order of the entries', () => {
    expect(buildNameIndex([...entries].reverse())).toEqual(buildNameIndex(entries));
  });

  it.each([
    ['a negative weight', { weight: -1 }],
    ['a fractional weight', { weight: 1.5 }],
    ['a kind above 255', { kind: 256 }],
    ['a ref that is no number', { ref: Number.NaN }],
    ['a label of two lines', { label: 'Sol\nRing' }],
  ])('refuses %s', (_, change) => {
    const entry = { label: 'Sol Ring', keys: ['Sol Ring'], weight: 1, kind: 0, ref: 0, ...change };
    expect(() => buildNameIndex([entry])).toThrow(AppError);
  });
});

describe('loadNameIndex', () => {
  const bytes = buildNameIndex(entries);

  it('reads bytes at any offset and from shared memory', () => {
    const shifted = new Uint8Array(new SharedArrayBuffer(bytes.length + 1), 1);
    shifted.set(bytes);
    expect(loadNameIndex(shifted).search('opt', 1)).toEqual(index.search('opt', 1));
  });

  it('refuses an unknown format and names both versions', () => {
    const later = bytes.slice();
    later[4] = 2;
    expect(() => loadNameIndex(later)).toThrow(/format 2.*format 1/);
  });

  it('refuses what is not an index, truncated, or longer than stated', () => {
    const other = bytes.slice();
    other[0] = 0;
    expect(() => loadNameIndex(other)).toThrow(AppError);
    expect(() => loadNameIndex(new Uint8Array(0))).toThrow(AppError);
    expect(() => loadNameIndex(new Uint8Array([...bytes, 0]))).toThrow(AppError);
    for (let length = 0; length < bytes.length; length += 7) {
      expect(() => loadNameIndex(bytes.slice(0, length))).toThrow(AppError);
    }
  });

  it('refuses columns that point outside the index', () => {
    const words = new Uint32Array(bytes.slice().buffer, 0, Math.trunc(bytes.length / 4));
    words[8 + entries.length * 3] = 0xffff;
    expect(() => loadNameIndex(new Uint8Array(words.buffer))).toThrow(/points outside/);
  });
});
