import {
  ALL_IDENTITIES,
  CARD_ROLES,
  CARD_TYPES,
  type CardRole,
  colorCount,
  identityName,
  pluralOfType,
  ROLE_LABELS,
} from '@deckwright/domain';
import { type CardColumns, plain, typeWords } from './columns.ts';
import { describedAmount, type Phrase } from './described-amounts.ts';
import { FILLERS, ROLE_SYNONYMS, WORDS } from './vocabulary.data.ts';

/** Longer texts are no description of a few words. */
const MAX_WORDS = 10;
/** Words of the longest phrase of the tables. */
const MAX_PHRASE = 3;

type Known = Pick<CardColumns, 'typeLines' | 'keywords'>;

/** A part of a description: conditions, of which each is a reading, or a color, which reads differently with lands. */
type Part = { readings: readonly string[] } | { color: string };

/**
 * The queries that plain words describe, such as `cheap green ramp`: one, or one for each reading of a word with two
 * meanings; none where a word is left over.
 */
export function suggestQueries(text: string, known: Known): string[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.length > MAX_WORDS) return [];
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const found = partAt(words.slice(at), known);
    if (found === null && !FILLERS.has(words[at] ?? '')) return [];
    if (found !== null) parts.push(found.part);
    at += found?.words ?? 1;
  }
  if (parts.length === 0) return [];
  const readings = Math.max(...parts.map((part) => ('readings' in part ? part.readings.length : 1)));
  const letters = [
    ...new Set(parts.flatMap((part) => ('color' in part && part.color.length === 1 ? part.color : []))),
  ].join('');
  const toQuery = (reading: number): string => {
    const conditions = parts.flatMap((part) =>
      'readings' in part ? (part.readings[reading] ?? part.readings[0] ?? []) : [],
    );
    const all = parts.map((part) =>
      'color' in part
        ? colorCondition(part.color.length === 1 ? letters : part.color, conditions)
        : (part.readings[reading] ?? part.readings[0]),
    );
    return [...new Set(all)].join(' ');
  };
  return [...new Set(Array.from({ length: readings }, (_, reading) => toQuery(reading)))];
}

/** The words of a description that are no part of the query for it, as they are written. */
export function findUnread(text: string, known: Known): string[] {
  const written = text.split(/\s+/).filter(Boolean);
  const words = written.map(plain);
  const unread: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = partAt(words.slice(at), known);
    if (found === null && !FILLERS.has(words[at] ?? '')) unread.push(written[at] ?? '');
    at += found?.words ?? 1;
  }
  return unread;
}

/** What these words begin with, the longest phrase first. */
function partAt(words: readonly string[], known: Known): { part: Part; words: number } | null {
  const rest = words.join(' ');
  const amount = describedAmount(rest) ?? readMana(rest);
  if (amount) return { part: { readings: [amount.condition] }, words: amount.words };
  for (let length = Math.min(MAX_PHRASE, words.length); length > 0; length -= 1) {
    const part = partFor(words.slice(0, length).join(' '), known);
    if (part !== null) return { part, words: length };
  }
  return null;
}

const ROLE_BY_NAME: ReadonlyMap<string, CardRole> = new Map([
  ...CARD_ROLES.flatMap((role) => [
    [role.replaceAll('-', ' '), role] as const,
    [ROLE_LABELS[role].toLowerCase(), role] as const,
  ]),
  ...Object.entries(ROLE_SYNONYMS),
]);

const LETTERS: Readonly<Record<string, string>> = {
  white: 'w',
  blue: 'u',
  black: 'b',
  red: 'r',
  green: 'g',
  colorless: 'c',
};

/** Azorius, Esper and the others are what decks are called: identities. */
const IDENTITIES: ReadonlySet<string> = new Set(
  ALL_IDENTITIES.filter((identity) => colorCount(identity) > 1).map((identity) =>
    identityName(identity).toLowerCase(),
  ),
);

const BASIC_BY_COLOR: Readonly<Record<string, string>> = {
  w: 'plains',
  u: 'island',
  b: 'swamp',
  r: 'mountain',
  g: 'forest',
};

const MAKES =
  /^(?:makes?|making|produces?|producing|adds?|gives?|taps? for) (?:(?<color>white|blue|black|red|green|colorless)|any color)(?: mana)?(?= |$)/;

/** "that make blue": what the text or a basic land type says. */
function readMana(text: string): Phrase | null {
  const found = MAKES.exec(text);
  if (!found) return null;
  const color = LETTERS[found.groups?.color ?? ''];
  const basic = BASIC_BY_COLOR[color ?? ''];
  const sources = [
    ...(basic ? [`t:${basic}`] : []),
    ...(color ? [`o:"add {${color}}"`, `o:"or {${color}}"`, `o:", {${color}},"`] : []),
    ...(color === 'c' ? [] : ['o:"any color"']),
  ];
  return {
    condition: sources.length > 1 ? `(${sources.join(' or ')})` : sources.join(),
    words: found[0].split(' ').length,
  };
}

function partFor(words: string, known: Known): Part | null {
  for (const word of new Set([words, ...singulars(words)])) {
    const readings = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
    if (readings !== undefined) return { readings };
    const role = ROLE_BY_NAME.get(word);
    if (role !== undefined) return { readings: [`role:${role}`] };
  }
  const color = Object.hasOwn(LETTERS, words) ? LETTERS[words] : IDENTITIES.has(words) ? words : undefined;
  if (color !== undefined) return { color };
  const mono = /^mono[ -](white|blue|black|red|green)$/.exec(words)?.[1];
  if (mono !== undefined) return { readings: [`id=${LETTERS[mono]}`] };
  if (known.keywords.has(words)) return { readings: [`keyword:${quoted(words)}`] };
  const type = typeFor(words, known);
  if (type !== null) return { readings: [`t:${type}`] };
  const kindred = typeFor(KINDRED.exec(words)?.[1] ?? '', known);
  return kindred === null ? null : { readings: [`(t:${kindred} or o:${kindred})`] };
}

/** "dragon tribal": dragons, and what is about them. */
const KINDRED = /^(\S+) (?:tribal|typal|kindred|synergy|synergies|payoffs?|decks?)$/;

/**
 * Colors are a card's own. Lands and mana rocks have none, so that for them they are the identity, as they are for names of
 * several colors, which have to be a commander's own.
 */
function colorCondition(color: string, others: readonly string[]): string {
  if (IDENTITIES.has(color)) return others.includes('is:commander') ? `id=${color}` : `id<=${color}`;
  const isColorless = others.some((condition) =>
    /^(?:t:land|role:mana-artifact|is:\w*(?:land|dual|triome))$/.test(condition),
  );
  return isColorless ? `id=${color}` : `c:${color}`;
}

const PLURALS = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

/** The type that a word names, in the singular or plural. */
function typeFor(word: string, { typeLines }: Known): string | null {
  if (word.includes(' ') || word.length < 3) return null;
  let types = PLURALS.get(typeLines);
  if (!types) {
    const all = [
      ...new Set([...typeLines.flatMap((line) => line.trim().split(' ')), ...CARD_TYPES.map(typeWords)]),
    ];
    const capital = (type: string): string => `${type[0]?.toUpperCase()}${type.slice(1)}`;
    types = new Map([
      ...all.map((type) => [pluralOfType(capital(type)).toLowerCase(), type] as const),
      ...all.map((type) => [type, type] as const),
    ]);
    PLURALS.set(typeLines, types);
  }
  return types.get(typeWords(word)) ?? null;
}

/** The word in the singular, if it may be a plural: tutors, board wipes, accelerants. */
function singulars(word: string): string[] {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? [word.slice(0, -1)] : [];
}

function quoted(words: string): string {
  return words.includes(' ') ? `"${words}"` : words;
}
