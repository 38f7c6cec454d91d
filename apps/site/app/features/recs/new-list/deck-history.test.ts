import { parseDeckText } from '@deckwright/decklist';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as edit from '../edit-deck.ts';
import {
  applySteps,
  type Changed,
  NO_PRESSES,
  redoPress,
  resetList,
  type Step,
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
          if (action !== 'undo')
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
