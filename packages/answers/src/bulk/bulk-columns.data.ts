import { THRESHOLDS } from '@deckwright/engine/query';
import { column, orNull, type TableColumn } from './table-column.ts';

const { text, count, rank, share } = column;

const CARD = text('id', 'Id of the card: its oracle id; in the sample its slug');
const COMMANDER = 'oracle id of its card; of a pair, both joined by `_`; in the sample slugs';

/** The share of `num_decks` in `potential_decks`, with its interval. */
export const INCLUSION = {
  rate: share('inclusion_rate', '`num_decks` ÷ `potential_decks`'),
  low: share('inclusion_low', 'Lower end of its 95% interval (Wilson)'),
  high: share('inclusion_high', 'Upper end of its 95% interval (Wilson)'),
};

/** Inclusion in a table that also has rows without it; `without` says where. */
const inclusion = (without: string): TableColumn[] => [
  { ...INCLUSION.rate, meaning: `${INCLUSION.rate.meaning}; 0 ${without}` },
  orNull(INCLUSION.low, without),
  orNull(INCLUSION.high, without),
];

/** How many decks run a card. */
export const CARD_COUNTS = {
  numDecks: count('num_decks', 'Counted decks that run the card, not as commander'),
  potentialDecks: count(
    'potential_decks',
    'Counted decks that could run it: colors and release allow it, and it is not the commander',
  ),
};

/** How many decks a commander has. */
export const COMMANDER_COUNTS = {
  numDecks: count('num_decks', 'Counted decks with it as commander'),
  potentialDecks: count(
    'potential_decks',
    'Counted decks saved since it could be played; for a pair, since the newer card',
  ),
  rank: rank('Rank among all commanders by `num_decks`'),
};

const AS_SYNERGY = 'as `synergy`';
const WITHOUT_OTHERS = 'where no deck of another commander could run the card';

/** How decks of a commander run a card. */
export const PLAYED_NUMBERS = {
  numDecks: count('num_decks', 'Its decks that run the card'),
  potentialDecks: count('potential_decks', 'Its decks that could run the card'),
  synergy: orNull(
    column.number(
      'synergy',
      'Inclusion in its decks minus inclusion in decks of other commanders, shrunk',
      'difference of shares',
      '−1…1',
    ),
    WITHOUT_OTHERS,
  ),
  lift: orNull(
    column.number(
      'lift',
      'How many times more of its decks run the card than would by chance, shrunk; 0 is chance',
      'log10',
      '',
    ),
    AS_SYNERGY,
  ),
};

const ALL_CARDS: readonly TableColumn[] = [
  CARD,
  CARD_COUNTS.numDecks,
  CARD_COUNTS.potentialDecks,
  ...inclusion('where no deck could run it'),
  count('num_decks_as_commander', 'Counted decks with it as commander, alone or with another'),
];

const COMMANDERS: readonly TableColumn[] = [
  text('id', `Id of the commander: ${COMMANDER}`),
  COMMANDER_COUNTS.numDecks,
  COMMANDER_COUNTS.potentialDecks,
  ...inclusion('where no deck was saved since'),
  COMMANDER_COUNTS.rank,
];

const COMMANDER_CARDS: readonly TableColumn[] = [
  text('commander_id', `Id of the commander: ${COMMANDER}`),
  text('card_id', 'Id of a card that its decks run'),
  PLAYED_NUMBERS.numDecks,
  PLAYED_NUMBERS.potentialDecks,
  ...inclusion('where none could'),
  PLAYED_NUMBERS.synergy,
  PLAYED_NUMBERS.lift,
];

const COMBOS: readonly TableColumn[] = [
  text('id', 'Id of the combo at Commander Spellbook'),
  orNull(count('num_decks', 'Counted decks with all its cards'), 'where the catalog lacks one of them'),
  orNull(
    count('potential_decks', 'Counted decks that could run it, by colors and release'),
    'as `num_decks`',
  ),
  ...Object.values(INCLUSION).map((one) => orNull(one, 'where no deck could run it')),
  orNull(rank('Rank among all combos by `num_decks`'), 'without a deck'),
];

/** Card types of `averages`; basic and nonbasic are parts of land. */
export const AVERAGE_TYPES = [
  'creature',
  'instant',
  'sorcery',
  'artifact',
  'enchantment',
  'battle',
  'planeswalker',
  'land',
  'basic',
  'nonbasic',
] as const;

const LAST_MANA_VALUE = THRESHOLDS.curveLastManaValue;

/** Brackets with columns. */
export const BULK_BRACKETS = [1, 2, 3, 4, 5] as const;

const average = (name: string, meaning: string): TableColumn =>
  column.number(name, meaning, 'cards per deck', '0…');

const AVERAGES: readonly TableColumn[] = [
  text('commander_id', `Id of the commander: ${COMMANDER}`),
  count('num_decks', 'Its decks'),
  ...AVERAGE_TYPES.map((type) =>
    average(
      type,
      `Cards of the type ${type}${type.endsWith('basic') ? ', of the lands' : ''}, commanders aside`,
    ),
  ),
  ...Array.from({ length: LAST_MANA_VALUE + 1 }, (_, value) =>
    average(
      `mana_value_${value}`,
      `Nonland cards of mana value ${value}${value === LAST_MANA_VALUE ? ' and more' : ''}, commanders aside`,
    ),
  ),
  ...BULK_BRACKETS.map((bracket) =>
    count(`bracket_${bracket}`, `Decks of bracket ${bracket}, stated by their owner or source`),
  ),
  ...BULK_BRACKETS.map((bracket) =>
    count(`bracket_${bracket}_estimated`, `Decks without a stated bracket that we estimate at ${bracket}`),
  ),
];

const SIMILAR: readonly TableColumn[] = [
  text('card_id', 'Id of the card'),
  column.integer('place', 'Place of the other card, the most similar first', 'place', '1…10'),
  text('similar_id', 'Id of a card that does much the same'),
  column.number(
    'similarity',
    'How similar they are by rules text, roles, types and cost, slightly more if decks run it',
    'similarity',
    '0…1',
  ),
];

/** The tables of the bulk data: what each has a row for, and its columns in order. */
export const BULK_TABLES = [
  { name: 'cards', rows: 'card', columns: ALL_CARDS },
  { name: 'commanders', rows: 'commander or pair with decks', columns: COMMANDERS },
  { name: 'commander-cards', rows: 'card that decks of a commander run', columns: COMMANDER_CARDS },
  { name: 'combos', rows: 'combo', columns: COMBOS },
  { name: 'averages', rows: 'commander or pair with decks', columns: AVERAGES },
  { name: 'similar-cards', rows: 'similar card of a card, at most ten for each', columns: SIMILAR },
] as const satisfies readonly { name: string; rows: string; columns: readonly TableColumn[] }[];

export type BulkTableName = (typeof BULK_TABLES)[number]['name'];
