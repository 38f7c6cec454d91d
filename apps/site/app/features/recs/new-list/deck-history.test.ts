import { parseDeckText } from '@deckwright/decklist';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as edit from '../edit-deck.ts';
import {
  applySteps,
  areApplied,
  type Changed,
  NO_PRESSES,
  redoPress,
  resetList,
  type Step,
  toCutOne,
  toFillSteps,
  toPutBack,
  undoPress,
} from './deck-history.ts';

const SENT = ['Commander', '1 Cyr the Lone', '', 'Deck', '6 Forest', '2 Relentless Rats', '1 Beacon'].join(
  '\n',
);
const start: Changed = { history: NO_PRESSES, text: SENT };
const press = ({ history, text }: Changed, steps: Step[], back = false) =>
  applySteps(history, text, { steps, back, edit });

function orFail(changed: Changed | null): Changed {
  return changed ?? expect.fail('Nothing changed.');
}

const count = (text: string, name: string) =>
  parseDeckText(text).cards.find((card) => card.name === name)?.quantity ?? 0;

describe('cuts from the list itself', () => {
  const follow = (changed: Changed, next: typeof toCutOne, name: string) => {
    const { step, back } = next(changed.history, name);
    return orFail(press(changed, [step], back));
  };

  it('take one copy after another, and give them back', () => {
    let now = start;
    for (const left of [5, 4, 3]) {
      now = follow(now, toCutOne, 'Forest');
      expect(count(now.text, 'Forest')).toBe(left);
    }
    for (const left of [4, 5, 6]) {
      now = follow(now, toPutBack, 'Forest');
      expect(count(now.text, 'Forest')).toBe(left);
    }
    expect(now.history.done).toEqual([]);
  });

  it('are the cut that the answer suggests, and revert what it added', () => {
    const cut = follow(start, toCutOne, 'Beacon');
    expect(areApplied(cut.history, [{ act: 'cut', name: 'Beacon' }])).toBe(true);
    const added = orFail(press(start, [{ act: 'add', name: 'Wave' }]));
    const reverted = follow(added, toCutOne, 'Wave');
    expect(reverted.text).toBe(SENT);
    expect(reverted.history.done).toEqual([]);
  });

  it('give back what was cut by hand', () => {
    const byHand: Changed = { history: NO_PRESSES, text: SENT.replace('\n1 Beacon', '') };
    const back = follow(byHand, toPutBack, 'Beacon');
    expect(back.text).toBe(SENT);
    // As often as it is cut by hand.
    const again = follow({ ...back, text: byHand.text }, toPutBack, 'Beacon');
    expect(again.text).toBe(SENT);
    expect(follow(again, toCutOne, 'Beacon').text).toBe(byHand.text);
  });

  it('are apart from a cut of all copies, in either order', () => {
    const all: Step[] = [{ act: 'cut', name: 'Forest', all: true }];
    const one = follow(start, toCutOne, 'Forest');
    const none = orFail(press(one, all));
    expect(count(none.text, 'Forest')).toBe(0);
    expect(press(none, all)).toBeNull();
    const five = follow(none, toPutBack, 'Forest');
    expect(five.text).toContain('5 Forest');
    expect(count(follow(five, toPutBack, 'Forest').text, 'Forest')).toBe(6);
    // All at once again, also after they came back.
    expect(count(orFail(press(five, all)).text, 'Forest')).toBe(0);
    const six = follow(orFail(press(start, all)), toPutBack, 'Forest');
    expect(count(six.text, 'Forest')).toBe(6);
    expect(six.history.done).toEqual([]);
    expect(areApplied(orFail(press(start, all)).history, [{ act: 'cut', name: 'Forest' }])).toBe(false);
  });

  it('reduce what was added by copies', () => {
    const fill = toFillSteps([{ name: 'Island', quantity: 3 }]);
    const filled = orFail(press(start, fill));
    const cut = [1, 2, 3].reduce((now) => follow(now, toCutOne, 'Island'), filled);
    expect(cut.text).toBe(SENT);
    expect(cut.history.done).toEqual([]);
    expect(count(orFail(press(cut, fill)).text, 'Island')).toBe(3);
  });

  it('are undone like any other press', () => {
    const twice = follow(follow(start, toCutOne, 'Forest'), toCutOne, 'Forest');
    const once = orFail(undoPress(twice.history, twice.text));
    expect(count(once.text, 'Forest')).toBe(5);
    expect(count(follow(once, toCutOne, 'Forest').text, 'Forest')).toBe(4);
  });
});

describe('presses', () => {
  it('are undone and redone one after another', () => {
    const added = orFail(press(start, [{ act: 'add', name: 'Wave' }]));
    const cut = orFail(press(added, [{ act: 'cut', name: 'Forest' }]));
    expect(cut.text).toBe(`${SENT.replace('6 Forest', '5 Forest')}\n1 Wave`);
    const back = orFail(undoPress(cut.history, cut.text));
    expect(back.text).toBe(added.text);
    expect(back.history.done).toEqual(['add Wave']);
    const again = orFail(redoPress(back.history, back.text));
    expect(again).toEqual(cut);
    expect(redoPress(again.history, again.text)).toBeNull();
  });

  it('cannot be redone after another press', () => {
    const added = orFail(press(start, [{ act: 'add', name: 'Wave' }]));
    const back = orFail(undoPress(added.history, added.text));
    const other = orFail(press(back, [{ act: 'add', name: 'Sunbeam' }]));
    expect(redoPress(other.history, other.text)).toBeNull();
  });

  it('do nothing twice, and are not undone over an edit by hand', () => {
    const added = orFail(press(start, [{ act: 'add', name: 'Wave' }]));
    expect(press(added, [{ act: 'add', name: 'Wave' }])).toBeNull();
    expect(undoPress(added.history, `${added.text}\n1 Island`)).toBeNull();
    const back = orFail(undoPress(added.history, added.text));
    expect(redoPress(back.history, `${back.text}\n1 Island`)).toBeNull();
  });

  it('that leave the text as it is cannot be undone', () => {
    const added = orFail(press(start, [{ act: 'add', name: 'Wave' }]));
    const byHand = { ...added, text: SENT };
    const reverted = orFail(press(byHand, [{ act: 'add', name: 'Wave' }], true));
    expect(reverted).toMatchObject({ text: SENT, history: { done: [] } });
    expect(reverted.history.presses).toHaveLength(1);
    expect(orFail(press(start, [{ act: 'cut', name: 'Wave' }])).history.presses).toEqual([]);
  });

  it('are reset at once, which can be undone', () => {
    const cut = orFail(press(start, [{ act: 'cut', name: 'Relentless Rats', all: true }]));
    expect(count(cut.text, 'Relentless Rats')).toBe(0);
    const reset = orFail(resetList(cut.history, cut.text, SENT));
    expect(reset).toMatchObject({ text: SENT, history: { done: [] } });
    expect(resetList(reset.history, reset.text, SENT)).toBeNull();
    const back = orFail(undoPress(reset.history, reset.text));
    expect([back.text, back.history.done]).toEqual([cut.text, cut.history.done]);
  });

  it('keep the quantities of all other lines, and undo and redo are each other’s reverse, in any order', () => {
    const card = fc.constantFrom('Wave', 'Sunbeam', 'Beacon', 'Relentless Rats');
    const actions = fc.array(
      fc.record({
        back: fc.boolean(),
        action: fc.oneof(
          fc
            .record({ act: fc.constantFrom('add' as const, 'cut' as const), name: card })
            .map((step) => [step]),
          fc.record({ name: card, into: card }).map(({ name, into }): Step[] => [
            { act: 'cut', name },
            { act: 'add', name: into },
          ]),
          fc.constantFrom('undo' as const, 'redo' as const, 'reset' as const),
        ),
      }),
      { maxLength: 12 },
    );
    const moves = { undo: undoPress, redo: redoPress, reset: resetList };
    const follow = (now: Changed, action: Step[] | keyof typeof moves, back: boolean) =>
      typeof action === 'string' ? moves[action](now.history, now.text, SENT) : press(now, action, back);
    fc.assert(
      fc.property(actions, (sequence) => {
        let now = start;
        for (const { action, back } of sequence) {
          const next = follow(now, action, back);
          if (next === null) continue;
          const undone = undoPress(next.history, next.text);
          if (action !== 'undo' && next.text !== now.text)
            expect(undone).toMatchObject({ text: now.text, history: { done: now.history.done } });
          if (undone) expect(redoPress(undone.history, undone.text)).toEqual(next);
          now = next;
          // Never pressed: six copies, whatever happens around them.
          expect(count(now.text, 'Forest')).toBe(6);
          expect(parseDeckText(now.text).commanders).toEqual(['Cyr the Lone']);
        }
        while (now.history.presses.length > 0) now = orFail(undoPress(now.history, now.text));
        expect(now.text).toBe(SENT);
      }),
    );
  });
});

describe('several copies of a card, one by one', () => {
  const RATS = 'Relentless Rats';
  const isApplied = ({ history }: Changed, act: Step['act'], name: string) =>
    areApplied(history, [{ act, name }]);
  const more = (changed: Changed, next: typeof toCutOne, name: string) => {
    const { step, back } = next(changed.history, name);
    return orFail(press(changed, [step], back));
  };

  it('are marked by the button of the row until none of them is left', () => {
    const row: Step[] = [{ act: 'add', name: RATS }];
    const twice = more(orFail(press(start, row)), toPutBack, RATS);
    expect(count(twice.text, RATS)).toBe(4);
    const once = orFail(press(twice, row, true));
    expect([count(once.text, RATS), isApplied(once, 'add', RATS)]).toEqual([3, true]);
    // The list itself takes back what is left, instead of cutting a copy that was there before.
    expect(more(once, toCutOne, RATS).history.done).toEqual([]);
    const none = orFail(press(once, row, true));
    expect(none).toMatchObject({ text: SENT, history: { done: [] } });
  });

  it('are marked by the button of a cut as well', () => {
    const row: Step[] = [{ act: 'cut', name: 'Forest' }];
    const thrice = more(more(orFail(press(start, row)), toCutOne, 'Forest'), toCutOne, 'Forest');
    const left = [0, 0, 0].reduce<Changed[]>(
      (all) => [...all, orFail(press(all.at(-1) ?? thrice, row, true))],
      [],
    );
    expect(left.map((now) => [count(now.text, 'Forest'), isApplied(now, 'cut', 'Forest')])).toEqual([
      [4, true],
      [5, true],
      [6, false],
    ]);
  });

  it('stay applied where a swap or a fill takes back its own', () => {
    const swap: Step[] = [
      { act: 'cut', name: RATS },
      { act: 'add', name: 'Wave' },
    ];
    const swapped = more(orFail(press(start, swap)), toCutOne, RATS);
    const back = orFail(press(swapped, swap, true));
    expect([count(back.text, RATS), count(back.text, 'Wave')]).toEqual([1, 0]);
    expect(back.history.done).toEqual([`cut ${RATS}`]);
    const fill = toFillSteps([
      { name: RATS, quantity: 1 },
      { name: 'Island', quantity: 2 },
    ]);
    const filled = more(orFail(press(start, fill)), toPutBack, RATS);
    const emptied = orFail(press(filled, fill, true));
    expect([count(emptied.text, RATS), count(emptied.text, 'Island')]).toEqual([3, 0]);
    expect(emptied.history.done).toEqual([`add ${RATS}`]);
  });
});

describe('two presses that begin alike', () => {
  const [cut, wave, sun]: [Step, Step, Step] = [
    { act: 'cut', name: 'Beacon' },
    { act: 'add', name: 'Wave' },
    { act: 'add', name: 'Sunbeam' },
  ];
  const first: Step[] = [cut, wave];
  const second: Step[] = [cut, sun];

  it('take back only what each did itself, in either order', () => {
    const one = orFail(press(start, first));
    const both = orFail(press(one, second));
    expect(orFail(press(both, second, true)).history.done).toEqual(one.history.done);
    const later = orFail(press(both, first, true));
    expect(['Beacon', 'Wave', 'Sunbeam'].map((name) => count(later.text, name))).toEqual([1, 0, 1]);
    expect(orFail(press(later, [sun], true)).history.done).toEqual([]);
  });

  it('are told apart by all of their steps, also where one has more', () => {
    const long = [...first, sun];
    const one = orFail(press(start, first));
    const both = orFail(press(one, long));
    const back = orFail(press(both, long, true));
    expect(back).toMatchObject({ text: one.text, history: { done: one.history.done } });
  });

  it('know what they did in two presses, and nothing that came since', () => {
    const half = orFail(press(orFail(press(start, first)), [wave], true));
    // The addition once more, by the swap itself.
    const whole = orFail(press(half, first));
    // A card that comes back is at the end of the list.
    const back = orFail(press(whole, first, true));
    expect(back.text.split('\n').toSorted()).toEqual(SENT.split('\n').toSorted());
    expect(back.history.done).toEqual([]);
    // Or by its own row, where it stays.
    const own = orFail(press(half, [wave]));
    expect(count(orFail(press(own, first, true)).text, 'Wave')).toBe(1);
  });
});

it('takes back of a swap only what the swap did', () => {
  const cut: Step = { act: 'cut', name: 'Beacon' };
  const add: Step = { act: 'add', name: 'Wave' };
  for (const earlier of [cut, add]) {
    const before = orFail(press(start, [earlier]));
    const swapped = orFail(press(before, [cut, add]));
    expect(areApplied(swapped.history, [cut, add])).toBe(true);
    const back = orFail(press(swapped, [cut, add], true));
    // A card that comes back is at the end of the list.
    const sorted = ({ text }: Changed) => text.split('\n').toSorted();
    expect(sorted(back)).toEqual(sorted(before));
    expect(back.history.done).toEqual(before.history.done);
  }
});

describe('a fill', () => {
  const lines = [
    { name: 'Forest', quantity: 3 },
    { name: 'Island', quantity: 9 },
    { name: 'Wastes', quantity: 1 },
  ];

  it('adds all lines in one press, by copies, and is undone in one', () => {
    const filled = orFail(press(start, toFillSteps(lines)));
    // 6 Forests of the list and 3 more.
    expect(['Forest', 'Island', 'Wastes'].map((name) => count(filled.text, name))).toEqual([9, 9, 1]);
    expect(areApplied(filled.history, toFillSteps(lines))).toBe(true);
    expect(areApplied(filled.history, toFillSteps([{ name: 'Forest', quantity: 4 }]))).toBe(false);
    expect(filled.history.presses).toHaveLength(1);
    expect(orFail(undoPress(filled.history, filled.text))).toMatchObject({
      text: SENT,
      history: { done: [], presses: [] },
    });
  });

  it('does nothing twice, and no empty fill is applied', () => {
    const filled = orFail(press(start, toFillSteps(lines)));
    expect(press(filled, toFillSteps(lines))).toBeNull();
    expect(areApplied(NO_PRESSES, [])).toBe(false);
    expect(press(start, [])).toBeNull();
  });

  it('leaves what was added on its own, before or since, when it is taken back', () => {
    const tower: Step[] = [{ act: 'add', name: 'Command Tower' }];
    const fill = toFillSteps([{ name: 'Command Tower', quantity: 1 }, ...lines]);
    const added = orFail(press(start, tower));
    const filled = orFail(press(added, fill));
    expect(count(filled.text, 'Command Tower')).toBe(1);
    expect(areApplied(filled.history, fill)).toBe(true);
    const back = orFail(press(filled, fill, true));
    expect(back).toMatchObject({ text: added.text, history: { done: added.history.done } });
    // Once more, with a copy of its own that is cut and added again.
    const readded = [true, false].reduce(
      (now, isCut) => orFail(press(now, tower, isCut)),
      orFail(press(start, fill)),
    );
    expect(orFail(press(readded, fill, true))).toMatchObject({
      text: added.text,
      history: { done: added.history.done },
    });
    // Where each was added on its own, all are.
    const single = orFail(press(added, [{ act: 'add', name: 'Wave' }]));
    const both: Step[] = [...tower, { act: 'add', name: 'Wave' }];
    expect(orFail(press(single, both, true))).toMatchObject({ text: SENT, history: { done: [] } });
  });

  it('is applied also after as many copies were cut, which it leaves cut when it is taken back', () => {
    const fill = toFillSteps([
      { name: 'Forest', quantity: 2 },
      { name: 'Island', quantity: 1 },
    ]);
    const cut = [1, 2].reduce((now, nth) => orFail(press(now, [{ act: 'cut', name: 'Forest', nth }])), start);
    const filled = orFail(press(cut, fill));
    // 6 − 2 + 2.
    expect(count(filled.text, 'Forest')).toBe(6);
    expect(areApplied(filled.history, fill)).toBe(true);
    const back = orFail(press(filled, fill, true));
    expect(count(back.text, 'Forest')).toBe(4);
    expect(back.history.done).toEqual(cut.history.done);
  });

  it('is taken back by its undo and by a second press, whatever is added', () => {
    const basics = ['Forest', 'Island', 'Swamp', 'Snow-Covered Forest', 'Wastes'];
    const fills = fc.uniqueArray(
      fc.record({ name: fc.constantFrom(...basics), quantity: fc.integer({ min: 1, max: 40 }) }),
      { minLength: 1, maxLength: 5, selector: ({ name }) => name },
    );
    const singles = fc.record({
      act: fc.constantFrom('add' as const, 'cut' as const),
      name: fc.constantFrom('Beacon', 'Wave', ...basics),
    });
    fc.assert(
      fc.property(fills, fc.array(singles, { maxLength: 4 }), (fill, earlier) => {
        const before = earlier.reduce((now, step) => press(now, [step]) ?? now, start);
        // Each of its cards may have been added on its own.
        fc.pre(!areApplied(before.history, toFillSteps(fill)));
        const filled = orFail(press(before, toFillSteps(fill)));
        expect(orFail(undoPress(filled.history, filled.text))).toMatchObject({
          text: before.text,
          history: { done: before.history.done, presses: before.history.presses },
        });
        const second = orFail(press(filled, toFillSteps(fill), true));
        expect(second.text).toBe(before.text);
        expect(second.history.done).toEqual(before.history.done);
        expect(areApplied(second.history, toFillSteps(fill))).toBe(false);
      }),
    );
  });
});
