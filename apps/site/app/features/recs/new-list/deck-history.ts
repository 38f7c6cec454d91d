/** What pressing a suggestion does to the list. */
export type DeckAct = 'add' | 'cut';

/**
 * `all`: cuts every copy there is; to revert it, `copies` says how many that were. `copies`: so many at once, 1 by default.
 * `nth`: which single addition or cut of the card it is, 1 by default.
 */
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
};

/** A history and the list it leads to. */
export type Changed = { history: DeckHistory; text: string };

export const NO_PRESSES: DeckHistory = { done: [], presses: [], undone: [] };

/** How an applied suggestion is noted. */
function toStepKey({ act, name, all, copies = 1, nth = 1 }: Step): string {
  if (all) return `${act} *${copies} ${name}`;
  if (nth > 1) return `${act} #${nth} ${name}`;
  return copies === 1 ? `${act} ${name}` : `${act} ×${copies} ${name}`;
}

/**
 * How a press of several steps begins its note of those that it applied itself, a line each, next to the notes of the steps: what was
 * applied before remains when the press is taken back. No card name has a line break or a tab.
 */
function toPressKey(steps: readonly Step[]): string {
  return `${steps.map(toStepKey).join('\t')}\n`;
}

/** The notes of the steps that a press of these applied itself. */
function findOwn(done: ReadonlySet<string>, steps: readonly Step[]): string[] {
  const note = [...done].find((key) => key.startsWith(toPressKey(steps)));
  return note?.split('\n').slice(1) ?? [];
}

/** Replaces the note of a press of several steps; without any that it applied itself, it has none. */
function noteOwn(done: Set<string>, steps: readonly Step[], own: readonly string[]): void {
  const pressKey = toPressKey(steps);
  for (const key of done) if (key.startsWith(pressKey)) done.delete(key);
  if (own.length > 0) done.add(pressKey + own.join('\n'));
}

/** Without what the notes of presses say of steps that are no longer applied. */
function withoutReverted(done: ReadonlySet<string>): string[] {
  return [...done].flatMap((key) => {
    const [press, ...own] = key.split('\n');
    if (own.length === 0) return [key];
    const applied = own.filter((each) => done.has(each));
    return applied.length === 0 ? [] : [[press, ...applied].join('\n')];
  });
}

/** A step to apply, or with `back` to revert. */
type NextStep = { step: Step; back: boolean };

/** One copy of a card less: reverts what added it last, or else cuts one more. */
export function toCutOne(history: DeckHistory, name: string): NextStep {
  const added = countSingle(history, 'add', name);
  if (added > 0) return { step: { act: 'add', name, nth: added }, back: true };
  return { step: { act: 'cut', name, nth: countSingle(history, 'cut', name) + 1 }, back: false };
}

/** What was cut of a card last, one copy or all of them, comes back; if nothing was, one copy is added. */
export function toPutBack(history: DeckHistory, name: string): NextStep {
  const copies = findAllCut(history, name);
  if (copies > 0) return { step: { act: 'cut', name, all: true, copies }, back: true };
  const cuts = countSingle(history, 'cut', name);
  if (cuts > 0) return { step: { act: 'cut', name, nth: cuts }, back: true };
  return { step: { act: 'add', name, nth: countSingle(history, 'add', name) + 1 }, back: false };
}

/** How many single additions or cuts of a card are applied. */
function countSingle(history: Pick<DeckHistory, 'done'>, act: DeckAct, name: string): number {
  let count = 0;
  while (areApplied(history, [{ act, name, nth: count + 1 }])) count += 1;
  return count;
}

/** How many copies of a card were cut at once, the last time; 0 if they never were. */
function findAllCut({ done }: DeckHistory, name: string): number {
  for (const key of done.toReversed()) {
    const [, copies, cut] = /^cut \*(\d+) (.*)$/.exec(key) ?? [];
    if (cut === name) return Number(copies);
  }
  return 0;
}

/** The steps that add these lines to a list. */
export function toFillSteps(lines: readonly { name: string; quantity: number }[]): Step[] {
  return lines.map(({ name, quantity }) => ({ act: 'add', name, copies: quantity }));
}

/** Whether all of these steps, at least one, are applied. */
export function areApplied({ done }: Pick<DeckHistory, 'done'>, steps: readonly Step[]): boolean {
  return steps.length > 0 && steps.every((step) => done.includes(toStepKey(step)));
}

/**
 * Applies each step that is not applied yet; with `back`, reverts those that are, of several only those that they applied themselves,
 * if any. What was undone before cannot be redone afterwards. Null if nothing changes, such as with the second half of a double click.
 */
export function applySteps(
  history: DeckHistory,
  text: string,
  { steps, back, edit }: { steps: readonly Step[]; back: boolean; edit: EditDeck },
): Changed | null {
  const done = new Set(history.done);
  let [after, isChanged] = [text, false];
  const own = new Set(steps.length > 1 ? findOwn(done, steps) : []);
  for (const step of back && own.size > 0 ? steps.filter((each) => own.has(toStepKey(each))) : steps) {
    const isCutAll = step.all === true && !back;
    if (!isCutAll && done.has(toStepKey(step)) !== back) continue;
    const most = isCutAll ? Number.POSITIVE_INFINITY : (step.copies ?? 1);
    let copies = 0;
    if ((step.act === 'add') !== back) after = edit.addToDeck(after, step.name, step.copies);
    else
      for (let next = ''; copies < most; copies += 1) {
        next = edit.cutFromDeck(after, step.name);
        if (next === after) break;
        after = next;
      }
    if (isCutAll && copies === 0) continue;
    isChanged = true;
    const key = toStepKey(isCutAll ? { ...step, copies } : step);
    if (back) done.delete(toLastKey(done, step));
    else {
      done.add(key);
      if (!isCutAll) own.add(key);
    }
    if (step.act === 'cut' && !back) dropTakenBack(done, step.name);
  }
  if (steps.length > 1) noteOwn(done, steps, back ? [] : [...own]);
  const doneAfter = withoutReverted(done);
  return isChanged ? recordPress(history, { before: text, after, doneAfter }) : null;
}

/** Of copies that were added or cut one by one, the last is reverted first: those left are still counted from 1, where rows look. */
function toLastKey(done: ReadonlySet<string>, step: Step): string {
  const { act, name, all, copies = 1, nth = 1 } = step;
  if (all || copies > 1) return toStepKey(step);
  return toStepKey({ act, name, nth: Math.max(nth, countSingle({ done: [...done] }, act, name)) });
}

/** Several copies of a card that were added at once and then cut one by one are as if nothing had happened. */
function dropTakenBack(done: Set<string>, name: string): void {
  for (const key of [...done]) {
    const [, copies, added] = /^add ×(\d+) (.*)$/.exec(key) ?? [];
    if (added !== name) continue;
    // The last ones: the first may have been cut before.
    const last = countSingle({ done: [...done] }, 'cut', name);
    const cuts = Array.from({ length: Number(copies) }, (_, at) =>
      toStepKey({ act: 'cut', name, nth: last - at }),
    );
    if (last >= cuts.length) for (const each of [key, ...cuts]) done.delete(each);
  }
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

/** A press that leaves the text as it is only changes what is applied: there is nothing to undo. */
function recordPress({ done, presses }: DeckHistory, press: Omit<Press, 'doneBefore'>): Changed {
  const { before, after, doneAfter } = press;
  const recorded =
    before === after
      ? [...presses.slice(0, -1), ...presses.slice(-1).map((last) => ({ ...last, doneAfter }))]
      : [...presses, { ...press, doneBefore: done }];
  return { history: { done: doneAfter, presses: recorded, undone: [] }, text: after };
}
