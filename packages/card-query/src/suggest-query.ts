import {
  ALL_IDENTITIES,
  CARD_ROLES,
  CARD_TYPES,
  type CardRole,
  identityName,
  ROLE_LABELS,
} from '@deckwright/domain';
import { type CardColumns, plain, typeWords } from './columns.ts';

/** Longer texts are no description of a few words. */
const MAX_WORDS = 8;

/** Words for a role beside its id and its label. */
const ROLE_SYNONYMS: Readonly<Record<string, CardRole>> = {
  accelerant: 'ramp',
  acceleration: 'ramp',
  'card draw': 'draw',
  'board wipe': 'sweeper',
  boardwipe: 'sweeper',
  wrath: 'sweeper',
  counter: 'counterspell',
  reanimation: 'recursion',
  'mana rock': 'mana-artifact',
  'extra turn': 'extra-turn',
  'spot removal': 'removal',
};

/** Words that say what is so of a card, with the conditions for them. */
const WORDS: Readonly<Record<string, string>> = {
  cheap: 'usd<1',
  budget: 'usd<1',
  expensive: 'usd>20',
  legendary: 't:legendary',
  commander: 'is:commander',
  commanders: 'is:commander',
  mono: 'id=1',
  multicolor: 'id>=2',
  salty: 'salt>=2',
  popular: 'order:decks',
  staple: 'order:decks',
  staples: 'order:decks',
  new: 'order:released',
  newest: 'order:released',
};

/** Words without a meaning of their own. */
const FILLERS = new Set([
  'a',
  'an',
  'the',
  'card',
  'cards',
  'spell',
  'spells',
  'for',
  'in',
  'with',
  'good',
  'best',
]);

/**
 * The query that plain words describe, such as `cheap green ramp`; null where a word is left over, and for a single word
 * that names no role.
 */
export function suggestQuery(text: string, columns: Pick<CardColumns, 'typeLines'>): string | null {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const conditions: string[] = [];
  let understood = 0;
  for (let at = 0; at < words.length; ) {
    const two = words.slice(at, at + 2).join(' ');
    const [found, length] =
      at + 1 < words.length && conditionFor(two, columns) !== null
        ? [conditionFor(two, columns), 2]
        : [conditionFor(words[at] ?? '', columns), 1];
    if (found === null && !FILLERS.has(words[at] ?? '')) return null;
    if (found !== null) {
      understood += 1;
      if (!conditions.includes(found)) conditions.push(found);
    }
    at += length;
  }
  const query = conditions.join(' ');
  return understood < 2 && !query.startsWith('role:') ? null : query;
}

const ROLE_BY_NAME: ReadonlyMap<string, CardRole> = new Map([
  ...CARD_ROLES.flatMap((role) => [
    [role.replaceAll('-', ' '), role] as const,
    [ROLE_LABELS[role].toLowerCase(), role] as const,
  ]),
  ...Object.entries(ROLE_SYNONYMS),
]);

const COLOR_BY_WORD: ReadonlyMap<string, string> = new Map([
  ['white', 'w'],
  ['blue', 'u'],
  ['black', 'b'],
  ['red', 'r'],
  ['green', 'g'],
  ['colorless', 'c'],
  ...ALL_IDENTITIES.map((identity) => {
    const name = identityName(identity).toLowerCase();
    return [name, name] as const;
  }),
]);

function conditionFor(words: string, { typeLines }: Pick<CardColumns, 'typeLines'>): string | null {
  const known = Object.hasOwn(WORDS, words) ? WORDS[words] : undefined;
  if (known !== undefined) return known;
  const color = COLOR_BY_WORD.get(words);
  if (color !== undefined) return `id<=${color}`;
  const role = ROLE_BY_NAME.get(words) ?? ROLE_BY_NAME.get(words.replace(/s$/, ''));
  if (role !== undefined) return `role:${role}`;
  const single = singular(words);
  const type = CARD_TYPES.find((each) => each.toLowerCase() === single);
  if (type !== undefined) return `t:${single}`;
  const wanted = ` ${typeWords(single)} `;
  return !single.includes(' ') && single.length > 2 && typeLines.some((line) => line.includes(wanted))
    ? `t:${single}`
    : null;
}

/** Elves, sorceries and goblins by the word of their type line. */
function singular(word: string): string {
  if (word === 'elves') return 'elf';
  if (word === 'wolves' || word === 'dwarves') return word.replace(/ves$/, 'f');
  if (word.endsWith('ies')) return word.replace(/ies$/, 'y');
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && word !== 'plains'
    ? word.slice(0, -1)
    : word;
}
