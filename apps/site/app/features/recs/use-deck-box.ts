import { fetchPart } from '@deckwright/islands';
import { useMemo, useRef, useState } from 'react';
import { toasts } from '../../shared/feedback/toasts.ts';
import { DECK_ID } from './deck-form.tsx';
import type { DeckEdits } from './stored-deck.ts';

/** What pressing a suggestion does to the list in the form. */
export type DeckBoxAct = 'add' | 'cut';

export type DeckBox = {
  /** Whether the suggestion has been applied. */
  isDone: (act: DeckBoxAct, name: string) => boolean;
  /** Applies the suggestion, or reverts it. */
  press: (act: DeckBoxAct, name: string) => void;
  /** Applies both halves of a swap, or reverts both. */
  swap: (out: string, into: string) => void;
  /** Removes all copies of these cards from the list. */
  cutAll: (names: readonly string[]) => void;
  /** How many have been applied. */
  count: (act: DeckBoxAct) => number;
  /** Restores the list as it was before the last press, or returns false; null if there is none to undo. */
  undo: (() => boolean) | null;
  /** How many presses can be undone. */
  undoable: number;
  /** Whether the last undoing was refused, because the list was edited by hand since. */
  isRefused: boolean;
  /** Whether anything has been pressed, even if it is undone. */
  wasPressed: boolean;
  /** All of this, to restore it later; null if nothing has been pressed. */
  edits: DeckEdits | null;
  /** Marks what was applied earlier to the list that is in the form. */
  restore: (edits: DeckEdits) => void;
};

type Step = { act: DeckBoxAct; name: string; all?: boolean };
type Done = ReadonlySet<string>;
/** The list and the applied suggestions before a press, and the list after it. */
type Press = { before: string; done: Done; after: string };
type State = {
  answer: unknown;
  done: Done;
  presses: readonly Press[];
  wasPressed: boolean;
  isRefused: boolean;
};

/** Adds cards to and removes them from the list in the form, one press each; reset for each answer. */
export function useDeckBox(answer: unknown): DeckBox {
  const fresh: State = { answer, done: new Set(), presses: [], wasPressed: false, isRefused: false };
  const [state, setState] = useState(fresh);
  const { done, presses, wasPressed, isRefused } = state.answer === answer ? state : fresh;
  // Read when a press is followed: another may have come before the next rendering.
  const latest = useRef<State>(fresh);
  if (latest.current.answer !== answer) latest.current = fresh;
  const keep = (next: State) => {
    latest.current = next;
    setState(next);
  };
  const toKey = (act: DeckBoxAct, name: string) => `${act} ${name}`;

  /** Applies each step that is not applied yet; with `back`, reverts those that are. */
  async function follow(steps: readonly Step[], back: boolean): Promise<void> {
    const edit = await fetchPart(() => import('./edit-deck.ts'));
    const box = deckField();
    if (!box) return;
    const { presses, ...last } = latest.current;
    const before = box.value;
    const next = new Set(last.done);
    let isChanged = false;
    for (const { act, name, all } of steps) {
      const key = toKey(act, name);
      if (next.has(key) !== back) continue;
      isChanged = true;
      if (all) box.value = edit.removeFromDeck(box.value, name);
      else
        box.value =
          (act === 'add') === back ? edit.cutFromDeck(box.value, name) : edit.addToDeck(box.value, name);
      if (!next.delete(key)) next.add(key);
    }
    // Such as the second half of a double click.
    if (!isChanged) return;
    const press = { before, done: last.done, after: box.value };
    keep({ ...fresh, answer: last.answer, done: next, presses: [...presses, press], wasPressed: true });
  }

  // Presses are followed one after another, also while the code that edits the list is loading.
  const turn = useRef(Promise.resolve());
  const run = (steps: readonly Step[], back: boolean) => {
    turn.current = turn.current
      .then(() => follow(steps, back))
      .catch(() => toasts.add({ key: 'deck-box', text: 'The list could not be changed. Try again.' }));
  };

  function undo(): boolean {
    const { presses, ...last } = latest.current;
    const press = presses.at(-1);
    const box = deckField();
    if (!press) return false;
    if (box?.value !== press.after) {
      keep({ ...last, presses, isRefused: true });
      return false;
    }
    box.value = press.before;
    keep({ ...last, done: press.done, presses: presses.slice(0, -1), isRefused: false });
    return true;
  }

  const edits = useMemo(
    () =>
      wasPressed
        ? { done: [...done], presses: presses.map((press) => ({ ...press, done: [...press.done] })) }
        : null,
    [done, presses, wasPressed],
  );

  return {
    isDone: (act, name) => done.has(toKey(act, name)),
    press: (act, name) => run([{ act, name }], done.has(toKey(act, name))),
    swap(out, into) {
      const steps: Step[] = [
        { act: 'cut', name: out },
        { act: 'add', name: into },
      ];
      run(
        steps,
        steps.every(({ act, name }) => done.has(toKey(act, name))),
      );
    },
    cutAll: (names) =>
      run(
        names.map((name) => ({ act: 'cut', name, all: true })),
        false,
      ),
    count: (act) => [...done].filter((key) => key.startsWith(`${act} `)).length,
    undo: presses.length > 0 ? undo : null,
    undoable: presses.length,
    isRefused,
    wasPressed,
    edits,
    restore({ done: applied, presses: earlier }) {
      const presses = earlier.map((press) => ({ ...press, done: new Set(press.done) }));
      keep({ answer, done: new Set(applied), presses, wasPressed: true, isRefused: false });
    },
  };
}

function deckField(): HTMLTextAreaElement | null {
  const box = document.getElementById(DECK_ID);
  return box instanceof HTMLTextAreaElement ? box : null;
}
