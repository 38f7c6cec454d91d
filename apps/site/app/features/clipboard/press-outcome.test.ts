import { describe, expect, it } from 'vitest';
import { addCards, addCommander, type Clipboard, EMPTY_CLIPBOARD, removeCard } from './clipboard.ts';
import { describePress } from './press-outcome.ts';
import { BACKGROUND_FACTS, testCard, testPair } from './test-card.ts';
import { toggleCommander } from './toggle-commander.ts';

const plain = testCard('Ada');
const other = testCard('Bo');
const [left, right] = [testCard('Left', { legalPartner: true }), testCard('Right', { legalPartner: true })];
const pair = testPair(left, right);
const [background, backgroundTwo] = [
  testCard('Acolyte', BACKGROUND_FACTS),
  testCard('Artisan', BACKGROUND_FACTS),
];
const chooser = testCard('Chooser', { legalPartner: true, backgroundChooser: true });

const withCommanders = (...cards: Parameters<typeof addCommander>[1][]) =>
  cards.reduce((state, card) => addCommander(state, card), EMPTY_CLIPBOARD);

describe('the message after a press', () => {
  it.each<[string, Clipboard, typeof pair, string]>([
    ['the first commander', EMPTY_CLIPBOARD, plain, 'Ada is now your commander.'],
    [
      'a demoted commander',
      withCommanders(plain),
      plain,
      'Ada is no longer a commander; moved to the card list.',
    ],
    [
      'one of two commanders demoted',
      withCommanders(pair),
      left,
      'Left is no longer a commander; moved to the card list.',
    ],
    [
      'a card that cannot be a partner',
      withCommanders(other),
      plain,
      'Ada can’t be a commander with Bo; added to the card list.',
    ],
    [
      'a pair with one card as commander',
      withCommanders(left),
      pair,
      'Left // Right are now your commanders.',
    ],
    [
      'a pair of commanders',
      withCommanders(pair),
      pair,
      'Left // Right are no longer commanders; moved to the card list.',
    ],
    [
      'a pair next to another commander',
      withCommanders(plain),
      pair,
      'Left // Right can’t be commanders with Ada; added to the card list.',
    ],
    [
      'a Background replacing another',
      withCommanders(chooser, background),
      backgroundTwo,
      'Artisan replaces Acolyte as commander.',
    ],
  ])('%s', (_, before, card, text) => {
    const urls = card.isPartner ? card.cards.map(({ url }) => url) : [card.url];
    expect(
      describePress({ urls, name: card.name, crowned: true }, before, toggleCommander(before, card)),
    ).toBe(text);
  });

  it('names no commander if two concurrent presses left none', () => {
    const after = toggleCommander(toggleCommander(EMPTY_CLIPBOARD, plain), plain);
    const press = { urls: [plain.url], name: 'Ada', crowned: true };
    expect(describePress(press, EMPTY_CLIPBOARD, after)).toBe(
      'Ada is no longer a commander; moved to the card list.',
    );
  });

  it('speaks of a pair in the plural on the other button, too', () => {
    const press = { urls: [left.url, right.url], name: 'Left & Right', crowned: false };
    const added = addCards(EMPTY_CLIPBOARD, [left, right]);
    expect(describePress(press, EMPTY_CLIPBOARD, added)).toBe('Left & Right were added to the clipboard.');
    expect(describePress(press, added, EMPTY_CLIPBOARD)).toBe(
      'Left & Right were removed from the clipboard.',
    );
  });

  it('distinguishes adding from removing on the other button', () => {
    const press = { urls: [plain.url], name: 'Ada', crowned: false };
    const added = addCards(EMPTY_CLIPBOARD, [plain]);
    expect(describePress(press, EMPTY_CLIPBOARD, added)).toBe('Ada was added to the clipboard.');
    expect(describePress(press, added, removeCard(added, plain.url))).toBe(
      'Ada was removed from the clipboard.',
    );
  });
});
