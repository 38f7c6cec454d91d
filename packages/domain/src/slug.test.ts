import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardSlug, faceNames, searchKey, slugify, unaccented } from './slug.ts';

describe('making a slug', () => {
  it.each([
    ["Lim-Dûl's Vault", 'lim-duls-vault'],
    ["Atraxa, Praetors' Voice", 'atraxa-praetors-voice'],
    ['+2 Mace', 'plus-2-mace'],
    ['Æther Vial', 'aether-vial'],
    ['Œuvre', 'oeuvre'],
    ['Ǽsir, Ǿdun', 'aesir-odun'],
    ['Jötun Grunt', 'jotun-grunt'],
    ['Barad-dûr', 'barad-dur'],
    ['Fire // Ice', 'fire-ice'],
    ['SP//dr, Piloted by Peni', 'sp-dr-piloted-by-peni'],
    ['a   b\t\nc', 'a-b-c'],
    ['one|two', 'one/two'],
    ['a|/b', 'a/-b'],
    ['_____', '_____'],
    ['"Ach! Hans, Run!"', 'ach-hans-run'],
    ['  spaced  ', 'spaced'],
    ['-edge-', 'edge'],
    ['R&D’s Lab', 'rds-lab'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['K\u0301ev', 'kev'],
    ['!?', ''],
    ['', ''],
  ])('turns %j into %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('leaves only letters, digits, hyphens, underscores and slashes, without hyphens at the ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^[\p{L}\p{N}\-_/]*$/u);
        expect(slug).not.toMatch(/^-|-$/);
      }),
    );
  });

  it('changes nothing when applied to a slug of plain letters', () => {
    const plain = fc.stringMatching(/^[a-zA-Z0-9 ,'_-]{0,20}$/);
    fc.assert(
      fc.property(plain, (text) => {
        expect(slugify(slugify(text))).toBe(slugify(text));
      }),
    );
  });
});

describe('plain letters', () => {
  it.each([
    ['Lim-Dûl’s Vault', "Lim-Dul's Vault"],
    ['Jötun Grunt', 'Jotun Grunt'],
    ['Márton Stromgald', 'Marton Stromgald'],
    ['Æther Vial', 'Aether Vial'],
    ['Juzám Djinn', 'Juzam Djinn'],
    ['Séance', 'Seance'],
    ['Bartolomé del Presidio', 'Bartolome del Presidio'],
    ['Jo\u0308tun Grunt', 'Jotun Grunt'],
    ['Ǽsir, Øystein', 'Aesir, Oystein'],
    ['Fire // Ice', 'Fire // Ice'],
    ['+2 Mace', '+2 Mace'],
    ['_____', '_____'],
    ['', ''],
  ])('write %j as %j', (text, plain) => {
    expect(unaccented(text)).toBe(plain);
  });
});

describe('the address of a card', () => {
  it('is its front face', () => {
    expect(cardSlug('Front Side // Back Side', 'transform')).toBe('front-side');
    expect(cardSlug('Front Side // Back Side', 'some_new_layout')).toBe('front-side');
    expect(cardSlug('Only', 'normal')).toBe('only');
  });

  it('joins both halves of split and aftermath cards', () => {
    expect(cardSlug('Commit // Memory', 'split')).toBe('commit-memory');
    expect(cardSlug('Commit // Memory', 'aftermath')).toBe('commit-memory');
  });

  it('splits a name only at slashes surrounded by spaces', () => {
    expect(faceNames('SP//dr, Piloted by Peni')).toEqual(['SP//dr, Piloted by Peni']);
    expect(cardSlug('SP//dr, Piloted by Peni', 'normal')).toBe('sp-dr-piloted-by-peni');
  });
});

describe('a long text', () => {
  it('of only hyphens is processed in linear time', () => {
    const hyphens = '-'.repeat(100_000);
    expect(slugify(`${hyphens}a${hyphens}b${hyphens}`)).toBe(`a${hyphens}b`);
    expect(slugify(hyphens)).toBe('');
  });
});

describe('the search key', () => {
  it('keeps letters and digits without accents', () => {
    expect(searchKey('Jötun Grunt')).toBe('jotungrunt');
    expect(searchKey("Lim-Dûl's Vault")).toBe('limdulsvault');
  });
});
