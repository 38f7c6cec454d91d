/** The rules of the word game: guess a card's name letter by letter; wrong letters and hints cost points. */

export const SPELLIFY = {
  startScore: 100,
  wrongLetterCost: 8,
  /** This many wrong letters end the game. */
  mostWrongLetters: 8,
  hintCosts: { colors: 5, year: 5, cost: 10, type: 10, face: 20 },
} as const;

export type SpellifyHint = keyof typeof SPELLIFY.hintCosts;

export const SPELLIFY_HINTS = Object.keys(SPELLIFY.hintCosts) as SpellifyHint[];

export type Spelling = {
  /** One entry per character of the name; null for a hidden letter. */
  signs: (string | null)[];
  /** Guessed letters that are not in the name, in order of guessing. */
  wrong: string[];
  solved: boolean;
};

/**
 * Reveals the guessed letters of a name. Letters are a–z; accented letters count as their base letter, all other
 * characters are always shown. Repeated guesses count once.
 */
export function spell(name: string, letters: readonly string[]): Spelling {
  const guessed = [...new Set(letters)];
  const signs = [...name].map((sign) => {
    const letter = toLetterKey(sign);
    return letter === null || guessed.includes(letter) ? sign : null;
  });
  const within = new Set([...name].map(toLetterKey));
  return {
    signs,
    wrong: guessed.filter((letter) => !within.has(letter)),
    solved: signs.every((sign) => sign !== null),
  };
}

/** The score, 0…100, after subtracting wrong letters and hints; 0 if the game is lost or given up. */
export function spellifyScore(wrong: number, hints: readonly SpellifyHint[], lost: boolean): number {
  if (lost) return 0;
  const hintCost = [...new Set(hints)].reduce((sum, hint) => sum + SPELLIFY.hintCosts[hint], 0);
  return Math.max(0, SPELLIFY.startScore - wrong * SPELLIFY.wrongLetterCost - hintCost);
}

/** The letter a–z that a character counts as, or null if it is not a letter. */
export function toLetterKey(sign: string): string | null {
  const bare = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return /^[a-z]$/.test(bare) ? bare : null;
}

/** No card is repeated within this many days. */
const REST_DAYS = 60;
const SPAN_DAYS = 365;

/** The slugs of the cards for a span of days: `cards[0]` is for day `first`, in days since 1970-01-01. */
export type SpellifySpan = { first: number; cards: string[] };

/**
 * The cards of all days in the span that contains `day`. Everyone with the same cards gets the same choice, and it
 * mostly survives changes to the cards: each day takes the card with the highest hash of day and slug among those not
 * used recently.
 * @throws RangeError if there are no cards.
 */
export function spellifySpan(slugs: readonly string[], day: number): SpellifySpan {
  const rest = Math.min(REST_DAYS, slugs.length - 1);
  const first = Math.floor(day / SPAN_DAYS) * SPAN_DAYS;
  const choices: string[] = [];
  for (let at = first - rest; at < first + SPAN_DAYS; at += 1) {
    const resting = new Set(rest > 0 ? choices.slice(-rest) : []);
    choices.push(bestFor(slugs, `${at}`, resting));
  }
  return { first, cards: choices.slice(rest) };
}

/** The card of a practice game; any seed selects a card. */
export function spellifyPractice(slugs: readonly string[], seed: number): string {
  return bestFor(slugs, `practice ${seed}`);
}

function bestFor(slugs: readonly string[], key: string, resting: ReadonlySet<string> = new Set()): string {
  let best: string | null = null;
  let highest = -1;
  for (const slug of slugs) {
    if (resting.has(slug)) continue;
    const score = hashText(`${key} ${slug}`);
    if (score > highest) {
      best = slug;
      highest = score;
    }
  }
  if (best === null) throw new RangeError('There is no card to choose from.');
  return best;
}

/** 0…2^32−1: FNV-1a with the finalizer of MurmurHash3, so that similar keys get unrelated hashes. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
