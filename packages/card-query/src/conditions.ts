import { CARD_ROLES, ROLE_LABELS } from '@deckwright/domain';
import type { Condition } from './ast.ts';
import { colorTable } from './colors.ts';
import { type CardColumns, keyOfName, plain, spacedWords, typeWords } from './columns.ts';
import { compare } from './compare.ts';
import { readDays } from './dates.ts';
import { FACT_ALIASES, FACTS } from './facts.ts';
import type { Key } from './keys.ts';
import { LAND_NAMES, landsCalled } from './land-names.ts';
import { manaTest } from './mana.ts';
import { nearestWord } from './nearest-word.ts';
import { playedTest, type Scope } from './played.ts';
import { QueryError } from './query-error.ts';
import { RARITIES, rarityRank } from './rarity.ts';
import { readNumber } from './read-number.ts';

type Test = (card: number) => boolean;

/** A condition ready to run: the dearer ones run on what the cheaper ones leave. */
export type Compiled = { test: Test; cost: number };

export type QueryContext = {
  columns: CardColumns;
  scope: Scope;
  /** Collects what the visitor should know of the answer. */
  warn: (sentence: string) => void;
};

const CHEAP = 1;
const TEXT = 10;
const RARITY_BY_CODE: Readonly<Record<string, string>> = {
  c: 'common',
  u: 'uncommon',
  r: 'rare',
  m: 'mythic',
  s: 'special',
  b: 'bonus',
};

/** @throws QueryError for a value that the key does not take. */
export function compileCondition(key: Key, condition: Condition, context: QueryContext): Compiled {
  const { columns } = context;
  const { op, value, valueSpan } = condition;
  if (value.trim() === '') throw new QueryError(`“${condition.key}” needs a value.`, condition.span);
  switch (key) {
    case 'color':
    case 'identity': {
      const table = colorTable(condition, key === 'color' ? '>=' : '<=');
      const colors = key === 'color' ? columns.colors : columns.identities;
      return cheap((card) => table[colors[card] ?? 0] === true);
    }
    case 'name':
      return compileName(value, columns, equality(condition));
    case 'type':
      return compileType(condition, context);
    case 'oracle':
    case 'fulloracle':
      return compileText(condition, key === 'fulloracle', context);
    case 'mana': {
      const passes = manaTest(condition, columns.costs);
      const test: Test = (card) => columns.faces[card]?.some(({ cost }) => passes(cost)) === true;
      return { test, cost: TEXT };
    }
    case 'manavalue':
      return compileManaValue(condition, columns);
    case 'power':
    case 'toughness':
    case 'loyalty':
    case 'defense':
      return compileFaceValue(key, condition, columns);
    case 'rarity': {
      const written = value.toLowerCase();
      const rank = rarityRank(RARITY_BY_CODE[written] ?? written);
      if (Number.isNaN(rank)) throw unknownValue(condition, 'rarity', RARITIES);
      return cheap((card) => compare(op, columns.rarities[card] ?? Number.NaN, rank));
    }
    case 'set':
      return oneOf(condition, columns, 'set', columns.sets, value.toLowerCase());
    case 'usd':
    case 'eur':
    case 'tix':
    case 'cardkingdom':
    case 'tcgplayer':
    case 'scg':
    case 'manapool':
    case 'face2face':
    case 'tcgl': {
      const source = key === 'eur' ? 'cardmarket' : key === 'tix' ? 'cardhoarder' : key;
      const prices = columns.prices[source];
      const wanted = readNumber(condition, value.replace(/^[$€]/, ''));
      if (prices.every(Number.isNaN)) context.warn(`No card here has a price for “${condition.key}”.`);
      return cheap((card) => compare(op, prices[card] ?? Number.NaN, wanted));
    }
    case 'year':
    case 'date': {
      const { from, to } = readDays(condition, key === 'year');
      return cheap((card) => compareDays(op, columns.days[card] ?? 0, from, to));
    }
    case 'is':
    case 'not':
      return compileFact(condition, (key === 'is') === equality(condition), columns);
    case 'function':
      return oneOf(condition, columns, 'function tag', columns.tags, functionNamed(value));
    case 'keyword':
      if (columns.keywords.size === 0) {
        context.warn('Our data has no keywords, so “keyword” matches no cards.');
        return cheap(() => op === '!=');
      }
      return oneOf(condition, columns, 'keyword', columns.keywords, plain(value));
    case 'format':
    case 'banned': {
      const format = value.toLowerCase();
      if (!['commander', 'edh'].includes(format))
        throw new QueryError(
          `Only Commander is supported, not “${value}”. Write ${condition.key}:commander.`,
          valueSpan,
        );
      const wantsBanned = (key === 'banned') === equality(condition);
      return cheap((card) => (columns.banned[card] === 1) === wantsBanned);
    }
    case 'in':
    case 'inclusion':
    case 'lift':
    case 'synergy':
    case 'salt':
    case 'decks':
    case 'winrate':
    case 'games':
      return cheap(playedTest(key, condition, context));
    case 'order':
    case 'direction':
      throw new QueryError(
        `“${condition.key}:” sorts all results; use it on its own, outside parentheses, “or” and minus.`,
        condition.span,
      );
  }
}

/** Functions go by their label, too: "board wipe". */
function functionNamed(text: string): string {
  const slug = text.toLowerCase().replaceAll(' ', '-');
  return CARD_ROLES.find((role) => ROLE_LABELS[role].toLowerCase().replaceAll(' ', '-') === slug) ?? slug;
}

/** A word matches within the letters of a name, several in their order. */
export function compileName(text: string, columns: CardColumns, wanted = true): Compiled {
  const words = spacedWords(text);
  // Signs alone are no part of a name.
  if (words === '') return cheap(() => !wanted);
  if (words.includes(' '))
    return { cost: TEXT, test: (card) => columns.nameWords[card]?.includes(words) === wanted };
  const key = keyOfName(text);
  return { cost: TEXT, test: (card) => columns.nameKeys[card]?.includes(key) === wanted };
}

export function compileExact(text: string, columns: CardColumns): Compiled {
  const key = keyOfName(text);
  return { cost: TEXT, test: (card) => columns.nameKeys[card]?.split('\n').includes(key) === true };
}

/** Types match by whole words: an Orc is no Sorcery, a Bat no Battle. */
function compileType(condition: Condition, { columns, warn }: QueryContext): Compiled {
  const isThere = equality(condition);
  const words = typeWords(condition.value);
  const wanted = ` ${words} `;
  const known = knownTypes(columns.typeLines);
  if (!known.lines.some((line) => line.includes(wanted))) {
    const like = wordLike(words, known.words);
    const hint = like === null ? '' : ` Did you mean “${like}”?`;
    warn(`No card here has the type “${condition.value}”. Types are matched by whole words.${hint}`);
  }
  return { cost: TEXT, test: (card) => columns.typeLines[card]?.includes(wanted) === isThere };
}

/** The different type lines of a snapshot and their words, the shortest first. */
type KnownTypes = { lines: readonly string[]; words: readonly string[] };

/** Collected once: a query may name many types that no card has. */
const KNOWN_TYPES = new WeakMap<readonly string[], KnownTypes>();

function knownTypes(typeLines: readonly string[]): KnownTypes {
  const known = KNOWN_TYPES.get(typeLines);
  if (known) return known;
  const lines = [...new Set(typeLines)];
  const words = [...new Set(lines.flatMap((line) => line.trim().split(' ')))];
  const types = { lines, words: words.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)) };
  KNOWN_TYPES.set(typeLines, types);
  return types;
}

/** The shortest of these words that begins as typed, else the one most like it. */
function wordLike(typed: string, words: readonly string[]): string | null {
  return words.find((word) => word.startsWith(typed)) ?? nearestWord(typed, words);
}

function compileText(condition: Condition, full: boolean, { columns, warn }: QueryContext): Compiled {
  const { value, valueSpan } = condition;
  if (/^\/.*\/$/.test(value))
    throw new QueryError(
      'Patterns between slashes are not supported here. Write words in quotes.',
      valueSpan,
    );
  if (!columns.hasText)
    warn(`Our data has no rules text: “${condition.key}:” searches the one line on each card.`);
  const wanted = plain(value);
  const texts = full ? columns.fullTexts : wanted.includes('~') ? columns.tildeTexts : columns.texts;
  const isThere = equality(condition);
  return { cost: 4 * TEXT, test: (card) => texts[card]?.includes(wanted) === isThere };
}

function compileManaValue(condition: Condition, columns: CardColumns): Compiled {
  const parity = ['even', 'odd'].indexOf(condition.value.toLowerCase());
  if (parity >= 0) {
    const isThere = equality(condition);
    return cheap((card) => ((columns.manaValues[card] ?? 0.5) % 2 === parity) === isThere);
  }
  const wanted = readNumber(condition);
  return cheap((card) => compare(condition.op, columns.manaValues[card] ?? Number.NaN, wanted));
}

const FACE_VALUES: Readonly<Record<string, 'power' | 'toughness' | 'loyalty' | 'defense'>> = {
  power: 'power',
  pow: 'power',
  toughness: 'toughness',
  tou: 'toughness',
  loyalty: 'loyalty',
  loy: 'loyalty',
  defense: 'defense',
  def: 'defense',
};

/** One face is enough; "pow>tou" compares within the face. */
function compileFaceValue(
  name: 'power' | 'toughness' | 'loyalty' | 'defense',
  condition: Condition,
  columns: CardColumns,
): Compiled {
  const word = condition.value.toLowerCase();
  const other = Object.hasOwn(FACE_VALUES, word) ? FACE_VALUES[word] : undefined;
  if (other)
    return cheap(
      (card) =>
        columns.faces[card]?.some(
          (face) => !Number.isNaN(face[other]) && compare(condition.op, face[name], face[other]),
        ) === true,
    );
  const wanted = readNumber(condition);
  return cheap(
    (card) => columns.faces[card]?.some((face) => compare(condition.op, face[name], wanted)) === true,
  );
}

function compileFact(condition: Condition, wanted: boolean, columns: CardColumns): Compiled {
  const written = condition.value.toLowerCase();
  const name = (Object.hasOwn(FACT_ALIASES, written) ? FACT_ALIASES[written] : undefined) ?? written;
  const lands = landsCalled(name);
  if (lands) {
    const found = new Set(lands.map((land) => columns.byName.get(keyOfName(land))));
    return cheap((card) => found.has(card) === wanted);
  }
  const fact = Object.hasOwn(FACTS, name) ? FACTS[name] : undefined;
  if (!fact)
    throw unknownValue(condition, 'kind of card', [
      ...Object.keys(FACTS),
      ...LAND_NAMES,
      ...Object.keys(FACT_ALIASES),
    ]);
  const known = columns.facts.get(name);
  const mask = known ?? Uint8Array.from(columns.cards, (card) => (fact(card) ? 1 : 0));
  if (!known) columns.facts.set(name, mask);
  return cheap((card) => (mask[card] === 1) === wanted);
}

function oneOf(
  condition: Condition,
  columns: CardColumns,
  what: string,
  positions: ReadonlyMap<string, readonly number[]>,
  name: string,
): Compiled {
  const isThere = equality(condition);
  const found = positions.get(name);
  if (!found) throw unknownValue(condition, what, [...positions.keys()]);
  const mask = new Uint8Array(columns.size);
  for (const card of found) mask[card] = 1;
  return cheap((card) => (mask[card] === 1) === isThere);
}

function cheap(test: Test): Compiled {
  return { test, cost: CHEAP };
}

/** True for ":" and "=", false for "!=". @throws QueryError for the others, of what has no order. */
function equality({ key, op, span }: Condition): boolean {
  if (op === '!=') return false;
  if (op === ':' || op === '=') return true;
  throw new QueryError(`“${key}” has no greater or less than. Write ${key}: instead of ${key}${op}.`, {
    from: span.from,
    to: span.from + key.length + op.length,
  });
}

function compareDays(op: Condition['op'], day: number, from: number, to: number): boolean {
  switch (op) {
    case ':':
    case '=':
      return day >= from && day <= to;
    case '!=':
      return day < from || day > to;
    case '<':
      return day < from;
    case '<=':
      return day <= to;
    case '>':
      return day > to;
    case '>=':
      return day >= from;
  }
}

function unknownValue({ value, valueSpan }: Condition, what: string, words: readonly string[]): QueryError {
  const near = nearestWord(value.toLowerCase(), words);
  const hint = near
    ? ` Did you mean “${near}”?`
    : words.length < 10
      ? ` It is one of ${words.join(', ')}.`
      : '';
  return new QueryError(`“${value}” is no ${what} here.${hint}`, valueSpan);
}
