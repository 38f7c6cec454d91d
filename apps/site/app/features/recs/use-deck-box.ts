import { fetchPart } from '@deckwright/islands';
import { useEffect, useRef, useState } from 'react';
import { toasts } from '../../shared/feedback/toasts.ts';
import { DECK_ID } from './deck-form.tsx';
import {
  applySteps,
  areApplied,
  type Changed,
  type DeckAct,
  type DeckHistory,
  type EditDeck,
  NO_PRESSES,
  redoPress,
  resetList,
  type Step,
  toCutOne,
  toFillSteps,
  toPutBack,
  undoPress,
} from './new-list/deck-history.ts';
import type { RecsResult } from './recs-result.ts';
import type { DeckEdits } from './stored-deck.ts';

export type DeckBoxAct = DeckAct;

export type DeckBox = {
  /** The list as it is now. */
  text: string;
  /** Whether the suggestion has been applied. */
  isDone: (act: DeckBoxAct, name: string) => boolean;
  /** Applies the suggestion, or reverts it. */
  press: (act: DeckBoxAct, name: string) => void;
  /** Applies both halves of a swap, or reverts both. */
  swap: (out: string, into: string) => void;
  /** One copy of any card less: one that was added is taken back. */
  cutOne: (name: string) => void;
  /** What was cut of a card last comes back, one copy or all of them. */
  putBack: (name: string) => void;
  /** Removes all copies of these cards from the list. */
  cutAll: (names: readonly string[]) => void;
  /** Whether all of these lines have been added. */
  isFilled: (lines: readonly FillLine[]) => boolean;
  /** Adds all of these lines, or takes them back if they have been added. */
  fill: (lines: readonly FillLine[]) => void;
  /** Restores the list as it was before the last press, or after the one that was undone last. */
  undo: () => void;
  redo: () => void;
  /** Restores the list as it was sent; this can be undone. */
  reset: () => void;
  /** How many presses can be undone and redone. */
  undoable: number;
  redoable: number;
  /** Whether the last undoing was refused, because the list was edited by hand since. */
  isRefused: boolean;
  /** Whether anything has been pressed, even if it is undone. */
  wasPressed: boolean;
  /** All of this, to restore it later; null if nothing has been pressed. */
  edits: DeckEdits | null;
  /** Marks what was applied earlier to the list that is in the form; null if nothing was. */
  restore: (edits: DeckEdits | null) => void;
};

/** Copies of a card. */
type FillLine = { name: string; quantity: number };

type State = {
  answer: unknown;
  text: string;
  history: DeckHistory;
  wasPressed: boolean;
  isRefused: boolean;
};

/** Adds cards to and removes them from the list in the form, one press each; reset for each answer. */
export function useDeckBox(result: RecsResult | undefined): DeckBox {
  const answer = result?.answer;
  const sent = result?.form.deck ?? '';
  const fresh: State = { answer, text: sent, history: NO_PRESSES, wasPressed: false, isRefused: false };
  const [state, setState] = useState(fresh);
  const { text, history, wasPressed, isRefused } = state.answer === answer ? state : fresh;
  // Read when a press is followed: another may have come before the next rendering.
  const latest = useRef<State>(fresh);
  if (latest.current.answer !== answer) latest.current = fresh;
  const keep = (next: Partial<State>) => {
    latest.current = { ...latest.current, ...next };
    setState(latest.current);
  };

  // What was typed into the list, once the field is left: each change renders the answer.
  const edited = useRef((_text: string) => {});
  edited.current = (text) => keep({ text });
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLTextAreaElement && target.id === DECK_ID) edited.current(target.value);
    };
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, []);

  /** Puts a change into the form; null is a refused one. */
  function show(box: HTMLTextAreaElement, changed: Changed): void {
    box.value = changed.text;
    keep({ ...changed, wasPressed: true, isRefused: false });
  }

  async function follow(steps: readonly Step[], back: boolean, always = true): Promise<void> {
    const edit = await fetchPart(() => import('./edit-deck.ts'));
    const box = deckField();
    if (!box) return;
    const changed = applySteps(latest.current.history, box.value, {
      steps,
      back,
      edit: asWritten(edit, result),
    });
    if (changed && (always || changed.text !== box.value)) show(box, changed);
    else if (!always) addToast('Your list writes this card in another way: edit it there.');
  }

  /** One copy less or more, from what the list is by then: two quick presses are two copies. */
  async function followOne(toNext: typeof toCutOne, name: string): Promise<void> {
    const { step, back } = toNext(latest.current.history, name);
    await follow([step], back, false);
  }

  // Presses are followed one after another, also while the code that edits the list is loading.
  const queue = useRef(Promise.resolve());
  const enqueue = (press: () => Promise<void>) => {
    queue.current = queue.current
      .then(press)
      .catch(() => addToast('The list could not be changed. Try again.'));
  };
  const run = (steps: readonly Step[], back: boolean) => enqueue(() => follow(steps, back));

  function go(change: (history: DeckHistory, text: string) => Changed | null): void {
    const box = deckField();
    const changed = box && change(latest.current.history, box.value);
    if (box && changed) show(box, changed);
    else keep({ isRefused: true });
  }

  const isDone = (act: DeckBoxAct, name: string) => areApplied(history, [{ act, name }]);
  return {
    text,
    isDone,
    press: (act, name) => run([{ act, name }], isDone(act, name)),
    swap(out, into) {
      const steps: Step[] = [
        { act: 'cut', name: out },
        { act: 'add', name: into },
      ];
      run(steps, areApplied(history, steps));
    },
    cutOne: (name) => enqueue(() => followOne(toCutOne, name)),
    putBack: (name) => enqueue(() => followOne(toPutBack, name)),
    cutAll: (names) =>
      run(
        names.map((name) => ({ act: 'cut', name, all: true })),
        false,
      ),
    isFilled: (lines) => areApplied(history, toFillSteps(lines)),
    fill(lines) {
      const steps = toFillSteps(lines);
      run(steps, areApplied(history, steps));
    },
    undo: () => history.presses.length > 0 && go(undoPress),
    redo: () => history.undone.length > 0 && go(redoPress),
    reset() {
      const box = deckField();
      const changed = box && resetList(latest.current.history, box.value, sent);
      if (box && changed) show(box, changed);
    },
    undoable: history.presses.length,
    redoable: history.undone.length,
    isRefused,
    wasPressed,
    edits: wasPressed ? history : null,
    restore: (edits) =>
      keep({
        text: deckField()?.value ?? sent,
        ...(edits ? { history: edits, wasPressed: true } : {}),
        isRefused: false,
      }),
  };
}

/** Cuts a card also where the list spells its name differently, such as in another language. */
function asWritten({ addToDeck, cutFromDeck }: EditDeck, result?: RecsResult): EditDeck {
  return {
    addToDeck,
    cutFromDeck(text, name) {
      const next = cutFromDeck(text, name);
      const written = result?.list?.cards.find(({ card }) => card.name === name)?.written;
      return next === text && written ? cutFromDeck(text, written) : next;
    },
  };
}

function addToast(text: string): void {
  toasts.add({ key: 'deck-box', text });
}

function deckField(): HTMLTextAreaElement | null {
  const box = document.getElementById(DECK_ID);
  return box instanceof HTMLTextAreaElement ? box : null;
}
