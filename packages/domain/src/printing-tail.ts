/** More words behind a name than any printing has. */
const MAX_TAIL_WORDS = 8;

const NUMBER = /^#?(?:[a-z0-9]{2,6}-)?\d{1,5}[a-z]{0,2}[★†‡]?$/i;
const FINISH = /^(?:\*(?:f|e|foil|etched)\*|[(<[](?:f|e|foil|etched)[)>\]]|f|e|foil|etched)$/i;
const SET_CODE = /^[a-z0-9]{2,6}$/i;

/** A name, and the printing that was written behind it: its set code, and whether a collector number followed. */
export type PrintedName = { name: string; code: string; hasNumber: boolean };

/**
 * Splits a printing off the end of a name: a set code in brackets with a collector number and a finish, in any order
 * ("Arcane Signet (ELD) *F* 331", "Opt [PLST:XLN-65]"). Of several groups that look like set codes ("Hazmat Suit (Used)
 * (UST) 57"), first only the last is cut off, then more; empty if the end is anything else.
 */
export function printingSplits(text: string): PrintedName[] {
  let end = text.length;
  const found: PrintedName[] = [];
  let hasNumber = false;
  for (let words = 0; words < MAX_TAIL_WORDS; words += 1) {
    while (end > 0 && isSpace(text, end - 1)) end -= 1;
    let start = end;
    while (start > 0 && !isSpace(text, start - 1)) start -= 1;
    // The first word is the name.
    if (start === 0) break;
    const word = text.slice(start, end);
    const printing = inBrackets(word);
    if (printing !== null) {
      hasNumber ||= printing.hasNumber;
      // A finish before the code is part of the printing, a number is part of the name.
      const name = withoutStarredFinish(text.slice(0, start).trim());
      if (name !== '') found.push({ name, code: printing.code, hasNumber });
    } else if (NUMBER.test(word)) hasNumber = true;
    else if (!FINISH.test(word)) break;
    end = start;
  }
  return found;
}

/** "(ELD)", "[ELD]", "(ELD:331)", "[PLST:MH2-1]", "(ELD#331)". */
function inBrackets(word: string): { code: string; hasNumber: boolean } | null {
  const isPair = (word.startsWith('(') && word.endsWith(')')) || (word.startsWith('[') && word.endsWith(']'));
  if (!isPair || word.length > 40) return null;
  const [code = '', number, ...more] = word.slice(1, -1).split(/[:#]/);
  if (!SET_CODE.test(code) || FINISH.test(code) || more.length > 0) return null;
  if (number !== undefined && !NUMBER.test(number)) return null;
  return { code, hasNumber: number !== undefined };
}

function withoutStarredFinish(name: string): string {
  const at = name.lastIndexOf(' ');
  return at > 0 && name.endsWith('*') && FINISH.test(name.slice(at + 1)) ? name.slice(0, at).trim() : name;
}

function isSpace(text: string, at: number): boolean {
  return /\s/.test(text[at] ?? '');
}
