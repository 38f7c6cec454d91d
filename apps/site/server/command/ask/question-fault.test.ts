import { describe, expect, it } from 'vitest';
import { questionFault } from './question-fault.ts';

describe('questionFault', () => {
  it('is null for what can be asked', () => {
    expect(questionFault('commander', ['Krenko, Mob Boss'], { order: 'lift', limit: '5' })).toBeNull();
    expect(questionFault('deck', ['-'], { limit: undefined, site: 'http://decks.example' })).toBeNull();
    expect(questionFault('recommend', ['deck.txt'], { bracket: '3', 'max-price': '4' })).toBeNull();
  });

  it.each([
    ['', [], {}, 'What do you want to ask for: commander, deck or recommend?'],
    ['cards', ['x'], {}, '"ask" takes commander, deck or recommend, not "cards".'],
    ['constructor', ['x'], {}, '"ask" takes commander, deck or recommend, not "constructor".'],
    ['recommend', [], {}, '"ask recommend" needs one deck file.'],
    ['deck', ['a.txt', 'b.txt'], {}, '"ask deck" takes one deck file.'],
    [
      'commander',
      ['Krenko,', 'Mob', 'Boss'],
      {},
      '"ask commander" takes the name of one commander: put it in quotes, as in "Krenko, Mob Boss".',
    ],
    ['commander', ['Krenko'], { bracket: '3' }, '"ask commander" has no --bracket.'],
    ['deck', ['a.txt'], { limit: '3' }, '"ask deck" has no --limit.'],
  ])('says what is wrong with "ask %s" %j %j', (verb, subjects, given, expected) => {
    expect(questionFault(verb, subjects, given)).toBe(expected);
  });
});
