import type { Card } from '@deckwright/domain';

/** Cards of a kind that a rules text names: "enchantments with mana value 3 or less". */
export type NamedKind = { one: string; many: string; is: (card: Card) => boolean };

type Bound = { of: 'mana value' | 'power' | 'toughness'; number: number; isLeast: boolean };

const TYPES = 'artifact|creature|enchantment|instant|sorcery|planeswalker|battle|permanent';
const WORD = `(?:non)?(?:legendary|historic|aura|equipment|vehicle|saga|shrine|curse|${TYPES})`;
const KIND = `(${WORD}(?:(?:,? (?:and/or|or|and) (?:an? )?|, | )${WORD})*)`;
const BOUND = '(?: with (?:a )?(mana value|power|toughness) (\\d+) or (less|greater|more))?';
const SOME = '(?:a|an|any number of|up to \\w+|one or more|another|your \\w+|target|each|that)';

/** Where a text names cards that the deck is to have; what it removes, or what opponents do, is named otherwise. */
const PATTERNS = [
  `search your library for ${SOME} ${KIND} cards?${BOUND}`,
  `you cast ${SOME} ${KIND} spells?${BOUND}`,
  `\\b${KIND} spells?${BOUND} you cast`,
  `you may cast ${SOME} ${KIND} (?:spells?|cards?)${BOUND}`,
  `\\b${KIND} cards?${BOUND} (?:from|in) your (?:graveyard|hand)`,
  `(?:put|reveal|play) ${SOME} ${KIND} cards?${BOUND}`,
  `\\b${KIND.replace(`${WORD})*)`, `${WORD})*)s?`)} you control${BOUND}`,
].map((pattern) => new RegExp(pattern, 'g'));

/** Kinds that half of all cards are of, or whose cards only other words tell apart. */
const TOO_WIDE = new Set([
  'creature',
  'permanent',
  'legendary creature',
  'nonlegendary creature',
  'legendary',
]);

/**
 * The kinds of cards that a text wants of its player, each once: what it searches for, casts, returns, plays or counts.
 * Types, supertypes and "historic", joined by "and" or "or", with a bound for mana value, power or toughness.
 * @param words as of `lowercaseRulesText`
 */
export function namedKinds(words: string): NamedKind[] {
  const found = new Map<string, NamedKind>();
  for (const pattern of PATTERNS)
    for (const [, kind = '', of, number, side] of words.matchAll(pattern)) {
      const bound =
        of === undefined ? null : { of: of as Bound['of'], number: Number(number), isLeast: side !== 'less' };
      if (bound === null && TOO_WIDE.has(kind)) continue;
      const named = toNamedKind(kind, bound);
      found.set(named.one, named);
    }
  for (const [, ...colors] of words.matchAll(DEVOTION)) {
    const named = toDevotion(colors.filter((color) => color !== undefined));
    found.set(named.one, named);
  }
  return [...found.values()];
}

const DEVOTION = /\bdevotion to (white|blue|black|red|green)(?: and (white|blue|black|red|green))?\b/g;
const SYMBOLS: Readonly<Record<string, string>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };
/** Permanents with fewer symbols of a color are in every deck of it. */
const MANY_SYMBOLS = 2;

/** Permanents that count much for devotion to a color or two: those whose cost has two or more of their symbols. */
function toDevotion(colors: readonly string[]): NamedKind {
  const symbols = colors.map((color) => SYMBOLS[color] ?? '');
  const color = colors.join(' or ');
  const count = ({ faces: [front] }: Card): number =>
    [...(front?.manaCost ?? '').matchAll(/\{[^{}]*\}/g)].filter(([each]) =>
      symbols.some((symbol) => each.includes(symbol)),
    ).length;
  return {
    one: `permanent with two ${color} mana symbols`,
    many: `permanents with two ${color} mana symbols`,
    is: (card) => hasWord(card, 'permanent') && !hasWord(card, 'land') && count(card) >= MANY_SYMBOLS,
  };
}

function toNamedKind(kind: string, bound: Bound | null): NamedKind {
  const isUnion = / and\/or | or | and /.test(kind);
  const parts = kind.split(/,? (?:and\/or|or|and) (?:an? )?|, /).map((part) => part.split(' '));
  const tests = parts.map((words) => (card: Card) => words.every((word) => hasWord(card, word)));
  const ofKind = (card: Card): boolean =>
    isUnion ? tests.some((test) => test(card)) : tests.every((test) => test(card));
  const limit =
    bound === null ? '' : ` with ${bound.of} ${bound.number} or ${bound.isLeast ? 'greater' : 'less'}`;
  return {
    one: `${getNames(parts, isUnion, false)}${limit}`,
    many: `${getNames(parts, isUnion, true)}${limit}`,
    is: (card) => ofKind(card) && (bound === null || isWithinBound(card, bound)),
  };
}

function hasWord(card: Card, word: string): boolean {
  if (word.startsWith('non')) return !hasWord(card, word.slice(3));
  const types = getTypeLine(card);
  if (word === 'permanent') return !types.includes('instant') && !types.includes('sorcery');
  if (word === 'historic') return ['legendary', 'artifact', 'saga'].some((type) => types.includes(type));
  return types.includes(word);
}

const typeLines = new WeakMap<Card, readonly string[]>();

/** The words of the type line, in lower case. */
function getTypeLine(card: Card): readonly string[] {
  const known = typeLines.get(card);
  if (known) return known;
  const words = [...card.supertypes, ...card.types, ...card.subtypes].map((type) => type.toLowerCase());
  typeLines.set(card, words);
  return words;
}

function isWithinBound(card: Card, { of, number, isLeast }: Bound): boolean {
  const [front] = card.faces;
  const value = of === 'mana value' ? card.manaValue : Number.parseInt(front?.[of] ?? '', 10);
  return isLeast ? value >= number : value <= number;
}

/** "instant or sorcery", "instants and sorceries", "noncreature spells". */
function getNames(parts: readonly (readonly string[])[], isUnion: boolean, areMany: boolean): string {
  const names = parts.map((words, index) => {
    const last = words.at(-1) ?? '';
    const needsNoun = isUnion || index === parts.length - 1;
    const noun = needsNoun && isAdjective(last) ? ['spell'] : [];
    const all = [...words, ...noun];
    return [...all.slice(0, -1), areMany && needsNoun ? plural(all.at(-1) ?? '') : all.at(-1)].join(' ');
  });
  if (!isUnion) return names.join(', ');
  return new Intl.ListFormat('en', { type: areMany ? 'conjunction' : 'disjunction' }).format(names);
}

const isAdjective = (word: string): boolean =>
  word.startsWith('non') || word === 'legendary' || word === 'historic';

function plural(word: string): string {
  if (word === 'equipment') return word;
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;
}
