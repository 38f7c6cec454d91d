import { describe, expect, it } from 'vitest';
import { addCards, addCommander, type Clipboard, EMPTY_CLIPBOARD, undoClipboard } from './clipboard.ts';
import { BACKGROUND_FACTS, testCard, testPair } from './test-card.ts';
import { STILL_LOADING, TWO_LEAD, toggleCommander } from './toggle-commander.ts';

const plain = testCard('Ada');
const other = testCard('Bo');
const [left, right] = [testCard('Left', { legalPartner: true }), testCard('Right', { legalPartner: true })];
const [mate, friend] = [
  testCard('Mate', { legalPartner: true, partnersWith: 'Friend' }),
  testCard('Friend', { legalPartner: true, partnersWith: 'Mate' }),
];
const fan = testCard('Fan', { legalPartner: true, partnersWith: 'Mate' });
const [son, father] = [
  testCard('Son', { legalPartner: true, partnerText: 'father & son' }),
  testCard('Father', { legalPartner: true, partnerText: 'father & son' }),
];
const survivor = testCard('Survivor', { legalPartner: true, partnerText: 'survivors' });
const doctorFacts = {
  legalPartner: true,
  type: 'Legendary Creature — Time Lord Doctor',
  subtypes: ['Time Lord', 'Doctor'],
};
const [doctor, doctorTwo] = [testCard('First Doctor', doctorFacts), testCard('Second Doctor', doctorFacts)];
const human = testCard('Human Doctor', { subtypes: ['Human', 'Doctor'] });
const [companion, companionTwo] = [
  testCard('Companion', { legalPartner: true, doctorsCompanion: true }),
  testCard('Other Companion', { legalPartner: true, doctorsCompanion: true }),
];
const [background, backgroundTwo] = [
  testCard('Acolyte', BACKGROUND_FACTS),
  testCard('Guild Artisan', BACKGROUND_FACTS),
];
const [chooser, chooserTwo] = [
  testCard('Chooser', { legalPartner: true, backgroundChooser: true }),
  testCard('Second Chooser', { legalPartner: true, backgroundChooser: true }),
];

const CHOOSER = { legalPartner: true, backgroundChooser: true };
const faceless = testCard('Faceless One', { ...BACKGROUND_FACTS, ...CHOOSER, legalCommander: true });

const withCommanders = (...cards: Parameters<typeof addCommander>[1][]) =>
  cards.reduce((state, card) => addCommander(state, card), EMPTY_CLIPBOARD);
const names = (urls: readonly string[]) => urls.map((url) => url.replace('/cards/', ''));
const result = ({ commanders, cards, error }: Clipboard) => ({
  lead: names(commanders),
  list: names(Object.keys(cards)),
  error,
});

describe('pressing a crown', () => {
  it.each<[string, Clipboard, { lead: string[]; list?: string[]; error?: string }]>([
    ['the first card becomes the commander', toggleCommander(EMPTY_CLIPBOARD, plain), { lead: ['ada'] }],
    [
      'it leaves the list',
      toggleCommander(addCards(EMPTY_CLIPBOARD, [plain, other]), plain),
      { lead: ['ada'], list: ['bo'] },
    ],
    [
      'a pair’s two cards become the commanders',
      toggleCommander(EMPTY_CLIPBOARD, testPair(left, right)),
      { lead: ['left', 'right'] },
    ],
    ['a Background can be first', toggleCommander(EMPTY_CLIPBOARD, background), { lead: ['acolyte'] }],
    ['a commander is demoted', toggleCommander(withCommanders(plain), plain), { lead: [], list: ['ada'] }],
    [
      'a card that cannot be a partner is added to the list',
      toggleCommander(withCommanders(plain), other),
      { lead: ['ada'], list: ['bo'] },
    ],
    ['two cards with Partner', toggleCommander(withCommanders(left), right), { lead: ['left', 'right'] }],
    [
      'two cards that name each other',
      toggleCommander(withCommanders(mate), friend),
      { lead: ['friend', 'mate'] },
    ],
    [
      'one card naming the other is not enough',
      toggleCommander(withCommanders(mate), fan),
      { lead: ['mate'], list: ['fan'] },
    ],
    [
      'the same words after Partner',
      toggleCommander(withCommanders(son), father),
      { lead: ['father', 'son'] },
    ],
    [
      'different words after Partner',
      toggleCommander(withCommanders(son), survivor),
      { lead: ['son'], list: ['survivor'] },
    ],
    [
      'a Doctor and a companion',
      toggleCommander(withCommanders(doctor), companion),
      { lead: ['companion', 'first-doctor'] },
    ],
    [
      'a companion and a Doctor',
      toggleCommander(withCommanders(companion), doctor),
      { lead: ['companion', 'first-doctor'] },
    ],
    [
      'a Human Doctor is not a Time Lord Doctor',
      toggleCommander(withCommanders(companion), human),
      { lead: ['companion'], list: ['human-doctor'] },
    ],
    [
      'a chooser and a Background',
      toggleCommander(withCommanders(chooser), background),
      { lead: ['acolyte', 'chooser'] },
    ],
    [
      'a Background and a chooser',
      toggleCommander(withCommanders(background), chooser),
      { lead: ['acolyte', 'chooser'] },
    ],
    [
      'a partner and a chooser cannot be combined',
      toggleCommander(withCommanders(left), chooser),
      { lead: ['left'], list: ['chooser'] },
    ],
    [
      'a companion and a partner cannot be combined',
      toggleCommander(withCommanders(companion), left),
      { lead: ['companion'], list: ['left'] },
    ],
    [
      'another Background takes its place',
      toggleCommander(withCommanders(chooser, background), backgroundTwo),
      { lead: ['chooser', 'guild-artisan'], list: ['acolyte'] },
    ],
    // Faceless One is a Background that itself chooses a Background, and sorts between the two others.
    [
      'a Background that chooses one is replaced as a Background',
      toggleCommander(
        withCommanders(testCard('Abdel Adrian', CHOOSER), faceless),
        testCard('Raised by Giants', BACKGROUND_FACTS),
      ),
      { lead: ['abdel-adrian', 'raised-by-giants'], list: ['faceless-one'] },
    ],
    [
      'the same with the URLs in the opposite order',
      toggleCommander(
        withCommanders(testCard('Zellix', CHOOSER), faceless),
        testCard('Acolyte of Bahamut', BACKGROUND_FACTS),
      ),
      { lead: ['acolyte-of-bahamut', 'zellix'], list: ['faceless-one'] },
    ],
    [
      'another chooser takes its place',
      toggleCommander(withCommanders(chooser, background), chooserTwo),
      { lead: ['acolyte', 'second-chooser'], list: ['chooser'] },
    ],
    [
      'another Doctor takes its place',
      toggleCommander(withCommanders(doctor, companion), doctorTwo),
      { lead: ['companion', 'second-doctor'], list: ['first-doctor'] },
    ],
    [
      'another companion takes its place',
      toggleCommander(withCommanders(doctor, companion), companionTwo),
      { lead: ['first-doctor', 'other-companion'], list: ['companion'] },
    ],
    [
      'a third card changes nothing',
      toggleCommander(withCommanders(left, right), testCard('Third', { legalPartner: true })),
      { lead: ['left', 'right'], error: TWO_LEAD },
    ],
    [
      'a Background changes nothing with two partners',
      toggleCommander(withCommanders(left, right), background),
      { lead: ['left', 'right'], error: TWO_LEAD },
    ],
    [
      'nor a pair beside two',
      toggleCommander(withCommanders(left, right), testPair(son, father)),
      { lead: ['left', 'right'], error: TWO_LEAD },
    ],
    [
      'a pair beside one is listed',
      toggleCommander(withCommanders(plain), testPair(son, father)),
      { lead: ['ada'], list: ['son', 'father'] },
    ],
    [
      'a pair of which one leads: the other joins',
      toggleCommander(addCards(withCommanders(left), [right]), testPair(left, right)),
      { lead: ['left', 'right'] },
    ],
    [
      'a pair that leads is demoted',
      toggleCommander(withCommanders(left, right), testPair(left, right)),
      { lead: [], list: ['left', 'right'] },
    ],
    [
      'a pair of which one leads beside a third',
      toggleCommander(withCommanders(left, right), testPair(right, survivor)),
      { lead: ['left', 'right'], error: TWO_LEAD },
    ],
    [
      'nothing changes before the commander’s data is loaded',
      toggleCommander({ ...withCommanders(left), loadedCards: {} }, right),
      { lead: ['left'], error: STILL_LOADING },
    ],
  ])('%s', (_, state, { lead, list = [], error = '' }) => {
    expect(result(state)).toEqual({ lead, list, error });
  });

  it('is undone in one step for a pair of commanders', () => {
    const pair = testPair(left, right);
    expect(undoClipboard(toggleCommander(withCommanders(pair), pair)).commanders).toEqual([
      left.url,
      right.url,
    ]);
  });
});
