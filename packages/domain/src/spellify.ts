/** The rules of the word game: guess a card's name letter by letter; wrong letters and hints cost points. */

export const SPELLIFY = {
  startScore: 100,
  wrongLetterCost: 8,
  /** So many wrong letters end the game. */
  mostWrongLetters: 8,
  hintCosts: { colors: 5, year: 5, cost: 10, type: 10, face: 20 },
} as const;

export type SpellifyHint = keyof typeof SPELLIFY.hintCosts;

export const SPELLIFY_HINTS = Object.keys(SPELLIFY.hintCosts) as SpellifyHint[];

export type Spelling = {
  /** One entry a sign of the name: the sign itself where it is shown, null for a hidden letter. */
  signs: (string | null)[];
  /** Guessed letters the name lacks, in the order of guessing. */
  wrong: string[];
  solved: boolean;
};

/**
 * A name as far as the guessed letters spell it. Letters are a–z; accents count as their letter, every other sign is
 * shown from the start. A letter counts once however often it is guessed.
 */
export function spell(name: string, letters: readonly string[]): Spelling {
  const guessed = [...new Set(letters)];
  const signs = [...name].map((sign) => {
    const letter = letterOf(sign);
    return letter === null || guessed.includes(letter) ? sign : null;
  });
  const within = new Set([...name].map(letterOf));
  return {
    signs,
    wrong: guessed.filter((letter) => !within.has(letter)),
    solved: signs.every((sign) => sign !== null),
  };
}

/** 0…100: what is left after the wrong letters and the hints; nothing once the name was given up or not found. */
export function spellifyScore(wrong: number, hints: readonly SpellifyHint[], lost: boolean): number {
  if (lost) return 0;
  const hintCost = [...new Set(hints)].reduce((sum, hint) => sum + SPELLIFY.hintCosts[hint], 0);
  return Math.max(0, SPELLIFY.startScore - wrong * SPELLIFY.wrongLetterCost - hintCost);
}

/** The letter a–z a sign stands for, or null for a sign that is no such letter. */
export function letterOf(sign: string): string | null {
  const bare = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return /^[a-z]$/.test(bare) ? bare : null;
}

/** No card comes back within so many days. */
const REST_DAYS = 60;
const SPAN_DAYS = 365;

/** The cards of a span of days by their slugs: `cards[0]` is that of day `first`, counted from 1970. */
export type SpellifySpan = { first: number; cards: string[] };

/**
 * The cards of all days of the span that a day lies in: the same for everyone who has the same cards, and mostly the
 * same when the cards change, for each is the one with the highest hash of day and slug among those that rested.
 * @throws RangeError without a card.
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

/** The card of a game outside the days: any seed names a card. */
export function spellifyPractice(slugs: readonly string[], seed: number): string {
  return bestFor(slugs, `practice ${seed}`);
}

function bestFor(slugs: readonly string[], key: string, resting: ReadonlySet<string> = new Set()): string {
  let best: string | null = null;
  let highest = -1;
  for (const slug of slugs) {
    if (resting.has(slug)) continue;
    const score = hashOf(`${key} ${slug}`);
    if (score > highest) {
      best = slug;
      highest = score;
    }
  }
  if (best === null) throw new RangeError('There is no card to choose from.');
  return best;
}

/** 0…2^32−1: FNV-1a with the last mixing of MurmurHash3, so that near keys fall far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
