import { STORAGE_KEYS } from '../../shared/storage/keys.ts';
import { createStoredValue } from '../../shared/storage/stored-value.ts';
import type { DeckHistory, Press } from './new-list/deck-history.ts';
import type { RecsForm, RecsResult } from './recs-result.ts';

/** The applied suggestions, and the list before and after each press. */
export type DeckEdits = DeckHistory;

/** What one entry of the tab's history shows, so that Back and a reload can show it again. */
export type StoredDeck = {
  /** The key and the hash of the entry's address. */
  entry: string;
  /** What was last submitted; null before that. */
  sent: RecsForm | null;
  /** What the form contains. */
  now: RecsForm;
  /** Null if nothing was pressed. */
  edits: DeckEdits | null;
};

/** Only this tab sees it; without storage a reload starts with an empty form. */
const storedDeck = createStoredValue<StoredDeck | null>({
  key: STORAGE_KEYS.recsDraft,
  area: 'tab',
  parse(text) {
    const deck: unknown = JSON.parse(text ?? 'null');
    return isStored(deck) ? deck : null;
  },
  print: (deck) => deck && JSON.stringify(deck),
});

/** The last answer, for Back; after a reload it is requested again. */
let answered: { entry: string; result: RecsResult } | null = null;

export function lastAnswer(entry: string): RecsResult | undefined {
  return answered?.entry === entry ? answered.result : undefined;
}

/** Keeps what the entry shows, in place of any other; only visible to this tab. */
export function keepDeck(deck: StoredDeck, result: RecsResult | undefined): void {
  answered = result ? { entry: deck.entry, result } : null;
  storedDeck.write(deck);
}

export function readStoredDeck(entry: string): StoredDeck | null {
  const deck = storedDeck.read();
  return deck?.entry === entry ? deck : null;
}

/** Another version of the site may have written something else. */
function isStored(stored: unknown): stored is StoredDeck {
  if (typeof stored !== 'object' || stored === null) return false;
  const { entry, sent, now, edits }: Partial<Record<keyof StoredDeck, unknown>> = stored;
  return (
    typeof entry === 'string' &&
    isForm(now) &&
    (sent === null || isForm(sent)) &&
    (edits === null || isEdits(edits))
  );
}

function isForm(form: unknown): form is RecsForm {
  if (typeof form !== 'object' || form === null) return false;
  const { deck, commanders, keep, plan }: Partial<Record<keyof RecsForm, unknown>> = form;
  return typeof deck === 'string' && isTexts(commanders) && isTexts(keep) && isTexts(plan);
}

function isEdits(edits: unknown): edits is DeckEdits {
  if (typeof edits !== 'object' || edits === null) return false;
  const { done, presses, undone }: Partial<Record<keyof DeckEdits, unknown>> = edits;
  return isTexts(done) && [presses, undone].every((each) => Array.isArray(each) && each.every(isPress));
}

function isPress(press: unknown): press is Press {
  if (typeof press !== 'object' || press === null) return false;
  const { before, doneBefore, after, doneAfter }: Partial<Record<keyof Press, unknown>> = press;
  return typeof before === 'string' && typeof after === 'string' && isTexts(doneBefore) && isTexts(doneAfter);
}

function isTexts(texts: unknown): texts is string[] {
  return Array.isArray(texts) && texts.every((text) => typeof text === 'string');
}
