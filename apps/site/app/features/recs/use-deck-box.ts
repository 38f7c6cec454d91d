import { useState } from 'react';
import { fetchPart } from '../../shared/part/fetch-part.ts';
import { toasts } from '../../shared/toasts/toasts.ts';
import { DECK_ID } from './deck-form.tsx';

/** What a press on a suggestion does to the list in the form. */
export type DeckBoxAct = 'add' | 'cut';

export type DeckBox = {
  /** Whether the suggestion has been followed. */
  isDone: (act: DeckBoxAct, name: string) => boolean;
  /** Follows the suggestion, or takes that back. */
  press: (act: DeckBoxAct, name: string) => void;
  /** How many have been followed. */
  count: (act: DeckBoxAct) => number;
};

/** Writes cards into the list of the form and takes them out, one press each; fresh for each answer. */
export function useDeckBox(answer: unknown): DeckBox {
  const [state, setState] = useState<{ answer: unknown; done: ReadonlySet<string> }>({
    answer,
    done: new Set(),
  });
  const done = state.answer === answer ? state.done : new Set<string>();
  const keyOf = (act: DeckBoxAct, name: string) => `${act} ${name}`;

  async function press(act: DeckBoxAct, name: string): Promise<void> {
    const key = keyOf(act, name);
    const isBack = done.has(key);
    const { addToDeck, cutFromDeck } = await fetchPart(() => import('./edit-deck.ts'));
    const box = document.getElementById(DECK_ID);
    if (!(box instanceof HTMLTextAreaElement)) return;
    box.value = (act === 'add') === isBack ? cutFromDeck(box.value, name) : addToDeck(box.value, name);
    const next = new Set(done);
    if (!next.delete(key)) next.add(key);
    setState({ answer, done: next });
  }

  return {
    isDone: (act, name) => done.has(keyOf(act, name)),
    press: (act, name) =>
      void press(act, name).catch(() =>
        toasts.add({ key: 'deck-box', text: 'The list could not be changed. Try again.' }),
      ),
    count: (act) => [...done].filter((key) => key.startsWith(`${act} `)).length,
  };
}
