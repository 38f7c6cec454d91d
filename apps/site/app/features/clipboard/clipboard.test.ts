import type { ApiCard, SingleCard } from '@deckwright/contract/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCards,
  addCommander,
  type Clipboard,
  clear,
  clippedAs,
  demote,
  EMPTY_CLIPBOARD,
  failRecs,
  loadCards,
  removeCard,
  replaceCommander,
  setError,
  setRecs,
  showImage,
  startRecs,
  toggle,
  UNDO_STEPS,
  undoClipboard,
} from './clipboard.ts';
import { testCard, testPair } from './test-card.ts';
import { toggleCommander } from './toggle-commander.ts';

const ada = testCard('Ada');
const bo = testCard('Bo');
const cyr = testCard('Cyr');
const dot = testCard('Dot');
const pair = testPair(ada, bo);
const listed = ({ cards }: Clipboard) => Object.keys(cards);
const start = (cards: ApiCard[], commanders: ApiCard[] = []) =>
  commanders.reduce((state, card) => addCommander(state, card), addCards(EMPTY_CLIPBOARD, cards));

describe('adding and moving cards', () => {
  it.each<[string, Clipboard, string[], string[]]>([
    ['cards are listed in the order of adding', start([bo, ada]), ['/cards/bo', '/cards/ada'], []],
    ['a card is listed once', start([bo, ada, bo]), ['/cards/bo', '/cards/ada'], []],
    ['a commander is not in the list', addCards(start([], [ada]), [ada, bo]), ['/cards/bo'], ['/cards/ada']],
    ['a pair adds its members, not itself', start([pair]), ['/cards/ada', '/cards/bo'], []],
    [
      'a pair’s member that is a commander is not in the list',
      addCards(start([], [bo]), [pair]),
      ['/cards/ada'],
      ['/cards/bo'],
    ],
    ['a new commander leaves the list', start([ada, bo], [ada]), ['/cards/bo'], ['/cards/ada']],
    ['commanders are sorted', start([], [dot, ada]), [], ['/cards/ada', '/cards/dot']],
    ['a commander is not duplicated', start([], [ada, ada]), [], ['/cards/ada']],
    [
      'a demoted commander is in the list',
      demote(start([bo], [ada]), ada.url),
      ['/cards/bo', '/cards/ada'],
      [],
    ],
    [
      'a card that is not a commander is not demoted',
      demote(start([bo], [ada]), bo.url),
      ['/cards/bo'],
      ['/cards/ada'],
    ],
    [
      'a replacing commander moves the others to the list',
      replaceCommander(start([cyr], [ada, bo]), cyr),
      ['/cards/ada', '/cards/bo'],
      ['/cards/cyr'],
    ],
    ['a removed card is gone', removeCard(start([ada, bo]), ada.url), ['/cards/bo'], []],
    ['a removed commander is gone', removeCard(start([bo], [ada]), ada.url), ['/cards/bo'], []],
    ['clear empties both', clear(start([bo], [ada])), [], []],
  ])('%s', (_, state, cards, commanders) => {
    expect(listed(state)).toEqual(cards);
    expect(state.commanders).toEqual(commanders);
  });

  it('tells where a card is', () => {
    const added = addCards(EMPTY_CLIPBOARD, [ada]);
    const crowned = toggleCommander(added, ada);
    const steps = [EMPTY_CLIPBOARD, added, crowned, toggleCommander(crowned, ada), clear(crowned)];
    expect(steps.map((state) => clippedAs(state, ada.url))).toEqual([
      null,
      'listed',
      'leads',
      'listed',
      null,
    ]);
    expect(clippedAs(added, 'constructor')).toBeNull();
  });

  it('keeps the data of every card shown, except for a removed one', () => {
    const state = start([pair, cyr]);
    expect(Object.keys(state.loadedCards)).toEqual(['/cards/ada', '/cards/bo', '/cards/cyr']);
    expect(Object.keys(removeCard(state, bo.url).loadedCards)).toEqual(['/cards/ada', '/cards/cyr']);
    expect(clear(state).loadedCards).toEqual(state.loadedCards);
  });
});

describe('what is open, recommended and reported', () => {
  it('stays open after clear, and toggles with the phone’s picture closed', () => {
    const open = toggle(start([ada]));
    expect(clear(open).isOpen).toBe(true);
    const shown = showImage(open, ada.url, true);
    expect(shown).toMatchObject({ viewerImage: ada.url, mobileImageIsOpen: true });
    expect(toggle(shown)).toMatchObject({ isOpen: false, mobileImageIsOpen: false });
    expect(showImage(shown, null, true).mobileImageIsOpen).toBe(false);
  });

  it('loads recommendations, then has them or an error', () => {
    const requested = startRecs(setError(start([ada]), 'No answer.'));
    expect(requested).toMatchObject({ isLoadingRecs: true, error: '' });
    const good = setRecs(requested, [bo, cyr]);
    expect(good).toMatchObject({ isLoadingRecs: false, recs: [bo.url, cyr.url] });
    expect(good.loadedCards[cyr.url]?.name).toBe('Cyr');
    expect(failRecs(requested, 'No answer.')).toMatchObject({ isLoadingRecs: false, error: 'No answer.' });
    // Other errors do not end a request.
    expect(setError(requested, 'Two lead.')).toMatchObject({ isLoadingRecs: true, error: 'Two lead.' });
    expect(clear(good).recs).toEqual([]);
  });

  it.each<[string, (state: Clipboard) => Clipboard]>([
    ['add', (state) => addCards(state, [ada])],
    ['add nothing new', (state) => addCards(state, [])],
    ['crowning a commander', (state) => addCommander(state, bo)],
    ['demote', (state) => demote(state, dot.url)],
    ['replace', (state) => replaceCommander(state, bo)],
    ['remove', (state) => removeCard(state, cyr.url)],
    ['clear', clear],
    ['undo', undoClipboard],
    ['toggle', toggle],
    ['a request for recommendations', startRecs],
    ['recommendations', (state) => setRecs(state, [])],
  ])('%s clears an error', (_, act) => {
    expect(act(setError(start([cyr], [dot]), 'Something.')).error).toBe('');
  });

  it.each<[string, (state: Clipboard) => Clipboard]>([
    ['card data', (state) => loadCards(state, [ada])],
    ['the picture', (state) => showImage(state, cyr.url)],
  ])('%s keeps an error', (_, act) => {
    expect(act(setError(start([cyr]), 'Something.')).error).toBe('Something.');
  });
});

describe('undo', () => {
  it('reverts one change after the other, including a clear', () => {
    const before = start([bo], [ada]);
    const cleared = clear(before);
    expect(listed(undoClipboard(cleared))).toEqual(['/cards/bo']);
    expect(undoClipboard(cleared).commanders).toEqual(['/cards/ada']);
    expect(listed(undoClipboard(undoClipboard(undoClipboard(cleared))))).toEqual([]);
    expect(undoClipboard(EMPTY_CLIPBOARD)).toEqual(EMPTY_CLIPBOARD);
  });

  it('keeps ten steps: after eleven changes the oldest is gone', () => {
    let state = EMPTY_CLIPBOARD;
    for (let index = 0; index < 11; index++) state = addCards(state, [testCard(`Card ${index}`)]);
    expect(state.prevStates).toHaveLength(UNDO_STEPS);
    for (let index = 0; index < 20; index++) state = undoClipboard(state);
    expect(listed(state)).toEqual(['/cards/card-0']);
  });

  it('adds no step if nothing changes', () => {
    const state = start([ada], [bo]);
    for (const same of [
      addCards(state, [ada, bo]),
      removeCard(state, cyr.url),
      toggle(state),
      addCommander(state, bo),
    ])
      expect(same.prevStates).toHaveLength(state.prevStates.length);
  });
});

type Act = [name: string, run: (state: Clipboard, card: ApiCard) => Clipboard];

const CHANGES: Act[] = [
  ['add', (state, card) => addCards(state, [card])],
  ['lead', addCommander],
  ['demote', (state, card) => demote(state, card.url)],
  ['replace', replaceCommander],
  ['crown', toggleCommander],
  ['remove', (state, card) => removeCard(state, card.url)],
  ['clear', (state) => clear(state)],
];

describe('any sequence of changes', () => {
  const chooser = { legalPartner: true, backgroundChooser: true };
  const background: Partial<SingleCard> = {
    legalPartner: true,
    legalCommander: false,
    type: 'Legendary Enchantment — Background',
    subtypes: ['Background'],
  };
  const doctor: Partial<SingleCard> = {
    legalPartner: true,
    type: 'Legendary Creature — Time Lord Doctor',
    subtypes: ['Time Lord', 'Doctor'],
  };
  const companion = { legalPartner: true, doctorsCompanion: true };
  // Two cards of each role that crowning swaps, so that sequences include pairs, swaps and an illegal third commander.
  const roles = [
    testCard('Ed', chooser),
    testCard('Fay', chooser),
    testCard('Gil', background),
    testCard('Hal', background),
    testCard('Ida', doctor),
    testCard('Jo', doctor),
    testCard('Kim', companion),
    testCard('Lou', companion),
  ] as const;
  const deck: ApiCard[] = [
    ada,
    bo,
    cyr,
    dot,
    pair,
    testPair(cyr, dot),
    testPair(roles[0], roles[2]),
    ...roles,
  ];
  const act = fc.oneof(fc.constantFrom(...CHANGES), fc.constant<Act>(['crown', toggleCommander]));
  const over = (cards: readonly ApiCard[]) =>
    fc.array(fc.tuple(act, fc.constantFrom(...cards)), { maxLength: 40 });
  const acts = fc.oneof(over(deck), over(roles.slice(0, 4)), over(roles.slice(4)));

  it('includes pairs, swaps of every role and an illegal third commander', () => {
    const met = new Set<string>();
    for (const sequence of fc.sample(acts, { numRuns: 400, seed: 5 })) {
      let state = EMPTY_CLIPBOARD;
      for (const [[name, run], card] of sequence) {
        const before = state.commanders;
        state = run(state, card);
        if (name !== 'crown') continue;
        if (state.error) met.add('refused');
        const out = before.find((url) => !state.commanders.includes(url));
        if (before.length === 2 && state.commanders.length === 2 && out) met.add(`${out} for ${card.url}`);
      }
    }
    const swaps = [
      ['ed', 'fay'],
      ['gil', 'hal'],
      ['ida', 'jo'],
      ['kim', 'lou'],
    ].map(([out, card]) => `/cards/${out} for /cards/${card}`);
    expect([...met]).toEqual(expect.arrayContaining(['refused', ...swaps]));
  });

  it('keeps each card in one place, commanders sorted, and only cards that were added', () => {
    fc.assert(
      fc.property(acts, (sequence) => {
        let state = EMPTY_CLIPBOARD;
        for (const [[name, run], card] of sequence) {
          const had = new Set([...listed(state), ...state.commanders]);
          state = run(state, card);
          const has = [...listed(state), ...state.commanders];
          const singles = card.isPartner ? card.cards : [card];
          expect(new Set(has).size).toBe(has.length);
          expect(state.commanders).toEqual([...state.commanders].sort());
          expect(has.every((url) => had.has(url) || singles.some((single) => single.url === url))).toBe(true);
          // Only removing and clearing lose cards.
          if (name !== 'remove' && name !== 'clear')
            expect([...had].every((url) => has.includes(url))).toBe(true);
        }
      }),
    );
  });

  it('is undone step by step, exactly', () => {
    fc.assert(
      fc.property(acts, (sequence) => {
        const seen: Clipboard[] = [EMPTY_CLIPBOARD];
        for (const [[, run], card] of sequence) {
          const last = seen.at(-1) ?? EMPTY_CLIPBOARD;
          const next = run(last, card);
          const same =
            listed(next).join() === listed(last).join() && next.commanders.join() === last.commanders.join();
          if (same) seen[seen.length - 1] = next;
          else seen.push(next);
        }
        let state = seen.at(-1) ?? EMPTY_CLIPBOARD;
        for (const before of seen.slice(0, -1).reverse().slice(0, UNDO_STEPS)) {
          state = undoClipboard(state);
          expect(listed(state)).toEqual(listed(before));
          expect(state.commanders).toEqual(before.commanders);
        }
      }),
    );
  });
});
