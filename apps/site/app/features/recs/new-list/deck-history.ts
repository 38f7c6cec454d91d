/** What pressing a suggestion does to the list. */
export type DeckAct = 'add' | 'cut';

/** `all`: cuts every copy. `copies`: so many at once, 1 by default. `nth`: which single cut of the card it is, 1 by default. */
export type Step = { act: DeckAct; name: string; all?: boolean; copies?: number; nth?: number };

/** A change of the list: its text and the applied suggestions before and after. */
export type Press = {
  before: string;
  doneBefore: readonly string[];
  after: string;
  doneAfter: readonly string[];
};

/** The applied suggestions, the presses that can be undone, and those that can be redone, next one last. */
export type DeckHistory = {
  done: readonly string[];
  presses: readonly Press[];
  undone: readonly Press[];
};

/** How a list is changed. */
export type EditDeck = {
  addToDeck: (text: string, name: string, copies?: number) => string;
  cutFromDeck: (text: string, name: string) => string;
  removeFromDeck: (text: string, name: string) => string;
};

/** A history and the list it leads to. */
export type Changed = { history: DeckHistory; text: string };

export const NO_PRESSES: DeckHistory = { done: [], presses: [], undone: [] };

/** How an applied suggestion is noted. */
function toStepKey({ act, name, copies = 1, nth = 1 }: Step): string {
  if (nth > 1) return `${act} #${nth} ${name}`;
  return copies === 1 ? `${act} ${name}` : `${act} ×${copies} ${name}`;
}

/** A step to apply, or with `back` to revert. */
type Turn = { step: Step; back: boolean };

/** One copy of a card less: reverts what added it, or else cuts one more. */
export function toCutOne(history: DeckHistory, name: string): Turn {
  const added: Step = { act: 'add', name };
  if (areApplied(history, [added])) return { step: added, back: true };
  return { step: { act: 'cut', name, nth: countCuts(history, name) + 1 }, back: false };
}

/** One copy of a card more: reverts its last cut, or else adds one. */
export function toPutBack(history: DeckHistory, name: string): Turn {
  const cuts = countCuts(history, name);
  if (cuts === 0) return { step: { act: 'add', name }, back: false };
  return { step: { act: 'cut', name, nth: cuts }, back: true };
}

/** How many single cuts of a card are applied. */
function countCuts(history: DeckHistory, name: string): number {
  let cuts = 0;
  while (areApplied(history, [{ act: 'cut', name, nth: cuts + 1 }])) cuts += 1;
  return cuts;
}

/** The steps that add these lines to a list. */
export function toFillSteps(lines: readonly { name: string; quantity: number }[]): Step[] {
  return lines.map(({ name, quantity }) => ({ act: 'add', name, copies: quantity }));
}

/** Whether all of these steps, at least one, are applied. */
export function areApplied({ done }: DeckHistory, steps: readonly Step[]): boolean {
  return steps.length > 0 && steps.every((step) => done.includes(toStepKey(step)));
}

/** How many cards the applied suggestions add or cut, by copies; every copy of a card that is cut whole counts as one. */
export function countApplied({ done }: DeckHistory, act: DeckAct): number {
  return done
    .filter((key) => key.startsWith(`${act} `))
    .reduce((sum, key) => sum + Number(/^\w+ ×(\d+) /.exec(key)?.[1] ?? 1), 0);
}

/**
 * Applies each step that is not applied yet; with `back`, reverts those that are. What was undone before cannot be redone
 * afterwards. Null if nothing changes, such as with the second half of a double click.
 */
export function applySteps(
  history: DeckHistory,
  text: string,
  { steps, back, edit }: { steps: readonly Step[]; back: boolean; edit: EditDeck },
): Changed | null {
  const done = new Set(history.done);
  let [after, isChanged] = [text, false];
  for (const step of steps) {
    const key = toStepKey(step);
    if (done.has(key) !== back) continue;
    isChanged = true;
    if (step.all) after = edit.removeFromDeck(after, step.name);
    else if ((step.act === 'add') !== back) after = edit.addToDeck(after, step.name, step.copies);
    else for (let copy = 0; copy < (step.copies ?? 1); copy += 1) after = edit.cutFromDeck(after, step.name);
    if (!done.delete(key)) done.add(key);
  }
  return isChanged ? recordPress(history, { before: text, after, doneAfter: [...done] }) : null;
}

/** Takes back everything, as a change that can be undone; null if the list is as sent. */
export function resetList(history: DeckHistory, text: string, sent: string): Changed | null {
  if (text === sent && history.done.length === 0) return null;
  return recordPress(history, { before: text, after: sent, doneAfter: [] });
}

/** The list before the last press; null if there is none, or if the list has been edited by hand since. */
export function undoPress({ presses, undone }: DeckHistory, text: string): Changed | null {
  const press = presses.at(-1);
  if (!press || press.after !== text) return null;
  return {
    history: { done: press.doneBefore, presses: presses.slice(0, -1), undone: [...undone, press] },
    text: press.before,
  };
}

/** The list after the press that was undone last; null if there is none, or if the list has been edited by hand since. */
export function redoPress({ presses, undone }: DeckHistory, text: string): Changed | null {
  const press = undone.at(-1);
  if (!press || press.before !== text) return null;
  return {
    history: { done: press.doneAfter, presses: [...presses, press], undone: undone.slice(0, -1) },
    text: press.after,
  };
}

function recordPress({ done, presses }: DeckHistory, press: Omit<Press, 'doneBefore'>): Changed {
  return {
    history: {
      done: press.doneAfter,
      presses: [...presses, { ...press, doneBefore: done }],
      undone: [],
    },
    text: press.after,
  };
}
