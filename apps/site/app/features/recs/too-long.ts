/** Longest list, in UTF-16 units: far longer than any deck. */
export const MAX_LIST = 100_000;
/** Most lines of a list: each costs more time than its letters. */
const MAX_LINES = 5000;
const LINE_ENDS = '\n\r;';
const LISTS = ['deck', 'other', 'clipboard', 'sent'];
/** Longest value of another field: a card name or an amount. */
const MAX_VALUE = 400;
/** Longest value of a button that replaces names: 100 pairs of them. */
export const MAX_REPLACE = 50_000;
/** Longest values of the fields that hold more. */
const MAX_BY_FIELD: ReadonlyMap<string, number> = new Map([['replace', MAX_REPLACE]]);
/** Most values of one field, and of all fields together. */
const [MAX_OF_FIELD, MAX_VALUES] = [300, 1000];

/** Whether a part of the form is longer than any deck. Checked in the browser before sending, and before anything reads it. */
export function isTooLong(input: FormData): boolean {
  return withinLimits(input).length < [...input].length;
}

/** Whether the list is what is too long, rather than another field. */
export function isListTooLong(input: FormData): boolean {
  return LISTS.some((name) => input.getAll(name).some((value) => !isShort(name, value)));
}

/** The fields that are not too long, in the order of the form. */
export function withinLimits(input: FormData): [string, FormDataEntryValue][] {
  const counts = new Map<string, number>();
  return [...input].slice(0, MAX_VALUES).filter(([name, value]) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= MAX_OF_FIELD && isShort(name, value);
  });
}

function isShort(name: string, value: FormDataEntryValue): boolean {
  if (typeof value !== 'string') return true;
  if (LISTS.includes(name)) return isShortList(value);
  return value.length <= (MAX_BY_FIELD.get(name) ?? MAX_VALUE);
}

/** Whether a list has no more characters and lines than are read. */
export function isShortList(text: string): boolean {
  return text.length <= MAX_LIST && toLines(text) <= MAX_LINES;
}

/** At least as many lines as are read of the text; a semicolon may end one too. */
function toLines(text: string): number {
  let lines = 1;
  for (let at = 0; at < text.length; at += 1) if (LINE_ENDS.includes(text.charAt(at))) lines += 1;
  return lines;
}
