import { describe, expect, it } from 'vitest';
import { headedList, magicOnlineList } from './export-forms.ts';
import { parseDeckText } from './parse.ts';

const card = (name: string, layout = 'normal') => ({ name, layout });
const krenko = card('Krenko, Mob Boss');
const fire = card('Fire // Ice', 'split');
const room = card('Bottomless Pool // Locker Room', 'split');
const cut = card('Cut // Ribbons', 'split');
const rebirth = card('Malakir Rebirth // Malakir Mire', 'modal_dfc');
const borrower = card('Brazen Borrower // Petty Theft', 'adventure');
const valki = card('Valki, God of Lies // Tibalt, Cosmic Impostor', 'modal_dfc');
const akki = card('Akki Lavarunner // Tok-Tok, Volcano Born', 'flip');
const cards = [rebirth, fire, card('Sol Ring'), borrower, akki, cut, room];

describe('the list with headings', () => {
  it('names the front of double-faced cards and both halves of split ones, sorted below each heading', () => {
    expect(headedList({ commanders: [krenko], cards })).toBe(
      [
        'Commander',
        '1 Krenko, Mob Boss',
        '',
        'Deck',
        '1 Akki Lavarunner',
        '1 Bottomless Pool // Locker Room',
        '1 Brazen Borrower',
        '1 Cut // Ribbons',
        '1 Fire // Ice',
        '1 Malakir Rebirth',
        '1 Sol Ring',
      ].join('\n'),
    );
  });

  it('has both of a pair, and a double-faced commander by its front', () => {
    const pair = [card('Tymna the Weaver'), card('Thrasios, Triton Hero')];
    expect(headedList({ commanders: pair, cards: [fire] })).toBe(
      'Commander\n1 Thrasios, Triton Hero\n1 Tymna the Weaver\n\nDeck\n1 Fire // Ice',
    );
    expect(headedList({ commanders: [valki], cards: [] })).toBe('Commander\n1 Valki, God of Lies');
  });

  it('has one heading without commanders, and nothing without cards', () => {
    expect(headedList({ commanders: [], cards: [card('Opt')] })).toBe('Deck\n1 Opt');
    expect(headedList({ commanders: [], cards: [] })).toBe('');
  });

  it('is read back with its commanders', () => {
    const parsed = parseDeckText(headedList({ commanders: [krenko], cards: [fire, rebirth] }));
    expect(parsed.commanders).toEqual(['Krenko, Mob Boss']);
    expect(parsed.cards.map(({ name }) => name)).toEqual(['Fire // Ice', 'Malakir Rebirth']);
    expect(parsed.problems).toEqual([]);
  });
});

describe('the list for Magic Online', () => {
  it('has one slash in split cards, front names of others, and the commander in the sideboard', () => {
    expect(magicOnlineList({ commanders: [krenko], cards })).toBe(
      [
        '1 Akki Lavarunner',
        '1 Bottomless Pool/Locker Room',
        '1 Brazen Borrower',
        '1 Cut/Ribbons',
        '1 Fire/Ice',
        '1 Malakir Rebirth',
        '1 Sol Ring',
        '',
        'Sideboard',
        '1 Krenko, Mob Boss',
      ].join('\n'),
    );
  });

  it('has both of a pair in the sideboard, and none without commanders', () => {
    const pair = [card('Tymna the Weaver'), card('Thrasios, Triton Hero')];
    expect(magicOnlineList({ commanders: pair, cards: [fire] })).toBe(
      '1 Fire/Ice\n\nSideboard\n1 Thrasios, Triton Hero\n1 Tymna the Weaver',
    );
    expect(magicOnlineList({ commanders: [], cards: [fire, valki] })).toBe(
      '1 Fire/Ice\n1 Valki, God of Lies',
    );
    expect(magicOnlineList({ commanders: [krenko], cards: [] })).toBe('Sideboard\n1 Krenko, Mob Boss');
  });

  it('joins every half of a card with more than two', () => {
    const all = card('Who // What // When // Where // Why', 'split');
    expect(magicOnlineList({ commanders: [], cards: [all] })).toBe('1 Who/What/When/Where/Why');
  });

  it('leaves a slash of a name itself alone', () => {
    const spider = card('SP//dr, Piloted by Peni');
    expect(magicOnlineList({ commanders: [], cards: [spider] })).toBe('1 SP//dr, Piloted by Peni');
  });

  it('is read back with the commander in the sideboard', () => {
    const parsed = parseDeckText(magicOnlineList({ commanders: [krenko], cards: [fire, card('Opt')] }));
    expect(parsed.sideboard).toEqual([{ name: 'Krenko, Mob Boss', quantity: 1 }]);
    expect(parsed.cards).toHaveLength(2);
    expect(parsed.problems).toEqual([]);
  });
});
