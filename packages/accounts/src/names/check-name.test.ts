import { AppError } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkName } from './check-name.ts';
import { likenessKey } from './likeness-key.ts';

function getReason(text: string, kind: 'user' | 'deck' = 'user'): string {
  try {
    checkName(text, kind);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'invalid-argument' });
    return error instanceof Error ? error.message : '';
  }
}

describe('checkName', () => {
  it('accepts names of people and decks, trimmed', () => {
    expect(checkName('  Ada   Lovelace ')).toBe('Ada Lovelace');
    expect(checkName('Ame\u0301lie')).toBe('Amélie');
    for (const name of ['Ａｄａ', '𝐀𝐝𝐚', '𝒜𝒹𝒶', '𝙰𝚍𝚊']) expect(checkName(name), name).toBe('Ada');
    expect(checkName('ｶﾞﾝﾀﾞﾑ')).toBe('ガンダム');
    for (const name of [
      'Jo',
      'Zoë 2',
      '李小龙',
      '山田 太郎',
      'Jo O’Neil',
      'Владимир',
      'Mr. Io',
      'Polka Dot',
      'Dr. Who',
      'J.R.R. T.',
      "D'Arcy",
      'Scunthorpe',
      '🦑 Squid',
    ])
      expect(checkName(name), name).toBe(name);
    for (const name of [
      'Atraxa +1/+1',
      'Voltron Titans',
      'Raccoon Tribal',
      'Syndicate Trafficker',
      'Assassins',
    ])
      expect(checkName(name, 'deck'), name).toBe(name);
  });

  it('accepts 2 to 40 characters, counting surrogate pairs once', () => {
    expect(getReason('J')).toContain('2 to 40');
    expect(getReason(' J ')).toContain('2 to 40');
    expect(checkName('ab'.repeat(20))).toHaveLength(40);
    expect(getReason('ab'.repeat(20).concat('a'))).toContain('2 to 40');
    expect([...checkName(`a${'🦑'.repeat(39)}`)]).toHaveLength(40);
  });

  it.each([
    ['turned text', 'Jo\u202eoJ'],
    ['an isolate', 'Jo\u2066x'],
    ['a joiner', 'J\u200do'],
    ['a control', 'J\u0007o'],
    ['a blank letter', '\u3164\u3164'],
    ['a blank braille sign', 'Jo\u2800'],
    ['signs alone', '★★★'],
    ['a pile of marks', `Jo${'\u0336\u0337\u0338\u0334'}`],
    ['a private sign', 'Jo\ue000'],
  ])('refuses %s', (_, name) => {
    expect(getReason(name)).toContain('letters, digits');
  });

  it.each([
    'https://spam.example',
    'buy at cards.com',
    'www spam',
    'cheap-cards.gg/deck',
    'jo@mail.example.org',
    'cards dot com',
    'cards (dot) com',
    'cards . com',
    'ｃａｒｄｓ．ｃｏｍ',
  ])('refuses the address in "%s"', (name) => {
    expect(getReason(name)).toContain('address');
  });

  it.each([
    'Admin',
    '4dm1n',
    'Site Admin',
    'A d m i n',
    'Moderator Jo',
    'Deckwright',
    'deck wright',
    'The Staff',
    'Jo (Staff)',
    'Official Support',
    'Ädmin',
    '\u0410dmin',
    '\u0391dmin',
    'Adm\u0131n',
    '\u1d00\u1d05\u1d0d\u026a\u0274',
    'M\u043eder\u0430tor',
    'Deckwr\u0456ght',
    'The st\u0430ff',
    '\u0455upport',
  ])('refuses "%s", which claims to be staff', (name) => {
    expect(getReason(name)).toContain('staff');
  });

  it('lets decks mention staffs and accepts words that only start alike', () => {
    expect(getReason('Thornbite Staff', 'deck')).toBe('');
    expect(getReason('Staff of Domination')).toBe('');
    expect(getReason('Support Group')).toBe('');
    expect(getReason('Deckwright picks', 'deck')).toContain('staff');
  });

  it.each([
    'fuck',
    'f u c k',
    'f.u.c.k',
    'Fück 1t',
    'n1gg3r',
    'sh!t happens',
    'Hitler',
    'H1tler',
    'KKK',
    '1488',
    'nazi party',
    'White Power',
    'kill yourself',
  ])('refuses "%s"', (name) => {
    expect(getReason(name)).toContain('offend');
  });

  it('refuses or cleans any text, and accepts what it has cleaned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        if (getReason(text) !== '') return;
        const name = checkName(text);
        expect(checkName(name)).toBe(name);
        expect(name).not.toMatch(/\p{Cc}|\p{Bidi_Control}|^\s|\s$|\s\s/u);
      }),
    );
  });
});

describe('nameKey', () => {
  it('is the same for names that look alike, in any script', () => {
    for (const name of ['rude jo', 'Rude-Jo!', 'Rúde Jo', 'Rud\u0435 J\u043e'])
      expect(likenessKey(name), name).toBe('rudejo');
    expect(likenessKey('Rude Joe')).not.toBe('rudejo');
    expect(likenessKey('Иван')).not.toBe(likenessKey('Олег'));
  });
});
