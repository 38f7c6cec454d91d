import { MAX_LIST, MAX_REPLACE } from './too-long.ts';

/** What a button sends to replace an unrecognized name with a known one. */
export type Replacement = { from: string; to: string };

const MAX_PAIRS = 100;
/** Longest name on either side. */
const MAX_NAME = 200;

/** The value of a button that replaces these names, as many as are read again. */
export function printReplacements(replacements: readonly Replacement[]): string {
  const pairs = replacements
    .filter(isBounded)
    .slice(0, MAX_PAIRS)
    .map(({ from, to }) => [from, to]);
  // Signs that JSON writes longer, such as quotes.
  while (JSON.stringify(pairs).length > MAX_REPLACE) pairs.pop();
  return JSON.stringify(pairs);
}

/** Empty for anything not sent by our buttons, and for more than 100 pairs. */
export function readReplacements(text: string): Replacement[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(value) || value.length > MAX_PAIRS) return [];
  const pairs = value.flatMap((pair: unknown): Replacement[] => {
    if (!Array.isArray(pair) || pair.length !== 2) return [];
    const [from, to]: unknown[] = pair;
    return typeof from === 'string' && typeof to === 'string' ? [{ from, to }] : [];
  });
  return pairs.length === value.length && pairs.every(isBounded) ? pairs : [];
}

function isBounded({ from, to }: Replacement): boolean {
  return from !== '' && from.length <= MAX_NAME && to.length <= MAX_NAME;
}

/** What the letters read so far lead to: by the next letter, and the name to write if a name ends here. */
type Trie = { next: Map<string, Trie>; to: string | null };

/**
 * The list with the names replaced wherever they are whole names; quantities and markers around them stay. All are replaced
 * in one pass, so that no name is replaced twice; of two names that begin the same way the longer one is meant. Null if the
 * list would be longer than 100,000 characters.
 */
export function replaceNames(deck: string, replacements: readonly Replacement[]): string | null {
  if (deck.length > MAX_LIST) return null;
  if (replacements.length === 0) return deck;
  const start = buildTrie(replacements);
  const letters = Array.from(deck);
  let replaced = '';
  for (let at = 0; at < letters.length; ) {
    const found = isBefore(letters[at - 1]) ? findLongestName(start, letters, at) : null;
    replaced += found?.to ?? letters[at];
    if (replaced.length > MAX_LIST) return null;
    at = found?.end ?? at + 1;
  }
  return replaced;
}

function buildTrie(replacements: readonly Replacement[]): Trie {
  const start: Trie = { next: new Map(), to: null };
  for (const { from, to } of replacements) {
    let here = start;
    for (const letter of from) {
      const key = toKey(letter);
      const next = here.next.get(key) ?? { next: new Map(), to: null };
      here.next.set(key, next);
      here = next;
    }
    here.to = to;
  }
  return start;
}

function findLongestName(
  start: Trie,
  letters: readonly string[],
  from: number,
): { end: number; to: string } | null {
  let found: { end: number; to: string } | null = null;
  let here: Trie | undefined = start;
  for (let at = from; here; at += 1) {
    if (here.to !== null && isBehind(letters[at])) found = { end: at, to: here.to };
    here = at < letters.length ? here.next.get(toKey(letters[at] ?? '')) : undefined;
  }
  return found;
}

function isBefore(letter: string | undefined): boolean {
  return letter === undefined || /[\s,]/.test(letter);
}

function isBehind(letter: string | undefined): boolean {
  return letter === undefined || /[\s,([*#<]/.test(letter);
}

function toKey(letter: string): string {
  return letter === '’' ? "'" : letter.toLowerCase();
}
